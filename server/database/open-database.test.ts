import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runWithoutRoom } from '../../tests/run-without-room.ts'
import type { Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { openDatabase } from './open-database.ts'
import { asset } from './test-asset.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-database-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** As code before the sixth migration left it. */
async function openOlder(file: string): Promise<Kysely<Tables>> {
  const older = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openNodeSqlite(file) }) })
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0006'))
  await new Migrator({ db: older, provider: { getMigrations: async () => known } }).migrateToLatest()
  return older
}

/** Opens a new database in each round, in the same moment as the others do. */
const opener = `
  const { rounds, others, opening, folder } = require('node:worker_threads').workerData
  import(${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))}).then(async ({ openDatabase }) => {
    for (let round = 1; round <= rounds; round++) {
      Atomics.add(opening, 0, 1)
      while (Atomics.load(opening, 0) < others * round);
      const { close } = await openDatabase({ file: folder + '/' + round + '/anlass.sqlite' })
      await close()
    }
  })`

describe('openDatabase', () => {
  it('makes the folder it is told, and finds there again what was written', async () => {
    const file = join(folder, 'deep', 'down', 'anlass.sqlite')
    const first = await openDatabase({ file })
    await first.kysely.insertInto('assets').values(asset).execute()
    await first.close()

    const second = await openDatabase({ file })
    expect(await second.kysely.selectFrom('assets').select('alt').execute()).toEqual([{ alt: 'Rose' }])
    await second.close()
  })

  it('says in a sentence that a folder cannot be written, and what to do', async () => {
    writeFileSync(join(folder, 'taken'), 'a file, not a folder')
    const file = join(folder, 'taken', 'anlass.sqlite')
    await expect(openDatabase({ file })).rejects.toThrow(/^Cannot write to .*taken: .+\. Choose another folder with DATA_DIR\.$/)
  })

  it('says that the disk has no room for it, and not that it should be elsewhere', async () => {
    const file = join(folder, 'anlass.sqlite')
    await (await openDatabase({ file })).close()
    const said = runWithoutRoom(`import { openDatabase } from '${join(import.meta.dirname, 'open-database.ts')}'
      await openDatabase({ file: '${file}' }).catch((error) => console.log(error.message))`)
    expect(said).toBe(`There is no room on the disk of ${folder} (disk I/O error): make some there. What is in it stays as it is.\n`)
  })

  it('says that a file is no database, and what to do', async () => {
    const file = join(folder, 'anlass.sqlite')
    writeFileSync(file, 'this is a letter, not a database'.repeat(100))
    await expect(openDatabase({ file })).rejects.toThrow(/anlass\.sqlite is damaged \(.*not a database\): put a backup in its place\./)
  })

  it('brings an older one up to date, with the times that its stories have', async () => {
    const file = join(folder, 'anlass.sqlite')
    const older = await openOlder(file)
    const at = '2030-01-01T00:00:00.000Z'
    const story = { parent_id: 0, is_folder: 0, is_startpage: 0, position: 0, created_at: at, updated_at: at, published_at: null }
    const rows = ['a', 'b'].map((slug, index) => ({
      ...story,
      id: index + 1,
      uuid: slug,
      group_id: slug,
      name: slug,
      slug,
      full_slug: slug,
    }))
    await older
      .insertInto('stories')
      .values(rows.map((row) => ({ ...row, first_published_at: null })))
      .execute()
    await older.updateTable('stories').set({ publish_at: at }).where('id', '=', 2).execute()
    await older.destroy()

    const { kysely, close } = await openDatabase({ file })
    expect(await kysely.selectFrom('story_schedulings').selectAll().execute()).toMatchObject([
      { story_id: 2, publish_at: at, status: 'scheduled' },
    ])
    await close()
  })

  it('brings one up to date wholly or not at all', async () => {
    const file = join(folder, 'anlass.sqlite')
    const older = await openOlder(file)
    await sql`create table customers (id integer)`.execute(older)
    const tables = async () => (await older.introspection.getTables()).map(({ name }) => name)
    const before = await tables()
    await expect(openDatabase({ file })).rejects.toThrow(
      'The database could not be brought up to date: table "customers" already exists. Nothing was changed.',
    )
    expect(await tables()).toEqual(before)
    await older.destroy()
  })

  it('has the tables made by one of several who open a new one at once', async () => {
    const opening = new Int32Array(new SharedArrayBuffer(4))
    const workerData = { rounds: 20, others: 2, opening, folder }
    const openers = [1, 2].map(() => new Worker(opener, { eval: true, workerData }))
    onTestFinished(async () => void (await Promise.all(openers.map((each) => each.terminate()))))
    expect(await Promise.all(openers.map((each) => once(each, 'exit')))).toEqual([[0], [0]])
  })

  it('says that one is newer than the code, and what to do, and leaves it as it is', async () => {
    const file = join(folder, 'anlass.sqlite')
    const newer = await openDatabase({ file })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '2030-01-01T00:00:00.000Z')`.execute(newer.kysely)
    await newer.kysely.insertInto('assets').values(asset).execute()
    await newer.close()
    await expect(openDatabase({ file })).rejects.toThrow(
      /^The database was brought up to date by newer code \(9999-newer\), .+: start the newer code again, or put back the backup from before\./,
    )
    const asIs = await openDatabase({ file, asIs: true })
    expect(await asIs.kysely.selectFrom('assets').select('alt').execute()).toEqual([{ alt: 'Rose' }])
    await asIs.close()
  })

  it('refuses content that is not JSON', async () => {
    const { kysely, close } = await openDatabase({ file: ':memory:' })
    const story = { id: 1, uuid: 'u', group_id: 'u', parent_id: 0, name: 'x', slug: 'x', full_slug: 'x', is_folder: 0, is_startpage: 0 }
    const times = { position: 0, created_at: '', updated_at: '', published_at: null, first_published_at: null }
    await kysely
      .insertInto('stories')
      .values({ ...story, ...times })
      .execute()
    const rest = { search_text: '', fields: '{}', long_fields: '[]' }
    const content = { story_id: 1, version: 'draft' as const, name: 'x', path: null, sort_by_date: null, meta_data: null, tags: '[]' }
    const broken = kysely.insertInto('story_contents').values({ ...content, component: 'page', content: '{"component":', ...rest })
    await expect(broken.execute()).rejects.toThrow('CHECK')
    await close()
  })
})
