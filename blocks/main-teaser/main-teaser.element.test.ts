import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carousel } from '../../runtime/ui/carousel.ts'
import { buildElement, openBlockPage } from '../../tests/block-page.ts'
import { launchChromium } from '../../tests/chromium.ts'
import { renderExample } from '../../tests/render-example.tsx'

let browser: Browser
let script: string

beforeAll(async () => {
  ;[browser, script] = await Promise.all([launchChromium(), buildElement('main-teaser')])
})
afterAll(() => browser.close())

interface Opened {
  fields?: Record<string, unknown>
  /** Space above the carousel, to scroll it into view. */
  above?: string
  hasScript?: boolean
  isTouch?: boolean
  reducedMotion?: 'reduce'
  hasFakeClock?: boolean
}

async function openCarousel({
  fields,
  above = '0',
  hasScript = true,
  isTouch = false,
  reducedMotion,
  hasFakeClock,
}: Opened = {}): Promise<Page> {
  const html = `<main id="inhalt"><div style="height:${above}"></div>${await renderExample('main_teaser', fields)}<div style="height:2000px"></div></main>`
  return openBlockPage(browser, {
    html,
    scripts: hasScript ? [script] : [],
    options: { hasTouch: isTouch, javaScriptEnabled: hasScript, ...(reducedMotion && { reducedMotion }) },
    prepare: async (page) => {
      if (!hasFakeClock) return
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
    },
  })
}

/** Which slide can be reached, and whether it is the one in view. */
const current = (page: Page) =>
  page.evaluate(() => {
    const slides = [...document.querySelectorAll<HTMLElement>('[data-slide]')]
    const index = slides.findIndex((slide) => !slide.inert)
    const dot = [...document.querySelectorAll('[data-dot]')].findIndex((each) => each.hasAttribute('aria-current'))
    const track = document.querySelector('[data-track]')?.getBoundingClientRect().left ?? 0
    const offset = Math.round((slides[index]?.getBoundingClientRect().left ?? 0) - track)
    return { index, dot, offset }
  })

const isAt = (page: Page, index: number) => expect.poll(() => current(page)).toEqual({ index, dot: index, offset: 0 })
const step = (page: Page, by: 1 | -1) => page.locator(`[data-step="${by}"]`).click({ force: true })

/** What `carousel:change` said, in order. */
async function recordChanges(page: Page) {
  await page.evaluate(() => {
    const changes: number[] = []
    Object.assign(window, { changes })
    document.addEventListener('carousel:change', (event) => changes.push((event as CustomEvent<{ index: number }>).detail.index))
  })
  return () => page.evaluate(() => (window as unknown as { changes: number[] }).changes)
}

async function drag(page: Page, { by, moves, down = 0 }: { by: number; moves: number; down?: number }) {
  const box = await page.locator('[data-track]').boundingBox()
  if (!box) throw new Error('The carousel is not in view.')
  const x = box.x + box.width / 2
  const y = box.y + 60
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y + down, { steps: moves })
  await page.mouse.up()
}

describe('R4.09 the index', () => {
  it('wraps at both ends in infinite mode, which is the default', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await step(page, -1)
    await isAt(page, 2)
    await step(page, 1)
    await isAt(page, 0)
    for (const index of [1, 2, 0]) {
      await step(page, 1)
      await isAt(page, index)
    }
  })

  it('stops at the ends otherwise, and says so', async () => {
    const page = await openCarousel({ fields: { isInfinite: false, hasAutoplay: false } })
    await isAt(page, 0)
    expect(await page.locator('[data-step="-1"]').getAttribute('aria-disabled')).toBe('true')
    await step(page, -1)
    await isAt(page, 0)
    await step(page, 1)
    await isAt(page, 1)
    await step(page, 1)
    await isAt(page, 2)
    expect(await page.locator('[data-step="1"]').getAttribute('aria-disabled')).toBe('true')
    await page.locator('[data-track]').focus()
    await page.keyboard.press('ArrowRight')
    await isAt(page, 2)
  })

  it('works with two slides as well', async () => {
    const page = await openCarousel({ fields: { slides: (await slidesOfExample()).slice(0, 2) } })
    await step(page, 1)
    await isAt(page, 1)
    await step(page, 1)
    await isAt(page, 0)
    await step(page, -1)
    await isAt(page, 1)
  })
})

describe('R4.10 autoplay', () => {
  const autoplay = carousel.teaserAutoplayMs
  const elapse = async (page: Page, ms: number) => page.clock.runFor(ms)
  const isSeen = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const watch = new IntersectionObserver(
                ([entry]) => {
                  watch.disconnect()
                  resolve(entry?.isIntersecting)
                },
                { threshold: 0.5 },
              )
              watch.observe(document.querySelector('main-teaser') as Element)
            }),
        ),
      )
      .toBe(true)

  it('begins only when the carousel has been scrolled into view', async () => {
    const page = await openCarousel({ above: '2000px', hasFakeClock: true })
    await elapse(page, 3 * autoplay)
    expect((await current(page)).index).toBe(0)
    await page.evaluate(() => document.querySelector('main-teaser')?.scrollIntoView())
    await isSeen(page)
    await elapse(page, autoplay + carousel.transitionMs + 50)
    expect(await current(page)).toEqual({ index: 1, dot: 1, offset: 0 })
    await elapse(page, 2 * autoplay + carousel.transitionMs)
    expect((await current(page)).index).toBe(0)
  })

  it('pauses while the mouse is over it, and runs on one second after it has left', async () => {
    const page = await openCarousel({ hasFakeClock: true })
    await isSeen(page)
    await page.locator('[data-track]').hover()
    await elapse(page, 3 * autoplay)
    expect((await current(page)).index).toBe(0)
    await page.mouse.move(700, 890)
    await elapse(page, carousel.resumeMs + autoplay - 100)
    expect((await current(page)).index).toBe(0)
    await elapse(page, 200)
    expect((await current(page)).index).toBe(1)
  })

  it('does not pause for a finger', async () => {
    const page = await openCarousel({ isTouch: true, hasFakeClock: true })
    await isSeen(page)
    await page.evaluate(() =>
      document.querySelector('main-teaser')?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' })),
    )
    await elapse(page, autoplay + 100)
    expect((await current(page)).index).toBe(1)
  })

  it('pauses while the focus is in it', async () => {
    const page = await openCarousel({ hasFakeClock: true })
    await isSeen(page)
    await page.locator('[data-dot]').first().focus()
    await elapse(page, 2 * autoplay)
    expect((await current(page)).index).toBe(0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await elapse(page, autoplay + 100)
    expect((await current(page)).index).toBe(1)
  })

  it('has a button that stops it, and starts it although the button has mouse and focus', async () => {
    const page = await openCarousel({ hasFakeClock: true })
    await isSeen(page)
    const button = page.locator('[data-toggle]')
    const name = () => button.locator('svg:visible').getAttribute('aria-label')
    expect(await name()).toBe('Anhalten')
    await button.click()
    expect(await name()).toBe('Abspielen')
    await elapse(page, 3 * autoplay)
    expect((await current(page)).index).toBe(0)
    await button.click()
    await elapse(page, autoplay + 100)
    expect((await current(page)).index).toBe(1)
  })

  it('stays off for those who want less motion, and jumps instead of gliding', async () => {
    const page = await openCarousel({ reducedMotion: 'reduce', hasFakeClock: true })
    await isSeen(page)
    await elapse(page, 3 * autoplay)
    expect((await current(page)).index).toBe(0)
    await step(page, 1)
    await elapse(page, 20)
    expect(await current(page)).toEqual({ index: 1, dot: 1, offset: 0 })
  })
})

describe('R4.11 a mouse on a slide', () => {
  it('follows the link with a click', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await page.mouse.click(300, 60)
    await page.waitForURL('**/hochzeit/')
  })

  it('follows the link after a shaky click of 10 moves', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await drag(page, { by: 4, moves: 10 })
    await page.waitForURL('**/hochzeit/')
  })

  it('drags to the next slide and follows nothing after more than 10 moves', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await drag(page, { by: -200, moves: 20 })
    await isAt(page, 1)
    expect(page.url()).toBe('http://shop.test/')
  })

  it('R9.10 lets go of a drag of less than 50 pixels, and takes one of 50', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await drag(page, { by: -49, moves: 20 })
    await isAt(page, 0)
    await drag(page, { by: -50, moves: 20 })
    await isAt(page, 1)
  })

  it('R9.10 does not drag unless it goes three times further sideways than down', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await drag(page, { by: -120, down: 50, moves: 20 })
    await isAt(page, 0)
    await drag(page, { by: -200, down: 50, moves: 20 })
    await isAt(page, 1)
  })
})

describe('the carousel', () => {
  it('goes by arrow keys and keeps the focus in reach', async () => {
    const page = await openCarousel()
    await page.locator('[data-slide]').first().locator('a').focus()
    await page.keyboard.press('ArrowRight')
    await isAt(page, 1)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-track'))).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await isAt(page, 0)
  })

  it('goes to the slide whose point is pressed, and speaks only of what a person did', async () => {
    const page = await openCarousel()
    await page.getByRole('link', { name: 'Jugendfeste', exact: true }).click()
    await isAt(page, 2)
    expect(page.url()).toBe('http://shop.test/')
    expect(await page.locator('[data-track]').getAttribute('aria-live')).toBe('polite')
  })

  it('R4.04 says when it has changed', async () => {
    const page = await openCarousel()
    const changes = await recordChanges(page)
    await step(page, 1)
    await isAt(page, 1)
    await step(page, -1)
    await isAt(page, 0)
    expect(await changes()).toEqual([1, 0])
  })

  it('follows a finger: what is scrolled into view becomes the current slide, in both directions', async () => {
    const page = await openCarousel({ isTouch: true })
    await isAt(page, 0)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 100 }] })
    const swipe = async (by: number) => {
      await touch('touchStart', 700 - by / 2)
      for (let part = 1; part <= 20; part++) await touch('touchMove', 700 - by / 2 + (by * part) / 20)
      await touch('touchEnd')
    }
    await swipe(-1000)
    await isAt(page, 1)
    await swipe(1000)
    await isAt(page, 0)
    await swipe(1000)
    await isAt(page, 2)
  })

  it('keeps its slide when the window changes', async () => {
    const page = await openCarousel()
    await step(page, 1)
    await isAt(page, 1)
    for (const width of [1024, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await isAt(page, 1)
    }
  })

  it('works without a script: its points are links to the slides', async () => {
    const page = await openCarousel({ hasScript: false })
    expect(await page.locator('[data-step="1"]').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Geburt', exact: true }).click()
    await expect.poll(async () => Math.round((await page.locator('[data-slide]').nth(1).boundingBox())?.x ?? -1)).toBe(69)
  })

  it('works when it comes with a later navigation, and lets go of everything when it goes', async () => {
    const page = await openCarousel()
    await page.evaluate(() => {
      const [teaser] = document.querySelectorAll('main-teaser')
      const html = teaser?.outerHTML ?? ''
      teaser?.remove()
      document.body.insertAdjacentHTML('afterbegin', `<div class="leaf">${html}</div>`)
    })
    await step(page, 1)
    await isAt(page, 1)
  })

  it('takes slides that come and go in the editor', async () => {
    const page = await openCarousel()
    await step(page, -1)
    await isAt(page, 2)
    await page.evaluate(() => {
      document.querySelectorAll('[data-slide]')[2]?.remove()
      document.querySelectorAll('[data-dot]')[2]?.remove()
    })
    await isAt(page, 1)
    await step(page, 1)
    await isAt(page, 0)
  })
})

it('R9.10 moves by the numbers of the specification', () => {
  expect(carousel).toEqual({
    transitionMs: 300,
    swipePx: 50,
    dragRatio: 3,
    dragMoves: 10,
    resizeDebounceMs: 200,
    autoplayMs: 4000,
    teaserAutoplayMs: 6000,
    resumeMs: 1000,
  })
})

async function slidesOfExample(): Promise<unknown[]> {
  const { exampleOf } = await import('../../tests/render-example.tsx')
  return exampleOf('main_teaser').slides as unknown[]
}
