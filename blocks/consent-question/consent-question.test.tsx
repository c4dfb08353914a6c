import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('has two answers that weigh the same, and says where more is to be read', async () => {
  const html = await renderExample('consent_question', {}, { site: { ...siteOf('anlass'), tagId: 'GTM-AB12' } })
  const buttons = [...html.matchAll(/<button type="button" data-answer="(\w+)"([^>]*)>([^<]+)/g)]
  expect(buttons.map(([, answer, , words]) => [answer, words])).toEqual([
    ['necessary', 'Nur notwendige'],
    ['all', 'Einverstanden'],
  ])
  expect(new Set(buttons.map(([, , look]) => look)).size).toBe(1)
  expect(html).toContain('<a href="/datenschutz/">Datenschutz</a>')
  expect(html).toContain('data-tag="GTM-AB12"')
})
