/** What lies below the first screen of a page is laid out a moment after it is seen (decision 44). */
import type { Page } from 'playwright-core'

export const isLaidOut = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length === 0)

/** Resolves when nothing of the page is left out of the layout. */
export const laidOut = (page: Page) => page.waitForFunction(() => document.adoptedStyleSheets.length === 0)

/** Whether the foot of the page, many screens below, is laid out. */
export const hasFoot = (page: Page) =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
