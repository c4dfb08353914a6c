import type { Browser, Request } from 'playwright-core'
import { weighPage } from '../tests/page-weight.ts'

/** Bytes of script, as sent, that in the document included, of a page whose interactive block has been looked at and has woken. */
export async function weighWoken(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const scripts: Request[] = []
    page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request))
    await page.goto(address)
    const block = page.locator('[data-wakes]').first()
    await block.locator('> *').first().scrollIntoViewIfNeeded()
    await page.locator('[data-wakes][data-awake]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const { script } = await weighPage(address)
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, script)
  } finally {
    await context.close()
  }
}
