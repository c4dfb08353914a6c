import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const styleOf = (locator: Locator, property: string, pseudo = '') =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part || null).getPropertyValue(name as string), [property, pseudo])

describe('the home page', () => {
  it('shows where its button, its current slide and its icons are, in the colours of the system', async () => {
    const { page } = await shop.newVisitor({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto(`${shop.shop}/`)
    const button = page.locator('main-teaser a[class$="_button"]').first()
    expect(await styleOf(button, 'border-top-style')).toBe('solid')
    const current = page.locator('[data-dot][aria-current="true"]')
    expect(await styleOf(current, 'border-bottom-color', '::after')).toBe(await styleOf(current, 'color'))
    const icon = page.locator('[class$="_benefits"] svg').first()
    expect(await styleOf(icon, 'forced-color-adjust')).toBe('auto')
  })

  it('is printed without the ways to other pages, and with nothing torn apart', async () => {
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/`)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header nav', 'footer nav'])
      for (const each of await page.locator(part).all()) expect(await each.isVisible(), part).toBe(false)
    expect(await page.locator('[class$="_benefits"] button').first().isVisible()).toBe(true)
    expect(await styleOf(page.locator('main-teaser a[class$="_button"]').first(), 'print-color-adjust')).toBe('exact')
    expect(await styleOf(page.locator('main h2').first(), 'break-after')).toBe('avoid')
    expect(await styleOf(page.locator('[class$="_card"]').first(), 'break-inside')).toBe('avoid')
  })

  it('is printed with the answers to its questions', async () => {
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/hochzeit/`)
    await page.emulateMedia({ media: 'print' })
    const answers = await page.locator('details [class$="_answer"]').all()
    expect(answers.length).toBeGreaterThan(0)
    for (const answer of answers) expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  })
})

it('a listing is printed as it was narrowed down, without what narrows it, and without the signs of the head', async () => {
  const { page } = await shop.newVisitor({ viewport: { width: 718, height: 1040 } })
  await page.goto(`${shop.shop}/products/`)
  const signs = page.locator('header').locator('button, a svg')
  const parts = [signs, page.locator('main select'), page.getByRole('button', { name: /merken$|^Weitere/ })]
  const seen = () => Promise.all(parts.map((part) => part.filter({ visible: true }).count().then(Boolean)))
  expect(await seen()).toEqual([true, true, true])
  await page.emulateMedia({ media: 'print' })
  expect(await seen()).toEqual([false, false, false])
  expect(await page.getByRole('banner').getByText('Anlass').isVisible()).toBe(true)
  expect(await page.getByText('48 von 165 Designs', { exact: true }).isVisible()).toBe(true)
})

it('a card is printed with the colours that it comes in, and no choice is cut in two', async () => {
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/karte/olivenhain-1001/`)
  await page.emulateMedia({ media: 'print' })
  const choice = page.getByRole('radio').first().locator('xpath=..')
  expect(await styleOf(choice, 'break-inside')).toBe('avoid')
  expect(await styleOf(page.locator('fieldset [class$="_color"]').first(), 'print-color-adjust')).toBe('exact')
})

it.each([() => shop.shop, () => shop.posters])(
  'a page that somebody puts from right to left shows the slide that it says',
  async (origin) => {
    const { page } = await shop.newVisitor({ reducedMotion: 'reduce' })
    await page.goto(`${origin()}/`, { waitUntil: 'load' })
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
      document.body.style.direction = 'rtl'
    })
    for (const turn of [0, 1]) {
      if (turn) await page.locator('main-teaser [data-dot]').nth(turn).click()
      await expect.poll(() => page.locator('main-teaser [data-dot]').nth(turn).getAttribute('aria-current')).toBe('true')
      const left = () =>
        page
          .locator('main-teaser [class$="_slide"]')
          .evaluateAll((slides) => slides.map((slide) => Math.abs(slide.getBoundingClientRect().left)))
      await expect.poll(async () => Math.min(...(await left()))).toBeLessThan(120)
    }
  },
)

it('what sending costs offers no choice where no script would answer it', async () => {
  const { page } = await shop.newVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.shop}/versand/`)
  expect(await page.getByText('Versandart').first().isVisible()).toBe(true)
  for (const radio of await page.locator('main input[type=radio]').all()) expect(await radio.isVisible()).toBe(false)
  expect(await page.locator('main input[type=radio]').count()).toBeGreaterThan(0)
})
