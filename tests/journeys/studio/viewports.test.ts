import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { studioJourney } from '../../studio-journey.ts'

const studio = studioJourney()

/** How wide the page in the canvas finds its window, and how wide it is on the screen, in CSS pixels. */
const widths = async (page: Page) => {
  const root = page.frameLocator('#storyblok-preview').locator(':root')
  const box = await page.locator('#storyblok-preview').boundingBox()
  return { window: await root.evaluate(() => innerWidth), screen: Math.round(box?.width ?? 0) }
}

describe('the width of the page', () => {
  it('is chosen by name, typed, drawn by hand and by keys', async () => {
    const { page } = await studio.open()
    const typed = page.getByRole('spinbutton', { name: 'Breite in Pixeln' })
    const edge = page.getByRole('separator', { name: 'Rand der Seite: Breite' })
    await page.getByRole('button', { name: 'Telefon' }).click()
    await expect.poll(() => widths(page)).toEqual({ window: 390, screen: 390 })
    expect(await typed.inputValue()).toBe('390')

    await typed.fill('500')
    await typed.press('Enter')
    await expect.poll(() => widths(page)).toEqual({ window: 500, screen: 500 })

    const box = await edge.boundingBox()
    if (!box) throw new Error('The page has no edge.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 50, y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => widths(page)).toEqual({ window: 600, screen: 600 })

    await edge.press('ArrowLeft')
    await expect.poll(() => widths(page)).toEqual({ window: 590, screen: 590 })
    expect(await edge.getAttribute('aria-valuenow')).toBe('590')
    expect(await axeFindings(page)).toEqual([])
    await edge.press('End')
    await page.getByRole('button', { name: 'Ganze Breite', pressed: true }).waitFor()
  })

  it('may be more than there is room for: the page is shown smaller, whole, and can be clicked', async () => {
    const { page, frame, form } = await studio.open()
    const { screen: room } = await widths(page)
    await page.getByRole('button', { name: 'Rechner' }).click()
    await expect.poll(() => widths(page)).toEqual({ window: 1280, screen: room })
    await frame.getByText('Zweite Zeile').click()
    await expect.poll(() => form.getByRole('textbox', { name: 'Überschrift' }).first().inputValue()).toBe('Zweite Zeile')
  })
})
