import { describe, expect, it } from 'vitest'
import { openTestBackEnd } from '../../server/shop-api/test-back-end.ts'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

const posters = 'http://myposter.localhost:3000'

async function openCalendars(environment: Record<string, string> = {}) {
  const shop = await openTestShop({ environment })
  await shop.publishPage('myposter/kalender/wandkalender', { robots: 'index,follow', body: [exampleOf('calendar_detail')] })
  return shop
}

const asJson = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer
  return { status, body: JSON.parse(text) }
}
const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value)

describe('the page of a type of calendar', () => {
  it('says to search engines what it is and what it costs there', async () => {
    const { visit } = await openCalendars()
    const said = async (path: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec((await visit(posters + path)).text)?.[1] ?? '{}')
    expect(await said('/kalender/wandkalender')).toMatchObject({
      '@type': 'Product',
      name: 'Wandkalender A4 hoch',
      brand: { name: 'myposter' },
      offers: { url: `${posters}/kalender/wandkalender`, price: '16.99', priceCurrency: 'EUR' },
    })
    expect((await said('/ch/kalender/wandkalender')).offers).toMatchObject({ price: '22.10', priceCurrency: 'CHF' })
  })

  it('is written in Switzerland as one writes there', async () => {
    const { visit } = await openCalendars()
    const { text } = await visit(`${posters}/ch/kalender/wandkalender`)
    expect(text).toMatch(/CHF\s22\.10/)
    expect(text).toContain('21\u00a0×\u00a029.7\u00a0cm')
    expect(text).toContain('Feinstweiss')
    expect(text).not.toContain('Feinstweiß')
  })

  it('R2.08 leads to the configurator with what is chosen, where there is one', async () => {
    const { visit } = await openCalendars({ CONFIGURATOR_URL: 'http://127.0.0.1:1' })
    expect((await visit(`${posters}/at/kalender/wandkalender`)).text).toContain(
      'href="/at/configurator-calendar?designGroupId=1&amp;designId=101&amp;formatType=a4-portrait&amp;mountingType=spirale&amp;paperType=matt&amp;amount=1"',
    )
    const shop = await openCalendars()
    expect((await shop.visit(`${posters}/kalender/wandkalender`)).text).not.toContain('configurator-calendar')
  })
})

describe('R7.04 /web-api/calendar-design-group', () => {
  it.each([
    ['wandkalender', ['a4-portrait', 'a4-landscape', 'a3-portrait', 'a3-landscape', '200x200', '300x300']],
    ['tischkalender', ['a5-landscape', 'a6', '265x120', '145x145']],
    ['kuechenkalender', ['150x400', '130x300']],
    ['familienplaner', ['a4-portrait', 'a3-portrait', '150x400']],
    ['terminkalender', ['a4-portrait', 'a3-portrait', '150x400', '200x400']],
  ])('R3.09 answers what there is of a %s, by its type and by its number', async (type, formats) => {
    const { visit } = await openTestShop()
    const { body: group } = await asJson(visit(`/web-api/calendar-design-group?calendarType=${type}`))
    expect(group.calendarType).toBe(type)
    expect(valuesOf(group.formats)).toEqual(formats)
    expect(valuesOf(group.refinements).toSorted()).toEqual(['gold', 'ohne', 'relief', 'rosegold', 'silber'])
    expect(['holzblock', 'holzfuss', 'lochung', 'spirale', 'ohne']).toEqual(expect.arrayContaining(valuesOf(group.mountings)))
    expect((await asJson(visit(`/web-api/calendar-design-group?designGroupId=${group.designGroupId}`))).body).toEqual(group)
  })

  it('has one design for each format', async () => {
    const { visit } = await openTestShop()
    const { body: group } = await asJson(visit('/web-api/calendar-design-group?calendarType=tischkalender'))
    expect(group.formats.map(({ designId }: { designId: number }) => designId)).toEqual([201, 202, 203, 204])
  })

  it('says in Swiss words and francs from what price there are some', async () => {
    const { visit } = await openTestShop()
    const { text } = await visit('/web-api/calendar-design-group?calendarType=tischkalender', { headers: { 'x-locale': 'de-CH' } })
    expect(JSON.parse(text).from).toEqual({ cents: 1430, currency: 'chf' })
    expect(text).toContain('Holzfuss')
    expect(text).not.toContain('ß')
  })

  it.each([
    ['', 'calendarType must be given, or designGroupId, and not both of them'],
    ['calendarType=wandkalender&designGroupId=1', 'and not both of them'],
    ['calendarType=adventskalender', 'calendarType must be one of wandkalender, tischkalender, kuechenkalender'],
    ['designGroupId=6', 'There is no group of designs 6.'],
    ['designGroupId=eins', 'designGroupId'],
  ])('says of ?%s what is wrong', async (query, words) => {
    const { visit } = await openTestShop()
    const { status, body } = await asJson(visit(`/web-api/calendar-design-group?${query}`))
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })
})

describe('R7.04 /web-api/calendar-price', () => {
  const asked = 'designGroupId=1&formatType=a4-portrait&mountingType=spirale&paperType=matt'

  it('answers what a choice costs', async () => {
    const { visit } = await openTestShop()
    const price = async (query: string) => (await asJson(visit(`/web-api/calendar-price?${query}`))).body
    expect(await price(`${asked}&amount=1`)).toEqual({ piece: { cents: 1699, currency: 'eur' }, total: { cents: 1699, currency: 'eur' } })
    expect((await price(`${asked}&amount=2`)).total.cents).toBe(3020)
    expect((await price(`${asked}&amount=2&accessoryTypes[]=box`)).total.cents).toBe(3020 + 2 * 490)
    expect((await price(`${asked}&amount=1&refinementType=gold`)).total.cents).toBe(1699 + 500)
  })

  it.each([
    [`${asked.replace('a4-portrait', 'a2')}&amount=1`, 'There is no format "a2" for a wandkalender.'],
    [`${asked.replace('a4-portrait', '130x300')}&amount=1`, 'There is no format "130x300" for a wandkalender.'],
    [`${asked.replace('spirale', 'holzfuss')}&amount=1`, 'There is no mounting "holzfuss" for a wandkalender.'],
    [`${asked.replace('matt', 'pappe')}&amount=1`, 'There is no paper "pappe" for a wandkalender.'],
    [`${asked.replace('matt', 'glaenzend')}&amount=1&refinementType=gold`, 'The paper "glaenzend" takes no refinement.'],
    [`${asked}&amount=1&refinementType=kupfer`, 'There is no refinement "kupfer" for a wandkalender.'],
    [`${asked}&amount=1&accessoryTypes[]=ribbon`, 'The accessory "ribbon" does not go with a wandkalender.'],
    [`${asked}&amount=1&accessoryTypes[]=box&accessoryTypes[]=box`, 'There can be one box only.'],
    [`${asked}&amount=11`, 'amount must be one of the numbers that are offered, 1, 2, 3'],
    [asked, 'amount'],
    [`${asked.replace('=1', '=9')}&amount=1`, 'There is no group of designs 9.'],
    ['amount=1', 'designGroupId'],
  ])('says of %s what is wrong', async (query, words) => {
    const { visit } = await openTestShop()
    const { status, body } = await asJson(visit(`/web-api/calendar-price?${query}`))
    expect(status).toBe(400)
    expect(body.message).toContain(words)
  })
})

describe('R7.04 a back end elsewhere', () => {
  it('is asked what there is of a type, and what the first of it costs', async () => {
    const backEnd = await openTestBackEnd()
    const { visit } = await openCalendars({ SHOP_API_URL: backEnd.address })
    const { text } = await visit(`${posters}/kalender/wandkalender`)
    expect(text).toContain('>Wandkalender von draußen</h1>')
    expect(text).toMatch(/12,34\s€/)
    expect(backEnd.asked.map(({ path, query, channel }) => `${channel} ${path}${query}`)).toEqual([
      'myposter /web-api/calendar-design-group?calendarType=wandkalender',
      'myposter /web-api/calendar-price?designGroupId=77&formatType=a3-portrait&mountingType=spirale&paperType=matt&amount=1',
    ])
  })
})
