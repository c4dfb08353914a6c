import { CompiledQuery, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../tests/postgres-server.ts'
import { openContentStore } from '../content/content-store.ts'
import { publish, space } from '../content/test-content.ts'
import { openPostgres } from './open-postgres.ts'

async function openServer() {
  const server = await startPostgres()
  onTestFinished(server.stop)
  return server
}

async function openStore(url: string) {
  const database = await openPostgres({ url })
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
