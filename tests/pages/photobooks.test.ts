import { describe, expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

const posters = 'http://myposter.localhost:3000'
const book =
  'type=digitalfotobuch&format=a4-quer&cover=hard&binding=pur&coverLamination=matt&paperFinish=matt&photobookPageCount=24&quantity=1'

async function ask(query: string, headers: Record<string, string> = {}) {
  const { visit } = await openTestShop()
  const { status, text } = await visit(`/web-api/${query}`, { headers })
  return { status, text, body: JSON.parse(text) }
}

describe('R7.07 /web-api/photobook-price', () => {
  it('answers what a book costs, and counts `amount` as its quantity', async () => {
    expect((await ask(`photobook-price?${book}`)).body).toEqual({
      piece: { cents: 2435, currency: 'eur' },
      total: { cents: 2435, currency: 'eur' },
    })
    const gold = await ask(`photobook-price?${book}&refinementType=gold`)
    expect(gold.body.total.cents).toBe(2435 + 490)
    const { body: three } = await ask(`photobook-price?${book.replace('quantity', 'amount').replace('amount=1', 'amount=3')}`)
    expect(three.total.cents).toBeGreaterThan(2 * three.piece.cents)
    expect((await ask(`photobook-price?${book}`, { 'x-locale': 'de-CH' })).body.total.currency).toBe('chf')
  })

  it.each([
    ['type=wandkalender', 'type must be one of digitalfotobuch, echtfotobuch, fotoheft'],
    ['format=a7-quer', 'format must be one of a3-quer, a4-hoch'],
    ['quantity=11', 'quantity must be one of 1, 2, 3'],
    ['photobookPageCount=viele', 'photobookPageCount must be a number of pages'],
    ['format=a6-quer', 'There is no digitalfotobuch in the format "a6-quer".'],
    ['binding=heftbindung', 'A digitalfotobuch with a hard cover is not bound "heftbindung".'],
    ['paperFinish=standard', 'There is no digitalfotobuch on the paper "standard".'],
    ['photobookPageCount=25', 'There is no digitalfotobuch with 25 pages.'],
    ['type=fotoheft&format=a5-quer', 'There is no fotoheft with a hard cover.'],
    ['type=echtfotobuch&paperFinish=feinstweiss&binding=layflat', 'There is no echtfotobuch on the paper "feinstweiss".'],
  ])('says of %s what is wrong', async (changed, words) => {
    const query = new URLSearchParams(book)
    for (const [key, value] of new URLSearchParams(changed)) query.set(key, value)
    const { status, body } = await ask(`photobook-price?${query}`)
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })
})

describe('R7.07 /web-api/photobook-design-group-set', () => {
  const names = async (query: string) =>
    (await ask(`photobook-design-group-set${query}`)).body.designGroupSets.map(({ name }: { name: string }) => name)

  it('answers all sets, with their shapes, covers, styles and what the smallest book costs', async () => {
    const { body } = await ask('photobook-design-group-set')
    expect(body.designGroupSets).toHaveLength(9)
    expect(body.designGroupSets[0]).toMatchObject({
      id: 1,
      name: 'Reise',
      aspectRatios: ['landscape', 'portrait', 'square'],
      categoryIds: [1],
      priceFrom: { currency: 'eur' },
    })
    expect(body.designGroupSets[0].pictures.square.src).toMatch(/fotobuch-reise-square\.svg$/)
    expect(body.categories).toContainEqual({ id: 4, name: 'Floral' })
  })

  it('prices them as the type of book that is asked for', async () => {
    const from = async (type: string) => (await ask(`photobook-design-group-set?type=${type}`)).body.designGroupSets[0].priceFrom.cents
    expect(await Promise.all(['fotoheft', 'digitalfotobuch', 'echtfotobuch'].map(from))).toEqual([443, 1226, 2391])
    expect((await ask('photobook-design-group-set?type=heft')).body.message).toContain('type must be one of digitalfotobuch')
  })

  it('answers one by the number in its path', async () => {
    expect(await names('/4')).toEqual(['Baby'])
  })

  it('R3.19 narrows them down by shape, and by any of several styles', async () => {
    expect(await names('?aspectRatio=portrait')).toEqual(['Reise', 'Hochzeit', 'Baby', 'Jahrbuch', 'Rezepte', 'Garten'])
    expect(await names('?categoryIds[]=4')).toEqual(['Hochzeit', 'Garten'])
    expect(await names('?categoryIds[]=4&categoryIds[]=3&aspectRatio=square')).toEqual(['Hochzeit', 'Baby', 'Garten', 'Geburtstag'])
    expect(await names('?aspectRatio=alle')).toHaveLength(9)
  })

  it.each([
    ['/99', 'There is no set of designs 99.'],
    ['/neun', 'designGroupSetId must be the number of a set'],
    ['?categoryIds[]=99', 'There is no style category 99.'],
    ['?aspectRatio=tall', 'aspectRatio must be one of landscape, portrait, square'],
  ])('says of %s what is wrong', async (query, words) => {
    const { status, body } = await ask(`photobook-design-group-set${query}`)
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })

  it('is spelled as in Switzerland there', async () => {
    const { text } = await ask('photobook-design-group-set', { 'x-locale': 'de-CH' })
    expect(text).toContain('"Draussen"')
    expect(text).not.toMatch(/[ß„“]/)
    expect(text).toContain('"chf"')
  })
})

describe('the page of a photo book', () => {
  async function openBook(environment: Record<string, string> = {}) {
    const shop = await openTestShop({ environment })
    await shop.publishPage('myposter/fotobuecher/digitalfotobuch', { body: [exampleOf('photobook_detail')] })
    return shop
  }

  it('R2.08 leads to the configurator with all that is chosen', async () => {
    const { visit } = await openBook({ CONFIGURATOR_URL: 'http://127.0.0.1:1' })
    const { text } = await visit(`${posters}/at/fotobuecher/digitalfotobuch`)
    expect(text).toContain(
      'href="/at/configurator-photobook?type=digitalfotobuch&amp;format=a4-quer&amp;cover=hard&amp;binding=pur&amp;coverLamination=matt&amp;paperFinish=matt&amp;refinementType=gold&amp;photobookPageCount=24&amp;quantity=1&amp;orientation=din-landscape&amp;graduationsPageCount=4"',
    )
  })

  it('says to search engines what it is and what it costs there', async () => {
    const { visit } = await openBook()
    const { text } = await visit(`${posters}/ch/fotobuecher/digitalfotobuch`)
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}')).toMatchObject({
      '@type': 'Product',
      name: 'Digitalfotobuch',
      description: 'A4 quer, 29.7\u00a0×\u00a021\u00a0cm, harter Einband, PUR-Klebebindung',
      sku: 'digitalfotobuch',
      offers: { price: '38.05', priceCurrency: 'CHF' },
    })
    expect(text).toMatch(/CHF\s38\.05/)
  })
})
