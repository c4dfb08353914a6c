import { describe, expect, it } from 'vitest'
import { openAssets, png } from './test-assets.ts'

describe('assets', () => {
  async function openWithTwo() {
    const studio = await openAssets()
    const folder = (await studio.manage('POST', 'asset_folders', { asset_folder: { name: 'Bilder' } })).body.asset_folder
    const tag = (await studio.manage('POST', 'internal_tags', { internal_tag: { name: 'neu', object_type: 'asset' } })).body.internal_tag
    const rose = (await studio.upload('rose.png', await png(3, 2), `asset_folder_id=${folder.id}&ext_id=dam-7`)).body
    const lily = (await studio.upload('lilie.png', await png(2, 3))).body
    await studio.manage('PATCH', `assets/${lily.id}`, {
      asset: { alt: 'Eine Lilie', meta_data: { alt: 'Eine Lilie' }, internal_tag_ids: [tag.id] },
    })
    const listed = async (query: string) =>
      (await studio.manage('GET', `assets?${query}`)).body.assets.map((asset: { short_filename: string }) => asset.short_filename)
    return { ...studio, folder, tag, rose, lily, listed }
  }

  it('take up to a thousand tags at once', async () => {
    const { manage, rose, tag } = await openWithTwo()
    const give = (internal_tag_ids: number[]) => manage('PATCH', `assets/${rose.id}`, { asset: { internal_tag_ids } })
    expect((await give([tag.id, tag.id])).status).toBe(204)
    expect((await give(Array(1_001).fill(tag.id))).body).toEqual({ internal_tag_ids: ['has more than 1,000 entries'] })
  })

  it('are found by folder, words, tag and the id of another system', async () => {
    const { listed, folder, tag } = await openWithTwo()
    expect(await listed('sort_by=filename:asc')).toHaveLength(2)
    expect(await listed(`in_folder=${folder.id}`)).toEqual(['rose.png'])
    expect(await listed('in_folder=0')).toEqual(['lilie.png'])
    expect(await listed('search=LILIE')).toEqual(['lilie.png'])
    expect(await listed('by_alt=lilie')).toEqual(['lilie.png'])
    expect(await listed(`with_tags=${tag.id}`)).toEqual(['lilie.png'])
    expect(await listed('ext_id=dam-7')).toEqual(['rose.png'])
    expect(await listed('is_private=1')).toEqual([])
    expect(await listed('created_at_lte=2000-01-01')).toEqual([])
  })

  it('are described, and tell whoever shows them', async () => {
    const { manage, rose, folder, store } = await openWithTwo()
    const told: string[] = []
    store.onChange(({ action }) => told.push(action))
    const asset = { alt: 'Rose', title: 'T', copyright: 'C', source: 'S', focus: '1x1:2x2', asset_folder_id: null }
    expect((await manage('PATCH', `assets/${rose.id}`, { asset })).status).toBe(204)
    expect((await manage('GET', `assets/${rose.id}`)).body).toMatchObject({ ...asset, filename: rose.filename })
    expect(told).toEqual(['asset-updated'])
    const wrong = await manage('PUT', `assets/${rose.id}`, { asset: { focus: 'middle' } })
    expect([wrong.status, wrong.body]).toEqual([422, { focus: [expect.any(String)] }])
    expect((await manage('DELETE', `asset_folders/${folder.id}`)).status).toBe(204)
  })

  it('go into the trash and come back, one or many at a time', async () => {
    const { manage, rose, lily, listed, studio } = await openWithTwo()
    expect((await manage('DELETE', `assets/${rose.id}`)).status).toBe(204)
    expect((await manage('GET', `assets/${rose.id}`)).status).toBe(404)
    // A published page may still show it.
    expect((await studio(new URL(rose.filename).pathname)).status).toBe(200)
    await manage('POST', 'assets/bulk_destroy', { ids: [lily.id] })
    expect(await listed('')).toEqual([])
    await manage('POST', 'assets/bulk_restore', { ids: [lily.id, rose.id] })
    expect(await listed('')).toHaveLength(2)
    expect((await manage('GET', `assets/${lily.id}`)).body).toMatchObject({ alt: 'Eine Lilie', internal_tags_list: [{ name: 'neu' }] })
    expect((await manage('POST', 'assets/bulk_destroy', { ids: [lily.id, 5] })).status).toBe(404)
    expect(await listed('')).toHaveLength(2)
  })

  it('leave the trash for good, and their files with them unless a story shows them', async () => {
    const { manage, rose, lily, studio } = await openWithTwo()
    const address = ({ filename }: { filename: string }) => new URL(filename).pathname
    const content = { _uid: 'r', component: 'page', title: 'Rose', body: [], cardImage: { filename: address(rose) } }
    await manage('POST', 'stories', { story: { name: 'A', slug: 'a', content } })
    expect((await studio(`${address(lily)}/m/1x1`)).status).toBe(200)
    await manage('POST', 'assets/bulk_destroy', { ids: [rose.id, lily.id] })
    expect((await studio(address(lily))).status).toBe(200)
    expect((await manage('POST', 'assets/clear_trash')).status).toBe(200)
    expect([(await studio(address(rose))).status, (await studio(address(lily))).status]).toEqual([200, 404])
    expect((await studio(`${address(lily)}/m/1x1`)).status).toBe(404)
    expect((await manage('POST', `assets/${lily.id}/restore`)).status).toBe(422)
  })

  it('are moved together', async () => {
    const { manage, rose, lily, listed, folder } = await openWithTwo()
    await manage('POST', 'assets/bulk_update', { ids: [rose.id, lily.id], asset: { asset_folder_id: folder.id } })
    expect(await listed(`in_folder=${folder.id}`)).toHaveLength(2)
    expect((await manage('DELETE', `asset_folders/${folder.id}`)).body).toEqual({ id: [expect.stringContaining('not empty')] })
  })
})
