import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

const example = (fields: Record<string, unknown> = {}) => renderExample('page_headline', fields)

it('R3.23 is a second-rank headline unless the editor says otherwise', async () => {
  expect(await example({ headlineType: undefined })).toContain('<h2')
  expect(await example({ headlineType: 'h1' })).toContain('<h1')
})

it('R3.23 shows subline and teaser only when they are there', async () => {
  expect(await example({ subline: 'Aus einer Hand' })).toContain('Aus einer Hand')
  expect(await example({ subline: '', teaser: '' })).not.toContain('<p')
})

it('R3.23 marks what is hidden on which screens, and keeps a headline that must not be hidden', async () => {
  expect(await example({ hideComponentOnMobile: true })).toContain('data-hide="mobile"')
  expect(await example({ hideHeadlineOnMobile: true })).toContain('data-hide-on-mobile="true"')
  expect(await example({ hideHeadlineOnMobile: true, preventHideHeadline: true })).not.toContain('data-hide-on-mobile')
})
