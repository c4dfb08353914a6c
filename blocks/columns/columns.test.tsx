import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('puts the blocks it holds side by side, as many as the editor wants', async () => {
  const html = await renderExample('columns', { count: '3' })
  expect(html).toContain('data-count="3"')
  expect(html.match(/<h2/g)).toHaveLength(2)
})
