import { expect, it } from 'vitest'
import { openStories, rootPage } from '../../../tests/test-stories.ts'
import { keepEvents } from '../../flags/embedded/flag-events.ts'
import { keepImpressions } from '../../flags/embedded/flag-impressions.ts'

async function openFlags() {
  const studio = await openStories()
  const { manage, create } = studio
  const occasions = await studio.folder('anlass')
  const make = async (name: string, fields: object = {}) => (await manage('POST', 'flags', { flag: { name, ...fields } })).body.flag
  /** A story that shows something by a flag. */
  const showBy = (flag: string, slug: string) => create(slug, { parent_id: occasions.id, content: shownBy(flag) })
  return { ...studio, make, showBy }
}

const shownBy = (flag: string) => rootPage({ body: [{ _uid: 'switch', component: 'flag_switch', flag, on: [], off: [] }] })

it('a test is made with nobody in it, changed and listed, the newest first', async () => {
  const { manage, make, database } = await openFlags()
  expect(await manage('POST', 'flags', { flag: { name: 'hero' } })).toMatchObject({
    status: 201,
    body: { flag: { name: 'hero', description: '', share: 0, seen: { on: 0, off: 0 } } },
  })
  await make('banner', { description: 'Oben\noder unten', share: 100 })
  expect(await manage('PUT', 'flags/hero', { flag: { share: 50 } })).toMatchObject({
    status: 200,
    body: { flag: { name: 'hero', share: 50 } },
  })
  const saw = (visitor_key: string, treatment: 'on' | 'off') => ({ flag: 'hero', visitor_key, treatment, first_seen: '' })
  await keepImpressions(database, [saw('anna', 'on'), saw('ben', 'off'), saw('cleo', 'off')])
  await keepEvents(database, [{ flag: 'hero', type: 'click', visitor_key: 'anna', last_done: '2026-11-25T10:00:00.000Z' }])
  const { body } = await manage('GET', 'flags')
  const times = { created_at: expect.any(String), updated_at: expect.any(String) }
  expect(body).toEqual({
    flags: [
      { name: 'banner', description: 'Oben\noder unten', share: 100, ...times, seen: { on: 0, off: 0 }, done: [], stories: [] },
      {
        name: 'hero',
        description: '',
        share: 50,
        ...times,
        seen: { on: 1, off: 2 },
        done: [{ type: 'click', on: 1, off: 0 }],
        stories: [],
      },
    ],
  })
})

it('a name that is taken is refused', async () => {
  const { manage, make } = await openFlags()
  await make('hero')
  expect(await manage('POST', 'flags', { flag: { name: 'hero' } })).toMatchObject({
    status: 422,
    body: { name: ['"hero" has already been taken; choose another name.'] },
  })
})

it.each(['Hero', '1st', 'a b', 'ä', '', 'a'.repeat(51), undefined])('the name %j is refused with what to write instead', async (name) => {
  const { manage } = await openFlags()
  expect(await manage('POST', 'flags', { flag: { name } })).toMatchObject({
    status: 422,
    body: { name: ['The name must begin with a lower-case letter; after it come up to 49 lower-case letters, digits, "-" or "_".'] },
  })
})

it.each([-1, 101, 12.5, '50', null])('the share %j is refused with what to write instead', async (share) => {
  const { manage, make } = await openFlags()
  await make('hero')
  expect(await manage('PUT', 'flags/hero', { flag: { share } })).toMatchObject({
    status: 422,
    body: { share: ['The share must be a whole number from 0 to 100: of 100 visitors, how many get "on".'] },
  })
})

it('a test is ended, and its name is free again', async () => {
  const { manage, make } = await openFlags()
  await make('hero', { share: 30 })
  expect((await manage('DELETE', 'flags/hero')).status).toBe(204)
  expect((await manage('GET', 'flags')).body).toEqual({ flags: [] })
  for (const method of ['PUT', 'DELETE']) expect((await manage(method, 'flags/hero', { flag: { share: 1 } })).status).toBe(404)
  expect(await make('hero')).toMatchObject({ share: 0 })
})

it('a test by which stories are shown is not ended: they are named', async () => {
  const { manage, make, showBy } = await openFlags()
  for (const name of ['hero', 'hero2']) await make(name)
  const story = await showBy('hero', 'seite-1')
  expect(await manage('DELETE', 'flags/hero')).toMatchObject({
    status: 422,
    body: { name: ['The flag "hero" still stands in anlass/seite-1: published, in the draft or in a release. Take it out there first.'] },
  })
  for (const number of [7, 2, 3, 4, 5, 6]) await showBy('hero', `seite-${number}`)
  const [sentence] = (await manage('DELETE', 'flags/hero')).body.name
  expect(sentence).toContain(
    'stands in anlass/seite-1, anlass/seite-2, anlass/seite-3, anlass/seite-4, anlass/seite-5 and 2 more: published',
  )
  expect((await manage('DELETE', 'flags/hero2')).status).toBe(204)
  expect(story.published_at).toBeNull()
})

it('what a draft no longer has may still be published', async () => {
  const { manage, make, store } = await openFlags()
  await make('hero')
  const id = await store.createStory({ name: 'A', slug: 'a', content: shownBy('hero') })
  await store.publishStory(id)
  await store.saveDraft(id, { content: rootPage() })
  expect((await manage('DELETE', 'flags/hero')).status).toBe(422)
  await store.publishStory(id)
  expect((await manage('DELETE', 'flags/hero')).status).toBe(204)
})

it('a text that only speaks of a flag, or a field of another block, keeps no test', async () => {
  const { manage, make, create } = await openFlags()
  await make('hero')
  const words = { _uid: 'a', component: 'headline', flag: 'hero', text: '"flag_switch"' }
  const other = { _uid: 'b', component: 'flag_switch', flag: 'banner', words: 'hero' }
  await create('a', { content: rootPage({ body: [words, other] }) })
  expect((await manage('DELETE', 'flags/hero')).status).toBe(204)
})

it('everybody reads the tests; who may publish writes them', async () => {
  const { manage, make, join, database } = await openFlags()
  await make('hero')
  const reader = await join({ email: 'r@example.org', name: 'R', role: 'custom' })
  const editor = await join({ email: 'e@example.org', name: 'E', role: 'editor' })
  const writes: [string, string, object?][] = [
    ['POST', 'flags', { flag: { name: 'banner' } }],
    ['PUT', 'flags/hero', { flag: { share: 10 } }],
    ['DELETE', 'flags/hero'],
  ]
  expect((await manage('GET', 'flags', undefined, reader.token)).body.flags).toHaveLength(1)
  for (const [method, path, body] of writes) expect((await manage(method, path, body, reader.token)).status).toBe(403)
  expect((await manage('GET', 'flags')).body.flags).toMatchObject([{ name: 'hero', share: 0 }])
  for (const [method, path, body] of writes) expect((await manage(method, path, body, editor.token)).status).toBeLessThan(300)
  const activities = await database.kysely
    .selectFrom('activities')
    .select(['key', 'trackable_name'])
    .where('person_id', '=', editor.id)
    .orderBy('id')
    .execute()
  expect(activities).toEqual([
    { key: 'flag.create', trackable_name: 'banner' },
    { key: 'flag.update', trackable_name: 'hero' },
    { key: 'flag.delete', trackable_name: 'hero' },
  ])
})

it('says on which pages visitors see it', async () => {
  const { manage, make, showBy } = await openFlags()
  await make('hero')
  const seenOn = async () => (await manage('GET', 'flags')).body.flags[0].stories
  const { id } = await showBy('hero', 'versand')
  await showBy('hero', 'entwurf')
  expect(await seenOn()).toEqual([])
  await manage('GET', `stories/${id}/publish`)
  expect(await seenOn()).toEqual(['anlass/versand'])
})
