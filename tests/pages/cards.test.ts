import { describe, expect, it } from 'vitest'
import { openTestBackEnd } from '../../server/shop-api/test-back-end.ts'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

async function openCards() {
  const shop = await openTestShop()
  const id = await shop.publishPage('anlass/karte', { robots: 'index,follow', body: [exampleOf('card_detail')] })
  return { ...shop, publishAnew: (samplesText: string) => publishAnew(shop, id, samplesText) }
}

async function publishAnew({ store }: Awaited<ReturnType<typeof openTestShop>>, id: number, samplesText: string) {
  await store.saveDraft(id, {
    content: { _uid: 'root', component: 'page', title: 'Karte', body: [exampleOf('card_detail', { samplesText })] },
  })
  await store.publishStory(id)
}

const asJson = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer
  return { status, body: JSON.parse(text) }
}

describe('the page of a design', () => {
  it('R2.21 says in its title what the design is called and for what occasion it is', async () => {
    const { visit } = await openCards()
    const { status, text } = await visit('/karte/olivenhain-1001/')
    expect(status).toBe(200)
    expect(text).toContain('<title>Olivenhain: Einladungskarte Hochzeit | Anlass</title>')
    expect(text).toContain('content="index,follow"')
    expect(text).toMatch(/og:image" content="[^"]*card-hochzeit-1\.svg/)
  })

  it('has one address of record, in each country', async () => {
    const { visit } = await openCards()
    for (const path of ['/karte/olivenhain-1001/', '/karte/olivenhain-1001', '/karte/']) {
      const { text } = await visit(path)
      expect(text).toContain('<link rel="canonical" href="http://localhost:3000/karte/olivenhain-1001/"/>')
      expect(text).toContain('hrefLang="de-AT" href="http://localhost:3000/at/karte/olivenhain-1001/"')
    }
  })

  it.each(['/karte/1001/', '/karte/ein-alter-name-1001/', '/karte/1001?wichtig=1'])('is found from %s, too', async (path) => {
    const { visit } = await openCards()
    const { status, headers } = await visit(path)
    expect(status).toBe(301)
    expect(headers.get('location')).toBe(`/karte/olivenhain-1001/${path.includes('?') ? '?wichtig=1' : ''}`)
  })

  it.each(['/karte/olivenhain-999999/', '/karte/olivenhain/', '/karte/0/', '/karte/01001/', '/karte/99999999999999999999/'])(
    '%s is no page',
    async (path) => {
      const { visit } = await openCards()
      expect((await visit(path)).status).toBe(404)
    },
  )

  it('is none where no editor has made the page that all of them are', async () => {
    const { visit } = await openTestShop()
    expect((await visit('/karte/olivenhain-1001/')).status).toBe(404)
  })

  it('is another one when that page is published anew', async () => {
    const { visit, publishAnew } = await openCards()
    expect((await visit('/karte/olivenhain-1001/')).text).toContain('Musterkarte bestellen')
    await publishAnew('Erst anfassen')
    expect((await visit('/karte/olivenhain-1001/')).text).toContain('Erst anfassen')
  })

  it('says to search engines what it is and what it costs there', async () => {
    const { visit } = await openCards()
    const said = async (path: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec((await visit(path)).text)?.[1] ?? '{}')
    expect(await said('/karte/olivenhain-1001/')).toMatchObject({
      '@type': 'Product',
      name: 'Olivenhain: Einladungskarte Hochzeit',
      sku: '1001',
      image: expect.stringMatching(/^http:\/\/localhost:3000\/.*card-hochzeit-1\.svg/),
      offers: { url: 'http://localhost:3000/karte/olivenhain-1001/', price: '64.04', priceCurrency: 'EUR' },
    })
    expect((await said('/ch/karte/olivenhain-1001/')).offers).toMatchObject({ price: '83.30', priceCurrency: 'CHF' })
  })

  it('R2.08 leads to the configurator with what is chosen, where there is one', async () => {
    const shop = await openTestShop({ environment: { CONFIGURATOR_URL: 'http://127.0.0.1:1' } })
    await shop.publishPage('anlass/karte', { body: [exampleOf('card_detail')] })
    expect((await shop.visit('/at/karte/olivenhain-1001/')).text).toContain(
      'href="/at/configurator-card/?card=einladungskarten&amp;designId=1001&amp;category=hochzeit&amp;occasion=hochzeit&amp;paper=naturpapier&amp;quantity=50"',
    )
    const { visit } = await openCards()
    expect((await visit('/at/karte/olivenhain-1001/')).text).not.toContain('configurator-card')
  })

  it('costs francs in Switzerland', async () => {
    const { visit } = await openCards()
    expect((await visit('/ch/karte/olivenhain-1001/')).text).toMatch(/CHF\s83\.30/)
  })
})

describe('/web-api/card-price and /web-api/calculator/reference', () => {
  const asked = 'designId=1001&paper=kraft&quantity=50'

  it('answer what can be chosen and what that costs', async () => {
    const { visit } = await openTestShop()
    const { body: offer } = await asJson(visit('/web-api/calculator/reference?designId=1001'))
    expect(offer.papers).toHaveLength(10)
    const { body: price } = await asJson(visit(`/web-api/card-price?${asked}`))
    expect(price).toEqual({ piece: { cents: 136, currency: 'eur' }, total: { cents: 6790, currency: 'eur' } })
    const withEnvelope = `${asked}&accessories[]=envelope-spitz-salbei-162x114`
    expect((await asJson(visit(`/web-api/card-price?${withEnvelope}`))).body.total.cents).toBe(6790 + 50 * 95)
    const { body: swiss } = await asJson(visit(`/web-api/card-price?${asked}`, { headers: { 'x-locale': 'de-CH' } }))
    expect(swiss.total.currency).toBe('chf')
    const { text } = await visit('/web-api/calculator/reference?designId=1001', { headers: { 'x-locale': 'de-CH' } })
    expect(text).toContain('Weiss, gerade Lasche')
    expect(text).not.toContain('ß')
  })

  it.each([
    ['designId=1001&paper=buetten&refinement=gold&quantity=50', 400, 'The paper "buetten" takes no refinement.'],
    ['designId=1001&paper=pappe&quantity=50', 400, 'There is no paper "pappe" for this design.'],
    [`${asked}&accessories[]=ribbon-satin-neon`, 400, 'The accessory "ribbon-satin-neon" does not go with this design.'],
    [`${asked}&accessories[]=envelope-gerade-weiss-220x110`, 400, 'does not go with this design'],
    [`${asked}&accessories[]=ribbon-satin-gold&accessories[]=ribbon-satin-creme`, 400, 'There can be one ribbon only.'],
    [`${asked}&tag=heart`, 400, 'A gift tag hangs on a ribbon: there must be one, too.'],
    [`${asked}&tag=star`, 400, 'tag "star" is none of none, heart, rectangular, round'],
    [`${asked}&punching=loch`, 400, 'This design is not punched "loch".'],
    ['designId=999999&paper=kraft&quantity=50', 400, 'There is no design 999999.'],
    ['designId=1001&paper=kraft&quantity=51', 400, 'quantity must be one of the numbers of cards that are offered, 1, 5'],
    ['paper=kraft&quantity=50', 400, 'designId'],
  ])('say of %s what is wrong', async (query, code, words) => {
    const { visit } = await openTestShop()
    const { status, body } = await asJson(visit(`/web-api/card-price?${query}`))
    expect(status).toBe(code)
    expect(body.message).toContain(words)
  })

  it('may be kept by a browser for five minutes, unless nobody shall', async () => {
    const { visit } = await openTestShop()
    expect((await visit(`/web-api/card-price?${asked}`)).headers.get('cache-control')).toBe('private, max-age=300')
    expect((await visit(`/web-api/card-price?${asked}&disableCache=1`)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a back end elsewhere', () => {
  it('is asked for design, offer and price of a page, which it goes on showing when that is gone', async () => {
    const backEnd = await openTestBackEnd({ maxAge: 3 })
    const shop = await openTestShop({ environment: { SHOP_API_URL: backEnd.address } })
    const id = await shop.publishPage('anlass/karte', { body: [exampleOf('card_detail')] })
    const page = await shop.visit('/karte/von-draussen-7/')
    expect(page.text).toMatch(/12,34\s€/)
    expect(backEnd.asked.map(({ path, query }) => path + query)).toEqual([
      '/web-api/themes?ids[]=7&sort=sort&page=1&pageSize=12',
      '/web-api/calculator/reference?designId=7',
      '/web-api/card-price?designId=7&paper=kraft&punching=ohne&refinement=ohne&quantity=50',
    ])
    await backEnd.close()
    await publishAnew(shop, id, 'Anfassen')
    const later = await shop.visit('/karte/von-draussen-7/')
    expect([later.status, later.text.includes('Anfassen'), /12,34\s€/.test(later.text)]).toEqual([200, true, true])
  })
})
