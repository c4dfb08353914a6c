import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('R2.41 has closed answers that the browser opens by itself', async () => {
  const html = await renderExample('faq_questions')
  expect(html.match(/<details/g)).toHaveLength(4)
  expect(html).not.toContain('open=""')
  expect(html).toMatch(/<summary[^>]*><h3[^>]*>Kann ich das Papier vorher anfassen\?/)
})

it('R2.41 ranks questions below the headline, if there is one', async () => {
  expect(await renderExample('faq_questions', { headline: '' })).not.toContain('<h3')
})
