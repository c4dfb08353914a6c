import type { Page } from 'playwright-core'

export interface Shift {
  value: number
  moved: (string | null | undefined)[]
}

/** Sums up what moves, as Chromium scores it. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: object[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent)),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate((): Shift[] => Reflect.get(window, 'shifts'))
}
