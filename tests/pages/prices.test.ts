import { describe, expect, it, vi } from 'vitest'
import { purgingCdn } from '../../server/cdn/purging-cdn.ts'
import { openTestBackEnd } from '../../server/shop-api/test-back-end.ts'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

async function openPriced(maxAge: number) {
  const backEnd = await openTestBackEnd({ maxAge })
  const shop = await openTestShop({ environment: { SHOP_API_URL: backEnd.address } })
  await shop.publishPage('anlass/versand', { body: [exampleOf('shipping_price_table')] })
  const price = async () => /\d+,\d\d(?=\s€)/.exec((await shop.visit('/versand/')).text)?.[0]
  return { ...shop, backEnd, price }
}

describe('a page with prices', () => {
  it('is served as it was while they are asked for again, then with the new ones', async () => {
    const { price, backEnd } = await openPriced(3)
    expect(await price()).toBe('4,99')
    backEnd.state.cents = 699
    const seen: (string | undefined)[] = []
    await vi.waitFor(async () => expect(seen[seen.push(await price()) - 1]).toBe('6,99'), { timeout: 20_000 })
    expect(new Set(seen.slice(0, -1))).toEqual(new Set(['4,99']))
  })

  it('goes on showing the last ones when nobody answers any more', async () => {
    const { price, backEnd, lines, visit } = await openPriced(3)
    expect(await price()).toBe('4,99')
    await backEnd.close()
    await vi.waitFor(
      async () => {
        expect(await price()).toBe('4,99')
        expect(lines.some(({ msg }) => String(msg).includes('what it said last is shown on'))).toBe(true)
      },
      { timeout: 20_000 },
    )
    expect((await visit('/versand/')).status).toBe(200)
  })

  it('that was never seen says that it can’t be shown now', async () => {
    const { visit, backEnd } = await openPriced(60)
    await backEnd.close()
    const { status, headers } = await visit('/versand/')
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('asks once for the pages of a country', async () => {
    const { visit, publishPage, backEnd } = await openPriced(60)
    await publishPage('anlass/porto', { body: [exampleOf('shipping_price_table', { prices: 'envelopes' })] })
    for (const path of ['/versand/', '/porto/', '/at/versand/']) expect((await visit(path)).status).toBe(200)
    expect(backEnd.asked.map(({ locale }) => locale)).toEqual(['de-DE', 'de-AT'])
  })

  it('is kept by a CDN no longer than its prices hold', () => {
    const cdn = purgingCdn({ vendor: 'fastly', purgeUrl: 'https://cdn.example/purge', token: 't', maxAge: 86_400, onFailure: () => {} })
    expect(cdn.pageHeaders(['shop:shipping-information'], 60_000)['cache-control']).toContain('s-maxage=60,')
    expect(cdn.pageHeaders(['id:1'])['cache-control']).toContain('s-maxage=86400,')
  })
})

describe('the shop’s own back end', () => {
  it('answers what sending costs, for the site or for whom the headers name', async () => {
    const { visit } = await openTestShop()
    const prices = async (path: string, headers: Record<string, string> = {}) => {
      const { status, text } = await visit(path, { headers })
      return status === 200
        ? JSON.parse(text).parcels.map(({ price }: { price: { cents: number } }) => price.cents)
        : [status, JSON.parse(text).message]
    }
    const path = '/web-api/shipping-information'
    expect(await prices(path)).toEqual([499, 1299, 2299])
    expect(await prices(path, { 'x-locale': 'de-CH' })).toEqual([999, 3499])
    expect(await prices(path, { 'x-locale': 'fr-FR' })).toEqual([
      400,
      'X-Channel must be one of anlass, myposter, and X-Locale one of de-DE, de-AT, de-CH.',
    ])
  })

  it('elsewhere has all that is asked for below /web-api and /price-api', async () => {
    const { visit, backEnd } = await openPriced(60)
    expect((await visit('/web-api/themes?page=2')).status).toBe(200)
    expect(backEnd.asked.map((each) => each.path)).toContain('/web-api/themes')
  })
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'R7.17 a %s is passed on to the back end once, whatever comes back, and what it says is passed back',
  async (method) => {
    const { visit, backEnd } = await openPriced(60)
    backEnd.state.faults = [() => Response.json({ error: 'busy' }, { status: 503 })]
    const answer = await visit('/web-api/customer-login', { method, body: '{}', headers: { 'content-type': 'application/json' } })
    expect([answer.status, answer.text]).toEqual([503, '{"error":"busy"}'])
    expect(backEnd.asked.map(({ path }) => path)).toEqual(['/web-api/customer-login'])
  },
)
