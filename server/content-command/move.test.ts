import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createPersonalToken } from '../accounts/personal-tokens.ts'
import { openContentStore } from '../content/content-store.ts'
import { deliveryApi } from '../content/delivery-api.ts'
import { draft, publish, space, tokens } from '../content/test-content.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { takeDatabase } from '../database/test-database.ts'
import { openTestPlace, temporaryFolder } from './test-place.ts'

const isOnPostgres = inject('postgres') !== undefined

async function openEmbedded() {
  const dataFolder = temporaryFolder()
  const database = await openDatabase({ file: join(dataFolder, 'anlass.sqlite') })
  onTestFinished(() => database.close())
  const store = await openContentStore(database, space)
  return { dataFolder, database, store }
}

/** Something in every kind of table that names another. */
async function fill({ database, store }: Awaited<ReturnType<typeof openEmbedded>>) {
  const id = await publish(store, 'anlass/karten', { fields: { title: 'Über „Karten“', body: [] }, tags: ['neu'] })
  await store.saveDraft(id, { name: 'Neu' })
  await store.deleteStory(await draft(store, 'anlass/weg'))
  await store.putDatasource({
    slug: 'preise',
    name: 'Preise',
    dimensions: [{ name: 'Österreich', entryValue: 'at' }],
    entries: [{ name: 'klein', value: '1', dimensionValues: { at: '2' } }],
  })
  const { kysely } = database
  const now = new Date().toISOString()
  // The younger one is the parent: it comes after the one that names it.
  for (const [folder, parent_id] of [
    [5, null],
    [7, null],
  ] as const)
    await kysely
      .insertInto('asset_folders')
      .values({ id: folder, uuid: `f${folder}`, name: 'F', parent_id })
      .execute()
  await kysely.updateTable('asset_folders').set({ parent_id: 7 }).where('id', '=', 5).execute()
  const person = { id: 11, email: 'ada@example.org', name: 'Ada', password_hash: 'x', role: 'admin' as const, space_role_id: null }
  await kysely
    .insertInto('people')
    .values({ ...person, created_at: now, updated_at: now })
    .execute()
  await createPersonalToken(database, { personId: 11, name: 'tool' })
}

const rowsOf = async ({ kysely }: Database, table: string) =>
  (await sql<object>`select * from ${sql.table(table)}`.execute(kysely)).rows
    .map((row) => JSON.stringify(Object.entries(row).sort()))
    .sort()

describe.runIf(isOnPostgres)('content move', () => {
  it('carries every row of every table over', async () => {
    const embedded = await openEmbedded()
    await fill(embedded)
    const databaseUrl = await takeDatabase()
    const { run } = await openTestPlace({ settings: { dataFolder: embedded.dataFolder, databaseUrl } })
    const { code, text } = await run('move')
    expect([code, text]).toEqual([0, expect.stringMatching(/rows in \d+ tables were carried over and counted there/)])

    const moved = await openPostgres({ url: databaseUrl })
    onTestFinished(() => moved.close())
    const tables = (await embedded.database.kysely.introspection.getTables()).map(({ name }) => name)
    expect(tables.length).toBeGreaterThan(25)
    for (const table of tables) expect([table, await rowsOf(moved, table)]).toEqual([table, await rowsOf(embedded.database, table)])
    const { rows } = await sql`select sequencename from pg_sequences where schemaname = current_schema()`.execute(moved.kysely)
    expect(rows).toEqual([])
  })

  it('leaves a database that is read and written on', async () => {
    const embedded = await openEmbedded()
    await fill(embedded)
    const databaseUrl = await takeDatabase()
    await (await openTestPlace({ settings: { dataFolder: embedded.dataFolder, databaseUrl } })).run('move')
    const database = await openPostgres({ url: databaseUrl })
    onTestFinished(() => database.close())
    const store = await openContentStore(database, space)
    await publish(store, 'anlass/danach')
    const api = deliveryApi({ database, tokens, onError: () => {} })
    const response = await api.request(`http://content.test/v2/cdn/stories?token=${tokens.preview}&sort_by=slug:asc`)
    const { stories } = (await response.json()) as { stories: { full_slug: string }[] }
    expect(stories.map((story) => story.full_slug)).toEqual(['anlass/danach', 'anlass/karten'])
  })

  it('refuses a target that is not empty, and leaves it as it was', async () => {
    const embedded = await openEmbedded()
    await fill(embedded)
    const databaseUrl = await takeDatabase()
    const target = await openPostgres({ url: databaseUrl })
    onTestFinished(() => target.close())
    await openContentStore(target, { ...space, name: 'Ein anderer' })
    const { run } = await openTestPlace({ settings: { dataFolder: embedded.dataFolder, databaseUrl } })
    await expect(run('move')).rejects.toThrow('The database of DATABASE_URL is not empty (space has rows): name an empty one.')
    expect(await target.kysely.selectFrom('stories').selectAll().execute()).toEqual([])
  })

  it('has nothing of it there when it fails in the middle', async () => {
    const embedded = await openEmbedded()
    await fill(embedded)
    const databaseUrl = await takeDatabase()
    const target = await openPostgres({ url: databaseUrl })
    onTestFinished(() => target.close())
    await sql`alter table story_contents add constraint refuses_all check (name = '')`.execute(target.kysely)
    const { run } = await openTestPlace({ settings: { dataFolder: embedded.dataFolder, databaseUrl } })
    await expect(run('move')).rejects.toThrow('refuses_all')
    expect(await target.kysely.selectFrom('space').selectAll().execute()).toEqual([])
  })
})

describe('content move', () => {
  it('says what it needs', async () => {
    const { run, folder } = await openTestPlace()
    await expect(run('move')).rejects.toThrow('Set DATABASE_URL')
    const settings = { dataFolder: folder, databaseUrl: 'postgres://127.0.0.1:1/none' }
    await expect((await openTestPlace({ settings })).run('move')).rejects.toThrow(`There is no database in ${folder}`)
  })
})
