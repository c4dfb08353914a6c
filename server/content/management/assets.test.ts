import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTestStudio, studioAddress } from '../../../tests/test-studio.ts'
import { isSignatureValid, signFile } from '../../images/signed-file.ts'
import { space } from '../test-content.ts'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()

async function openAssets() {
  const studio = await openTestStudio()
  const announce = (query: string) => studio.manage('POST', `assets?${query}`)
  const send = (address: string, fields: Record<string, string>, bytes: Uint8Array) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new File([new Uint8Array(bytes)], 'file'))
    return studio.studio(new URL(address).pathname, { method: 'POST', body: form })
  }
  const upload = async (filename: string, bytes: Uint8Array, query = '') => {
    const announced = await announce(`filename=${encodeURIComponent(filename)}&${query}`)
    if (announced.status !== 200) return announced
    const sent = await send(announced.body.post_url, announced.body.fields, bytes)
    if (sent.status !== 204) return { ...sent, body: JSON.parse(sent.text) }
    return studio.manage('GET', `assets/${announced.body.id}/finish_upload`)
  }
  return { ...studio, announce, send, upload }
}

/** The head of a PNG that says how large it is, and nothing behind it. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await png(1, 1)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('an upload', () => {
  it('is announced, sent and finished; then the file is there, under a name as Storyblok makes them', async () => {
    const { announce, send, manage, studio } = await openAssets()
    const bytes = await png(30, 20)
    const announced = await announce('filename=Schöne Grüße.v2.PNG&size=30x20')
    expect(announced.body).toMatchObject({
      post_url: `${studioAddress}/v1/asset_uploads`,
      pretty_url: expect.stringMatching(new RegExp(`^//localhost:3001/f/${space.id}/30x20/[0-9a-f]{10}/schone-grusse_v2.png$`)),
      fields: { key: expect.any(String), acl: 'public-read' },
    })
    const { id, post_url, fields, pretty_url } = announced.body
    expect((await manage('GET', `assets/${id}/finish_upload`)).body).toEqual({ file: [expect.stringContaining('has not arrived')] })
    expect((await send(post_url, fields, bytes)).status).toBe(204)
    expect((await manage('GET', 'assets')).body.assets).toEqual([])

    const finished = await manage('GET', `assets/${id}/finish_upload`)
    expect(finished.body).toMatchObject({
      id,
      filename: `http:${pretty_url}`,
      content_type: 'image/png',
      content_length: bytes.length,
      size: '30x20',
      short_filename: 'schone-grusse_v2.png',
    })
    expect((await manage('GET', `assets/${id}/finish_upload`)).body).toEqual(finished.body)
    const served = await studio(new URL(finished.body.filename).pathname)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('carries the true size in its address, whatever was announced', async () => {
    const { upload } = await openAssets()
    expect((await upload('a.png', await png(12, 8), 'size=800x600')).body.filename).toMatch(/\/12x8\/[0-9a-f]{10}\/a\.png$/)
    expect((await upload('a.txt', Buffer.from('Grüße'), 'size=800x600')).body).toMatchObject({
      content_type: 'text/plain',
      filename: expect.stringMatching(/\/f\/\d+\/[0-9a-f]{10}\/a\.txt$/),
    })
  })

  it('is served as what it is', async () => {
    const { upload, studio } = await openAssets()
    const { body } = await upload('a.vtt', Buffer.from('WEBVTT'))
    expect((await studio(new URL(body.filename).pathname)).headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  })

  it('keeps of a drawing what draws', async () => {
    const { upload, studio } = await openAssets()
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><script>alert(1)</script><path d="M0 0h4" onclick="alert(1)"/></svg>'
    const { body } = await upload('a.svg', Buffer.from(drawing))
    expect(body).toMatchObject({ content_type: 'image/svg+xml', size: '4x2' })
    expect((await studio(new URL(body.filename).pathname)).text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4"></path></svg>',
    )
  })

  it('is no other’s: its fields are the right to send it', async () => {
    const { announce, send } = await openAssets()
    const { post_url, fields } = (await announce('filename=a.png')).body
    const { key, 'x-amz-signature': _signature, ...others } = fields
    expect((await send(post_url, { ...others, key }, await png(1, 1))).status).toBe(403)
    expect((await send(post_url, { ...fields, 'x-amz-signature': 'wrong' }, await png(1, 1))).status).toBe(403)
    expect((await send(post_url, { ...fields, key: 'f/1/x/y.png' }, await png(1, 1))).status).toBe(403)
  })

  it.each([
    ['a page for a picture', 'a.png', () => Buffer.from('<html><script>alert(1)</script></html>'), 'is not what its name says'],
    ['a picture of another kind', 'a.jpg', () => png(1, 1), 'it holds image/png'],
    ['a picture of 30,000 pixels a side', 'a.png', () => pngThatSays(30_000, 30_000), '30000 × 30000 pixels'],
    ['a damaged picture', 'a.png', async () => (await png(9, 9)).subarray(0, 20), 'damaged'],
    ['a packed bomb for a drawing', 'a.svg', () => gzipSync(Buffer.alloc(5_000_000)), 'is not what its name says'],
    [
      'a drawing that repeats itself without end',
      'a.svg',
      () => Buffer.from('<svg><g id="a"><use href="#a"/></g></svg>'),
      'draws more than',
    ],
    ['nothing', 'a.pdf', () => Buffer.alloc(0), 'is not what its name says'],
  ])('is refused with %s, and nothing is kept', async (_, name, bytes, reason) => {
    const { upload, manage } = await openAssets()
    const { status, body } = await upload(name, await bytes())
    expect([status, body]).toEqual([422, { file: [expect.stringContaining(reason)] }])
    expect((await manage('GET', 'assets')).body.assets).toEqual([])
  })

  it.each([
    ['filename=a.exe', 'filename'],
    ['filename=png', 'filename'],
    ['', 'filename'],
    ['filename=a.png&is_private=vielleicht', 'is_private'],
    ['filename=a.png&asset_folder_id=5', 'asset_folder_id'],
  ])('is refused when it is announced as %s', async (query, field) => {
    const { announce } = await openAssets()
    const { status, body } = await announce(query)
    expect([status, Object.keys(body)]).toEqual([422, [field]])
  })

  it('never leaves its folder, whatever its name', async () => {
    const { upload } = await openAssets()
    expect((await upload('../../etc/pass wd?.txt', Buffer.from('x'))).body.short_filename).toBe('pass-wd.txt')
    expect((await upload('..\\..\\.txt', Buffer.from('x'))).body.short_filename).toBe('file.txt')
  })
})

describe('an upload that replaces a file', () => {
  it('gives the asset the new one, and every story that shows it', async () => {
    const { upload, announce, manage, studio, store } = await openAssets()
    const first = (await upload('rose.png', await png(3, 2), 'ext_id=dam-7')).body
    await manage('PATCH', `assets/${first.id}`, { asset: { alt: 'Eine Rose' } })
    const path = new URL(first.filename).pathname
    const shown = { _uid: 'p', component: 'page', title: 'x', picture: { fieldtype: 'asset', id: first.id, filename: path } }
    const id = await store.createStory({ name: 'a', slug: 'a', content: shown })
    await store.publishStory(id)
    const changes: unknown[] = []
    store.onChange((change) => changes.push(change))

    const second = (await upload('neue-rose.png', await png(30, 20), `id=${first.id}`)).body
    expect(second).toMatchObject({ id: first.id, alt: 'Eine Rose', ext_id: 'dam-7', size: '30x20', short_filename: 'neue-rose.png' })
    expect(second.filename).not.toBe(first.filename)
    const texts = await store.database.kysely.selectFrom('story_contents').select('content').where('story_id', '=', id).execute()
    for (const { content } of texts) expect(JSON.parse(content).picture.filename).toBe(new URL(second.filename).pathname)
    expect(texts).toHaveLength(2)
    expect(changes).toMatchObject([
      { action: 'published', fullSlug: 'a' },
      { action: 'asset-updated', id: first.id, event: 'replaced' },
    ])
    // What a browser has kept of the page still names it.
    expect((await studio(path)).status).toBe(200)
    expect((await manage('GET', 'assets')).body.assets).toHaveLength(1)
    // Announced, and not sent: the asset stays as it is.
    await announce(`filename=a.png&id=${first.id}`)
    expect((await manage('GET', `assets/${first.id}`)).body.filename).toBe(second.filename)
    expect((await upload('dritte.png', await png(1, 1), `id=${first.id}`)).body.size).toBe('1x1')
  })

  it('leaves a private one private', async () => {
    const { upload, studio } = await openAssets()
    const first = (await upload('rose.png', await png(3, 2), 'is_private=1')).body
    const second = (await upload('rose.png', await png(4, 2), `id=${first.id}`)).body
    expect(second.is_private).toBe(true)
    expect((await studio(new URL(second.filename).pathname)).status).toBe(404)
  })

  it('is refused for an asset that is not there', async () => {
    const { announce, upload, manage } = await openAssets()
    const { id } = (await upload('rose.png', await png(3, 2))).body
    await manage('DELETE', `assets/${id}`)
    for (const missing of [id, 5]) {
      const { status, body } = await announce(`filename=a.png&id=${missing}`)
      expect([status, body]).toEqual([422, { id: [expect.stringContaining('There is no asset with the id')] }])
    }
  })
})

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

describe('a private asset', () => {
  async function openPrivate(query = 'is_private=1') {
    const studio = await openAssets()
    const { body } = await studio.upload('geheim.png', await png(30, 20), query)
    const path = new URL(body.filename).pathname
    const key = async (access: string) => (await studio.manage('POST', 'api_keys', { api_key: { access } })).body.api_key.token
    const askSigned = async (token: string, filename: string = body.filename) => {
      const { status, text } = await studio.studio(`/v2/cdn/assets/me?token=${token}&filename=${encodeURIComponent(filename)}`)
      return { status, asset: JSON.parse(text).asset }
    }
    const status = async (address: string) => (await studio.studio(address)).status
    return { ...studio, asset: body, path, key, askSigned, status }
  }

  it('is found by a signed address alone, and so is every picture of it', async () => {
    const { asset, path, key, askSigned, status, visit } = await openPrivate()
    expect(asset.is_private).toBe(true)
    expect([await status(path), await status(`${path}/m/10x10`), (await visit(path)).status]).toEqual([404, 404, 404])
    const signed = (await askSigned(await key('asset'))).asset
    expect(signed).toMatchObject({ id: asset.id, is_private: true })
    const { pathname, search } = new URL(signed.signed_url)
    expect(pathname).toBe(path)
    expect([await status(path + search), await status(`${path}/m/10x10${search}`)]).toEqual([200, 200])
    expect((await visit(path + search)).headers.get('cache-control')).toBe('private, no-store')
    expect(await status(`${path}/m/10x10`)).toBe(404)
    expect((await visit(`/_image?src=${path}&size=10x10`)).status).toBe(404)
  })

  it('is signed for keys that open files, and for its own address and time', async () => {
    const { path, key, askSigned, status, upload } = await openPrivate()
    expect((await askSigned('public-token-of-tests')).status).toBe(401)
    expect((await askSigned(await key('public'))).status).toBe(401)
    expect((await askSigned('preview-token-of-tests')).status).toBe(200)
    const other = new URL((await upload('anders.png', await png(30, 20), 'is_private=1')).body.filename).pathname
    const { search, searchParams } = new URL((await askSigned('preview-token-of-tests')).asset.signed_url)
    expect(await status(other + search)).toBe(404)
    searchParams.set('Expires', String(Number(searchParams.get('Expires')) + 1))
    expect(await status(`${path}?${searchParams}`)).toBe(404)
    expect(await status(`${path}?Expires=9999999999&Signature=`)).toBe(404)
  })

  it('becomes public and private again, with the pictures that were made of it', async () => {
    const { asset, path, manage, status, askSigned } = await openPrivate('')
    expect([await status(path), await status(`${path}/m/10x10`)]).toEqual([200, 200])
    const set = (is_private: boolean) => manage('PUT', `assets/${asset.id}`, { asset: { is_private } })
    for (let time = 0; time < 2; time += 1) expect((await set(true)).status).toBe(204)
    expect([await status(path), await status(`${path}/m/10x10`)]).toEqual([404, 404])
    const list = async (query: string) => (await manage('GET', `assets?${query}`)).body.assets.length
    expect([await list('is_private=1'), await list('is_private=0'), await list('')]).toEqual([1, 0, 1])
    await set(false)
    expect([await status(path), await status(`${path}/m/10x10`)]).toEqual([200, 200])
    expect((await askSigned('public-token-of-tests')).asset).toMatchObject({ is_private: false, signed_url: asset.filename })
  })
})

describe('the signature of a private file', () => {
  it('holds for an hour', () => {
    const now = new Date('2030-01-01T00:00:00Z')
    const search = new URLSearchParams(signFile('/f/1/a/b.png', 'key', now))
    const isValid = (minutes: number, key = 'key') =>
      isSignatureValid('/f/1/a/b.png', search, key, new Date(now.getTime() + minutes * 60_000))
    expect([isValid(0), isValid(59), isValid(60), isValid(0, 'other')]).toEqual([true, true, false, false])
  })
})
