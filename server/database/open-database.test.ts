import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as after } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runWithoutRoom } from '../../tests/run-without-room.ts'
import type { Tables } from './database.ts'
import { migrations } from './migrations/migrations.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { openDatabase } from './open-database.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-database-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const asset = {
  id: 1,
  filename: 'rose.svg',
  name: '',
  alt: 'Rose',
  title: '',
  copyright: '',
  source: '',
  focus: '',
  meta_data: '{}',
  content_type: 'image/svg+xml',
  content_length: 812,
  width: null,
  height: null,
  hash: 'a1',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

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

  it('says that nothing lasts once its file was deleted', async () => {
    const file = join(folder, 'anlass.sqlite')
    const database = await openDatabase({ file })
    const write = (id: number) =>
      database.write((trx) =>
        trx
          .insertInto('assets')
          .values({ ...asset, id, filename: `${id}` })
          .execute(),
      )
    await (await write(1)).lasting
    for (const name of ['anlass.sqlite', 'anlass.sqlite-wal', 'anlass.sqlite-shm']) rmSync(join(folder, name))
    await expect((await write(2)).lasting).rejects.toThrow(/^What was saved is lost: .+ Stop it and start it again\.$/)
    await database.close()
  })

  it.each(['deleted', 'replaced'])('says so, too, where it was %s before anything was written', async (how) => {
    const file = join(folder, 'anlass.sqlite')
    const database = await openDatabase({ file })
    for (const name of ['anlass.sqlite', 'anlass.sqlite-wal', 'anlass.sqlite-shm']) rmSync(join(folder, name))
    const other = how === 'replaced' ? await openDatabase({ file }) : undefined
    const { lasting } = await database.write((trx) => trx.insertInto('assets').values(asset).execute())
    await expect(lasting).rejects.toThrow(/^What was saved is lost: .+ Stop it and start it again\.$/)
    for (const each of [database, other]) await each?.close()
  })

  it('shows what was written before it lasts, and says when it does not', async () => {
    const file = join(folder, 'anlass.sqlite')
    const [here, elsewhere] = [await openDatabase({ file }), await openDatabase({ file })]
    const write = (id: number) =>
      here.write((trx) =>
        trx
          .insertInto('assets')
          .values({ ...asset, id, filename: `${id}.svg`, hash: String(id) })
          .execute(),
      )
    const ids = async () => (await elsewhere.kysely.selectFrom('assets').select('id').execute()).map(({ id }) => id)
    // What SQLite writes to is open; the disk is asked by its name.
    renameSync(`${file}-wal`, `${file}-elsewhere`)
    const { lasting } = await write(1)
    expect(await ids()).toEqual([1])
    await expect(lasting).rejects.toThrow(
      /^What was saved may not outlive a power cut, for the disk did not take it: ENOENT.+ Save again\.$/,
    )
    renameSync(`${file}-elsewhere`, `${file}-wal`)
    await (await write(2)).lasting
    expect(await ids()).toEqual([1, 2])
    // All other writes wait for the disk as ever.
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(here.kysely)
    expect(rows).toEqual([{ synchronous: 2 }])
    for (const database of [here, elsewhere]) await database.close()
  })

  it('begins a write by itself again while another process writes, and reads meanwhile', async () => {
    const file = join(folder, 'anlass.sqlite')
    const [here, elsewhere] = [await openDatabase({ file }), await openDatabase({ file })]
    const ids = async () => (await here.kysely.selectFrom('assets').select('id').execute()).map(({ id }) => id)
    let writing: Promise<unknown> | undefined
    await elsewhere.kysely.transaction().execute(async (trx) => {
      await trx.insertInto('assets').values(asset).execute()
      const other = { ...asset, id: 2, filename: 'b.svg', hash: '2' }
      writing = here.kysely.insertInto('assets').values(other).execute()
      expect(await ids()).toEqual([])
    })
    await writing
    expect(await ids()).toEqual([1, 2])
    for (const database of [here, elsewhere]) await database.close()
  })

  it('leaves the process to others while many writes wait for another process', async () => {
    const file = join(folder, 'anlass.sqlite')
    const [here, elsewhere] = [await openDatabase({ file }), await openDatabase({ file })]
    const writes: Promise<unknown>[] = []
    await elsewhere.kysely.transaction().execute(async () => {
      for (let id = 1; id <= 20; id++) {
        const row = { ...asset, id, filename: `${id}.svg`, hash: String(id) }
        writes.push(here.kysely.insertInto('assets').values(row).execute())
      }
      const start = performance.eventLoopUtilization()
      // What comes from the network has its turn in each of these.
      for (let turns = 0; turns < 20; turns++) await after(5)
      expect(performance.eventLoopUtilization(start).utilization).toBeLessThan(0.9)
    })
    await Promise.all(writes)
    for (const database of [here, elsewhere]) await database.close()
  })

  it('writes nothing of what fails on the way', async () => {
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    const failing = database.write(async (trx) => {
      await trx.insertInto('assets').values(asset).execute()
      throw new Error('on the way')
    })
    await expect(failing).rejects.toThrow('on the way')
    expect(await database.kysely.selectFrom('assets').select('id').execute()).toEqual([])
    await (await database.write((trx) => trx.insertInto('assets').values(asset).execute())).lasting
    expect(await database.kysely.selectFrom('assets').select('id').execute()).toEqual([{ id: 1 }])
    await database.close()
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

  it('takes back everything of a transaction that fails', async () => {
    const { kysely, close } = await openDatabase({ file: ':memory:' })
    const failing = kysely.transaction().execute(async (trx) => {
      await trx.insertInto('assets').values(asset).execute()
      throw new Error('power cut')
    })
    await expect(failing).rejects.toThrow('power cut')
    expect(await kysely.selectFrom('assets').select('id').execute()).toEqual([])
    await close()
  })

  it('a long write lets others have their turn between its statements, who see nothing of it', async () => {
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    const other = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    const seen: unknown[] = []
    await database.write(async (trx) => {
      setImmediate(
        () =>
          void other.kysely
            .selectFrom('assets')
            .select('id')
            .execute()
            .then((rows) => seen.push(rows)),
      )
      await trx.insertInto('assets').values(asset).execute()
      for (let id = 2; seen.length === 0 && id < 100_000; id++)
        await trx
          .updateTable('assets')
          .set({ alt: `${id}` })
          .execute()
    })
    expect(seen).toEqual([[]])
    await database.close()
    await other.close()
  })

  it('a snapshot is what was there at its first read, whoever writes meanwhile', async () => {
    const [here, there] = [
      await openDatabase({ file: join(folder, 'anlass.sqlite') }),
      await openDatabase({ file: join(folder, 'anlass.sqlite') }),
    ]
    const count = (database: Pick<typeof here, 'kysely'>) => database.kysely.selectFrom('assets').select('id').execute()
    const seen = await here.snapshot(async (kysely) => {
      const first = await count({ kysely })
      await there.kysely.insertInto('assets').values(asset).execute()
      return [first, await count({ kysely })]
    })
    expect(seen).toEqual([[], []])
    expect(await count(here)).toHaveLength(1)
    await here.close()
    await there.close()
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
