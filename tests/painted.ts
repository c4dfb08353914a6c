import type { Page } from 'playwright-core'

/** Resolves once what the page shows now has been laid out and painted: the second frame follows the painting of the first. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
