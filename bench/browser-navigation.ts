import { setTimeout as after } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { desktop } from './browser-visit.ts'

interface Pace {
  cpuSlowdown: number
  /** Whether the page may come with a view transition, for which Chromium first takes a picture of the old one. */
  hasTransition: boolean
  /** The limit: instead of the click, a script that has the page's elements puts them in the place of the others, and does nothing else. */
  isBare: boolean
}

/** Between pointing at a link, or the focus on it, and the click; then the page's sheets and code are there, too. */
const reachMs = 200

/** Milliseconds from the click on a link, whose page was fetched ahead, to the first frame that has the new page. */
export async function navigateWarm(
  browser: Browser,
  address: string,
  selector: string,
  { cpuSlowdown, hasTransition, isBare }: Pace,
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
    if (isBare) await page.evaluate(prepareSwap, selector)
    await after(reachMs)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await page.evaluate(goAndWait, { selector, isBare, hasTransition })
  } finally {
    await context.close()
  }
}

/** Runs in the page: gets what the link leads to, and keeps it at hand. */
async function prepareSwap(selector: string) {
  const link = document.querySelector<HTMLAnchorElement>(selector)
  const next = new DOMParser().parseFromString(await (await fetch(link?.href ?? '')).text(), 'text/html')
  const styles = [...next.querySelectorAll('style')].map((style) => document.importNode(style, true))
  const page = document.importNode(next.querySelector('#page') ?? next.body, true)
  Reflect.set(window, 'swap', () => {
    for (const style of document.querySelectorAll('style')) style.remove()
    document.head.append(...styles)
    document.querySelector('#page')?.replaceWith(page)
    scrollTo(0, 0)
  })
}

/** Runs in the page. */
function goAndWait({ selector, isBare, hasTransition }: { selector: string; isBare: boolean; hasTransition: boolean }): Promise<number> {
  const link = document.querySelector<HTMLElement>(selector)
  const heading = document.querySelector('h1')
  const swap = Reflect.get(window, 'swap')
  const { promise, resolve } = Promise.withResolvers<number>()
  const start = performance.now()
  if (!isBare) link?.click()
  else if (hasTransition) document.startViewTransition(swap)
  else swap()
  const look = () => {
    const now = document.querySelector('h1')
    if (now && now !== heading) requestAnimationFrame(() => resolve(performance.now() - start))
    else requestAnimationFrame(look)
  }
  look()
  return promise
}
