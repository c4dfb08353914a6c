import { describe, expect, it } from 'vitest'
import { openStories, rootPage } from '../../../tests/test-stories.ts'

const uuid = '3f0b6a52-8a5e-4b0e-9b0c-0d3a1a5f9c11'

describe('a partial update', () => {
  it('changes the fields it names and no others', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a', { content: rootPage({ title: 'Alt', cardText: 'Bleibt' }), tag_list: ['x'] })
    const story = { name: 'Neu', content: { title: 'Neu' } }
    const { body } = await manage('PUT', `stories/${id}/partial_update`, { story, publish: 1 })
    expect(body.story).toMatchObject({ name: 'Neu', slug: 'a', tag_list: ['x'], published: true })
    expect(body.story.content).toMatchObject({ _uid: 'root', component: 'page', title: 'Neu', cardText: 'Bleibt' })
  })
})

describe('a story’s uuid', () => {
  it('is changed, and found by links', async () => {
    const { create, manage, studio } = await openStories()
    const { id } = await create('a')
    await manage('GET', `stories/${id}/publish`)
    expect((await manage('PUT', `stories/${id}/update_uuid`, { uuid })).body.story).toMatchObject({ id, uuid })
    const found = await studio(`/v2/cdn/stories/${uuid}?find_by=uuid&token=public-token-of-tests`)
    expect(JSON.parse(found.text).story.id).toBe(id)
  })

  it('is refused when it is none, or another story’s', async () => {
    const { create, manage } = await openStories()
    const [first, second] = [await create('a'), await create('b')]
    for (const [sent, status] of [
      [{ uuid: 'x' }, 422],
      [{}, 422],
      [{ uuid: first.uuid }, 422],
      [{ uuid: second.uuid }, 200],
    ] as const)
      expect((await manage('PUT', `stories/${second.id}/update_uuid`, sent)).status).toBe(status)
  })
})

describe('the trash', () => {
  it('gives a story back without a time to go offline that is over, and with one that lies ahead', async () => {
    const { create, manage } = await openStories()
    const broughtBack = async (slug: string, expire_at: string) => {
      const { id } = await create(slug, { expire_at })
      await manage('DELETE', `stories/${id}`)
      return (await manage('GET', `stories/${id}/undelete`)).body.story
    }
    expect(await broughtBack('vorbei', '2020-05-01T06:00:00.000Z')).toMatchObject({ expire_at: null })
    expect(await broughtBack('kommt', '2130-05-01T06:00:00.000Z')).toMatchObject({ expire_at: '2130-05-01T06:00:00.000Z' })
  })

  it('gives back several stories at once, or none', async () => {
    const { create, folder, manage, slugs } = await openStories()
    const { id: parent_id } = await folder('f')
    const inner = await create('i', { parent_id })
    const other = await create('o')
    for (const id of [parent_id, other.id]) await manage('DELETE', `stories/${id}`)
    expect((await manage('POST', 'stories/bulk_undelete', { story_ids: [other.id, 5] })).status).toBe(404)
    expect(await slugs('')).toEqual([])
    expect((await manage('POST', 'stories/bulk_undelete', { story_ids: [parent_id, inner.id, other.id] })).status).toBe(200)
    expect(await slugs('')).toEqual(['f', 'f/i', 'o'])
  })

  it('is emptied for good, by who may delete everywhere', async () => {
    const { create, manage, database, join, slugs } = await openStories()
    const { id } = await create('a')
    await create('bleibt')
    await manage('DELETE', `stories/${id}`)
    const tom = await join({ email: 'tom@example.org', name: 'Tom', role: 'custom' })
    expect((await manage('POST', 'stories/clear_trash', {}, tom.token)).status).toBe(403)
    expect((await manage('POST', 'stories/clear_trash')).status).toBe(200)
    expect((await manage('GET', 'stories?in_trash=true')).body.stories).toEqual([])
    expect((await manage('GET', `stories/${id}/undelete`)).status).toBe(404)
    expect(await database.kysely.selectFrom('story_versions').select('id').where('story_id', '=', id).execute()).toEqual([])
    expect(await slugs('')).toEqual(['bleibt'])
  })
})

describe('a tag', () => {
  it('is made without a story or for one, renamed and taken away', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a', { tag_list: ['alt'] })
    const tags = async () => (await manage('GET', 'tags')).body.tags
    expect((await manage('POST', 'tags', { tag: { name: 'später' } })).status).toBe(201)
    await manage('POST', 'tags', { tag: { name: 'später' } })
    await manage('POST', 'tags', { tag: { name: 'neu', story_id: id } })
    expect(await tags()).toEqual([
      { name: 'alt', taggings_count: 1 },
      { name: 'neu', taggings_count: 1 },
      { name: 'später', taggings_count: 0 },
    ])
    await manage('PUT', 'tags/sp%C3%A4ter', { tag: { name: 'bald' } })
    await manage('DELETE', 'tags/alt')
    expect(await tags()).toEqual([
      { name: 'bald', taggings_count: 0 },
      { name: 'neu', taggings_count: 1 },
    ])
    expect((await manage('DELETE', 'tags/alt')).status).toBe(404)
    expect((await manage('POST', 'tags', { tag: { name: ' ' } })).status).toBe(422)
    expect((await manage('POST', 'tags', { tag: { name: 'x', story_id: 5 } })).status).toBe(404)
  })
})
