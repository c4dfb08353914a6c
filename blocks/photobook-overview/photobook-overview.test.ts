import { describe, expect, it } from 'vitest'
import { selectSets } from '../../schemas/photobooks/photobook-set-filters.ts'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'
import { readOverviewAddress, writeOverviewAddress } from './overview-address.ts'

const render = (fields: Record<string, unknown> = {}, path = '/') =>
  renderExample('photobook_overview', fields, { site: siteOf('myposter', path), reader: readerOf({ channel: 'myposter' }) })
const options = (html: string, legend: string) => {
  const [, fields = ''] = new RegExp(`<legend[^>]*>${legend}</legend>(.*?)</fieldset>`).exec(html) ?? []
  return [...fields.matchAll(/\/><span>([^<]+)<\/span><\/label>/g)].map(([, words]) => words)
}

describe('R2.23 the overview of photo books', () => {
  it('has a card for each set, with its cover and its shapes, which leads to a book and says which set it was', async () => {
    const html = await render({}, '/at')
    expect(html.match(/<h3/g)).toHaveLength(9)
    expect(html).toContain('href="/at/fotobuecher/digitalfotobuch#set-2"')
    expect(html).toContain('fotobuch-hochzeit-portrait.svg')
    expect(html).toContain('Quer, Hoch, Quadratisch')
  })

  it('R3.19 is narrowed down by shape and style, each with how many there are', async () => {
    const html = await render()
    expect(options(html, 'Format')).toEqual(['Alle', 'Quer (6)', 'Hoch (6)', 'Quadratisch (8)'])
    expect(options(html, 'Stil')).toEqual(['Alle', 'Schlicht (3)', 'Klassisch (3)', 'Verspielt (2)', 'Floral (2)', 'Grafisch (3)'])
    expect(html).toContain('9 von 9 Vorlagen')
  })

  it('R1.01 says from what price on, where the brand shows prices in overviews', async () => {
    expect(await render()).toMatch(/ab 12,26\s€/)
    expect(await render({ bookType: 'fotoheft' })).toMatch(/ab 4,43\s€/)
    expect(await renderExample('photobook_overview')).not.toMatch(/ab \d/)
  })
})

describe('the address of an overview', () => {
  const categories = [{ id: 1 }, { id: 4 }]

  it('is read as it was written, and keeps what else is in it', () => {
    const written = writeOverviewAddress('?tracking=0&stil=1', 1, { aspectRatio: 'square', categoryId: 4 })
    expect(written).toBe('?tracking=0&stil=4&format=square')
    expect(readOverviewAddress(written, 1, categories)).toEqual({ aspectRatio: 'square', categoryId: 4 })
    expect(writeOverviewAddress(written, 1, {})).toBe('?tracking=0')
    expect(readOverviewAddress(written, 2, categories)).toEqual({})
    expect(writeOverviewAddress('', 2, { categoryId: 1 })).toBe('?stil-2=1')
  })

  it('says nothing that there is not', () => {
    expect(readOverviewAddress('?format=tall&stil=7', 1, categories)).toEqual({})
  })
})

it('sets are those of the shape, and of any of the styles', () => {
  const one = { aspectRatios: ['square'] as const, categoryIds: [1, 2] }
  const other = { aspectRatios: ['square', 'portrait'] as const, categoryIds: [3] }
  expect(selectSets([one, other], { aspectRatio: 'portrait' })).toEqual([other])
  expect(selectSets([one, other], { categoryIds: [2, 3] })).toEqual([one, other])
  expect(selectSets([one, other], { aspectRatio: 'square', categoryIds: [1] })).toEqual([one])
  expect(selectSets([one, other], {})).toEqual([one, other])
})
