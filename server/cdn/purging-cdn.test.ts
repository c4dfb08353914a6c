import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { surrogateKey } from './cdn.ts'
import { type CdnVendor, purgingCdn } from './purging-cdn.ts'

/** A CDN's address for purges, which answers with these statuses, one after the other, and then with 200. */
async function openCdn(vendor: CdnVendor, statuses: number[] = [], againMs?: number) {
  const purges: { headers: IncomingHttpHeaders; body: { surrogate_keys?: string[]; tags?: string[] } }[] = []
  /** Requests that came and wait for their answer, where it is held back. */
  const held: (() => void)[] = []
  const answers = { areHeld: false }
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.end()
    if (answers.areHeld) await new Promise<void>((resolve) => held.push(resolve))
    let text = ''
    for await (const chunk of request) text += chunk
    const status = statuses.shift() ?? 200
    if (status === 200) purges.push({ headers: request.headers, body: JSON.parse(text) })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const failures: unknown[] = []
  const purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  const cdn = purgingCdn({
    vendor,
    purgeUrl,
    token: 'secret',
    maxAge: 3600,
    onFailure: (error) => failures.push(error),
    retryMs: 1,
    ...(againMs !== undefined && { againMs }),
  })
  return { cdn, purges, failures, purgeUrl, held, answers }
}

describe('a CDN', () => {
  it('keeps a page under keys that stand for its tags, and drops it by them', async () => {
    const { cdn, purges } = await openCdn('fastly')
    const headers = cdn.pageHeaders(['slug:anlass/faq', 'links'])
    expect(headers).toEqual({
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=30',
      'surrogate-control': 'max-age=3600, stale-while-revalidate=30, stale-if-error=86400',
      'surrogate-key': `${surrogateKey('slug:anlass/faq')} ${surrogateKey('links')}`,
    })

    await cdn.purge(['slug:anlass/faq'])

    expect(purges).toHaveLength(1)
    expect(purges[0]?.headers['fastly-key']).toBe('secret')
    expect(headers['surrogate-key']).toContain(purges[0]?.body.surrogate_keys?.[0])
  })

  it('keeps a file as long, browsers for good', async () => {
    const { cdn } = await openCdn('fastly')
    expect(cdn.fileHeaders(['file:/f/1/a/b.jpg'])).toEqual({
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=3600, stale-while-revalidate=30',
      'surrogate-control': 'max-age=3600, stale-while-revalidate=30, stale-if-error=86400',
      'surrogate-key': surrogateKey('file:/f/1/a/b.jpg'),
    })
  })

  it('does not keep a page of more keys than it takes', async () => {
    const { cdn } = await openCdn('fastly')
    const tags = Array.from({ length: 1_700 }, (_, index) => `link:${index}`)
    expect(cdn.pageHeaders(tags)).toEqual({ 'cache-control': 'private, no-cache' })
    expect(cdn.pageHeaders(tags.slice(0, 1_000))['surrogate-key']?.length).toBeLessThan(12_000)
  })

  it('of the other kind is told in its own way, thirty keys at a time', async () => {
    const { cdn, purges } = await openCdn('cloudflare')
    const tags = Array.from({ length: 31 }, (_, index) => `id:${index}`)
    expect(cdn.pageHeaders(['a'], 60_000)['cloudflare-cdn-cache-control']).toBe(
      'max-age=60, stale-while-revalidate=30, stale-if-error=86400',
    )
    expect(cdn.pageHeaders(['a', 'b'])['cache-tag']).toBe(`${surrogateKey('a')},${surrogateKey('b')}`)
    await cdn.purge(tags)
    expect(purges.map(({ body }) => body.tags?.length).sort()).toEqual([1, 30])
    expect(purges[0]?.headers.authorization).toBe('Bearer secret')
  })

  it('is told of many changes in a few requests at once', async () => {
    const { cdn, purges, purgeUrl, held, answers } = await openCdn('cloudflare')
    answers.areHeld = true
    const purged = cdn.purge(Array.from({ length: 1_500 }, (_, index) => `id:${index}`))
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(4)
    // Whatever was sent with them has come by now.
    for (let times = 0; times < 3; times++) await fetch(purgeUrl)
    expect(held).toHaveLength(4)
    answers.areHeld = false
    for (const answer of held) answer()
    await purged
    expect(purges).toHaveLength(50)
  })

  it('is told again when it failed', async () => {
    const { cdn, purges, failures } = await openCdn('fastly', [500, 503])
    await cdn.purge(['links'])
    expect([purges.length, failures]).toEqual([1, []])
  })

  it('is told once more of what was on its way to it the first time', async () => {
    const { cdn, purges } = await openCdn('fastly', [], 1)
    await Promise.all([cdn.purge(['links']), cdn.purge(['links', 'id:1'])])
    await expect.poll(() => purges.map(({ body }) => body.surrogate_keys?.length)).toEqual([1, 2, 2])
  })

  it('that does not listen for long is reported once, with the setting to look at, and told when it does', async () => {
    const { cdn, purges, failures } = await openCdn('fastly', Array(8).fill(403))
    await cdn.purge(['links'])
    expect(purges).toHaveLength(1)
    expect(failures.map(String)).toEqual(['Error: The CDN answered 403 to a purge: see CDN_PURGE_URL and CDN_PURGE_TOKEN.'])
  })
})
