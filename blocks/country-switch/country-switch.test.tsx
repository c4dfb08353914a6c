import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('has what is asked in each of the other countries, with the way to the very same page there', async () => {
  const html = await renderExample('country_switch', {}, { site: siteOf('anlass', '/at/faq/') })
  expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, words]) => words)).toEqual(['Sie sind in Deutschland?', 'Sie sind in der Schweiz?'])
  expect([...html.matchAll(/href="([^"]+)"[^>]*data-country="(\w+)" data-home="([^"]+)"/g)].map(([, ...parts]) => parts)).toEqual([
    ['http://localhost/faq/', 'de', '/'],
    ['http://localhost/ch/faq/', 'ch', '/ch/'],
  ])
})
