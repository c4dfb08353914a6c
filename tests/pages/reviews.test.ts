import { expect, it } from 'vitest'
import { exampleOf } from '../render-example.tsx'
import { openTestShop } from '../test-shop.ts'

async function pageWith(environment: Record<string, string>) {
  const shop = await openTestShop({ environment })
  await shop.publishPage('anlass/seite', { body: [exampleOf('reviews')] })
  const { text, headers } = await shop.visit('/seite/')
  return { text, policy: headers.get('content-security-policy') ?? '' }
}

it('R2.28 a page may frame the reviews of its brand, and no other page', async () => {
  const { text, policy } = await pageWith({ REVIEW_WIDGETS: 'anlass=https://reviews.example/widget/1' })
  expect(text).toContain('data-src="https://reviews.example/widget/1"')
  expect(policy).toContain("frame-src 'self' https://reviews.example;")
})

it.each([{}, { REVIEW_WIDGETS: 'myposter=https://reviews.example/widget/1' }])('nothing of it is sent with %o', async (environment) => {
  const { text, policy } = await pageWith(environment as Record<string, string>)
  expect(text).not.toMatch(/reviews|Bewertungen/)
  expect(policy).not.toContain('frame-src')
})
