import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DraftScreen } from '../../runtime/draft-screen.tsx'
import { exampleOf, registry, renderExample, siteOf } from '../../tests/render-example.tsx'

it('R2.38 opens a window where there is more to say', async () => {
  const html = await renderExample('benefits_bar')
  expect(html).toContain('popoverTarget="vorteil-benefit-express"')
  expect(html).toMatch(/id="vorteil-benefit-express" popover="auto" role="dialog"/)
  expect(html).toContain('24 Stunden später')
})

it('R3.24 links where there is a page, and is plain text otherwise', async () => {
  const html = await renderExample('benefits_bar')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html.match(/role="dialog"/g)).toHaveLength(1)
  expect(html).toMatch(/<p [^>]*>.*In Deutschland gedruckt/)
})

it('a window takes the focus; but not in an editor’s frame, where browsers complain', async () => {
  expect(await renderExample('benefits_bar')).toContain('autofocus')
  const body = { id: 1, fullSlug: 'anlass/neu', content: exampleOf('benefits_bar'), data: {} }
  const page = { site: siteOf('anlass'), header: undefined, body, footer: undefined }
  const html = renderToString(<DraftScreen page={page} registry={registry} />)
  expect(html).toContain('role="dialog"')
  expect(html).not.toContain('autofocus')
})
