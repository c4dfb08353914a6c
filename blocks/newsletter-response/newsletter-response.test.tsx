import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('R2.34 has an answer for all that can come of a form, and takes the codes of mails', async () => {
  const html = await renderExample('newsletter_response', {}, { site: siteOf('anlass', '/at/') })
  expect([...html.matchAll(/<section id="newsletter-([\w-]+)"/g)].map(([, outcome]) => outcome)).toEqual([
    'sent',
    'confirmed',
    'unsubscribed',
    'unknown-code',
    'refused',
  ])
  expect([...html.matchAll(/data-query="(\w+)"[^>]*action="([^"]+)"/g)].map(([, query, action]) => [action, query])).toEqual([
    ['/web-api/newsletter-confirm', 'bestaetigen'],
    ['/web-api/newsletter-unsubscribe', 'abmelden'],
  ])
  expect(html).toContain('name="locale" value="de-AT"')
})
