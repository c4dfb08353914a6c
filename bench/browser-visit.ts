import type { Browser } from 'playwright-core'

export interface Device {
  width: number
  height: number
  /** The screen's pixels for one of CSS. */
  density: number
  isMobile: boolean
}

export const phone: Device = { width: 390, height: 844, density: 2, isMobile: true }
/** What Lighthouse takes for one. */
export const lighthousePhone: Device = { width: 412, height: 823, density: 1.75, isMobile: true }
export const desktop: Device = { width: 1440, height: 900, density: 1, isMobile: false }

/** A slow phone on a slow line: what the limits are meant for. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false }
const cpuSlowdown = 4

/** Times in milliseconds since the navigation began. */
export interface Figures {
  firstPaint: number
  /** The first words or pictures: what is painted before may be the ground alone. */
  firstContent: number
  /** The largest picture or text of the first screen. */
  lcp: number
  lcpElement: string
  /** The carousel has answered a click on "next"; absent on a page without one. */
  next: number | undefined
  /** How much has moved, as Chromium scores it. */
  cls: number
}

/**
 * Opens a page with an empty cache over the slow line and waits until nothing more comes. Whoever presses "next" of the
 * carousel changes which picture is the largest: that is measured in a visit of its own.
 */
export async function visitSlowly(browser: Browser, address: string, device: Device, pressesNext = false): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.density,
    isMobile: device.isMobile,
    hasTouch: device.isMobile,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(observe, pressesNext)
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
    // A slow machine may not have painted yet.
    await page.waitForFunction(() => Reflect.get(window, 'figures')().lcp > 0)
    return await page.evaluate(() => Reflect.get(window, 'figures')())
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything of it. */
function observe(pressesNext: boolean) {
  let lcp: PerformanceEntry & { element?: Element | null; url?: string } = { startTime: 0 } as PerformanceEntry
  let cls = 0
  let next: number | undefined
  new PerformanceObserver((list) => {
    lcp = list.getEntries().at(-1) ?? lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('carousel:change', () => {
    next ??= performance.now()
  })
  if (pressesNext) pressWhenAlive()
  Object.assign(window, {
    figures: () => ({
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime,
      firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      lcp: lcp.startTime,
      lcpElement: `${lcp.element?.localName} ${lcp.url?.slice(-60) ?? ''}`,
      next,
      cls,
    }),
  })

  // The element marks its buttons when it has come to life; from then on a click must work.
  function pressWhenAlive() {
    const life = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-step="1"][aria-disabled]')
      if (!button) return
      life.disconnect()
      button.click()
    })
    life.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled'] })
  }
}
