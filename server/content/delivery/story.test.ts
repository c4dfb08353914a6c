import { describe, expect, it } from 'vitest'
import { draft, openTestContent, publish } from '../test-content.ts'

describe('one story', () => {
  it('comes with everything that the vendor sends', async () => {
    const { store, get } = await openTestContent()
    const id = await publish(store, 'karten/hochzeit', {
      name: 'Hochzeit',
      tags: ['Liebe'],
      position: 3,
      path: 'hochzeitskarten',
      uuid: 'u-1',
    })
    const { body } = await get('stories/karten/hochzeit')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

    expect(Object.keys(body)).toEqual(['story', 'cv', 'rels', 'links'])
    expect(body.story).toEqual({
      name: 'Hochzeit',
      created_at: time,
      published_at: time,
      updated_at: time,
      id,
      uuid: 'u-1',
      content: { _uid: expect.any(String), component: 'page' },
      slug: 'hochzeit',
      full_slug: 'karten/hochzeit',
      sort_by_date: null,
      position: 3,
      tag_list: ['Liebe'],
      is_startpage: false,
      parent_id: expect.any(Number),
      meta_data: null,
      group_id: 'u-1',
      first_published_at: time,
      release_id: null,
      lang: 'default',
      path: 'hochzeitskarten',
      alternates: [],
      default_full_slug: null,
      translated_slugs: null,
    })
  })

  it('is found by full slug, by id and by uuid', async () => {
    const { store, get } = await openTestContent()
    const id = await publish(store, 'karten/hochzeit', { uuid: '6a880001-0000-4000-8000-000000000001' })
    const found = [
      await get('stories/karten/hochzeit'),
      await get('stories/karten%2Fhochzeit'),
      await get('stories/karten/hochzeit/'),
      await get(`stories/${id}`),
      await get('stories/6a880001-0000-4000-8000-000000000001', { find_by: 'uuid' }),
    ]
    expect(found.map(({ body }) => body.story.id)).toEqual([id, id, id, id, id])
    expect((await get('stories/6a880001-0000-4000-8000-000000000001')).status).toBe(404)
  })

  it('that is named by a number is found by it', async () => {
    const { store, get } = await openTestContent()
    const id = await publish(store, '2026')
    expect((await get('stories/2026')).body.story.id).toBe(id)
  })

  it('that is the start page of a folder is found by the folder', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'karten/hochzeit')
    const id = await publish(store, 'karten/start', { isStartpage: true })
    for (const path of ['stories/karten', 'stories/karten/']) {
      const { story } = (await get(path)).body
      expect([story.id, story.full_slug, story.slug, story.is_startpage]).toEqual([id, 'karten/', 'karten', true])
    }
  })

  it('keeps showing what was published while its draft changes', async () => {
    const { store, get } = await openTestContent()
    const id = await publish(store, 'home', { name: 'Zuhause', tags: ['alt'], fields: { title: 'alt' } })
    const { content } = (await get('stories/home', { version: 'draft' })).body.story
    await store.saveDraft(id, { name: 'Daheim', tags: ['neu'], content: { ...content, title: 'neu' } })

    const look = async (version: string) => {
      const { name, tag_list, content } = (await get('stories/home', { version })).body.story
      return [name, tag_list, content.title]
    }
    expect(await look('published')).toEqual(['Zuhause', ['alt'], 'alt'])
    expect(await look('draft')).toEqual(['Daheim', ['neu'], 'neu'])
    await store.publishStory(id)
    expect(await look('published')).toEqual(['Daheim', ['neu'], 'neu'])
  })

  it('is only found as the content type that is asked for', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home')
    expect((await get('stories/home', { content_type: 'page' })).status).toBe(200)
    expect((await get('stories/home', { content_type: 'quote' })).status).toBe(404)
  })

  it('names its alternates', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home', { groupId: 'g' })
    const id = await draft(store, 'accueil', { groupId: 'g' })
    const [alternate, ...more] = (await get('stories/home')).body.story.alternates
    expect(more).toEqual([])
    expect(alternate).toEqual({
      id,
      name: 'accueil',
      slug: 'accueil',
      published: false,
      full_slug: 'accueil',
      is_folder: false,
      parent_id: 0,
    })
  })

  it('leaves out the fields that are not wanted', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home', { fields: { title: 'Zuhause', body: [{ _uid: 'b', component: 'text', title: 'innen' }] } })
    const query = { excluding_fields: 'title,component', excluding_story_fields: 'created_at,alternates,content,uuid,nonsense' }
    const { story } = (await get('stories/home', query)).body
    expect(story.content).toEqual({ _uid: expect.any(String), component: 'page', body: [{ _uid: 'b', component: 'text', title: 'innen' }] })
    expect(story).not.toHaveProperty('created_at')
    expect(story).not.toHaveProperty('alternates')
    expect(story).toHaveProperty('uuid')
  })

  it('shows metadata of any form', async () => {
    const { store, get } = await openTestContent()
    const id = await publish(store, 'home')
    await store.saveDraft(id, { metaData: { rank: [1, { a: 'b' }] }, sortByDate: '2026-03-01' })
    const { story } = (await get('stories/home', { version: 'draft' })).body
    expect([story.meta_data, story.sort_by_date]).toEqual([{ rank: [1, { a: 'b' }] }, '2026-03-01'])
  })
})
