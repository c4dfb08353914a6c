import { describe, expect, it } from 'vitest'
import type { Renderer } from '../../server/pages/renderer.ts'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

describe('a page of many bloks', () => {
  it('with 5,000 bloks and one 200 deep is drawn', async () => {
    const { publishPage, visit } = await openTestShop()
    const nested = (depth: number): object =>
      depth === 0 ? headline('ganz unten', 'h2') : { _uid: `s${depth}`, component: 'section', body: [nested(depth - 1)] }
    await publishPage('anlass/lang', { body: Array.from({ length: 5000 }, (_, index) => headline(`Nr. ${index}`, 'h2')) })
    await publishPage('anlass/tief', { body: [nested(199)] })

    expect((await visit('/lang/')).text).toContain('Nr. 4999')
    expect((await visit('/tief/')).text).toContain('ganz unten')
  })
})

describe('an address that nobody has asked for', () => {
  it('is looked up in the turns of the network that asks', async () => {
    const turns: (string | undefined)[] = []
    const page: Renderer['page'] = async (_, whose) => {
      turns.push(whose)
      throw new Error('Nothing is made here.')
    }
    const { visit } = await openTestShop({ environment: { TRUST_PROXY: 'true' }, renderer: { page } as Partial<Renderer> as Renderer })
    await visit('/hochzeit/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    await visit('/geburt/', { headers: { 'x-forwarded-for': '2001:db8:1:ab02::1' } })
    expect(turns).toEqual(['203.0.113.9', '2001:db8:1'])
  })
})

describe('for operators', () => {
  it('both origins say whether they live and can serve, and give their figures', async () => {
    const { visit, studio } = await openTestShop()
    for (const ask of [visit, studio]) {
      expect((await ask('/healthz')).text).toBe('ok')
      expect((await ask('/readyz')).status).toBe(200)
      expect((await ask('/metrics')).text).toContain('anlass_request_seconds')
    }
  })

  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/',
    '/nirgends/',
    '/%',
    '/f/1/1x1/a/nichts.png',
  ])('no cache that many share keeps the answer of %s, which nothing would drop there', async (path) => {
    const { visit } = await openTestShop()
    expect((await visit(path)).headers.get('cache-control')).toBe('private, no-cache')
  })

  it('every answer has an id', async () => {
    const { visit } = await openTestShop()
    expect((await visit('/')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
