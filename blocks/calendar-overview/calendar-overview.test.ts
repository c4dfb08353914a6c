import { describe, expect, it } from 'vitest'
import type { PageCard } from '../../runtime/page-reader.ts'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'

const page = (name: string): PageCard => ({
  uuid: name,
  slug: `myposter/kalender/${name}`,
  title: name,
  text: '',
  image: { src: `/pictures/product/${name}.svg`, alt: '', focus: '', placeholder: '' } as PageCard['image'],
})
const types = ['wandkalender', 'tischkalender', 'kuechenkalender', 'familienplaner', 'terminkalender']
const reader = readerOf({ folders: { 'myposter/kalender/': ['kalender', ...types].map(page) } })
const render = (fields: object = {}, site = siteOf('myposter')) => renderExample('calendar_overview', { ...fields }, { reader, site })
const plainly = (html: string) => html.replaceAll('\u00a0', ' ')
const cards = (html: string) => [...html.matchAll(/<h3[^>]*><a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, name]) => [name, href])

describe('R2.32 the overview of calendars', () => {
  it('leads to a page for each type, in the order of the pages', async () => {
    expect(cards(await render())).toEqual([
      ['Wandkalender', '/kalender/wandkalender'],
      ['Tischkalender', '/kalender/tischkalender'],
      ['Küchenkalender', '/kalender/kuechenkalender'],
      ['Familienplaner', '/kalender/familienplaner'],
      ['Terminkalender', '/kalender/terminkalender'],
    ])
  })

  it('R3.09 says how large they come', async () => {
    expect(plainly(await render())).toContain('>A5 quer, A6, 26,5 × 12 cm, 14,5 × 14,5 cm<')
  })

  it('R1.01 says the price from where the brand has prices in the overview, in the money of the country', async () => {
    expect(plainly(await render())).toContain('ab 10,99 €')
    expect(await render({}, siteOf('anlass'))).not.toContain('€')
  })

  it('leaves out the type whose page it stands on', async () => {
    expect(cards(await render({ except: 'tischkalender' })).map(([name]) => name)).not.toContain('Tischkalender')
  })

  it('is nothing where there are no pages; editors read why', async () => {
    expect(await renderExample('calendar_overview')).toBe('<div></div>')
    const draft = await renderExample('calendar_overview', { _editable: '<!--#storyblok#{"name": "calendar_overview"}-->' })
    expect(draft).toContain('Nur Sie sehen')
  })
})
