import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer as createHttpServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { surrogateKey } from '../server/cdn/cdn.ts'
import { openContentStore } from '../server/content/content-store.ts'
import { publish } from '../server/content/test-content.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { startProcess } from './running-process.ts'
import { patience, startShop } from './running-shop.ts'
import { copySeededFolder } from './seeded-folder.ts'
import { startCommand } from './start-command.ts'

/** Starts the product and waits for its end. */
async function end(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const child = spawn(process.execPath, startCommand.parameters, {
    env: { PATH: process.env.PATH, ...startCommand.environment, DATA_DIR: folder, PORT: '0', STUDIO_PORT: '0', ...environment },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })))
}

describe('starting', () => {
  it('a new build has a CDN drop what it keeps of the one before, and later starts what changed', async () => {
    const purges = new Set<string>()
    const cdn = createHttpServer(async (request, response) => {
      purges.add(JSON.stringify(await json(request)))
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void cdn.close())
    await once(cdn, 'listening')
    const folder = await copySeededFolder()
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const environment = {
      DATA_DIR: folder,
      CDN_VENDOR: 'fastly',
      CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`,
      CDN_PURGE_TOKEN: 'token-of-the-cdn-in-tests',
    }
    const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
    onTestFinished(() => database.close())
    const told = async () =>
      (await database.kysely.selectFrom('seeds').selectAll().where('key', '=', 'cdn').executeTakeFirst())?.stored_hash
    const store = await openContentStore(database, { id: 1, name: 'Anlass', domain: '', languages: [] })
    const startUntilTold = async () => {
      const shop = await startProcess(environment)
      await vi.waitFor(async () => expect(await told()).toBe(String(store.version)), { timeout: 10_000 })
      await shop.end()
    }
    await startUntilTold()
    await startUntilTold()
    expect([...purges]).toEqual([JSON.stringify({ surrogate_keys: [surrogateKey('content'), surrogateKey('files')] })])
    await publish(store, 'anlass/neu')
    await startUntilTold()
    expect([...purges].at(-1)).toContain(surrogateKey('slug:anlass/neu'))

    // What stands for another build: both run for a while, and the older one sends pages to the CDN until it ends.
    const before = await startProcess(environment)
    purges.clear()
    const beside = await startProcess({ ...environment, EDITOR_ORIGINS: 'https://editor.example' })
    onTestFinished(() => beside.end())
    const everything = JSON.stringify({ surrogate_keys: [surrogateKey('content'), surrogateKey('files')] })
    // It tells it twice.
    for (const _ of ['at once', 'after a while']) {
      await vi.waitFor(() => expect([...purges]).toContain(everything), { timeout: 15_000 })
      purges.clear()
    }
    await before.end()
    expect([...purges]).toContain(everything)
  })

  it('a port in use ends the start with a sentence', async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo

    const { code, output } = await end({ PORT: String(port) })

    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is in use: stop what listens there, or set PORT to another one.`)
  })

  it('a data folder that can’t be written ends the start with a sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'file'), '')
    const { code, output } = await end({ DATA_DIR: join(folder, 'file', 'data') })
    expect(code).toBe(1)
    expect(output).toContain('set DATA_DIR to a folder this user may write')
    expect(output).not.toContain('    at ')
  })

  it('says once by which password the first admin signs in', async () => {
    const shop = await startShop()
    onTestFinished(() => shop.stop())
    const [, email, password] = / first admin is (\S+) with the password (\S+)/.exec(shop.output()) ?? []
    const body = JSON.stringify({ email, password })
    const login = await fetch(`${shop.studio}/v1/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([email, login.status]).toEqual(['admin@localhost', 200])
  })

  it('a wrong setting ends the start with a sentence', async () => {
    const { code, output } = await end({ STUDIO_PORT: 'abc' })
    expect(code).toBe(1)
    expect(output.trim()).toBe("The settings can't be used: STUDIO_PORT must be a number. See .env.example.")
  })
})

describe('serving', () => {
  it('pages are made whichever folder the process was started from', async () => {
    const folder = await copySeededFolder()
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { shop, end } = await startProcess({ ...patience, DATA_DIR: folder }, [], folder)
    onTestFinished(() => end())
    // One that no process before it can have left on disk.
    expect((await fetch(`${shop}/nirgends/`)).status).toBe(404)
  })

  it('a page from the cache is the page that was made, with the same headers and an id of its own', async () => {
    const shop = await startShop(patience)
    onTestFinished(() => shop.stop())
    const ask = async (init: RequestInit = {}) => {
      const response = await fetch(`${shop.shop}/hochzeit/`, init)
      const { date: _, 'x-request-id': id, 'keep-alive': __, ...headers } = Object.fromEntries(response.headers)
      return { status: response.status, id, headers, text: await response.text() }
    }
    const made = await ask()
    const hit = await ask()

    expect(hit.headers).toEqual(made.headers)
    expect(hit.text).toBe(made.text)
    expect(hit.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'text/html; charset=UTF-8' })
    expect(hit.id).not.toBe(made.id)
    expect((await ask({ headers: { 'if-none-match': hit.headers.etag ?? '' } })).status).toBe(304)
    expect((await ask({ method: 'HEAD' })).text).toBe('')
    const metrics = await fetch(`${shop.shop}/metrics`).then((response) => response.text())
    expect(metrics).toContain('anlass_page_cache_total{result="hit"} 3')
  })
})

it('what makes pages is there, and tried out, once somebody has opened the studio', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.stop())
  const storiesRead = async () => {
    const figures = await fetch(`${shop.shop}/metrics`).then((response) => response.text())
    return Number(/^anlass_content_read_seconds_count\{what="story"\} (\d+)/m.exec(figures)?.[1] ?? 0)
  }
  for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(shop.studio + path)
  expect(await storiesRead()).toBe(0)
  await fetch(`${shop.studio}/`)
  await expect.poll(storiesRead, { timeout: 20_000 }).toBeGreaterThan(0)
})

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'at %s, however often it comes, lets a request in flight have its answer, and ends with 0',
    async (signal) => {
      const shop = await startShop({ LOG_LEVEL: 'info' })
      onTestFinished(() => shop.stop())
      const ended = new Promise<number | null>((resolve) => shop.process.once('exit', resolve))

      const answers = Promise.all(Array.from({ length: 20 }, () => fetch(`${shop.shop}/`).then((response) => response.text())))
      await fetch(`${shop.shop}/healthz`)
      shop.process.kill(signal)
      await expect.poll(shop.output).toContain('stopping')
      shop.process.kill(signal)

      for (const text of await answers) expect(text).toContain('</html>')
      expect(await ended).toBe(0)
    },
  )

  it.for([0, 300])(
    'resets no connection on which somebody asks on and on, held up for %i ms: its last answer says so',
    async (msHeldUp) => {
      const shop = await startShop()
      onTestFinished(() => shop.stop())
      await fetch(`${shop.shop}/`)
      const agent = new Agent({ keepAlive: true, maxSockets: 20 })
      let answers = 0
      const lastWords: string[] = []
      const cutOff: string[] = []
      const ask = () => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        const asking = get(`${shop.shop}/`, { agent }, (response) => {
          answers++
          if (response.headers.connection === 'close') lastWords.push('close')
          response.resume().once('close', () => resolve(response.headers.connection !== 'close'))
        })
        asking.once('error', (error) => {
          if (asking.reusedSocket) cutOff.push(error.message)
          resolve(false)
        })
        return promise
      }
      const askOn = async () => {
        while (await ask()) await after(5)
      }
      const asking = Promise.all(Array.from({ length: 20 }, askOn))
      await expect.poll(() => answers).toBeGreaterThan(100)
      const ended = shop.end()
      // Held up, as on a busy machine: nobody here asks meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, msHeldUp)
      await ended
      await asking
      expect(cutOff).toEqual([])
      expect(lastWords.length).toBeGreaterThan(0)
    },
  )

  it('tells who has a story open what another process has saved, and lets go of them at once', async () => {
    const shop = await startShop({ STUDIO_ADMIN_EMAIL: 'ada@example.org', STUDIO_ADMIN_PASSWORD: 'a long password' })
    onTestFinished(() => shop.stop())
    const id = await shop.publishPage('offen', {})
    const login = await fetch(`${shop.studio}/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password: 'a long password' }),
    })
    const { access_token } = await login.json()
    const stream = await fetch(`${shop.studio}/v1/spaces/1/stories/${id}/editors`, { headers: { authorization: access_token } })
    let text = ''
    const versions = () => [...text.matchAll(/current_version_id/g)].length
    const reading = (async () => {
      for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
    })()
    await vi.waitFor(() => expect(versions()).toBe(1))
    await shop.store.saveDraft(id, { content: { _uid: 'root', component: 'page', title: 'Neu', body: [] } })
    await vi.waitFor(() => expect(versions()).toBe(2))
    shop.process.kill('SIGTERM')
    // Whoever is cut off hears an error.
    await expect(reading).resolves.toBeUndefined()
  })

  it('starts again with what it had, without seeding twice', async () => {
    const shop = await startShop({ LOG_LEVEL: 'info', DATA_DIR: mkdtempSync(join(tmpdir(), 'anlass-')) })
    onTestFinished(() => shop.stop())
    expect(shop.output()).toContain('content seeded')
    await shop.end()
    const again = await startShop({ ...patience, LOG_LEVEL: 'info', DATA_DIR: shop.folder })
    onTestFinished(() => again.stop())
    expect(again.output()).not.toContain('content seeded')
    expect((await fetch(`${again.shop}/`)).status).toBe(200)
  })
})
