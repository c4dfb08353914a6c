import { expect, it } from 'vitest'
import { richText } from '../../content/rich-text.ts'
import { renderExample } from '../../tests/render-example.tsx'

it('R2.42 sets a long text under its headline', async () => {
  const html = await renderExample('text_page')
  expect(html).toContain('Was wir unter gutem Papier verstehen</h2>')
  expect(html).toContain('<strong>zehn Sorten</strong>')
  expect(html).toContain('<blockquote>')
})

it('R3.25 writes links of a text as the site has them: mail, and pages with their anchor', async () => {
  const html = await renderExample('text_page')
  expect(html).toContain('href="mailto:papier@example.com"')
  expect(html).toContain('href="/faq/#versand"')
})

it('R2.42 may hold the main headline of the page', async () => {
  expect(await renderExample('text_page', { isHeadlineH1: true })).toContain('<h1')
})

it('R3.25 names a table of more than three columns, which is scrolled by itself on a phone', async () => {
  const wide = await renderExample('text_page', { text: richText('| Papier | "Griff" | Ton | Wofür |\n| Bütten | rau | warm | Karten |') })
  expect(wide).toContain('role="region" aria-label="Tabelle: Papier, &quot;Griff&quot;, Ton, Wofür" tabindex="0"><table>')
  expect(await renderExample('text_page', { text: richText('| Papier | Griff | Ton |\n| Bütten | rau | warm |') })).not.toContain('region')
})
