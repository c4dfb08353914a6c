import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as carousel from '../../runtime/ui/carousel.ts'
import { carouselForTests, current, isAt, step } from '../../tests/carousel-page.ts'
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
  async function swipe(by: number, moves: number) {
    await touch('touchStart', 700 - by / 2)
    for (let move = 1; move <= moves; move++) await touch('touchMove', 700 - by / 2 + (by * move) / moves)
    await touch('touchEnd')
  }
  return { swipe, touch }
}

function fiveSlides() {
  const slides = exampleOf('main_teaser').slides as { _uid: string }[]
  return [...slides, ...slides.slice(0, 2).map((slide) => ({ ...slide, _uid: `${slide._uid}-again` }))]
}

/** Where the row was with each frame from now on, in slides from where it is; going round it does not begin anew. */
async function recordWay(page: Page) {
  await page.evaluate(() => {
    const way = [0]
    Object.assign(window, { way })
    const slides = [...document.querySelectorAll('[data-slide]')]
    const track = document.querySelector('[data-track]') as Element
    const look = () => {
      const { left: start, width } = track.getBoundingClientRect()
      const lefts = slides.map((slide) => (slide.getBoundingClientRect().left - start) / width)
      const nearest = lefts.reduce((best, left, index) => (Math.abs(left) < Math.abs(lefts[best] ?? 0) ? index : best), 0)
      const last = way.at(-1) ?? 0
      const ahead = nearest - (lefts[nearest] ?? 0) - last
      const moved = ahead - Math.round(ahead / slides.length) * slides.length
      if (Math.abs(moved) > 0.001) way.push(last + moved)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { way: number[] }).way)
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
    const { swipe } = await fingerOf(page)
    await isAt(page, 0)
    await swipe(-1000, 20)
    await isAt(page, 1)
    await swipe(1000, 20)
    await isAt(page, 0)
    await swipe(1000, 20)
    await isAt(page, 2)
  })

  it('follows a finger back from the first of two slides', async () => {
    const page = await openCarousel({ isTouch: true, fields: { slides: (exampleOf('main_teaser').slides as unknown[]).slice(0, 2) } })
    const { swipe } = await fingerOf(page)
    await isAt(page, 0)
    const way = await recordWay(page)
    await swipe(1000, 20)
    await isAt(page, 1)
    expect(Math.min(...(await way()))).toBeCloseTo(-1)
  })

  it('goes on from where it is with a swipe that comes before the row has settled, which would leave the page otherwise', async () => {
    const page = await openCarousel({ isTouch: true, fields: { slides: fiveSlides() } })
    const { swipe } = await fingerOf(page)
    await isAt(page, 0)
    const way = await recordWay(page)
    for (const by of [1000, 1000, 1000, -1000, -1000]) await swipe(by, 1)
    const look = async () => {
      const at = (await way()).at(-1) ?? 0
      const turn = Math.min(...(await way()))
      const { index, offset } = await current(page)
      // Each finger took it three quarters of a slide further, and it may have rolled on a bit.
      return { hasGone: turn < -2, hasComeBack: at - turn > 1, offset, isSaid: index === (Math.round(at) + 10) % 5 }
    }
    await expect.poll(look).toEqual({ hasGone: true, hasComeBack: true, offset: 0, isSaid: true })
  })

  it('rolls on to its slide under a finger that only touches it', async () => {
    const page = await openCarousel({ isTouch: true, fields: { slides: fiveSlides() } })
    const { swipe, touch } = await fingerOf(page)
    await isAt(page, 0)
    const way = await recordWay(page)
    await swipe(700, 10)
    await touch('touchStart', 700)
    await isAt(page, 4)
    expect(Math.min(...(await way()))).toBeCloseTo(-1)
  })

  it('has room on both sides however far it went', async () => {
    const page = await openCarousel({ reducedMotion: 'reduce' })
    await isAt(page, 0)
    const room = () => page.evaluate(() => document.querySelector('[data-track]')?.scrollLeft ?? 0)
    const width = (await page.locator('[data-track]').boundingBox())?.width ?? 0
    let at = 0
    for (const by of [...new Array<1>(35).fill(1), ...new Array<-1>(70).fill(-1)]) {
      at += by
      await step(page, by)
      await isAt(page, ((at % 3) + 3) % 3)
      expect(await room()).toBeGreaterThanOrEqual(width)
      expect(await room()).toBeLessThan(70 * width)
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
  expect({ ...carousel }).toEqual({
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
