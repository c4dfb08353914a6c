import { describe, expect, it, vi } from 'vitest'
import type { PageCard } from '../../runtime/page-reader.ts'
import { readerOf, renderExample } from '../../tests/render-example.tsx'

const page = (uuid: string, title: string): PageCard => ({
  uuid,
  slug: `anlass/geburtstag/${uuid}/occasion`,
  title,
  text: '',
  image: undefined,
})
const reader = readerOf({
  folders: {
    'anlass/geburtstag/': [page('18-geburtstag', '18 Jahre'), page('30-geburtstag', '30 Jahre'), page('40-geburtstag', '40 Jahre')],
  },
  pages: [page('30-geburtstag', '30 Jahre'), page('90-geburtstag', '90 Jahre')],
})
const titles = (html: string) => [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => title)

describe('R2.33, R2.44 theme cards', () => {
  it('show their own cards, then the picked pages, then those of the folder, none twice', async () => {
    const html = await renderExample('theme_cards', { pages: ['30-geburtstag', '90-geburtstag'], folder: 'anlass/geburtstag/' }, { reader })
    expect(titles(html)).toEqual([
      'Save the Date',
      'Einladungskarten',
      'Menükarten',
      'Danksagungskarten',
      '30 Jahre',
      '90 Jahre',
      '18 Jahre',
      '40 Jahre',
    ])
  })

  it('are no more than the editor wants', async () => {
    const html = await renderExample(
      'theme_cards',
      { cards: [], pages: ['30-geburtstag'], folder: 'anlass/geburtstag/', max: '3' },
      { reader },
    )
    expect(titles(html)).toEqual(['30 Jahre', '18 Jahre', '40 Jahre'])
  })

  it('ask for no pages when there is no room for one', async () => {
    const listFolder = vi.fn(reader.listFolder)
    await renderExample('theme_cards', { folder: 'anlass/geburtstag/', max: '4' }, { reader: { ...reader, listFolder } })
    expect(listFolder).not.toHaveBeenCalled()
  })

  it('set the name of a page without a picture as a printed card', async () => {
    const html = await renderExample('theme_cards', { cards: [], folder: 'anlass/geburtstag/' }, { reader })
    expect(html).not.toContain('<img')
    expect(html).toMatch(/aria-hidden="true"><span[^>]*>18 Jahre/)
    expect(html).toContain('href="/geburtstag/18-geburtstag/"')
  })
})
