import { describe, expect, it } from 'vitest'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage as page } from '../../../tests/test-stories.ts'
import type { JsonObject } from '../blok-tree.ts'
import { seedContent } from '../seed-content.ts'
import { getStoryRow } from '../story-place.ts'
import { numericId, storyUuid } from '../story-uuid.ts'
import { keepSeeded } from '../story-versions.ts'
import { createStory } from '../story-writing.ts'

/** Stories with one of which a build seeds the text. */
async function openSeeded() {
  const { manage, store } = await openStories()
  const id = numericId(storyUuid('a'))
  const seed = (title: string) =>
    seedContent(store, { stories: [{ fullSlug: 'a', name: 'a', content: page({ title }) }], datasources: [], assets: [] })
  const read = async () => (await manage('GET', `stories/${id}`)).body.story
  const kept = async () => {
    const { story_versions } = (await manage('GET', `story_versions?by_story_id=${id}&show_content=1`)).body
    return story_versions.map((version: { status: string; content: JsonObject }) => [version.status, version.content.title])
  }
  return { manage, id, seed, read, kept }
}

describe('the versions of a story', () => {
  it('are all kept, compared and restored', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a', { content: page({ title: 'Eins', body: [headline('H')] }) })
    await manage('PUT', `stories/${id}`, { story: { name: 'Neu', content: page({ title: 'Zwei', body: [headline('H')] }) } })
    const { versions } = (await manage('GET', `stories/${id}/versions`)).body
    expect(versions.map((version: JsonObject) => [version.event, version.author, version.is_draft])).toEqual([
      ['update', 'Ada', true],
      ['create', 'Ada', true],
    ])
    expect((await manage('GET', `versions?model=stories&model_id=${id}`)).body.versions).toEqual(versions)

    const first = versions[1].id
    const { changes } = (await manage('GET', `stories/${id}/compare?version=${first}`)).body
    expect(changes).toEqual([
      { path: 'name', before: 'a', after: 'Neu' },
      { path: 'content.title', before: 'Eins', after: 'Zwei' },
    ])
    const restored = await manage('GET', `stories/${id}/restore_with?version=${first}`)
    expect(restored.body.story).toMatchObject({ name: 'a', content: { title: 'Eins' } })
    const kept = (await manage('GET', `story_versions?by_story_id=${id}&show_content=1`)).body.story_versions
    expect(kept.map((version: { status: string; content: JsonObject }) => [version.status, version.content.title])).toEqual([
      ['restore', 'Eins'],
      ['update', 'Zwei'],
      ['create', 'Eins'],
    ])
    expect((await manage('GET', `stories/${id}/restore_with?version=99`)).status).toBe(404)
  })

  it('go back to what is published', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a', { content: page({ title: 'Eins' }) })
    expect((await manage('GET', `stories/${id}/discard_changes`)).status).toBe(422)
    await manage('GET', `stories/${id}/publish`)
    await manage('PUT', `stories/${id}`, { story: { content: page({ title: 'Zwei' }) } })
    expect((await manage('GET', `stories/${id}/discard_changes`)).body.story).toMatchObject({
      content: { title: 'Eins' },
      unpublished_changes: false,
    })
  })

  it('tell two editors of each other: the later save of an old version gets 409, and both texts are kept', async () => {
    const { create, manage } = await openStories()
    const { id, current_version_id: opened } = await create('a', { content: page({ title: 'Eins' }) })
    const save = (title: string, sent: object = {}) =>
      manage('PUT', `stories/${id}`, { story: { content: page({ title }), base_version_id: opened }, ...sent })
    const first = await save('Adas')
    expect(first.status).toBe(200)
    const second = await save('Graces')
    expect(second.status).toBe(409)
    expect(second.body).toEqual({
      error: expect.stringContaining('Someone else'),
      current_version_id: first.body.story.current_version_id,
      kept_version_id: expect.any(Number),
    })
    expect((await manage('GET', `stories/${id}`)).body.story.content.title).toBe('Adas')
    const { version } = (await manage('GET', `stories/${id}/compare?version=${second.body.kept_version_id}`)).body
    expect(version).toMatchObject({ event: 'refused', story: { content: { title: 'Graces' } } })
    expect((await save('Graces', { force_update: '1' })).body.story.content.title).toBe('Graces')
  })

  it('do not count a story as changed that was seeded and kept since, as for a text of a release', async () => {
    const { manage, store } = await openStories()
    const seeding = { isSeeding: true }
    const id = await store.transaction(
      (writing) => createStory(writing, { name: 'a', slug: 'a', content: page({ title: 'Eins' }) }),
      seeding,
    )
    expect((await manage('GET', `stories/${id}`)).body.story.current_version_id).toBeNull()
    await store.transaction(async (writing) => keepSeeded(writing, await getStoryRow(writing.trx, id)))
    const save = (title: string) => manage('PUT', `stories/${id}`, { story: { content: page({ title }), base_version_id: null } })
    expect((await save('Zwei')).status).toBe(200)
    expect((await save('Drei')).status).toBe(409)
  })

  it('hold a text that was seeded after one of them was kept, and is written over', async () => {
    const { manage, seed, read, kept, id } = await openSeeded()
    await seed('Eins')
    await manage('PUT', `stories/${id}`, { story: { pinned: true } })
    await seed('Zwei')
    const { current_version_id, content } = await read()
    expect([current_version_id, content.title]).toEqual([null, 'Zwei'])
    await manage('PUT', `stories/${id}`, { story: { content: page({ title: 'Drei' }), base_version_id: null } })
    expect(await kept()).toEqual([
      ['update', 'Drei'],
      ['seed', 'Zwei'],
      ['settings', 'Eins'],
      ['seed', 'Eins'],
    ])
  })

  it('are newer ones also where somebody has set a time and a pin: who sends back an older story does not take these away', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a')
    const before = (await manage('GET', `stories/${id}`)).body.story
    const times = { publish_at: '2090-01-01T07:00:00.000Z', expire_at: '2090-02-01T07:00:00.000Z' }
    await manage('PUT', `stories/${id}`, { story: { ...times, pinned: true } })
    const sent = { ...before, name: 'B', base_version_id: before.current_version_id }
    expect((await manage('PUT', `stories/${id}`, { story: sent })).status).toBe(409)
    expect((await manage('GET', `stories/${id}`)).body.story).toMatchObject({ ...times, pinned: true, name: before.name })
    const { versions } = (await manage('GET', `stories/${id}/versions`)).body
    expect(versions.map(({ event }: JsonObject) => event)).toEqual(['refused', 'settings', 'create'])
  })

  it('are none of a save that changes nothing, as of a story that is sent back as it was read: nobody else is in a conflict by it', async () => {
    const { create, folder, manage, join } = await openStories()
    const { token } = await join({ email: 'grace@example.org', name: 'Grace', role: 'admin' })
    const tag_list = ['Herbst', 'Brillen']
    const meta_data = { keywords: 'Brille' }
    const { id } = await create('a', { tag_list, meta_data, path: 'anders', content: page({ body: [headline('H')] }) })
    const { id: folderId } = await folder('ordner', { content: { note: 'Herbst' } })
    await manage('PUT', `stories/${id}`, { story: { translated_slugs_attributes: [{ lang: 'de-at', slug: 'anderswo' }] } })
    for (const each of [id, folderId]) {
      const read = async () => (await manage('GET', `stories/${each}`)).body.story
      const before = await read()
      const { versions } = (await manage('GET', `stories/${each}/versions`)).body
      const sentBack = { ...before, translated_slugs_attributes: before.translated_slugs }
      for (const story of [sentBack, { pinned: false }, {}]) {
        const { status, body } = await manage('PUT', `stories/${each}`, { story }, token)
        expect([status, body.story.current_version_id]).toEqual([200, before.current_version_id])
      }
      expect((await manage('GET', `stories/${each}/versions`)).body.versions).toEqual(versions)
      expect(await read()).toMatchObject({ content: before.content, last_author: { friendly_name: 'Grace' } })
      const edited = { name: 'Neu', base_version_id: before.current_version_id }
      expect((await manage('PUT', `stories/${each}`, { story: edited })).status).toBe(200)
    }
  })

  it.each([
    [{ publish_at: '2090-01-01T07:00:00.000Z' }, 'settings'],
    [{ expire_at: '2090-02-01T07:00:00.000Z' }, 'settings'],
    [{ pinned: true }, 'settings'],
    [{ disable_fe_editor: true }, 'settings'],
    [{ default_root: 'page' }, 'settings'],
    [{ position: 7 }, 'settings'],
    [{ group_id: 'andere' }, 'settings'],
    [{ translated_slugs_attributes: [{ lang: 'de-at', slug: 'anderswo' }] }, 'settings'],
    [{ slug: 'b' }, 'settings'],
    [{ tag_list: ['Herbst'] }, 'update'],
    [{ name: 'Neu' }, 'update'],
  ])('are one more with %j, and who sends back the story before is refused', async (change, event) => {
    const { create, manage } = await openStories()
    const { id } = await create('a')
    const before = (await manage('GET', `stories/${id}`)).body.story
    const changed = (await manage('PUT', `stories/${id}`, { story: { ...before, ...change } })).body.story
    const [newest] = (await manage('GET', `stories/${id}/versions`)).body.versions
    expect(newest).toMatchObject({ id: changed.current_version_id, event })
    expect(changed.current_version_id).toBeGreaterThan(before.current_version_id)
    const sent = { ...before, base_version_id: before.current_version_id }
    expect((await manage('PUT', `stories/${id}`, { story: sent })).status).toBe(409)
  })

  it('are none of a seeded story either that is saved as it was seeded, and the next save keeps what was seeded', async () => {
    const { manage, seed, read, kept, id } = await openSeeded()
    await seed('Eins')
    const save = (story: object) => manage('PUT', `stories/${id}`, { story })
    await save({ pinned: true })
    await seed('Zwei')
    const seeded = await read()
    expect((await save(seeded)).body.story.current_version_id).toBeNull()
    expect(await kept()).toEqual([
      ['settings', 'Eins'],
      ['seed', 'Eins'],
    ])
    expect((await save({ content: page({ title: 'Drei' }), base_version_id: null })).status).toBe(200)
    expect((await kept()).slice(0, 2)).toEqual([
      ['update', 'Drei'],
      ['seed', 'Zwei'],
    ])
  })

  it('of another space say nothing about a story here', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a')
    expect((await manage('PUT', `stories/${id}`, { story: { name: 'B', base_version_id: 4711 } })).status).toBe(200)
  })
})
