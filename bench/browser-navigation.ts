import type { Browser } from 'playwright-core'
import type { Device } from './browser-visit.ts'

/** Milliseconds from the click on a link, whose page was fetched ahead, to the first frame that has the new page. */
export async function navigateWarm(
  browser: Browser,
  address: string,
  selector: string,
  device: Device,
  cpuSlowdown: number,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.density,
    isMobile: device.isMobile,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const ahead = page.waitForResponse((response) => response.url().includes('_payload.json'))
    await page.locator(selector).first().focus()
    await (await ahead).finished()
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
