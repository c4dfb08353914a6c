import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('R2.30 has its groups of links and the ways to pay', async () => {
  const html = await renderExample('site_footer')
  for (const word of ['Über uns', 'Datenschutz', 'Impressum', 'Versand und Lieferung', 'Rund um die Hochzeit', 'SEPA-Lastschrift']) {
    expect(html).toContain(word)
  }
})

it('R2.30 leads to the same page in the other countries and says which one this is', async () => {
  const html = await renderExample('site_footer', {}, { site: siteOf('anlass', '/at/faq/') })
  expect(html).toMatch(/<a href="http:\/\/localhost\/faq\/" hrefLang="de-DE"[^>]*>Deutschland/)
  expect(html).toMatch(/<a href="http:\/\/localhost\/at\/faq\/" hrefLang="de-AT" aria-current="true"[^>]*>Österreich/)
  expect(html).toMatch(/<a href="http:\/\/localhost\/ch\/faq\/" hrefLang="de-CH"[^>]*>Schweiz/)
})
