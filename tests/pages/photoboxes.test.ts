import { describe, expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

const posters = 'http://myposter.localhost:3000'
const box = 'photoboxType=photoprint&photoboxFormat=10-15&photoboxMaterial=fotopapier-matt&photoboxQuantityMax=50'

async function ask(path: string, headers: Record<string, string> = {}) {
  const { visit } = await openTestShop()
  const { status, text } = await visit(path, { headers })
  return { status, text, body: JSON.parse(text) }
}

describe('R7.08 /web-api/photobox-data', () => {
  it('answers what there is, and what the smallest box of each type costs', async () => {
    const { body } = await ask('/web-api/photobox-data')
    expect(body.types).toMatchObject([
      {
        type: 'small',
        name: 'Kleine Box',
        formats: [{ format: '9-9', name: '9\u00a0×\u00a09\u00a0cm' }, { format: '9-13' }],
        quantities: [16, 24, 32, 48],
      },
      { type: 'photoprint', name: 'Große Box', priceFrom: { currency: 'eur' } },
    ])
    expect(body.materials.map(({ material }: { material: string }) => material)).toEqual([
      'fotopapier-matt',
      'hahnemuehle',
      'fotopapier-glaenzend',
    ])
    expect(body.designs).toHaveLength(18)
    expect(body.designs[17]).toMatchObject({ design: 'dt58', name: 'Konfetti auf Altrosa', pattern: 'konfetti' })
  })

  it('answers one type alone, spelled and paid as in Switzerland there', async () => {
    const { body, text } = await ask('/web-api/photobox-data?photoboxType=photoprint', { 'x-locale': 'de-CH' })
    expect(body.types).toMatchObject([{ name: 'Grosse Box', priceFrom: { currency: 'chf' } }])
    expect(text).not.toContain('ß')
  })

  it('says of a type that there is not what there is', async () => {
    const { status, body } = await ask('/web-api/photobox-data?photoboxType=huge')
    expect([status, body.message]).toEqual([400, 'The query cannot be answered: photoboxType must be one of small, photoprint.'])
  })
})

describe('R3.17 /price-api/photoboxes', () => {
  it('answers what a box costs, and what each of its pictures', async () => {
    expect((await ask(`/price-api/photoboxes?${box}`)).body).toEqual({
      piece: { cents: 38, currency: 'eur' },
      total: { cents: 1890, currency: 'eur' },
    })
  })

  it.each([
    ['photoboxFormat=9-9', 'There is no box "photoprint" for pictures in the format "9-9".'],
    ['photoboxQuantityMax=16', 'There is no box "photoprint" for 16 pictures.'],
    ['photoboxQuantityMax=viele', 'photoboxQuantityMax must be a number of pictures'],
    ['photoboxMaterial=leinwand', 'photoboxMaterial must be one of fotopapier-matt, hahnemuehle, fotopapier-glaenzend'],
  ])('says of %s what is wrong', async (changed, words) => {
    const query = new URLSearchParams(box)
    for (const [key, value] of new URLSearchParams(changed)) query.set(key, value)
    const { status, body } = await ask(`/price-api/photoboxes?${query}`)
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })
})

describe('the page of photo boxes', () => {
  it('R2.08 leads to the configurator with all that is chosen, and says to search engines what a box costs', async () => {
    const { visit, publishPage } = await openTestShop({ environment: { CONFIGURATOR_URL: 'http://127.0.0.1:1' } })
    await publishPage('myposter/fotoboxen', { body: [exampleOf('photobox_detail')] })
    const { text } = await visit(`${posters}/fotoboxen`)
    expect(text).toContain(
      'href="/configurator-photobox?photoboxType=small&amp;photoboxFormat=9-9&amp;photoboxFormatString=90x90&amp;photoboxMaterial=fotopapier-matt&amp;photoboxDesignType=dt41&amp;photoboxQuantityMax=16"',
    )
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}')).toMatchObject({
      '@type': 'Product',
      name: 'Fotobox',
      description: 'Kleine Box, bis zu 16 Bilder in 9\u00a0×\u00a09\u00a0cm',
      offers: { price: '9.80', priceCurrency: 'EUR' },
    })
  })
})
