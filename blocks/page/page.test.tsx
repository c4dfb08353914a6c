import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('is the ground of its blocks, in the tone of its occasion', async () => {
  const html = await renderExample('page')
  expect(html).toMatch(/^<div[^>]*data-tone="hochzeit"/)
  expect(html).toContain('Einladungskarten zur Hochzeit</h1>')
})
