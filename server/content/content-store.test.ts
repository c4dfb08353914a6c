import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import { firstIdAt } from '../database/new-id.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import type { ContentChange } from './content-change.ts'
import { openContentStore } from './content-store.ts'
import { moveStory } from './story-moving.ts'
import { keepVersion, StoryWriteConflict } from './story-versions.ts'
import { saveDraft } from './story-writing.ts'
import { draft, openTestContent, page, publish } from './test-content.ts'

async function openListening() {
  const test = await openTestContent()
  const heard: ContentChange[] = []
  test.store.onChange((change) => heard.push(change))
  const cv = async (): Promise<number> => (await test.get('spaces/me')).body.space.version
  /** What was told since the last time, in short. */
  const told = () => heard.splice(0).map((change) => ('fullSlug' in change ? `${change.action} ${change.fullSlug}` : change.action))
  return { ...test, heard, told, cv }
}

describe('the content store', () => {
  it('tells of every change, and lets the cache version grow with those that shoppers see', async () => {
    const { store, told, cv } = await openListening()
    const steps: [() => Promise<unknown>, string[], boolean][] = []
    const id = await draft(store, 'home')
    expect(told()).toEqual(['drafted home'])
    steps.push([() => store.saveDraft(id, { name: 'Neu' }), ['drafted home'], false])
    steps.push([() => store.publishStory(id), ['published home'], true])
    steps.push([() => store.publishStory(id), ['published home'], true])
    steps.push([() => store.moveStory(id, { slug: 'start' }), ['moved start'], true])
    steps.push([() => store.moveStory(id, { position: 4 }), ['moved start'], true])
    steps.push([() => store.unpublishStory(id), ['unpublished start'], true])
    steps.push([() => store.deleteStory(id), ['deleted start'], true])
    steps.push([() => store.putDatasource({ slug: 'd', name: 'D', entries: [] }), ['datasource-updated'], true])
    steps.push([() => store.putAsset({ filename: 'a', contentType: 'x/y', contentLength: 1, hash: 'h' }), ['asset-updated'], true])

    for (const [write, announced, isSeen] of steps) {
      const before = await cv()
      await write()
      expect(told()).toEqual(announced)
      expect(Math.sign((await cv()) - before)).toBe(isSeen ? 1 : 0)
    }
  })

  it('makes greater ids than those that stand there, though the clock was set back since', async () => {
    const { store, database } = await openTestContent()
    const id = await publish(store, 'anlass/seite')
    const ahead = firstIdAt(new Date(Date.now() + 1_000))
    await database.kysely.updateTable('story_versions').set({ id: ahead }).where('event', '=', 'publish').execute()
    // It did not write that id itself, as a process beside the one that did.
    await store.publishStory(id)
    const { newest } = await database.kysely
      .selectFrom('story_versions')
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirstOrThrow()
    expect(Number(newest)).toBeGreaterThan(ahead)
  })

  it('tells of what it has written under its version, also where what others wrote can not be read', async () => {
    const { store, told } = await openListening()
    const id = await draft(store, 'home')
    await store.database.kysely
      .insertInto('content_changes')
      .values({ cv: store.version + 100, changes: 'damaged' })
      .execute()
    const versions: unknown[] = []
    store.onChange((_, version) => versions.push(version))
    told()
    const before = store.version
    await store.publishStory(id)
    expect([told(), versions]).toEqual([['published home'], [before + 1]])
  })

  it('names the story, where a moved one was, and whether shoppers can see that', async () => {
    const { store, heard } = await openListening()
    const id = await draft(store, 'alt', { uuid: 'u-1' })
    await store.moveStory(id, { slug: 'neu' })
    expect(heard).toEqual([
      { action: 'drafted', id, uuid: 'u-1', fullSlug: 'alt' },
      { action: 'moved', id, uuid: 'u-1', fullSlug: 'neu', previousFullSlug: 'alt', isUnseen: true },
    ])
  })

  it('stops telling whoever has heard enough', async () => {
    const { store } = await openTestContent()
    const heard: ContentChange[] = []
    const stop = store.onChange((change) => heard.push(change))
    stop()
    await draft(store, 'home')
    expect(heard).toEqual([])
  })

  it('moves all that is in a folder along, whatever its name', async () => {
    const { store, get, slugs, told } = await openListening()
    await publish(store, '🎉/start', { isStartpage: true })
    await publish(store, '🎉/a/b')
    await publish(store, '🎉-nebenan')
    const folder = Object.values<{ id: number; slug: string }>((await get('links')).body.links).find(({ slug }) => slug === '🎉')
    told()
    await store.moveStory(folder?.id ?? 0, { slug: 'feste' })

    expect(told().toSorted()).toEqual(['moved feste', 'moved feste/', 'moved feste/a', 'moved feste/a/b'])
    expect((await slugs()).toSorted()).toEqual(['feste/', 'feste/a/b', '🎉-nebenan'])
    expect((await get('stories/feste')).body.story.slug).toBe('feste')
  })

  it('moves what is in a folder a thousand at a time', async () => {
    const { store, database, slugs } = await openTestContent()
    const first = await publish(store, 'karten/rose')
    const { kysely } = database
    const row = await kysely.selectFrom('stories').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1_200 }, (_, n) => ({ ...row, id: n + 1, uuid: `u-${n}`, slug: `${n}`, full_slug: `karten/${n}` }))
    for (let start = 0; start < copies.length; start += 400)
      await kysely
        .insertInto('stories')
        .values(copies.slice(start, start + 400))
        .execute()
    const changed: number[] = []
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        changed.push(Number(result.numAffectedRows ?? 0))
        return result
      },
    }
    await store.transaction((writing) => moveStory({ ...writing, trx: writing.trx.withPlugin(watch) }, row.parent_id, { slug: 'feste' }))
    expect(Math.max(...changed)).toBe(1_000)
    const moved = await kysely.selectFrom('stories').select('full_slug').where('full_slug', 'like', 'feste/%').execute()
    expect(moved).toHaveLength(1_201)
    expect(await slugs()).toEqual(['feste/rose'])
  })

  it('deletes all that is in a folder along', async () => {
    const { store, get, slugs } = await openListening()
    await publish(store, 'karten/hochzeit/rosen')
    await publish(store, 'karten-alt')
    const folder = Object.values<{ id: number; slug: string }>((await get('links')).body.links).find(({ slug }) => slug === 'karten')
    await store.deleteStory(folder?.id ?? 0)
    expect(await slugs({ version: 'draft' })).toEqual(['karten-alt'])
    expect(Object.keys((await get('links')).body.links)).toHaveLength(1)
  })

  it('keeps when a story was first published', async () => {
    const { store, get } = await openTestContent()
    const id = await publish(store, 'home')
    const first = (await get('stories/home')).body.story.first_published_at
    await store.unpublishStory(id)
    await store.publishStory(id)
    expect((await get('stories/home')).body.story.first_published_at).toBe(first)
  })

  it('keeps what a save does not name', async () => {
    const { store, get } = await openTestContent()
    const id = await draft(store, 'home', { tags: ['a'], path: '/p', fields: { title: 'T' } })
    await store.saveDraft(id, { name: 'Neu' })
    const { story } = (await get('stories/home', { version: 'draft' })).body
    expect([story.name, story.tag_list, story.path, story.content.title]).toEqual(['Neu', ['a'], '/p', 'T'])
  })

  it('writes nothing and tells nobody when one of several writes fails', async () => {
    const { store, slugs, told, cv } = await openListening()
    const before = await cv()
    const writing = store.transaction(async () => {
      throw new Error('power cut')
    })
    await expect(writing).rejects.toThrow('power cut')
    expect([await slugs({ version: 'draft' }), told(), await cv()]).toEqual([[], [], before])
  })

  it.each([
    ['no object', 'text', 'The content is not an object'],
    ['no component', { _uid: 'a' }, 'The content has no component'],
    ['no _uid', { component: 'page' }, 'The content has no _uid'],
  ])('refuses content that has %s', async (_name, content, sentence) => {
    const { store } = await openTestContent()
    const saving = store.createStory({ name: 'x', slug: 'x', content })
    await expect(saving).rejects.toThrow(RefusedWrite)
    await expect(saving).rejects.toThrow(sentence)
  })

  it('keeps bloks that are nested 200 deep, and 5,000 of them, and refuses what no page needs', async () => {
    const { store, get, slugs } = await openTestContent()
    const nest = (depth: number) => {
      let blok: object = { _uid: 'innermost', component: 'text' }
      for (let level = 1; level < depth; level += 1) blok = { _uid: `b-${level}`, component: 'section', body: [blok] }
      return blok
    }
    await publish(store, 'tief', { fields: { body: [nest(200)] } })
    await publish(store, 'breit', {
      fields: { body: Array.from({ length: 5000 }, (_, index) => ({ _uid: `b-${index}`, component: 'text' })) },
    })

    expect(JSON.stringify((await get('stories/tief')).body)).toContain('"_uid":"innermost"')
    expect((await get('stories/breit')).body.story.content.body).toHaveLength(5000)
    expect(await slugs({ 'filter_query[component][in]': 'page' })).toHaveLength(2)
    await expect(draft(store, 'bodenlos', { fields: { body: [nest(20_000)] } })).rejects.toThrow(/levels deep; 900 are allowed/)
  })

  it.each([
    ['', 'The slug is empty'],
    ['..', '".." cannot be a slug'],
    ['a/b', '"a/b" cannot be a slug'],
    ['a\u0000b', 'cannot be a slug'],
    ['x'.repeat(256), 'The slug has 256 characters; 255 are allowed.'],
    ['vergeben', '"vergeben" has already been taken; choose another slug.'],
  ])('refuses the slug "%s"', async (slug, sentence) => {
    const { store } = await openTestContent()
    await draft(store, 'vergeben')
    const id = await draft(store, 'frei')
    await expect(store.createStory({ name: 'x', slug, content: page() })).rejects.toThrow(sentence)
    await expect(store.moveStory(id, { slug })).rejects.toThrow(sentence)
  })

  it('refuses to put stories into stories, folders into themselves, and to publish folders', async () => {
    const { store } = await openTestContent()
    const story = await draft(store, 'seite')
    const folder = await store.createStory({ name: 'a', slug: 'a', isFolder: true })
    const inner = await store.createStory({ name: 'b', slug: 'b', isFolder: true, parentId: folder })

    await expect(store.createStory({ name: 'x', slug: 'x', content: page(), parentId: story })).rejects.toThrow(
      '"seite" is a story; choose a folder.',
    )
    await expect(store.moveStory(folder, { parentId: inner })).rejects.toThrow('"a" cannot be moved into itself')
    await expect(store.publishStory(folder)).rejects.toThrow('"a" is a folder; only stories are published.')
    await expect(store.createStory({ name: 'x', content: page(), isStartpage: true })).rejects.toThrow('Only a folder has a start page')
    await expect(store.publishStory(77)).rejects.toThrow('There is no story with the id 77.')
  })

  it('refuses a datasource that contradicts itself', async () => {
    const { store } = await openTestContent()
    const entry = { name: 'a', value: '1' }
    await expect(store.putDatasource({ slug: 'd', name: 'D', entries: [entry, entry] })).rejects.toThrow(
      'Datasource "d" has the entry "a" twice',
    )
    const strange = { ...entry, dimensionValues: { at: '2' } }
    await expect(store.putDatasource({ slug: 'd', name: 'D', entries: [strange] })).rejects.toThrow(
      'names the dimension "at", which it does not have',
    )
  })

  it('keeps the space’s cache version when it is opened again with another name', async () => {
    const { database, store, cv, get } = await openListening()
    await publish(store, 'home')
    const before = await cv()
    await openContentStore(database, { id: 52681, name: 'Neu', domain: 'http://x/', languages: [] })
    expect((await get('spaces/me')).body.space).toEqual({
      id: 52681,
      name: 'Neu',
      domain: 'http://x/',
      version: before,
      language_codes: [],
    })
  })
})

describe('what was written', () => {
  it('stays as versions, each draft and each publish, under the name of who wrote it', async () => {
    const { store, database } = await openTestContent()
    const id = await draft(store, 'home', { fields: { title: 'A' } })
    await store.transaction((writing) => saveDraft(writing, id, { content: page({ title: 'B' }) }), { authorId: 7 })
    await store.publishStory(id)
    const rows = await database.kysely.selectFrom('story_versions').selectAll().where('story_id', '=', id).orderBy('id').execute()
    expect(rows.map((row) => [row.event, row.author_id, JSON.parse(row.story).content.title])).toEqual([
      ['create', null, 'A'],
      ['update', 7, 'B'],
      ['publish', null, 'B'],
    ])
  })

  it('is refused when the story changed after it was read', async () => {
    const { store, database } = await openTestContent()
    const id = await draft(store, 'home')
    const stale = { id, version_id: 1 }
    await expect(store.transaction((writing) => keepVersion(writing, stale, 'update'))).rejects.toThrow(StoryWriteConflict)
    expect(await database.kysely.selectFrom('story_versions').select('id').execute()).toHaveLength(1)
  })

  it('comes back from deletion as a draft, with all that was in its folder', async () => {
    const { store, slugs, database } = await openTestContent()
    await publish(store, 'karten/hochzeit/rosen', { fields: { title: 'R' } })
    await publish(store, 'karten/start', { isStartpage: true })
    const folder = await database.kysely.selectFrom('stories').select('id').where('full_slug', '=', 'karten').executeTakeFirstOrThrow()
    await store.deleteStory(folder.id)
    expect(await slugs({ version: 'draft' })).toEqual([])

    await store.undeleteStory(folder.id)
    expect((await slugs({ version: 'draft' })).toSorted()).toEqual(['karten/', 'karten/hochzeit/rosen'])
    expect(await slugs()).toEqual([])
    expect(await database.kysely.selectFrom('deleted_stories').selectAll().execute()).toEqual([])
  })

  it('goes there again when it was made again since, and does not come back beside itself', async () => {
    const { store, slugs } = await openTestContent()
    const uuid = 'a7f1c9a0-0000-4000-8000-000000000001'
    const id = await draft(store, 'rosen', { uuid })
    await store.deleteStory(id)
    expect(await draft(store, 'lilien', { uuid, name: 'Danach' })).toBe(id)
    await expect(store.undeleteStory(id)).rejects.toThrow('stands again, as "lilien"')
    await store.deleteStory(id)
    await store.undeleteStory(id)
    expect(await slugs({ version: 'draft' })).toEqual(['lilien'])
  })

  it('does not come back where its folder is gone, or another story stands', async () => {
    const { store, database } = await openTestContent()
    const id = await draft(store, 'karten/rosen')
    const folder = await database.kysely.selectFrom('stories').select('id').where('full_slug', '=', 'karten').executeTakeFirstOrThrow()
    await store.deleteStory(id)
    await draft(store, 'karten/rosen')
    await expect(store.undeleteStory(id)).rejects.toThrow('"karten/rosen" has already been taken')
    await store.deleteStory(folder.id)
    await expect(store.undeleteStory(id)).rejects.toThrow('bring the folder back first')
  })
})
