import { CompiledQuery, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openWay } from '../../tests/falling-silent.ts'
import { startPostgres } from '../../tests/postgres-server.ts'
import { openContentStore } from '../content/content-store.ts'
import { publish, space } from '../content/test-content.ts'
import { DatabaseAway } from './database-away.ts'
import { openPostgres } from './open-postgres.ts'

async function openServer() {
  const server = await startPostgres()
  onTestFinished(server.stop)
  return server
}

async function openStore(url: string, longestQuery?: number) {
  const database = await openPostgres({ url, longestQuery })
  onTestFinished(() => database.close())
  return { database, store: await openContentStore(database, space) }
}

describe('PostgreSQL', () => {
  it('that can’t be reached is named in a sentence, without its password', async () => {
    const error = await openPostgres({ url: 'postgres://anlass:geheim@127.0.0.1:1/anlass' }).catch(String)
    expect(error).toMatch(
      /^Error: The database of DATABASE_URL can't be reached: .*ECONNREFUSED.*Check its address, name, user and password\.$/,
    )
    expect(error).not.toContain('geheim')
  })

  it('tells one process at once what another has published, and what it missed while its connection was cut', async () => {
    const { url } = await openServer()
    const [here, there] = await Promise.all([openStore(url), openStore(url)])
    const heard: string[] = []
    here.store.onChange((change) => 'fullSlug' in change && change.action === 'published' && heard.push(change.fullSlug))

    await publish(there.store, 'erste')
    await expect.poll(() => heard).toEqual(['erste'])

    await there.database.kysely.executeQuery(
      CompiledQuery.raw("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()"),
    )
    await publish(there.store, 'zweite')
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['erste', 'zweite'])
  })

  it('tells a process what another has published also where nothing is said of it, as on a connection that was dropped in between', async () => {
    const { url } = await openServer()
    const [here, there] = await Promise.all([openStore(url), openStore(url)])
    const heard: string[] = []
    here.store.onChange((change) => 'fullSlug' in change && change.action === 'published' && heard.push(change.fullSlug))
    for (const table of ['content_changes', 'stories'])
      await sql`alter table ${sql.ref(table)} disable trigger user`.execute(there.database.kysely)
    await publish(there.store, 'unbemerkt')
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['unbemerkt'])
  })

  it('that gives no more connections is away until it does', async () => {
    const { url } = await openServer()
    const { database: admin } = await openStore(url)
    await sql`create role shop login connection limit 2`.execute(admin.kysely)
    await sql`create database shop owner shop`.execute(admin.kysely)
    const { database } = await openStore(url.replace(/anlass@(.+)\/postgres$/, 'shop@$1/shop'), 5_000)
    const atOnce = await Promise.allSettled(Array.from({ length: 5 }, () => sql`select pg_sleep(0.3)`.execute(database.kysely)))
    const refusals = atOnce.flatMap((asked) => (asked.status === 'rejected' ? [asked.reason] : []))
    expect(refusals).not.toEqual([])
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(DatabaseAway)
      expect(refusal.message).toBe('The database does not answer: too many connections for role "shop"')
    }
    await sql`select 1`.execute(database.kysely)
  })

  it('lets two processes write at the same moment, one after the other', async () => {
    const { url } = await openServer()
    const [here, there] = await Promise.all([openStore(url), openStore(url)])
    const writers = [here, there].flatMap(({ store }, process) =>
      Array.from({ length: 20 }, (_, index) => publish(store, `p${process}-${index}`)),
    )
    expect(new Set(await Promise.all(writers)).size).toBe(40)
    const { cv } = await here.database.kysely.selectFrom('space').select('cv').executeTakeFirstOrThrow()
    // Each hears of the other's last one a moment later.
    await expect.poll(() => [here.store.version, there.store.version]).toEqual([cv, cv])
  })

  it('keeps two shops apart that have a schema each of one database', async () => {
    const { url } = await openServer()
    const first = await openStore(url)
    await sql`create schema other`.execute(first.database.kysely)
    const second = await openStore(`${url}?options=${encodeURIComponent('-csearch_path=other')}`)
    await publish(first.store, 'hier')
    expect(await second.database.kysely.selectFrom('stories').selectAll().execute()).toEqual([])
  })

  it('shows in a snapshot what was there at its first read, whoever writes meanwhile', async () => {
    const { url } = await openServer()
    const { database, store } = await openStore(url)
    const seen = await database.snapshot(async (kysely) => {
      const count = async () => (await kysely.selectFrom('stories').select('id').execute()).length
      const first = await count()
      await publish(store, 'danach')
      return [first, await count()]
    })
    expect(seen).toEqual([0, 0])
  })
})

describe('PostgreSQL, where a query takes at most a second,', () => {
  it('is away where it is stopped, and answers again once it is there; what it refuses it has answered', async () => {
    const server = await openServer()
    const { database } = await openStore(server.url, 1_000)
    const ask = (query = 'select 1') => database.kysely.executeQuery(CompiledQuery.raw(query))
    await expect(ask('select nonsense')).rejects.toThrow(DatabaseError)
    await server.kill()
    await expect(ask()).rejects.toThrow(DatabaseAway)
    await server.startAgain()
    expect((await ask()).rows).toHaveLength(1)
  })

  const longestQuery = 2_000
  const silent = 'The database has not answered for 2 seconds.'

  async function openOverWay() {
    const { url } = await openServer()
    const way = await openWay(url)
    onTestFinished(way.close)
    return { url, way, ...(await openStore(way.url, longestQuery)) }
  }

  it('is asked on other connections once one of those there were has fallen silent', async () => {
    const { way, database, store } = await openOverWay()
    const ask = () => database.kysely.selectFrom('stories').select('id').execute()
    const askAll = () => Promise.all(Array.from({ length: 5 }, ask))
    await askAll()
    way.fallSilent()
    await expect(ask()).rejects.toThrow(silent)
    // None of the others is waited for.
    expect(await askAll()).toEqual([[], [], [], [], []])
    await publish(store, 'danach')
  })

  it('is listened to on another connection once that for it has fallen silent', async () => {
    const { url, way } = await openOverWay()
    const { database } = await openStore(url)
    const listening = async () => {
      const { rows } = await sql`select pid from pg_stat_activity where query like 'listen%'`.execute(database.kysely)
      return rows.length
    }
    await expect.poll(listening).toBe(2)
    way.fallSilent()
    // The server has not noticed that nobody is at the end of the old one.
    await expect.poll(listening, { timeout: 20_000 }).toBe(3)
  })

  it('lets others write when who was writing has fallen silent', async () => {
    const { url, way, store } = await openOverWay()
    const other = await openStore(url, longestQuery)
    const writing = store.transaction(async () => way.fallSilent())
    await expect(writing).rejects.toThrow(silent)
    await publish(other.store, 'danach')
    await publish(store, 'auch-danach')
  })

  it('says that it was busy while another process writes for longer, and then writes', async () => {
    const { url } = await openServer()
    const [{ store }, { database: command }] = await Promise.all([openStore(url, longestQuery), openStore(url)])
    const { promise: isWritten, resolve: endWriting } = Promise.withResolvers<void>()
    const { promise: isWriting, resolve: beginWriting } = Promise.withResolvers<void>()
    const written = command.write(async () => {
      beginWriting()
      await isWritten
    })
    await isWriting
    await expect(publish(store, 'zugleich')).rejects.toThrow('The database was busy for 5 seconds. Nothing was written: try again.')
    endWriting()
    await written
    await publish(store, 'danach')
  })
})
