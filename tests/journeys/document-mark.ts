import type { Page } from 'playwright-core'

/** Set on the window: a full load takes it away. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
