import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('R2.46 is one slide with a large and a small picture, headline, subline and a link home; it has no button', async () => {
  const html = await renderExample('error_teaser')
  expect(html).toMatch(/<h1[^>]*>Diese Karte ist unterwegs verloren gegangen<\/h1>/)
  expect(html).toContain('Unter dieser Adresse gibt es keine Seite.')
  expect(html).toMatch(/<a href="\/"[^>]*data-kind="quiet"[^>]*>Zur Startseite/)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toContain('data-kind="filled"')
  expect(html.match(/<picture/g)).toHaveLength(1)
  expect(html).toMatch(/<source media="\(min-width: 1024px\)"[^>]*error%2F404.svg/)
  expect(html).toMatch(/<img[^>]*error%2F404-small.svg/)
})
