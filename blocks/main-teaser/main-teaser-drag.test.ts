import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { carouselForTests, isAt } from '../../tests/carousel-page.ts'

const openCarousel = carouselForTests()

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

  it('drags to the next slide and follows nothing after a quick pull of a few moves, but what is clicked next', async () => {
    const page = await openCarousel()
    await isAt(page, 0)
    await drag(page, { by: -300, moves: 3 })
    await isAt(page, 1)
    await drag(page, { by: 300, moves: 3 })
    await isAt(page, 0)
    expect(page.url()).toBe('http://shop.test/')
    await page.mouse.click(300, 60)
    await page.waitForURL('**/hochzeit/')
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
