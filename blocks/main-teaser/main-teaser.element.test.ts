import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { carousel } from '../../runtime/ui/carousel.ts'
import { carouselForTests, isAt, step } from '../../tests/carousel-page.ts'
import { exampleOf } from '../../tests/render-example.tsx'

const openCarousel = carouselForTests()

/** What `carousel:change` said, in order. */
async function recordChanges(page: Page) {
  await page.evaluate(() => {
    const changes: number[] = []
    Object.assign(window, { changes })
    document.addEventListener('carousel:change', (event) => changes.push((event as CustomEvent<{ index: number }>).detail.index))
  })
  return () => page.evaluate(() => (window as unknown as { changes: number[] }).changes)
}

/** A finger that goes so far across the first slide, in pixels, in so many moves. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 100 }] })
  return async (by: number, moves: number) => {
    await touch('touchStart', 700 - by / 2)
    for (let move = 1; move <= moves; move++) await touch('touchMove', 700 - by / 2 + (by * move) / moves)
    await touch('touchEnd')
  }
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
    const page = await openCarousel({ fields: { slides: (exampleOf('main_teaser').slides as unknown[]).slice(0, 2) } })
    await step(page, 1)
    await isAt(page, 1)
    await step(page, 1)
    await isAt(page, 0)
    await step(page, -1)
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
    const swipe = await fingerOf(page)
    await isAt(page, 0)
    await swipe(-1000, 20)
    await isAt(page, 1)
    await swipe(1000, 20)
    await isAt(page, 0)
    await swipe(1000, 20)
    await isAt(page, 2)
  })

  it('takes a swipe that comes before the row has settled, which would leave the page otherwise', async () => {
    const page = await openCarousel({ isTouch: true })
    const swipe = await fingerOf(page)
    await isAt(page, 0)
    for (const index of [2, 1, 0]) {
      await swipe(1000, 1)
      await swipe(1000, 1)
      await swipe(-1000, 1)
      await isAt(page, index)
    }
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
