import { readFileSync, renameSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProcess } from '../running-process.ts'
import { startShop } from '../running-shop.ts'
import { headline } from '../test-bloks.ts'
import { keepAsking } from './keep-asking.ts'
import { childrenOf, isThere, openShop, pages, picturesOf, requestsAFault } from './open-shop.ts'
import { publishUrgentPage, publishWords, shown } from './urgent-page.ts'

describe('no visitor notices', () => {
  it('that it is stopped, who had asked before', async () => {
    const shop = await openShop()
    let isOver = false
    let stoppedAt = Number.POSITIVE_INFINITY
    const unanswered: number[] = []
    /** Each request over a connection of its own, as from visitors who have not been here before. */
    const ask = async (): Promise<void> => {
      const sentAt = performance.now()
      const { promise, resolve } = Promise.withResolvers<void>()
      const fail = () => {
        unanswered.push(sentAt)
        resolve()
      }
      get(`${shop.shop}/hochzeit/`, { agent: false }, (response) => response.resume().on('end', resolve).on('error', fail)).on(
        'error',
        fail,
      )
      await promise
      if (!isOver && performance.now() < stoppedAt) await ask()
    }
    const visitors = Array.from({ length: 8 }, ask)
    await expect.poll(() => fetch(`${shop.shop}/hochzeit/`).then(({ status }) => status)).toBe(200)
    stoppedAt = performance.now()
    await shop.end()
    isOver = true
    await Promise.all(visitors)
    expect(unanswered.filter((sentAt) => sentAt < stoppedAt)).toEqual([])
  })

  it('that the process is killed in the middle of publishes, fifty times: what was published is there after each', async () => {
    const shop = await openShop()
    const id = await shop.publishPage('anlass/eilig', { body: [headline('Stand 0')] })
    await shop.end('SIGKILL')
    const environment = { DATA_DIR: shop.folder, PORT: new URL(shop.shop).port, LOG_LEVEL: 'fatal' }
    let state = 0
    for (let times = 1; times <= 50; times++) {
      const again = await startProcess(environment)
      onTestFinished(() => again.end('SIGKILL'))
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
    const id = await publishUrgentPage(shop)
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
  }, 60_000)

  it('that the data folder can not be reached for a while, which /readyz tells', async () => {
    const shop = await openShop()
    const readiness = async () => (await fetch(`${shop.shop}/readyz`)).status
    expect(await readiness()).toBe(200)
    renameSync(shop.folder, `${shop.folder}-away`)
    const visitors = keepAsking(shop.shop, [...pages, '/papier/'], requestsAFault)
    expect(await readiness()).toBe(503)
    expect((await visitors.stop()).failures).toEqual([])
    renameSync(`${shop.folder}-away`, shop.folder)
    expect(await readiness()).toBe(200)
  })

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
    const id = await publishUrgentPage(shop)
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
