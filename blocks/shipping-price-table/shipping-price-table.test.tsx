import { expect, it } from 'vitest'
import type { SiteCountry } from '../../schemas/locale.ts'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'

/** The table as it is read, cell by cell. */
async function rows(shippingCountry: SiteCountry, fields: object = {}): Promise<string[][]> {
  const site = siteOf('anlass', shippingCountry === 'de' ? '/' : `/${shippingCountry}/`)
  const html = await renderExample('shipping_price_table', { ...fields }, { site, reader: readerOf({ shippingCountry }) })
  const cellsOf = (row: string) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' '))
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => cellsOf(row))
}

it('R2.37 R9.01 names what sending costs in Germany, with Saturdays', async () => {
  expect(await rows('de')).toEqual([
    ['Versandart', 'Dauert', 'Kostet'],
    ['Standard', '2 bis 4 Werktage', '4,99 €'],
    ['Express', '24 Stunden, Montag bis Freitag', 'ab 12,99 €'],
    ['Express am Samstag', '24 Stunden, auch samstags', 'ab 22,99 €'],
  ])
})

it.each([
  ['at', ['Kostet', '€ 5,99', 'ab € 22,99']],
  ['ch', ['Kostet', 'CHF 9.99', 'ab CHF 34.99']],
] as const)('R2.37 R9.01 the same in %s, as it is written there', async (country, prices) => {
  expect((await rows(country)).map((row) => row.at(-1))).toEqual(prices)
})

it.each([
  ['de', ['0,95 €', '1,10 €', '1,80 €']],
  ['at', ['€ 1,00', '€ 1,50', '€ 1,50']],
  ['ch', ['CHF 1.00', 'CHF 1.20 oder CHF 1.40', 'CHF 2.90']],
] as const)('R9.02 names what an envelope costs in %s, by its size', async (country, [standard, compact, large]) => {
  const isSwiss = country === 'ch'
  expect(await rows(country, { prices: 'envelopes' })).toEqual([
    [isSwiss ? 'Grösse' : 'Größe', 'Je Stück'],
    ['Standard', standard],
    ['Kompakt', compact],
    [isSwiss ? 'Gross' : 'Groß', large],
  ])
})

it('says what editors write around it', async () => {
  const html = await renderExample('shipping_price_table', {}, { reader: readerOf({}) })
  expect(html).toContain('<h2>Was der Versand kostet</h2>')
  expect(html).toContain('Alle Preise enthalten die Mehrwertsteuer.')
})
