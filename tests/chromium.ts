import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from '../bin/find-chromium.mjs'

/** A real Chromium; `npm test` has seen to it that there is one. `isWhole`: rather as people have it, for what is measured. */
export async function launchChromium(options: { isWhole?: boolean } = {}): Promise<Browser> {
  const executablePath = await findChromium(options)
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-background-networking'] })
}

export interface Visit {
  page: Page
  /** What the browser complained about: console errors and warnings, uncaught errors. */
  complaints: string[]
  /** Ends the visit before the test does. */
  close(): Promise<void>
}

/** A visitor with a browser profile of their own, for one test. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' && !page.isClosed()) await sayWhatIsSeen(page, complaints)
    await context.close()
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints, close: () => context.close() }
}

/** Says what the visitor last saw, as a failed step alone seldom tells why nothing came of it. */
async function sayWhatIsSeen(page: Page, complaints: readonly string[]): Promise<void> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: Error) => error.message)
  console.error([`At the end of the test, ${page.url()} shows:`, seen, ...complaints].join('\n'))
}
