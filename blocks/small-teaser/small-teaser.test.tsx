import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('R3.22 leads to its page by its own words', async () => {
  const html = await renderExample('small_teaser')
  expect(html).toMatch(/<a href="\/musterkarten\/"[^>]*>Musterkarten bestellen/)
})

it('R3.22 makes the headline the link when there is no text for one', async () => {
  expect(await renderExample('small_teaser', { linkText: '' })).toMatch(/<h2[^>]*><a href="\/musterkarten\/"/)
})

it('R3.22 may be the main headline of the page, with the picture on either side', async () => {
  const html = await renderExample('small_teaser', { isHeadlineH1: true, isImagePositionRight: true })
  expect(html).toContain('<h1')
  expect(html).toContain('data-side="end"')
})
