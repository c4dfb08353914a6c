import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { tabTo } from '../keyboard.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

async function open(path: string, width: number): Promise<Page> {
  const { page } = await shop.newVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  await page.goto(shop.shop + path, { waitUntil: 'load' })
  return page
}

/** What is open, by its name in the document. */
const opened = (page: Page) => page.locator(':popover-open').evaluateAll((popovers) => popovers.map(({ id }) => id))

/** Whether the focus is where one can see it: something of it is drawn on top, and it is not below an open popover. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement
    const { left, right, top, bottom } = focus?.getBoundingClientRect() ?? new DOMRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return Boolean(focus?.contains(there) || there?.contains(focus))
  })

it.each([1280, 390])('R2.29 a menu that the focus leaves closes and hides nothing, at %i px', async (width) => {
  const page = await open('/hochzeit/', width)
  if (width < 800) {
    await tabTo(page, 'Menü')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'Weihnachten')
  await page.keyboard.press('Enter')
  await expect.poll(() => opened(page)).toContainEqual(expect.stringMatching(/^menue-/))
  await page.keyboard.press('Tab')
  const [menu] = (await opened(page)).slice(-1)
  expect(await page.evaluate(() => document.activeElement?.closest(':popover-open')?.id)).toBe(menu)
  // Out of it at its end; more menus and links come, and the page.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    expect(await isFocusSeen(page), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toBe(true)
  }
  expect(await opened(page)).not.toContain(menu)
})

it('goes back to its button and stays open', async () => {
  const page = await open('/hochzeit/', 1280)
  await tabTo(page, 'Weihnachten')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const before = await opened(page)
  await page.keyboard.press('Shift+Tab')
  expect(await opened(page)).toEqual(before)
  expect(before).toHaveLength(1)
})

it('R2.29 a menu in the menu of a phone gives the focus back to its button when it closes', async () => {
  const page = await open('/hochzeit/', 390)
  const app = page.waitForResponse(/browser_app/)
  // Who goes there by keyboard comes by a link, which loads what gives the focus back.
  await tabTo(page, 'Die ersten drei Musterkarten sind kostenlos')
  await app
  await tabTo(page, 'Menü')
  await page.keyboard.press('Enter')
  for (const close of ['Escape', 'Enter']) {
    await tabTo(page, 'Weihnachten')
    await page.keyboard.press('Enter')
    await expect.poll(() => opened(page)).toHaveLength(2)
    if (close === 'Enter') await tabTo(page, 'Zurück')
    await page.keyboard.press(close)
    await expect.poll(() => opened(page)).toHaveLength(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.slice(0, 40))).toBe('Weihnachten')
  }
})

it.each([() => shop.shop, () => shop.posters])('R2.29 a menu ends within a window that is low', async (origin) => {
  const { page } = await shop.newVisitor({ viewport: { width: 1280, height: 400 }, reducedMotion: 'reduce' })
  await page.goto(`${origin()}/`, { waitUntil: 'load' })
  const menus = await page.locator('site-header [popovertarget^=menue-]:not([popovertargetaction])').all()
  for (const menu of menus) {
    await menu.click()
    const end = await page.locator('[id^=menue-]:popover-open').evaluate((panel) => panel.getBoundingClientRect().bottom)
    expect(end, String(await menu.textContent())).toBeLessThanOrEqual(400)
    await page.keyboard.press('Escape')
  }
  expect(menus.length).toBeGreaterThan(0)
})

it('R2.29 the menu of a tablet that is turned covers no more than it needs, and goes with a click beside it', async () => {
  const { page } = await shop.newVisitor({ viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' })
  await page.goto(`${shop.shop}/hochzeit/`, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  expect(await opened(page)).toEqual(['hauptmenue'])
  await page.setViewportSize({ width: 1180, height: 820 })
  const end = () => page.locator('#hauptmenue').evaluate((menu) => menu.getBoundingClientRect().bottom)
  await expect.poll(end).toBeLessThan(160)
  await page.mouse.click(600, 600)
  await expect.poll(() => opened(page)).toEqual([])
  await page.locator('#hauptmenue').getByText('Hochzeit').first().click()
  await expect.poll(() => opened(page)).toContainEqual(expect.stringMatching(/^menue-/))
})

it('R2.38 a window takes the focus when it opens, also after a navigation, and closes when the focus leaves it', async () => {
  const page = await open('/hochzeit/', 1280)
  await page.locator('site-header [class$="_wordmark"]').click()
  await page.waitForURL((address) => address.pathname === '/')
  const benefit = page.locator('[popovertarget^=vorteil-][aria-haspopup]').first()
  await benefit.focus()
  await page.keyboard.press('Enter')
  const [dialog] = await opened(page)
  expect(dialog).toMatch(/^vorteil-/)
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.id)).toBe(dialog)
  for (let step = 0; step < 12 && (await opened(page)).length > 0; step++) {
    await page.keyboard.press('Tab')
    expect(await isFocusSeen(page)).toBe(true)
  }
  expect(await opened(page)).toEqual([])
})
