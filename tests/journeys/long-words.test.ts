import { expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const brands = { 'the card brand': () => shop.shop, 'the wall-art brand': () => shop.posters }
const situations = Object.entries(brands).flatMap(([brand, origin]) => [320, 1440].map((width) => ({ brand, origin, width })))

/** No dictionary knows where it may be broken. */
const word = 'Mwkrzlqxvb'.repeat(6)

/** Of a home page, each place in which an editor writes a few words. */
const places = ['header p a', '[class$="_benefits"] button span', 'main-teaser :is(h1, p)', 'main :is(h2, h3)', 'footer nav a']

it.each(situations)('no word of the home of $brand is so long that it runs out of its place at $width px', async ({ origin, width }) => {
  const { page } = await shop.newVisitor({ viewport: { width, height: 800 } })
  await page.goto(`${origin()}/`, { waitUntil: 'load' })
  for (const place of places) {
    const changed = await page.locator(place).evaluateAll((parts, words) => {
      for (const part of parts) if (part.textContent && !part.children.length) part.textContent = words
      return parts.length
    }, word)
    expect(changed, place).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width)
  }
  const outside = await page
    .locator('footer nav a')
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth + 1).length)
  expect(outside).toBe(0)
})

it('nor is one of the menu on a phone', async () => {
  const { page } = await shop.newVisitor({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(`${shop.shop}/faq/`, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.locator('#hauptmenue')
  await menu
    .locator('[class$="_label"]')
    .first()
    .evaluate((label, words) => label.firstChild?.replaceWith(words), word)
  expect(await menu.evaluate((open) => open.scrollWidth - open.clientWidth)).toBe(0)
})
