import { describe, expect, it } from 'vitest'
import { fontOf, holdFonts, tooLateForFonts } from '../fonts-of-a-page.ts'
import { shopJourney } from '../shop-journey.ts'
import { watchShifts } from '../watch-shifts.ts'

const shop = shopJourney()

/** Chromium now and then paints in the middle of reading the head; nobody sees a movement as small as this. */
const unseen = 0.002

const addresses = {
  'the card brand’s home': () => `${shop.shop}/`,
  'an occasion': () => `${shop.shop}/hochzeit/`,
  'the wall-art brand’s home': () => `${shop.posters}/`,
  'a page of wall art': () => `${shop.posters}/wandbilder`,
  'a material': () => `${shop.posters}/leinwand`,
  collages: () => `${shop.posters}/collagen`,
  'photo books': () => `${shop.posters}/fotobuecher`,
  'a photo book': () => `${shop.posters}/fotobuecher/digitalfotobuch`,
}
const widths = [390, 1440]

describe.each(Object.entries(addresses))('%s', (_, address) => {
  it.each(widths)('moves nothing at %i px, fonts in time or late', async (width) => {
    for (const isLate of [false, true]) {
      const { page, close } = await shop.newVisitor({ viewport: { width, height: 900 } })
      const release = await holdFonts(page)
      if (!isLate) release()
      const shifts = await watchShifts(page)
      await page.goto(address(), { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      release()
      await page.waitForLoadState('networkidle')
      const moved = await shifts()
      expect(
        moved.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(moved),
      ).toBeLessThan(unseen)
      await close()
    }
  })
})

it('a text font that came too late is shown from the next page on, the headlines’ at once', async () => {
  const text = '[class$="site-header_service"]'
  const { page } = await shop.newVisitor()
  const release = await holdFonts(page)
  await page.goto(`${shop.shop}/`, { waitUntil: 'domcontentloaded' })
  await tooLateForFonts(page)
  release()
  await page.waitForLoadState('networkidle')
  expect(await fontOf(page, text)).not.toMatch(/^Alegreya/)
  // The headlines do not wait for it.
  await expect.poll(() => fontOf(page, '[class$="_wordmark"]')).toMatch(/^Brygada/)

  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
  await page.waitForURL('**/kontakt/')
  await expect.poll(() => fontOf(page, text)).toMatch(/^Alegreya/)
})

describe('sheets', () => {
  /** Goes to the next page. However slow the machine is, the first words came at a multiple of the time of the last font. */
  async function keepsSheets(multiple: number) {
    const { page } = await shop.newVisitor()
    await page.addInitScript((times: number) => {
      performance.getEntriesByName = () => {
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        return [
          { startTime: times * Math.max(...fonts.map((font) => (font as PerformanceResourceTiming).responseEnd)) } as PerformanceEntry,
        ]
      }
    }, multiple)
    await page.goto(`${shop.shop}/`, { waitUntil: 'networkidle' })
    const sheets = await page.evaluateHandle(() => document.head.querySelector('style'))

    await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
    await page.waitForURL('**/kontakt/')
    await page.waitForFunction(() => document.title.startsWith('Kontakt'))
    return sheets.evaluate((element) => element?.isConnected)
  }

  it('stay as they are where no font came too late', async () => expect(await keepsSheets(3)).toBe(true))

  it('are put in anew where a font may have come between the layout and the first paint', async () =>
    expect(await keepsSheets(1.5)).toBe(false))
})
