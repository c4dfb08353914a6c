/** The main teaser alone on a page, and ways to see and move its slides. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { elementForTests } from './element-for-tests.ts'
import { renderExample } from './render-example.tsx'

export interface Opened {
  fields?: Record<string, unknown>
  /** Space above the carousel, to scroll it into view. */
  above?: string
  hasScript?: boolean
  isTouch?: boolean
  reducedMotion?: 'reduce'
  hasFakeClock?: boolean
}

/** Starts a browser before the tests of a file, and ends it after. Answers how to open the carousel in it. */
export function carouselForTests() {
  const element = elementForTests('main-teaser')

  async function openCarousel({
    fields,
    above = '0',
    hasScript = true,
    isTouch = false,
    reducedMotion,
    hasFakeClock,
  }: Opened = {}): Promise<Page> {
    const html = `<main id="inhalt"><div style="height:${above}"></div>${await renderExample('main_teaser', fields)}<div style="height:2000px"></div></main>`
    return element.open({
      html,
      options: { hasTouch: isTouch, javaScriptEnabled: hasScript, ...(reducedMotion && { reducedMotion }) },
      prepare: async (page) => {
        if (!hasFakeClock) return
        await page.clock.install({ time: 0 })
        await page.clock.pauseAt(1000)
      },
    })
  }
  return openCarousel
}

/** Which slide can be reached, and whether it is the one in view. */
export const current = (page: Page) =>
  page.evaluate(() => {
    const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')]
    const index = slides.findIndex((slide) => !slide.inert)
    const dot = [...document.querySelectorAll('[data-dot]')].findIndex((each) => each.hasAttribute('aria-current'))
    const track = document.querySelector('[data-track]')?.getBoundingClientRect().left ?? 0
    const offset = Math.round((slides[index]?.getBoundingClientRect().left ?? 0) - track)
    return { index, dot, offset }
  })

/** Waits until a slide is in view, and said to be. */
export const isAt = (page: Page, index: number) => expect.poll(() => current(page)).toEqual({ index, dot: index, offset: 0 })
export const step = (page: Page, by: 1 | -1) => page.locator(`[data-step="${by}"]`).click({ force: true })
