import { expect, it } from 'vitest'
import { readerOf, renderExample, siteOf } from '../../tests/render-example.tsx'
import { sitemapGroups } from './sitemap-groups.ts'

const links = [
  { slug: 'anlass/home', name: 'Startseite' },
  { slug: 'anlass/hochzeit/occasion', name: 'Hochzeit' },
  { slug: 'anlass/hochzeit/einladungskarten/category', name: 'Einladungskarten' },
  { slug: 'anlass/geburtstag/80-geburtstag/occasion', name: '80. Geburtstag' },
  { slug: 'anlass/geburtstag/9-geburtstag', name: '9. Geburtstag' },
  { slug: 'anlass/faq', name: 'Fragen' },
  { slug: 'anlass/_icons', name: 'Icons' },
]

it('R2.44 groups pages by the beginning of their address; single pages come last', () => {
  const groups = sitemapGroups(links, 'de-DE')
  expect(groups.map(({ segment }) => segment)).toEqual(['geburtstag', 'hochzeit', ''])
  expect(groups[0]?.pages.map(({ name }) => name)).toEqual(['9. Geburtstag', '80. Geburtstag'])
  expect(groups[1]?.page?.name).toBe('Hochzeit')
  expect(groups[2]?.pages.map(({ name }) => name)).toEqual(['Fragen', 'Startseite'])
})

it('R2.02 links every page as the site writes addresses', async () => {
  const html = await renderExample('sitemap', {}, { reader: readerOf({ links }), site: siteOf('anlass', '/at/') })
  expect(html).toContain('href="/at/hochzeit/einladungskarten/"')
  expect(html).toContain('href="/at/faq/"')
  expect(html).not.toContain('_icons')
})
