import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { listen, localAddress } from '../start/listen.ts'
import { createContentHistory } from './content-history.ts'
import { hitListener } from './hit-listener.ts'
import { createPageCache } from './page-cache.ts'
import { testPage } from './test-page.ts'
import type { FindVariantHit } from './variant-hits.ts'

const page = (text: string) => testPage(text, { headers: { 'content-type': 'text/html' } })

/** Everything but pages answers its method and address. */
async function serve({
  recalled = {},
  findVariant = () => undefined,
}: {
  recalled?: Record<string, string>
  findVariant?: FindVariantHit
} = {}) {
  const cache = createPageCache({ maxBytes: 10_000, patienceMs: 1_000, history: createContentHistory(1) })
  const pages = new Map(await Promise.all(Object.entries(recalled).map(async ([path, text]) => [path, await page(text)] as const)))
  const recall = (address: string) => pages.get(new URL(address).pathname)
  const listener = hitListener({ cache, metrics: createMetrics(), trustProxy: false, recall, findVariant }, (request, response) => {
    response.end(`${request.method} ${request.url}`)
  })
  const server = await listen(listener, { host: '127.0.0.1', port: 0, setting: 'PORT' })
  onTestFinished(() => void server.close())
  const origin = localAddress(server, '127.0.0.1')
  const ask = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text()
  return { cache, origin, ask }
}

it('writes a page that is in the cache, each time under another id', async () => {
  const { cache, origin } = await serve()
  await cache.getOrMake('key', async () => page('Hallo'))
  cache.alias(`${origin}/a/`, 'key')
  const answers = [await fetch(`${origin}/a/`), await fetch(`${origin}/a/`)]
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['Hallo', 'Hallo'])
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(2)
})

it('of a page with variants writes that of who asks, and hands on who has to be looked at closely', async () => {
  const variant = await page('Neu')
  const { cache, origin } = await serve({ findVariant: (_, __, { cookie }) => (cookie === undefined ? undefined : variant) })
  await cache.getOrMake('key', async () => ({ ...(await page('Bisher')), flags: ['farbe'] }))
  cache.alias(`${origin}/a/`, 'key')
  const seen = async (headers: Record<string, string> = {}) => (await fetch(`${origin}/a/`, { headers })).text()
  expect([await seen({ cookie: 'key=1' }), await seen()]).toEqual(['Neu', 'GET /a/'])
})

it('writes a page that can be recalled, before anything else is asked', async () => {
  const { ask } = await serve({ recalled: { '/a/': 'Hallo' } })
  expect([await ask('/a/'), await ask('/b/')]).toEqual(['Hallo', 'GET /b/'])
})

it('hands on whatever is not plain', async () => {
  const { ask } = await serve({ recalled: { '/a/': 'Hallo' } })
  expect(await ask('/a/', { method: 'POST' })).toBe('POST /a/')
  expect(await ask('/a/', { headers: { origin: 'http://localhost:3001' } })).toBe('GET /a/')
})

it('hands on a host with a path in it: another page would be found by it', async () => {
  const { cache, origin } = await serve()
  await cache.getOrMake('key', async () => page('Hallo'))
  cache.alias(`${origin}/a/b/`, 'key')
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  get(`${origin}/b/`, { headers: { host: `${new URL(origin).host}/a` } }, resolve)
  expect(await text(await promise)).toBe('GET /b/')
})

it('writes a page that was in the cache once it is made again, to all who wait for it', async () => {
  const { cache, origin, ask } = await serve()
  let words = 'Alt'
  await cache.getOrMake('key', async () => testPage(words, { reads: ['id:1'] }))
  cache.alias(`${origin}/a/`, 'key')
  words = 'Neu'
  const made = cache.drop(new Set(['id:1']))
  expect(await Promise.all([ask('/a/'), ask('/a/'), ask('/b/')])).toEqual(['Neu', 'Neu', 'GET /b/'])
  await made
  expect(await ask('/a/')).toBe('Neu')
})

it('hands on who waits for a page that can no longer be made and is nowhere any more', async () => {
  const { cache, origin, ask } = await serve()
  let isGood = true
  const large = () => testPage('x'.repeat(6_000), { reads: ['id:1'] })
  const pushesItOut = async () => testPage('y'.repeat(9_000))
  const make = async () => {
    if (isGood) return large()
    await cache.getOrMake('other', pushesItOut)
    throw new Error('It can’t be made.')
  }
  await cache.getOrMake('key', make)
  cache.alias(`${origin}/a/`, 'key')
  isGood = false
  void cache.drop(new Set(['id:1']))
  expect(await ask('/a/')).toBe('GET /a/')
})
