import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { headline } from '../../tests/test-bloks.ts'
import { findConflicts, mergeRelease, putInRelease } from '../content/release-writing.ts'
import { draft, publish } from '../content/test-content.ts'
import type { Database } from '../database/database.ts'
import type { StoryContentTable } from '../database/story-content-table.ts'
import { fillEditorial, openRelease } from './test-editorial-work.ts'
import { openTestPlace, temporaryFolder } from './test-place.ts'

/** Headlines that were stored in a field of another name. */
const old = (words: string) => ({ _uid: `old-${words}`, component: 'page_headline', titel: words, headlineType: 'h1' })
const inPage = (...body: object[]) => ({ _uid: 'p', component: 'page', title: 'Seite', body })

const defineMigration = pathToFileURL(join(import.meta.dirname, '../../content/define-migration.ts')).href
const schema = pathToFileURL(join(import.meta.dirname, '../../blocks/page-headline/page-headline.schema.ts')).href
const rename = `
  import { defineMigration } from '${defineMigration}'
  import { PageHeadlineBlok } from '${schema}'
  export const migration = defineMigration({
    component: 'page_headline',
    to: PageHeadlineBlok,
    change: ({ titel, ...blok }) => (titel === undefined ? blok : { ...blok, headline: String(titel) }),
  })`

const louder = rename.replace(/change: .*/, "change: (blok) => ({ ...blok, headline: blok.headline + '!' })")

const name = '2026-12-01-headlines'

async function open(source = rename) {
  const migrationsFolder = join(temporaryFolder(), 'migrations')
  mkdirSync(migrationsFolder)
  writeFileSync(join(migrationsFolder, `${name}.ts`), source)
  const place = await openTestPlace({ migrationsFolder })
  const { database, store } = place
  const text = async (id: number, version: StoryContentTable['version']) => {
    const rows = database.kysely.selectFrom('story_contents').selectAll().where('story_id', '=', id).where('version', '=', version)
    const row = await rows.executeTakeFirst()
    return row && JSON.parse(row.content)
  }
  const versions = (id: number) => database.kysely.selectFrom('story_versions').select('event').where('story_id', '=', id).execute()
  const publishOld = (slug: string, words: string) => publish(store, slug, { fields: inPage(old(words)) })
  /** Puts an old text of a story into a release. */
  const putOld = async (id: number, words: string) => {
    await fillEditorial(place, [id, await publish(store, 'andere'), await draft(store, 'weg')])
    await store.transaction((writing) => putInRelease(writing, openRelease, id, { content: inPage(old(words)) }))
  }
  return { ...place, migrationsFolder, text, versions, publishOld, putOld }
}

const conflicts = async ({ kysely }: Database) => (await findConflicts(kysely, openRelease)).map(({ full_slug }) => full_slug)

describe('content migrate', () => {
  it('shows what it would change, and changes nothing', async () => {
    const { store, run, text, publishOld } = await open()
    const id = await publishOld('anlass/eins', 'Eins')
    await draft(store, 'anlass/zwei', { fields: inPage(headline('Gut'), { ...old('Zwei'), titel__i18n__de_at: 'Zwo' }) })
    await publish(store, 'anlass/gut', { fields: inPage(headline('Gut')) })
    const { code, text: said } = await run('migrate')
    expect(code).toBe(0)
    expect(said).toContain(`${name}\n  anlass/`)
    expect(said).toContain('anlass/eins [draft, published]\n    body[0].titel: "Eins" → null\n    body[0].headline: null → "Eins"')
    expect(said).toContain('anlass/zwei [draft]\n    body[1].titel: "Zwei" → null')
    expect(said).toContain('2 stories: 2 drafts, 1 published text, 6 changes.')
    expect(said).toContain('Nothing was written. Write it with: npm run content -- migrate --apply')
    expect((await text(id, 'published')).body[0].titel).toBe('Eins')
  })

  it('--apply writes drafts and published texts as any writing does, and publishes no draft', async () => {
    const { store, database, run, get, text, versions, publishOld } = await open()
    const id = await publishOld('anlass/eins', 'Eins')
    await store.saveDraft(id, { content: inPage(old('Neuer Entwurf')) })
    const onlyDraft = await draft(store, 'anlass/zwei', { fields: inPage(old('Zwei')) })
    const before = store.version
    const kept = (await versions(id)).length
    const { code, text: said } = await run('migrate --apply')
    expect([code, said.split('\n').at(-1)]).toEqual([0, 'Written: 2 stories.'])
    expect((await text(id, 'draft')).body[0].headline).toBe('Neuer Entwurf')
    expect((await get('stories/anlass/eins', { version: 'published' })).body.story.content.body[0].headline).toBe('Eins')
    expect(await text(onlyDraft, 'published')).toBeUndefined()
    expect((await versions(id)).length).toBe(kept + 1)
    const activities = await database.kysely.selectFrom('activities').select(['key', 'trackable_id']).execute()
    expect(activities).toEqual(
      expect.arrayContaining([
        { key: 'story.update', trackable_id: id },
        { key: 'story.update', trackable_id: onlyDraft },
      ]),
    )
    const changes = (await store.changesSince(before)).changes.flatMap((logged) => logged.changes)
    expect(changes).toMatchObject([{ action: 'published', fullSlug: 'anlass/eins' }])
  })

  it('changes texts in releases too, which is no conflict for the release', async () => {
    const { store, database, run, text, publishOld, putOld } = await open()
    const id = await publishOld('eins', 'Eins')
    await putOld(id, 'Im Advent')
    const revision = () => database.kysely.selectFrom('releases').select('revision').where('id', '=', openRelease).executeTakeFirst()
    const before = await revision()
    expect((await run('migrate --apply')).text).toContain('1 story: 1 draft, 1 published text, 1 text in releases, 6 changes.')
    expect((await text(id, `release:${openRelease}`)).body[0].headline).toBe('Im Advent')
    expect((await text(id, 'draft')).body[0].headline).toBe('Eins')
    expect(await conflicts(database)).toEqual(['andere'])
    // Who has checked the release before is not to make it live now.
    expect(await revision()).not.toEqual(before)
    await store.saveDraft(id, { name: 'Von Hand' })
    expect(await conflicts(database)).toEqual(['andere', 'eins'])
  })

  it('tells webhooks of what was published', async () => {
    const { database, run, publishOld } = await open()
    await publishOld('eins', 'Eins')
    const now = new Date().toISOString()
    const endpoint = { id: 1, name: 'x', description: '', endpoint: 'https://example.org', secret: null, activated: 1 }
    await database.kysely
      .insertInto('webhook_endpoints')
      .values({ ...endpoint, actions: '["story.published"]', created_at: now, updated_at: now })
      .execute()
    await run('migrate --apply')
    expect(await database.kysely.selectFrom('webhook_deliveries').select('action').execute()).toEqual([{ action: 'story.published' }])
  })

  it('is applied once, and again only to what was not there then', async () => {
    const { run, publishOld, versions } = await open()
    const id = await publishOld('eins', 'Eins')
    await run('migrate --apply')
    const kept = await versions(id)
    expect((await run('migrate')).text).toBe('There is no migration that was not applied.')
    expect((await run(`migrate ${name}`)).text).toContain('was applied before')
    expect(await versions(id)).toEqual(kept)
  })

  it('goes on where it was cut off: no text is changed twice', async () => {
    const { store, database, run, text } = await open(louder)
    const one = await publish(store, 'eins', { fields: inPage(headline('Eins')) })
    await run('migrate --apply')
    // As if its end had never come, and one story had not been reached.
    await database.kysely.updateTable('content_migrations').set({ applied_at: null }).execute()
    const two = await publish(store, 'zwei', { fields: inPage(headline('Zwei')) })
    expect((await run('migrate --apply')).text).toContain('Written: 1 story.')
    expect((await text(one, 'published')).body[0].headline).toBe('Eins!')
    expect((await text(two, 'published')).body[0].headline).toBe('Zwei!')
  })

  it('a result that the blocks could not draw is refused with the list, and nothing is written', async () => {
    const { run, text, publishOld } = await open(rename.replace('String(titel)', "String(titel).repeat(titel === 'Lang' ? 100 : 1)"))
    const short = await publishOld('kurz', 'Kurz')
    await publishOld('lang', 'Lang')
    const { code, text: said } = await run('migrate --apply')
    expect(code).toBe(1)
    expect(said).toContain('Refused, and nothing was written: the blocks could not draw 2 texts of the result.')
    expect(said).toMatch(/ {2}lang \[published\] {2}body\[0\], headline: ist länger als/)
    expect((await text(short, 'published')).body[0].titel).toBe('Kurz')
  })

  it('what was wrong with a draft before is no reason to refuse', async () => {
    const { store, run, text } = await open()
    const id = await draft(store, 'halb', { fields: inPage(old('Halb'), { _uid: 'x', component: 'gibt_es_nicht' }) })
    expect((await run('migrate --apply')).code).toBe(0)
    expect((await text(id, 'draft')).body[0].headline).toBe('Halb')
  })

  it('a migration that throws says at which blok', async () => {
    const { run, publishOld } = await open(rename.replace('String(titel)', 'titel.nowhere.at'))
    await publishOld('eins', 'Eins')
    await expect(run('migrate')).rejects.toThrow(`${name} fails at the blok old-Eins of "eins"`)
  })

  it('two that follow each other are tried one on the result of the other', async () => {
    const { run, text, publishOld, migrationsFolder } = await open()
    writeFileSync(join(migrationsFolder, '2026-12-02-loud.ts'), louder)
    const id = await publishOld('eins', 'Eins')
    expect((await run('migrate')).text).toContain('2026-12-02-loud\n  eins [draft, published]\n    body[0].headline: "Eins" → "Eins!"')
    await run('migrate --apply')
    expect((await text(id, 'published')).body[0].headline).toBe('Eins!')
    expect((await run(`migrate --rollback ${name}`)).text).toContain('eins [published] was written since')
    await run('migrate --rollback 2026-12-02-loud')
    await run(`migrate --rollback ${name}`)
    expect((await text(id, 'published')).body[0].titel).toBe('Eins')
  })
})

describe('content migrate --rollback', () => {
  it('puts back what it changed, unless it was written since', async () => {
    const { store, run, text, publishOld } = await open()
    const untouched = await publishOld('eins', 'Eins')
    const edited = await publishOld('zwei', 'Zwei')
    const gone = await publishOld('drei', 'Drei')
    await run('migrate --apply')
    await store.saveDraft(edited, { content: inPage(headline('Von Hand')) })
    await store.deleteStory(gone)
    const { code, text: said } = await run(`migrate --rollback ${name}`)
    expect(code).toBe(0)
    expect(said).toContain('2 stories restored.')
    expect(said).toContain('3 texts left as they are:')
    expect(said).toContain('zwei [draft] was written since')
    expect(said).toContain('The blocks of this code cannot draw')
    expect((await text(untouched, 'draft')).body[0].titel).toBe('Eins')
    expect((await text(untouched, 'published')).body[0].titel).toBe('Eins')
    expect((await text(edited, 'draft')).body[0].headline).toBe('Von Hand')
    expect((await text(edited, 'published')).body[0].titel).toBe('Zwei')
  })

  it('puts back texts in releases, and leaves those alone that have gone live', async () => {
    const { store, database, run, text, publishOld, putOld } = await open()
    const id = await publishOld('eins', 'Eins')
    await putOld(id, 'Im Advent')
    await run('migrate --apply')
    await run(`migrate --rollback ${name}`)
    expect((await text(id, `release:${openRelease}`)).body[0].titel).toBe('Im Advent')
    expect(await conflicts(database)).toEqual(['andere'])
    await run('migrate --apply')
    await store.transaction((writing) => mergeRelease(writing, openRelease))
    expect((await run(`migrate --rollback ${name}`)).text).toContain(
      `eins [release:${openRelease}] has gone live with its release or was taken out of it since`,
    )
    expect((await text(id, 'published')).body[0].headline).toBe('Im Advent')
  })

  it('can be applied again afterwards', async () => {
    const { run, text, publishOld } = await open()
    const id = await publishOld('eins', 'Eins')
    await run('migrate --apply')
    await run(`migrate --rollback ${name}`)
    expect((await run('migrate --apply')).text).toContain('Written: 1 story.')
    expect((await text(id, 'published')).body[0].headline).toBe('Eins')
  })

  it('of what was never applied is refused with a sentence', async () => {
    const { run } = await open()
    await expect(run(`migrate --rollback ${name}`)).rejects.toThrow('was never applied here')
    await expect(run('migrate 2026-01-01-none')).rejects.toThrow(`there are: ${name}.`)
  })
})

it.each([
  ['headlines.ts', 'export const other = 1', 'headlines.ts has no name like 2026-12-01-headlines.ts'],
  ['2026-12-03-nothing.ts', 'export const other = 1', '2026-12-03-nothing.ts exports no migration'],
  ['2026-12-04-broken.ts', 'export const migration = {', "2026-12-04-broken.ts can't be loaded: "],
])('a file %s among the migrations is named', async (file, text, sentence) => {
  const { run, migrationsFolder } = await open()
  writeFileSync(join(migrationsFolder, file), text)
  await expect(run('migrate')).rejects.toThrow(sentence)
})
