import { describe, expect, it } from 'vitest'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage } from '../../../tests/test-stories.ts'

describe('finding stories', () => {
  it('those that were changed since they were published', async () => {
    const { create, manage, slugs } = await openStories()
    const [same, changed] = [await create('same'), await create('changed')]
    await create('draft')
    for (const { id } of [same, changed]) await manage('PUT', `stories/${id}/publish`)
    await manage('PUT', `stories/${changed.id}`, { story: { content: rootPage({ title: 'Neu' }) } })
    expect(await slugs('unpublished_changes=true')).toEqual(['changed'])
    expect(await slugs('unpublished_changes=false')).toEqual(['same'])
  })

  it('those in which visitors still see what the draft has lost', async () => {
    const { create, manage, slugs } = await openStories()
    const { uuid } = await create('target')
    const link = { fieldtype: 'multilink', linktype: 'story', id: uuid, cached_url: 'target' }
    const icon = { _uid: 'i', component: 'svg_icon', icon: 'pen', text: 'Dorthin', url: link }
    const { id } = await create('page', { content: rootPage({ body: [icon, headline('Hallo')] }) })
    await manage('PUT', `stories/${id}/publish`)
    await manage('PUT', `stories/${id}`, { story: { content: rootPage() } })
    expect(await slugs(`reference_search=${uuid}`)).toEqual(['page'])
    expect(await slugs('contain_component=svg_icon')).toEqual(['page'])
    await manage('PUT', `stories/${id}/publish`)
    expect(await slugs(`reference_search=${uuid}`)).toEqual([])
    expect(await slugs('contain_component=svg_icon')).toEqual([])
  })

  it('those that will have something only with a release, until it is deleted', async () => {
    const { create, manage, slugs } = await openStories()
    const { id } = await create('page')
    const { release } = (await manage('POST', 'releases', { release: { name: 'Winter' } })).body
    const content = rootPage({ body: [headline('Bald')] })
    await manage('PUT', `stories/${id}`, { story: { content }, release_id: release.id })
    expect(await slugs('reference_search=Bald')).toEqual(['page'])
    expect(await slugs('contain_component=page_headline')).toEqual(['page'])
    await manage('DELETE', `releases/${release.id}`)
    expect(await slugs('reference_search=Bald')).toEqual([])
  })

  it('says in which languages a draft says something of its own', async () => {
    const { create, manage } = await openStories()
    await create('a', { content: rootPage({ title__i18n__de_at: 'Jänner' }) })
    expect((await manage('GET', 'stories?by_slugs=a')).body.stories[0].languages).toEqual(['de-at'])
  })

  it('what was done to one of them', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a')
    await create('b')
    await manage('PUT', `stories/${id}/publish`)
    const { activities } = (await manage('GET', `activities?by_trackable_ids=${id}&types=Story`)).body
    expect(activities.map(({ activity }: { activity: { key: string } }) => activity.key)).toEqual(['story.publish', 'story.create'])
  })

  it('nothing inside an occasion to which no address of the shop leads', async () => {
    const { create, folder, manage } = await openStories()
    const anlass = await folder('anlass')
    const wedding = await folder('hochzeit', { parent_id: anlass.id })
    const refused = await manage('POST', 'stories', {
      story: { name: 'Sommer', slug: 'sommer', parent_id: wedding.id, content: rootPage() },
    })
    expect(refused).toMatchObject({ status: 422, body: { slug: [expect.stringContaining('anlass/hochzeit/sommer/category')] } })
    const summer = await folder('sommer', { parent_id: wedding.id })
    expect((await create('category', { parent_id: summer.id })).full_slug).toBe('anlass/hochzeit/sommer/category')
  })
})
