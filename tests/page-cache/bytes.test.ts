import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

describe('the bytes of a page', () => {
  it('come compressed as the browser takes them, and are the same in every encoding', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    const plain = await shop.visit('/versand/')
    const ask = (encoding: string) => shop.bytes('/versand/', { headers: { 'accept-encoding': encoding } })

    const br = await ask('gzip, deflate, br')
    const gzip = await ask('gzip;q=1.0, br;q=0')

    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3)
    expect(br.headers.get('vary')).toBe('accept-encoding, origin')
  })

  it('get smaller once a page is asked for again, and a browser that has it in larger ones keeps those', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand', { body: Array.from({ length: 40 }, (_, index) => headline(`Post Nummer ${index * 7}`, 'h2')) })
    const ask = (headers = {}) => shop.bytes('/versand/', { headers: { 'accept-encoding': 'br', ...headers } })
    const first = await ask()
    await expect.poll(async () => (await ask()).bytes.length).toBeLessThan(first.bytes.length)
    const best = await ask()
    expect(brotliDecompressSync(best.bytes)).toEqual(brotliDecompressSync(first.bytes))
    expect(best.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const again = await shop.visit('/versand/', { headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('are not sent again to a browser that has them', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    const etag = (await shop.visit('/versand/')).headers.get('etag') ?? ''

    const again = await shop.visit('/versand/', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Neu')] } })
    await shop.store.publishStory(id)
    expect((await shop.visit('/versand/', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('a HEAD request gets the headers alone', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand')
    const { status, text, headers } = await shop.visit('/versand/', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(headers.get('etag')).toMatch(/^"/)
  })
})
