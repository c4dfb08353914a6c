import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { putInRelease } from '../../server/content/release-writing.ts'
import { startShop } from '../running-shop.ts'
import { headline } from '../test-bloks.ts'
import { keepAsking } from './keep-asking.ts'

const pages = ['/', '/hochzeit/', '/faq/', '/at/hochzeit/']
const requestsAFault = 500

async function openShop(environment: Record<string, string> = {}, parameters: string[] = []) {
  const shop = await startShop({ LOG_LEVEL: 'fatal', ...environment }, parameters)
  onTestFinished(() => shop.stop())
  const text = async (path: string) => (await fetch(shop.shop + path)).text()
  for (const page of pages) await expect.poll(async () => (await fetch(shop.shop + page)).status, { timeout: 20_000 }).toBe(200)
  return { ...shop, text }
}

type Shop = Awaited<ReturnType<typeof openShop>>

const words = (text: string) => ({ content: { _uid: 'p', component: 'page', title: 'Seite', body: [headline(text)] } })

async function publishWords({ store }: Pick<Shop, 'store'>, id: number, text: string) {
  await store.saveDraft(id, words(text))
  await store.publishStory(id)
}

/** Addresses of one picture of the home page in so many sizes. */
async function picturesOf({ text }: Pick<Shop, 'text'>, sizes: number) {
  const [file] = /\/f\/[^/]+\/[^/]+\/[^/]+\/[\w-]+\.svg/.exec(await text('/')) ?? []
  return Array.from({ length: sizes }, (_, index) => `${file}/m/${2_000 + index}x0/filters:format(png)`)
}

/** The processes that a shop has started. */
const childrenOf = ({ process: { pid } }: Pick<Shop, 'process'>) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const isThere = (pid: number) => existsSync(`/proc/${pid}/exe`)

const shown = async ({ text }: Pick<Shop, 'text'>) => /Vorher|Nachher/.exec(await text('/eilig/'))?.[0]

/** Asked over a connection of its own; undefined where there was no answer. */
function statusOf(address: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  get(address, { agent: false }, (response) => resolve(response.resume().statusCode)).on('error', () => resolve(undefined))
  return promise
}

describe('no visitor notices', () => {
  it('that the process is killed in the middle of publishes, fifty times: what was published is there after each', async () => {
    const shop = await openShop()
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Stand 0')] })
    await shop.end('SIGKILL')
    const environment = { DATA_DIR: shop.folder, PORT: new URL(shop.shop).port, LOG_LEVEL: 'fatal' }
    let state = 0
    for (let times = 1; times <= 50; times++) {
      const again = await startShop(environment)
      const stand = async () => /Stand \d+/.exec(await (await fetch(`${again.shop}/eilig/`)).text())?.[0]
      // A start that takes long shows the last good page meanwhile.
      await expect.poll(stand, { timeout: 20_000 }).toBe(`Stand ${state}`)
      // The process is gone while these are under way; what was acknowledged counts.
      const published = (async () => {
        for (let step = 0; step < 3; step++) {
          await publishWords(shop, id, `Stand ${state + 1}`)
          state++
        }
      })()
      await again.end('SIGKILL')
      await published
    }
  }, 240_000)

  it('two thousand connections that send a byte now and then', async () => {
    const shop = await openShop()
    const { port } = new URL(shop.shop)
    const sockets: Socket[] = []
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
    for (let index = 0; index < 2_000; index++) sockets.push(connect(Number(port), '127.0.0.1').on('error', () => {}))
    const request = 'GET /hochzeit/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
    let sent = 0
    const drip = setInterval(() => {
      const next = request[sent++] ?? 'x'
      for (const socket of sockets) socket.write(next)
    }, 1_000)
    onTestFinished(() => clearInterval(drip))

    const visitors = keepAsking(shop.shop, pages, requestsAFault)
    // They are cut off one day, and until then nobody notices.
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed), { timeout: 60_000, interval: 500 }).toBe(true)
    expect((await visitors.stop()).failures).toEqual([])
  }, 90_000)

  it('that another process holds the database; a publish waits for it and is then shown', async () => {
    const shop = await openShop()
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Vorher')] })
    await expect.poll(() => shown(shop)).toBe('Vorher')
    const other = new DatabaseSync(join(shop.folder, 'anlass.sqlite'))
    other.exec('begin exclusive')
    onTestFinished(() => other.close())

    const visitors = keepAsking(shop.shop, [...pages, '/papier/'], requestsAFault)
    const publishing = publishWords(shop, id, 'Nachher')
    expect((await visitors.stop()).failures).toEqual([])
    other.exec('commit')
    await publishing

    await expect.poll(() => shown(shop)).toBe('Nachher')
  })

  it('that the databases are deleted underneath; the next start has what the shop ships with', async () => {
    const shop = await openShop()
    for (const name of ['anlass', 'pages'])
      for (const part of ['', '-wal', '-shm']) rmSync(join(shop.folder, `${name}.sqlite${part}`), { force: true })
    const visitors = keepAsking(shop.shop, [...pages, '/papier/'], requestsAFault)
    expect((await visitors.stop()).failures).toEqual([])

    await shop.end('SIGKILL')
    const again = await startShop({ DATA_DIR: shop.folder, PORT: new URL(shop.shop).port, LOG_LEVEL: 'fatal' })
    onTestFinished(() => again.stop())
    expect((await fetch(`${again.shop}/hochzeit/`)).status).toBe(200)
  })

  it('that a shop starts without its database: what the disk has is served, and all else once it is there', async () => {
    const shop = await openShop()
    await shop.publishPage('anlass/eilig', { body: [headline('Vorher')] })
    await expect.poll(() => shown(shop)).toBe('Vorher')
    const [picture = ''] = await picturesOf(shop, 1)
    await shop.end()
    const file = join(shop.folder, 'anlass.sqlite')
    renameSync(file, `${file}.away`)
    writeFileSync(file, 'no database'.repeat(1_000))
    const putBack = () => existsSync(`${file}.away`) && renameSync(`${file}.away`, file)

    const starting = startShop({ DATA_DIR: shop.folder, PORT: new URL(shop.shop).port, LOG_LEVEL: 'fatal' })
    onTestFinished(async () => {
      putBack()
      await (await starting).stop()
    })
    const ask = (path: string) => fetch(shop.shop + path).catch(() => undefined)
    await expect.poll(async () => (await ask('/hochzeit/'))?.headers.get('age'), { timeout: 20_000 }).toMatch(/^\d+$/)
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

  it('that the disk is full: no page is kept there, and every page is made', async () => {
    // Files of the data folder may not grow any more.
    const shop = await openShop({ ANLASS_TEST_FILE_BLOCKS: '64', LOG_LEVEL: 'warn' })
    const visitors = keepAsking(shop.shop, [...pages, '/papier/', '/versand/', '/geburt/', '/taufe/', '/geburtstag/'], requestsAFault)
    expect((await visitors.stop()).failures).toEqual([])
    await expect.poll(shop.output).toContain('a page could not be kept on disk')

    const [picture = ''] = await picturesOf(shop, 1)
    expect((await fetch(shop.shop + picture)).status).toBe(200)
    await expect.poll(shop.output).toContain('a finished picture could not be kept on disk')
  })

  it('that the clock is set back by an hour: a publish is shown, and no page is younger than new', async () => {
    const shop = await openShop({ NODE_OPTIONS: `--import ${join(import.meta.dirname, 'set-back-clock.mjs')}` })
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Vorher')] })
    await expect.poll(() => shown(shop)).toBe('Vorher')
    shop.process.kill('SIGUSR2')
    const visitors = keepAsking(shop.shop, pages, requestsAFault)
    await publishWords(shop, id, 'Nachher')
    await expect.poll(() => shown(shop)).toBe('Nachher')
    expect((await visitors.stop()).failures).toEqual([])
  })
})

describe('no visitor misses a picture', () => {
  it('when what makes them is killed while it does; and it takes no page’s time and memory', async () => {
    const shop = await openShop()
    const asked = (await picturesOf(shop, 6)).map(async (picture) => (await fetch(shop.shop + picture)).status)
    const drawer = () => childrenOf(shop)[0] ?? 0
    await expect.poll(drawer).toBeGreaterThan(0)
    const first = drawer()
    await expect.poll(() => readFileSync(`/proc/${first}/oom_score_adj`, 'utf8').trim()).toBe('500')
    expect(getPriority(first)).toBeGreaterThan(getPriority(shop.process.pid))
    process.kill(first, 'SIGKILL')
    expect(await Promise.all(asked)).toEqual(Array(6).fill(200))
    const next = drawer()
    expect(next).not.toBe(first)

    const [large = ''] = await picturesOf(shop, 1)
    void fetch(`${shop.shop}${large.replace('2000x0', '4000x4000')}`).catch(() => {})
    await shop.end('SIGKILL')
    // It ends with the server, whatever it is doing.
    await expect.poll(() => isThere(next), { timeout: 10_000 }).toBe(false)
  })
})

describe('several processes', () => {
  it('show what one of them was told, and go on when one is killed', async () => {
    const shop = await openShop({}, ['--processes', '2'])
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Vorher')] })
    const everywhere = async () => new Set(await Promise.all(Array.from({ length: 8 }, () => shown(shop))))
    await expect.poll(everywhere, { timeout: 10_000 }).toEqual(new Set(['Vorher']))
    await publishWords(shop, id, 'Nachher')
    await expect.poll(everywhere, { timeout: 10_000 }).toEqual(new Set(['Nachher']))

    const pids = async () => {
      const metrics = await shop.text('/metrics')
      return [...metrics.matchAll(/anlass_process\{pid="(\d+)"\} 1/g)].map(([, pid]) => Number(pid))
    }
    const visitors = keepAsking(shop.shop, pages, requestsAFault, false)
    for (let times = 1; times <= 3; times++) {
      const before = await pids()
      expect(before).toHaveLength(2)
      process.kill(before[0] ?? 0, 'SIGKILL')
      await expect.poll(async () => (await pids()).filter((pid) => !before.includes(pid)), { timeout: 20_000 }).toHaveLength(1)
    }
    // Each has an answer, and only what the dead had in hand is none.
    expect((await visitors.stop()).failures.filter((failure) => !/ECONNRESET|socket hang up/.test(failure))).toEqual([])
    expect(await everywhere()).toEqual(new Set(['Nachher']))
  }, 90_000)

  it('go on when the first one writes to one of whose death it has not heard', async () => {
    const shop = await openShop({}, ['--processes', '2'])
    const [dying = 0, living = 0] = childrenOf(shop)
    // The first one wakes to a question that it passes on to both, and behind it to the end of one of them.
    process.kill(dying, 'SIGSTOP')
    shop.process.kill('SIGSTOP')
    const asked = Array.from({ length: 4 }, () => statusOf(`${shop.shop}/metrics`))
    // Taken in turn: this one has an answer when those before it have been passed on.
    expect(await statusOf(`${shop.shop}/healthz`)).toBe(200)
    process.kill(dying, 'SIGKILL')
    await expect.poll(() => isThere(dying)).toBe(false)
    shop.process.kill('SIGCONT')

    await Promise.all(asked)
    await expect.poll(() => childrenOf(shop).filter((pid) => pid !== dying && pid !== living), { timeout: 10_000 }).toHaveLength(1)
    expect(childrenOf(shop)).toContain(living)
    await expect.poll(() => statusOf(`${shop.shop}/metrics`), { timeout: 20_000 }).toBe(200)
  }, 60_000)

  it('tell their figures while one of them starts', async () => {
    const shop = await openShop({}, ['--processes', '2'])
    const [dying = 0, living = 0] = childrenOf(shop)
    const started = () => childrenOf(shop).filter((pid) => pid !== dying && pid !== living)
    process.kill(dying, 'SIGKILL')
    await expect.poll(started, { timeout: 10_000, interval: 5 }).toHaveLength(1)
    const [starting = 0] = started()
    process.kill(starting, 'SIGSTOP')
    expect(await statusOf(`${shop.shop}/metrics`)).toBe(200)

    process.kill(starting, 'SIGCONT')
    const pids = async () =>
      (await shop.text('/metrics'))
        .match(/(?<=anlass_process\{pid=")\d+/g)
        ?.map(Number)
        .sort()
    await expect.poll(pids, { timeout: 20_000 }).toEqual([living, starting].sort())
  }, 60_000)

  it('are replaced as soon as that can be where for a time no process can be made, and stop as ever', async () => {
    const shop = await openShop({}, ['--processes', '2'])
    const [dying = 0, living = 0] = childrenOf(shop)
    const mayOpen = (files: string) => execFileSync('prlimit', ['--pid', String(shop.process.pid), `--nofile=${files}:`])
    mayOpen('5')
    process.kill(dying, 'SIGKILL')
    await expect
      .poll(() => shop.output(), { timeout: 10_000 })
      .toMatch(/A process could not be made \(spawn .*EMFILE\), another one takes its place/)
    expect(childrenOf(shop)).toEqual([living])
    expect(await statusOf(`${shop.shop}/`)).toBe(200)

    mayOpen('1024')
    await expect.poll(() => childrenOf(shop), { timeout: 20_000 }).toHaveLength(2)
    await expect.poll(() => statusOf(`${shop.shop}/metrics`), { timeout: 20_000 }).toBe(200)
    await shop.end()
    expect(shop.process.exitCode).toBe(0)
  }, 60_000)

  it('are replaced also when one dies while it starts, and during a stop none is', async () => {
    const shop = await openShop({}, ['--processes', '2'])
    const known = new Set(childrenOf(shop))
    expect(known.size).toBe(2)
    /** Ends one, and answers the one that takes its place as soon as there is one. */
    const replace = async (pid: number) => {
      process.kill(pid, 'SIGKILL')
      const next = () => childrenOf(shop).find((child) => !known.has(child))
      await expect.poll(next, { timeout: 10_000, interval: 5 }).toBeGreaterThan(0)
      const replacement = next() ?? 0
      known.add(replacement)
      return replacement
    }
    const [first = 0] = known
    await replace(await replace(first))
    await expect.poll(() => shop.text('/metrics'), { timeout: 20_000 }).toMatch(/anlass_process\{.+\n(.*\n)*?anlass_process\{/)

    await replace([...known].find(isThere) ?? 0)
    await shop.end()
    expect([shop.process.exitCode, [...known].filter(isThere), shop.output()]).toEqual([0, [], expect.not.stringContaining('    at ')])
  }, 60_000)

  it('make a release live once at its time, and lead former addresses on, also after a restart', async () => {
    const shop = await openShop({}, ['--processes', '2'])
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Vorher')] })
    const { kysely } = shop.store.database
    const now = new Date().toISOString()
    const release = { id: 7, uuid: 'u', name: 'Advent', revision: 0, created_at: now, updated_at: now }
    await kysely.insertInto('releases').values(release).execute()
    await shop.store.transaction((writing) => putInRelease(writing, release.id, id, words('Nachher')))
    await kysely.updateTable('releases').set({ release_at: now }).where('id', '=', release.id).execute()

    await expect.poll(() => shown(shop), { timeout: 20_000 }).toBe('Nachher')
    const published = kysely.selectFrom('story_versions').select('id').where('story_id', '=', id).where('event', '=', 'publish')
    expect(await published.execute()).toHaveLength(2)

    await shop.store.moveStory(id, { slug: 'gemach' })
    const moved = async (address: string) => {
      const { status, headers } = await fetch(`${address}/at/eilig/?x=1`, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    await expect.poll(() => moved(shop.shop), { timeout: 10_000 }).toEqual([301, '/at/gemach/?x=1'])
    await shop.end()
    const again = await startShop({ DATA_DIR: shop.folder, LOG_LEVEL: 'fatal' })
    onTestFinished(() => again.stop())
    expect(await moved(again.shop)).toEqual([301, '/at/gemach/?x=1'])
  })

  it('that were asked for in a wrong number end the start with a sentence', async () => {
    await expect(startShop({}, ['--processes', 'viele'])).rejects.toThrow('--processes is viele: write a number from 1 to 64')
  })
})
