/** A start that can't open its database shows the pages that are on disk (decision 23). */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startShop } from '../running-shop.ts'
import { keepAsking } from './keep-asking.ts'
import { childrenOf, openShop, pages, picturesOf, requestsAFault } from './open-shop.ts'
import { publishUrgentPage, shown } from './urgent-page.ts'

/** The processes of this data folder, those that only watch others left out. */
const servingFrom = (folder: string) =>
  readdirSync('/proc').flatMap((pid) => {
    const variables = /^\d+$/.test(pid) ? readIfThere(`/proc/${pid}/environ`).split('\0') : []
    const isWatching =
      readIfThere(`/proc/${pid}/cmdline`).includes('--processes') && !variables.some((each) => each.startsWith('ANLASS_PROCESS='))
    return variables.includes(`DATA_DIR=${folder}`) && !isWatching ? [Number(pid)] : []
  })

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A shop that was there before, once it shows its last good pages for want of its database. */
async function openWithoutDatabase(parameters: string[] = []) {
  const shop = await openShop({}, parameters)
  await publishUrgentPage(shop)
  await expect.poll(() => shown(shop)).toBe('Vorher')
  const [picture = ''] = await picturesOf(shop, 1)
  await shop.end()
  const file = join(shop.folder, 'anlass.sqlite')
  renameSync(file, `${file}.away`)
  writeFileSync(file, 'no database'.repeat(1_000))
  const putBack = () => existsSync(`${file}.away`) && renameSync(`${file}.away`, file)

  const starting = startShop({ DATA_DIR: shop.folder, PORT: new URL(shop.shop).port, LOG_LEVEL: 'fatal' }, parameters)
  onTestFinished(async () => {
    putBack()
    await starting.then(
      (started) => started.stop(),
      () => {},
    )
  })
  const ask = (path: string) => fetch(shop.shop + path).catch(() => undefined)
  const isShown = async () => /^\d+$/.test((await ask('/hochzeit/'))?.headers.get('age') ?? '')
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
  return { ...shop, picture, putBack, starting, ask, isShown }
}

describe('a start without its database', () => {
  it('shows what the disk has, and all else once it is there', async () => {
    const shop = await openWithoutDatabase()
    const { ask, picture, putBack, starting } = shop
    expect(await shown(shop)).toBe('Vorher')
    const [unseen, script] = await Promise.all([ask('/versand/'), /src="([^"]+)"/.exec(await shop.text('/hochzeit/'))?.[1]])
    expect([unseen?.status, unseen?.headers.get('retry-after'), await unseen?.text()]).toEqual([
      503,
      '5',
      expect.stringContaining('</html>'),
    ])
    for (const file of [picture, script ?? '/favicon-anlass.svg', '/healthz', '/robots.txt']) expect((await ask(file))?.status).toBe(200)
    expect((await ask('/readyz'))?.status).toBe(503)

    const visitors = keepAsking(shop.shop, pages, requestsAFault)
    putBack()
    await starting
    await expect.poll(async () => (await ask('/versand/'))?.status, { timeout: 20_000 }).toBe(200)
    expect((await visitors.stop()).failures).toEqual([])
    expect((await ask('/hochzeit/'))?.headers.has('age')).toBe(false)
  }, 60_000)

  it('that is stopped meanwhile still finishes its answers', async () => {
    const { shop, folder, picture, starting } = await openWithoutDatabase()
    const ended = expect(starting).rejects.toThrow('The shop ended with 0')
    const [pid = 0] = servingFrom(folder)
    const asked = fetch(`${shop}${picture.replace('2000x0', '800x0')}`)
    // What makes the picture is there: the request has come.
    await expect.poll(() => childrenOf({ process: { pid } }), { timeout: 10_000, interval: 5 }).toHaveLength(1)
    process.kill(pid, 'SIGTERM')
    const { status, headers } = await asked
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    await ended
  }, 60_000)

  it('goes on with several processes when one of them is killed', async () => {
    const { folder, isShown, putBack, starting } = await openWithoutDatabase(['--processes', '2'])
    // The others begin when the first one has opened the database.
    const [pid = 0, ...others] = servingFrom(folder)
    expect(others).toEqual([])
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => servingFrom(folder).filter((other) => other !== pid), { timeout: 20_000 }).toHaveLength(1)
    await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
    putBack()
    await starting
    await expect.poll(() => servingFrom(folder), { timeout: 20_000 }).toHaveLength(2)
  }, 90_000)
})
