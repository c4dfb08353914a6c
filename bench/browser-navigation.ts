import { setTimeout as after } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { desktop } from './browser-visit.ts'

interface Pace {
  cpuSlowdown: number
  /** Whether the page may come with a view transition, for which Chromium first takes a picture of the old one. */
  hasTransition: boolean
}

/** Between pointing at a link, or the focus on it, and the click; then the page's sheets and code are there, too. */
const reachMs = 200

/** Milliseconds from the click on a link, whose page was fetched ahead, to the first frame that has the new page. */
export async function navigateWarm(
  browser: Browser,
  address: string,
  selector: string,
  { cpuSlowdown, hasTransition }: Pace,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: desktop.width, height: desktop.height },
    reducedMotion: hasTransition ? 'no-preference' : 'reduce',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const ahead = page.waitForResponse((response) => response.url().includes('_payload.json'))
    await page.locator(selector).first().focus()
    await (await ahead).finished()
    await after(reachMs)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await page.evaluate(clickAndWait, selector)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function clickAndWait(selector: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(selector)
  const heading = document.querySelector('h1')
  const { promise, resolve } = Promise.withResolvers<number>()
  const start = performance.now()
  link?.click()
  const look = () => {
    const now = document.querySelector('h1')
    if (now && now !== heading) requestAnimationFrame(() => resolve(performance.now() - start))
    else requestAnimationFrame(look)
  }
  look()
  return promise
}
