import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as carousel from '../../runtime/ui/carousel.ts'
import { carouselForTests, current, step } from '../../tests/carousel-page.ts'

const openCarousel = carouselForTests()

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
