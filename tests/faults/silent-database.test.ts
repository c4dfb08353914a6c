import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openWay } from '../falling-silent.ts'
import { likeTemplate, makeTemplate, type Template } from '../postgres-databases.ts'
import { type PostgresServer, startPostgres } from '../postgres-server.ts'
import { startProcess } from '../running-process.ts'

let postgres: PostgresServer
/** With all that the shop ships with. To bring that takes seconds, so each test has a copy. */
let seeded: { template: Template; folder: string }

beforeAll(async () => {
  postgres = await startPostgres()
  const folder = temporaryFolder()
  const template = await makeTemplate(postgres.url, 'seeded', async (url) => {
    const shop = await startProcess({ DATA_DIR: folder, DATABASE_URL: url })
    await shop.end()
  })
  // What is kept of its pages, each test has made by its own shop.
  rmSync(join(folder, 'pages.sqlite'))
  seeded = { template, folder }
})
afterAll(async () => {
  await postgres.stop()
  rmSync(seeded.folder, { recursive: true })
})

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'anlass-'))

let shops = 0

/** A shop on a PostgreSQL that it reaches over a way that can fall silent. */
async function openShop() {
  const url = await likeTemplate(postgres.url, `shop_${++shops}`, seeded.template)
  const way = await openWay(url)
  onTestFinished(way.close)
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(seeded.folder, folder, { recursive: true })
  const start = async (environment: Record<string, string> = {}) => {
    const shop = await startProcess({ DATA_DIR: folder, DATABASE_URL: way.url, LOG_LEVEL: 'fatal', ...environment })
    onTestFinished(() => shop.end('SIGKILL'))
    return shop
  }
  return { url, way, start }
}

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  )

describe('PostgreSQL that says nothing', () => {
  it('keeps no shop from stopping within ten seconds', async () => {
    const { way, start } = await openShop()
    const { shop, end } = await start()
    expect(await statusOf(`${shop}/readyz`)).toBe(200)
    way.fallSilent({ forNewOnes: true })
    const answers = Promise.all(['/readyz', '/versand/', '/papier/'].map((path) => statusOf(shop + path)))
    const before = performance.now()
    await end()
    expect(performance.now() - before).toBeLessThan(15_000)
    await answers
  }, 120_000)

  it('costs a shop whose connections fall silent its new pages for half a minute at most', async () => {
    const { way, start } = await openShop()
    const { shop } = await start()
    // The first page of a fresh shop may take longer than visitors wait.
    await expect.poll(() => statusOf(`${shop}/hochzeit/`), { timeout: 20_000 }).toBe(200)
    way.fallSilent()
    for (const path of ['/versand/', '/readyz']) await expect.poll(() => statusOf(shop + path), { timeout: 30_000 }).toBe(200)
  }, 120_000)

  it('lets a shop that starts show what is on disk, and all else once its one opening is through', async () => {
    const { url, start } = await openShop()
    const { shop, end } = await start()
    await expect.poll(() => statusOf(`${shop}/hochzeit/`), { timeout: 20_000 }).toBe(200)
    await end()
    const other = new Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin')
    await other.query('lock table space in access exclusive mode')

    const starting = start({ PORT: new URL(shop).port })
    const ask = (path: string) => fetch(shop + path).catch(() => undefined)
    await expect.poll(async () => (await ask('/hochzeit/'))?.headers.get('age'), { timeout: 20_000 }).toMatch(/^\d+$/)
    expect((await ask('/readyz'))?.status).toBe(503)
    const { rows } = await other.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
    expect(rows).toHaveLength(1)

    await other.query('rollback')
    await starting
    await expect.poll(async () => (await ask('/versand/'))?.status, { timeout: 20_000 }).toBe(200)
    expect((await ask('/hochzeit/'))?.headers.has('age')).toBe(false)
  }, 120_000)
})
