import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { asset } from './test-asset.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-database-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('what is written to SQLite', () => {
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
})
