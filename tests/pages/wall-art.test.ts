import { describe, expect, it } from 'vitest'
import { readProductQuery, writeProductQuery } from '../../runtime/product-query.ts'
import { PhotoFrameQuery } from '../../schemas/wall-art/photo-frame.ts'
import { photoFrameQueryKeys } from '../../schemas/wall-art/photo-frame-choice.ts'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

const asJson = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer
  return { status, body: JSON.parse(text) }
}

const host = 'http://myposter.localhost:3000'
const selection = '/web-api/product-selection-photo-frame'
const poster = 'materialType=poster&formatType=600x400'
const framed = `${poster}&frameType=holzrahmen`

async function openWallArt() {
  const shop = await openTestShop()
  const ask = (path: string, locale = 'de-DE') => asJson(shop.visit(path, { headers: { 'x-channel': 'myposter', 'x-locale': locale } }))
  return { ...shop, ask }
}

describe('the page of a material', () => {
  it('R7.05 shows from what it costs, and says to search engines what its first format costs', async () => {
    const shop = await openTestShop()
    await shop.publishPage('myposter/leinwand', { body: [exampleOf('photo_frame_detail', { material: 'leinwand' })] })
    const { text } = await shop.visit(`${host}/leinwand`)
    expect(text).toMatch(/ab 19,90\s€/)
    expect(text).toContain('inkl. MwSt., zzgl. Versand.')
    const said = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}')
    expect(said).toMatchObject({
      '@type': 'Product',
      name: 'Leinwand',
      brand: { name: 'myposter' },
      offers: { url: `${host}/leinwand`, price: '23.90', priceCurrency: 'EUR' },
    })
    expect((await shop.visit(`${host}/ch/leinwand`)).text).toMatch(/ab CHF\s25\.90/)
  })
})

describe('R7.05 /web-api/variants-for-frame-types', () => {
  it('answers every frame with its colours, black first', async () => {
    const { ask } = await openWallArt()
    const { body } = await ask('/web-api/variants-for-frame-types')
    expect(body).toHaveLength(7)
    for (const { frameType, variants } of body) {
      expect(variants[0]).toMatchObject({ value: `${frameType}-schwarz`, name: 'Schwarz', isDefault: true })
      expect(variants.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
    }
    const { body: two } = await ask('/web-api/variants-for-frame-types?frameTypes[]=artbox&frameTypes[]=alurahmen')
    expect(two.map(({ frameType }: { frameType: string }) => frameType)).toEqual(['alurahmen', 'artbox'])
    expect((await ask('/web-api/variants-for-frame-types?frameTypes[]=barock')).body.message).toContain('must be one of alurahmen')
  })
})

describe('R7.05 /web-api/product-selection-photo-frame', () => {
  it('answers what can be chosen', async () => {
    const { ask } = await openWallArt()
    const { body: all } = await ask(`${selection}/data`)
    expect([all.materials.length, all.frames.length, all.mats.length]).toEqual([12, 7, 2])
    const { body: one } = await ask(`${selection}/data?materialType=leinwand`)
    expect(one.materials).toMatchObject([{ value: 'leinwand', name: 'Leinwand', frames: ['schattenfuge-leinwand'] }])
    expect(one.frames).toHaveLength(1)
    expect(JSON.stringify((await ask(`${selection}/data`, 'de-CH')).body)).not.toContain('ß')
  })

  it('answers the limits of a material', async () => {
    const { ask } = await openWallArt()
    expect((await ask(`${selection}/format-limits?materialType=echtglas`)).body).toEqual({ min: 200, maxShort: 800, maxLong: 1200 })
    expect((await ask(`${selection}/format-limits`)).status).toBe(400)
  })

  it('R3.06 answers what a picture costs; what is left out of a frame is black, with its usual mat', async () => {
    const { ask } = await openWallArt()
    expect((await ask(`${selection}/price-article?${poster}`)).body).toEqual({
      piece: { cents: 790, currency: 'eur' },
      total: { cents: 790, currency: 'eur' },
    })
    const { body: usual } = await ask(`${selection}/price-article?${framed}&quantity=3`)
    const { body: whole } = await ask(
      `${selection}/price-article?${poster}&frameType=holzrahmen-schwarz&matType=mat-weiss&matSize=30&quantity=3`,
    )
    expect(usual).toEqual(whole)
    const { body: bare } = await ask(`${selection}/price-article?${framed}&matType=mat-none&quantity=3`)
    expect(bare.total.cents).toBeLessThan(usual.total.cents)
    expect((await ask(`${selection}/price-article?${poster}`, 'de-CH')).body.total.currency).toBe('chf')
  })

  it('answers what each format costs, the same as by itself, and one group of them', async () => {
    const { ask } = await openWallArt()
    const { body: groups } = await ask(`${selection}/prices-formats?materialType=leinwand`)
    expect(groups.map(({ group }: { group: string }) => group)).toEqual(['3-2', '4-3', 'square', 'din', '2-1', 'panorama'])
    const { body: squares } = await ask(`${selection}/prices-format-group?materialType=leinwand&formatGroup=square`)
    expect(squares).toEqual(groups[2])
    for (const { formatType, price } of squares.formats)
      expect((await ask(`${selection}/price-article?materialType=leinwand&formatType=${formatType}`)).body.total).toEqual(price)
    const { body: small } = await ask(`${selection}/prices-format-group?materialType=poster&formatGroup=square&frameType=fotorahmen`)
    expect(small.formats.map(({ formatType }: { formatType: string }) => formatType).at(-1)).toBe('600x600')
  })

  it('answers from what each material costs', async () => {
    const { ask } = await openWallArt()
    const { body } = await ask(`${selection}/prices-from`)
    expect(body).toHaveLength(12)
    expect((await ask(`${selection}/prices-from?materialType[]=poster&materialType[]=leinwand`)).body).toEqual([
      { materialType: 'leinwand', price: { cents: 1990, currency: 'eur' } },
      { materialType: 'poster', price: { cents: 590, currency: 'eur' } },
    ])
  })

  it.each([
    ['materialType=beton&formatType=600x400', 'materialType must be one of leinwand, poster'],
    ['materialType=poster', 'formatType'],
    ['materialType=poster&formatType=60', 'A format is width and height in whole millimetres'],
    [
      'materialType=leinwand&formatType=100x400',
      'A picture on "leinwand" has sides of 200 mm at least, and 1200 x 2000 mm at most: 100x400',
    ],
    ['materialType=leinwand&formatType=1300x1300', 'is none'],
    [`${poster}&frameType=barock`, 'frameType must be one of alurahmen'],
    [`${poster}&frameType=schattenfuge-platte`, 'A picture on "poster" does not go into the frame "schattenfuge-platte".'],
    ['materialType=poster&formatType=900x600&frameType=fotorahmen', 'The frame "fotorahmen" is made for pictures of 600 mm at most.'],
    [`${poster}&matType=mat-weiss`, 'There is no mat without a frame.'],
    [`${framed}&matSize=25`, 'matSize must be one of 0, 30'],
    [`${framed}&matType=mat-rosa`, 'matType must be one of mat-none, mat-weiss'],
    [`${framed}&matType=mat-weiss&matSize=0`, 'The mat "mat-weiss" is not 0 mm wide.'],
    ['materialType=leinwand&formatType=600x400&frameType=schattenfuge-leinwand&matSize=30', 'takes no mat'],
    [`${poster}&quantity=7`, 'quantity must be one of 1, 2, 3'],
  ])('says of %s what is wrong', async (query, words) => {
    const { ask } = await openWallArt()
    const { status, body } = await ask(`${selection}/price-article?${query}`)
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
  })
})

describe('R7.06 /price-api', () => {
  it.each([
    ['/price-api/prices/article', `${selection}/price-article`, framed],
    ['/price-api/prices/formats', `${selection}/prices-formats`, 'materialType=aludibond&frameType=schattenfuge-platte'],
    ['/price-api/prices/format-group', `${selection}/prices-format-group`, 'materialType=aludibond&formatGroup=panorama'],
  ])('%s answers as %s does', async (one, other, query) => {
    const { ask } = await openWallArt()
    const answer = await ask(`${one}?${query}`)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(await ask(`${other}?${query}`))
  })

  it('/price-api/frame answers what of a price is the frame', async () => {
    const { ask } = await openWallArt()
    const [whole, bare, frame] = await Promise.all(
      [`${selection}/price-article?${framed}`, `${selection}/price-article?${poster}`, `/price-api/frame?${framed}`].map((path) =>
        ask(path),
      ),
    )
    expect(frame?.body.price.cents).toBe(whole?.body.total.cents - bare?.body.total.cents)
    expect((await ask(`/price-api/frame?${poster}`)).body.message).toBe('frameType names no frame.')
  })
})

describe('R3.07 the query of a framed picture', () => {
  it('names what it is made of, and whether it is to be put into the cart', () => {
    const query = { addToCart: true, frameType: 'alurahmen-silber', matSize: 30, matType: 'mat-weiss', materialType: 'poster' }
    const written = writeProductQuery(query, photoFrameQueryKeys)
    expect(written).toBe('addToCart=true&frameType=alurahmen-silber&matSize=30&matType=mat-weiss&materialType=poster')
    expect(PhotoFrameQuery.parse(readProductQuery(new URLSearchParams(written), photoFrameQueryKeys))).toEqual(query)
  })
})
