import { describe, expect, it } from 'vitest'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'
import { readListingAddress, writeListingAddress } from './listing-address.ts'

const names = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)/g)].map(([, name]) => name)
const hrefs = (html: string) => [...html.matchAll(/<h3[^>]*><a href="([^"]*)/g)].map(([, href]) => href)
const render = (fields: object, site = siteOf('anlass')) => renderExample('product_list', { ...fields }, { reader: readerOf({}), site })

describe('R2.24, R2.31 a product list', () => {
  it('shows the designs of an occasion, each leading to its own page', async () => {
    const html = await render({ occasion: 'trauer' })
    expect(names(html)).toHaveLength(8)
    expect(new Set(hrefs(html)).size).toBe(8)
    expect(hrefs(html)).toContain('/karte/feder-1090/')
    expect(html).toContain('8 von 8 Designs')
    expect(html).not.toContain('Weitere')
  })

  it('shows one kind of product, and all lead where the editor wants', async () => {
    const url = { linktype: 'story', cached_url: 'anlass/musterkarten', id: 'm' }
    const html = await render({ occasion: 'trauer', product: 'trauerkarten', url }, siteOf('anlass', '/at/'))
    expect(names(html)).toHaveLength(6)
    // That page is told which card it was.
    expect(new Set(hrefs(html)).size).toBe(6)
    for (const href of hrefs(html)) expect(href).toMatch(/^\/at\/musterkarten\/#design-\d{4}$/)
    // Its kind is settled.
    expect(html).not.toContain('Produktart')
  })

  it.each([
    ['12', 12, 'Weitere 12 von 165 Designs'],
    ['48', 48, 'Weitere 48 von 165 Designs'],
  ])('R9.06, R2.22 shows %s at once and says how many more there are of all', async (pageSize, count, words) => {
    const html = await render({ occasion: '', pageSize })
    expect(names(html)).toHaveLength(count)
    expect(html).toContain(words)
  })

  it('says to who has no script that it stays as it is', async () => {
    const html = await render({ occasion: '' })
    expect(html).toMatch(
      /<noscript><p[^>]*>Um die Liste einzugrenzen, zu sortieren oder zu verlängern, braucht die Seite JavaScript\.<\/p>/,
    )
    expect(await render({ designs: ['1001'] })).not.toContain('<noscript>')
  })

  it('offers only filters that part the list', async () => {
    const html = await render({ occasion: 'geburt/zwillinge', filters: ['color', 'aspectRatio', 'category'] })
    const labels = [...html.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label)
    expect(labels).toEqual(['Farbe', 'Sortieren nach'])
  })

  it('shows what an editor has picked, in their order, with nothing to narrow down', async () => {
    const html = await render({ designs: ['1003', '1001', '1002'], pageSize: '12' })
    expect(names(html)).toEqual(['Eine Linie', 'Olivenhain', 'Pfingstrosen'])
    expect(html).not.toMatch(/<select|Weitere/)
  })

  it('leaves out picked designs that there are not, and says so to editors alone', async () => {
    const designs = ['1001', '999999', 'x']
    const html = await render({ designs })
    expect(names(html)).toEqual(['Olivenhain'])
    expect(html).not.toContain('999999')
    expect(await render({ designs, _editable: '<!--#storyblok#{"name": "product_list"}-->' })).toContain('999999, x')
  })

  it.each(['occasion', 'product'])('refuses an %s that there is not', async (field) => {
    await expect(render({ [field]: 'osterhasen' })).rejects.toThrow('ist keine der Möglichkeiten')
  })

  it('has hearts only where there is a wishlist', async () => {
    expect(await render({})).toContain('aria-label="„Olivenhain“ merken"')
    expect(await render({}, siteOf('myposter'))).not.toContain('merken"')
  })
})

describe('a listing in the address', () => {
  const choice = { filters: { color: 'rot', product: 'trauerkarten' }, sort: 'novelty', pages: 3 } as const

  it('is read as it was written, beside all else', () => {
    const search = writeListingAddress('?utm=1', 1, choice)
    expect(search).toBe('?utm=1&art=trauerkarten&farbe=rot&sortierung=neuheit&seiten=3')
    expect(readListingAddress(search, 1)).toEqual(choice)
    expect(writeListingAddress(search, 1, { filters: {}, pages: 1 })).toBe('?utm=1')
  })

  it('is another one for the second list', () => {
    const search = writeListingAddress('?farbe=blau', 2, choice)
    expect(readListingAddress(search, 1).filters).toEqual({ color: 'blau' })
    expect(readListingAddress(search, 2)).toEqual(choice)
  })

  it.each(['-1', '0', 'x', '1e9', 'Infinity', ''])('with %s pages is no endless one', (pages) => {
    const read = readListingAddress(`?seiten=${pages}`, 1).pages
    expect(read >= 1 && read <= 20).toBe(true)
  })
})
