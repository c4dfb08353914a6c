import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const brands = { 'the card brand': () => shop.shop, 'the wall-art brand': () => shop.posters }
const widths = [360, 320]
const sizes = [100, 150, 200]

/** As somebody has it who has set their browser to large letters. */
const enlarge = (page: Page, percent: number) => page.addStyleTag({ content: `html { font-size: ${percent}% }` })

/** What of the bar is cut off, or lies over its neighbour. */
const misplaced = (page: Page) =>
  page.locator('site-header [class$="_bar"]').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll('button, a')]
      .filter((control) => !control.closest('[popover]'))
      .map((control) => ({ name: control.textContent, ...control.getBoundingClientRect().toJSON() }))
      .sort((one, other) => one.left - other.left)
    return boxes.filter(
      ({ left, right }, index) => left < -1 || right > innerWidth + 1 || right > (boxes[index + 1]?.left ?? innerWidth) + 1,
    )
  })

/** How much of an open menu one would have to scroll for sideways. */
const excess = (page: Page, menu: string) => page.locator(menu).evaluate((open) => open.scrollWidth - open.clientWidth)

const situations = widths.flatMap((width) => sizes.map((size) => ({ width, size })))

describe.each(Object.entries(brands))('the head of %s', (_, origin) => {
  it.each(situations)('has room at $width px with letters of $size percent', async ({ width, size }) => {
    const { page } = await shop.newVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(`${origin()}/`, { waitUntil: 'load' })
    await enlarge(page, size)
    expect(await misplaced(page)).toEqual([])

    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    expect(await excess(page, '#hauptmenue')).toBe(0)
    const menus = await page.locator('#hauptmenue [popovertarget^=menue-]:not([popovertargetaction])').all()
    for (const menu of menus) {
      await menu.click()
      expect(await excess(page, '[id^=menue-]:popover-open')).toBe(0)
      await page.keyboard.press('Escape')
    }
    expect(menus.length).toBeGreaterThan(0)
  })

  it.each([1024, 1280])('shows all its services at %i px with letters of 200 percent', async (width) => {
    const { page } = await shop.newVisitor({ viewport: { width, height: 800 } })
    await page.goto(`${origin()}/`, { waitUntil: 'load' })
    await enlarge(page, 200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})

describe('with letters that the browser is set to show twice as large', () => {
  async function openLarge(path: string, viewport: { width: number; height: number }, standard = 32) {
    const { page } = await shop.newVisitor({ viewport, reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.goto(shop.shop + path, { waitUntil: 'load' })
    return page
  }

  it('the bar that stays at the top leaves three quarters of a low window to the page', async () => {
    const page = await openLarge('/faq/', { width: 1280, height: 600 })
    await page.evaluate(() => scrollTo(0, 2_000))
    const bar = page.locator('site-header [class$="_bar"]')
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
    expect((await bar.boundingBox())?.height).toBeLessThan(150)
  })

  it.each([
    { standard: 16, hyphens: 'manual', limit: '18 5 5' },
    { standard: 32, hyphens: 'auto', limit: '10 4 4' },
  ])('a headline’s long words are hyphenated on a phone where they fit in no line: letters of $standard px', async (expected) => {
    const page = await openLarge('/allgemein/danksagungskarten/', { width: 390, height: 844 }, expected.standard)
    const styleOf = (headline: string) =>
      page
        .locator(headline)
        .first()
        .evaluate((element) => {
          const { hyphens, hyphenateLimitChars } = getComputedStyle(element) as CSSStyleDeclaration & { hyphenateLimitChars: string }
          return { hyphens, limit: hyphenateLimitChars }
        })
    expect((await styleOf('main h2')).hyphens).toBe(expected.hyphens)
    expect((await styleOf('main h1')).limit).toBe(expected.limit)
  })

  it.each([
    { width: 667, height: 375 },
    { width: 768, height: 1024 },
  ])('a product has the whole width of $width px: no word of its name is broken, and nothing is wider', async (viewport) => {
    const page = await openLarge('/karte/olivenhain-1001/', viewport)
    expect(await brokenWords(page, 'h1')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  })

  it('a window over the page is no wider than a phone, and is closed by its button', async () => {
    const page = await openLarge('/', { width: 375, height: 800 })
    for (const opener of await page.locator('[popovertarget^=vorteil-][aria-haspopup]').all()) {
      await opener.click()
      const dialog = page.locator('[role=dialog]:popover-open')
      expect(await dialog.evaluate((open) => open.scrollWidth - open.clientWidth)).toBe(0)
      await dialog.getByRole('button', { name: 'Schließen' }).click()
    }
  })
})

it.each(situations)('all icons have room at $width px with letters of $size percent', async ({ width, size }) => {
  const { page } = await shop.newVisitor({ viewport: { width, height: 800 } })
  await page.goto(`${shop.shop}/_icons`, { waitUntil: 'load' })
  await enlarge(page, size)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

const pages = ['/', '/hochzeit/', '/faq/', '/kontakt/', '/versand/', '/papier/', '/sitemap/']

it.each(situations)('no page is wider than $width px with letters of $size percent', async ({ width, size }) => {
  const { page } = await shop.newVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(shop.shop + path, { waitUntil: 'load' })
    await enlarge(page, size)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
  }
})

/** Words that stand on two lines. */
const brokenWords = (page: Page, of: string) =>
  page.locator(of).evaluateAll((elements) =>
    elements.flatMap(({ firstChild, textContent }) =>
      [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(firstChild as Text, index)
        range.setEnd(firstChild as Text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )

it.each(situations)('what sending costs breaks no word at $width px with letters of $size percent', async ({ width, size }) => {
  const { page } = await shop.newVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(`${shop.shop}/versand/`, { waitUntil: 'load' })
  await enlarge(page, size)
  expect(await brokenWords(page, '[class$="_prices"] :is(th, td)')).toEqual([])
})

it.each(widths)('no word of a headline is broken at %i px', async (width) => {
  const { page } = await shop.newVisitor({ viewport: { width, height: 800 } })
  await page.goto(`${shop.shop}/allgemein/danksagungskarten/`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  expect(await brokenWords(page, 'h1')).toEqual([])
})

it('a table that is wider than a phone is scrolled by itself, by keyboard too', async () => {
  const { page } = await shop.newVisitor({ viewport: { width: 320, height: 800 } })
  await page.goto(`${shop.shop}/papier/`, { waitUntil: 'load' })
  const table = page.getByRole('region', { name: 'Tabelle: Papier, Gewicht, Griff, Wofür' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
})
