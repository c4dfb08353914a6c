import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('has its own ground, and an address to jump to', async () => {
  const html = await renderExample('section')
  expect(html).toMatch(/^<div[^>]*id="papier" data-ground="tint" data-width="page"/)
  expect(html).toContain('Zehn Papiere, ein Griff')
})
