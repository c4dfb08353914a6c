import { describe, expect, it } from 'vitest'
import { openTestBackEnd } from '../../server/shop-api/test-back-end.ts'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

interface Answer {
  designs: { id: number; name: string; occasion: string; color: string[]; created: string; rank: number }[]
  total: number
  filters: Record<string, { value: string; name: string; count: number }[]>
}

async function openCatalogue() {
  const shop = await openTestShop()
  const ask = (query: string, headers = {}) => shop.visit(`/web-api/themes?${query}`, { headers })
  const designs = async (query: string, headers = {}): Promise<Answer> => JSON.parse((await ask(query, headers)).text)
  return { ...shop, ask, designs }
}

describe('/web-api/themes', () => {
  it('R9.06 answers 12 designs or 48 at a time, and how many there are', async () => {
    const { designs, ask } = await openCatalogue()
    const all = await designs('')
    expect([all.designs.length, all.total]).toEqual([12, 165])
    expect((await designs('pageSize=48')).designs).toHaveLength(48)
    expect((await designs('page=14')).designs).toHaveLength(165 % 12)
    expect((await designs('page=99')).designs).toEqual([])
    expect((await ask('pageSize=13')).status).toBe(400)
  })

  it('answers every design once, page by page', async () => {
    const { designs } = await openCatalogue()
    const pages = await Promise.all([1, 2, 3, 4].map((page) => designs(`pageSize=48&page=${page}`)))
    expect(new Set(pages.flatMap((page) => page.designs.map(({ id }) => id))).size).toBe(165)
  })

  it('filters by one value or several of each filter', async () => {
    const { designs } = await openCatalogue()
    const found = await designs('color[]=rot&color[]=lila&style=floral&pageSize=48')
    expect(found.designs.length).toBeGreaterThan(3)
    for (const { color } of found.designs) expect(color).toEqual(expect.arrayContaining([expect.stringMatching(/^(rot|lila)$/)]))
  })

  it.each(['alle', 'alleVorlagen'])('filters nothing by %s', async (word) => {
    const { designs } = await openCatalogue()
    expect((await designs(`category=${word}&product=${word}`)).total).toBe(165)
  })

  it('takes an occasion with those below it', async () => {
    const { designs } = await openCatalogue()
    const found = await designs('occasion=hochzeit&pageSize=48')
    expect(new Set(found.designs.map(({ occasion }) => occasion))).toEqual(
      new Set(['hochzeit', 'hochzeit/goldene-hochzeit', 'hochzeit/silberhochzeit']),
    )
  })

  it('R2.22 orders by recommendation or by novelty', async () => {
    const { designs } = await openCatalogue()
    const ranks = (await designs('')).designs.map(({ rank }) => rank)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    const days = (await designs('sort=dateCreated.date')).designs.map(({ created }) => created)
    expect(days).toEqual(days.toSorted().reverse())
    expect(days[0]).not.toBe(days.at(-1))
  })

  it('says what is left to narrow down by, and how much of it', async () => {
    const { designs } = await openCatalogue()
    const { filters, total } = await designs('occasion=trauer')
    expect(filters.product).toEqual([
      { value: 'danksagungskarten', name: 'Danksagungskarten', count: 1 },
      { value: 'trauerkarten', name: 'Trauerkarten', count: 6 },
      { value: 'sterbebilder', name: 'Sterbebilder', count: 1 },
    ])
    const narrowed = await designs('occasion=trauer&product=trauerkarten')
    expect([total, narrowed.total]).toEqual([8, 6])
    // What is chosen can still be exchanged.
    expect(narrowed.filters.product).toEqual(filters.product)
  })

  it('answers the designs with certain numbers, and none for those there are not', async () => {
    const { designs } = await openCatalogue()
    const found = await designs('ids[]=1003&ids[]=1001&ids[]=999999')
    expect(found.designs.map(({ id }) => id).toSorted()).toEqual([1001, 1003])
  })

  it.each([
    ['color=rott', 'color "rott" is none of weiss, creme'],
    ['page=0', 'page must be a number from 1'],
    ['page=1e3', 'page must be a number from 1'],
    ['sort=price', 'sort must be sort or dateCreated.date'],
    ['occasion=hochzeitt', 'occasion "hochzeitt" is no occasion'],
    ['ids[]=x', 'ids must be a list of numbers'],
    ['color[a]=rot', 'color'],
    [Array.from({ length: 49 }, (_, id) => `ids[]=${id + 1}`).join('&'), 'ids must be at most 48'],
  ])('says of %s what is wrong', async (query, words) => {
    const { ask } = await openCatalogue()
    const { status, text } = await ask(query)
    expect(status).toBe(400)
    expect(JSON.parse(text).message).toContain(words)
  })

  it.each(['color=rot&', 'color[]=rot&', 'utm=x&', 'ids[x]=1&'])('refuses a question of more than 200 times %s', async (pair) => {
    const { ask } = await openCatalogue()
    const { status, text } = await ask(pair.repeat(201))
    const message = 'The query cannot be answered: it has more than 200 values.'
    expect([status, JSON.parse(text)]).toEqual([400, { error: 'too-many-values', message }])
  })

  it('takes as much as there is to narrow it down by, and says no more of what is wrong than fits', async () => {
    const { ask } = await openCatalogue()
    expect((await ask('color=rot&'.repeat(200))).status).toBe(200)
    const { status, text } = await ask('color=rott&'.repeat(200))
    expect([status, JSON.parse(text).issues.length, text.length < 5000]).toEqual([400, 5, true])
  })

  it('speaks to Switzerland as it writes, and to wall art of nothing', async () => {
    const { designs } = await openCatalogue()
    const swiss = await designs('', { 'x-locale': 'de-CH' })
    expect(swiss.filters.color?.[0]?.name).toBe('Weiss')
    expect(JSON.stringify(swiss)).not.toMatch(/[ß„“]/)
    expect((await designs('', { 'x-channel': 'myposter' })).total).toBe(0)
  })

  it('may be kept by a browser for five minutes, unless nobody shall', async () => {
    const { ask } = await openCatalogue()
    expect((await ask('color=rot')).headers.get('cache-control')).toBe('private, max-age=300')
    expect((await ask('color=rot')).headers.get('vary')).toContain('x-locale')
    expect((await ask('color=rot&disableCache=1')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a page with designs', () => {
  it('has them from the back end elsewhere, and goes on showing them when that is gone', async () => {
    const backEnd = await openTestBackEnd({ maxAge: 3 })
    const shop = await openTestShop({ environment: { SHOP_API_URL: backEnd.address } })
    await shop.publishPage('anlass/auswahl', { body: [exampleOf('product_list')] })
    expect((await shop.visit('/auswahl/')).text).toContain('Von draußen')
    expect(JSON.parse((await shop.visit('/web-api/themes')).text)).toMatchObject({ total: 1 })
    await backEnd.close()
    expect((await shop.visit('/auswahl/')).text).toContain('Von draußen')
  })
})
