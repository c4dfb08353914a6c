import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { signIn } from '../../running-studio.ts'
import { studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

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

it('a menu shows all its commands where the screen has room for them, and scrolls where it has not', async () => {
  const { page } = await studio.open()
  const menu = page.getByRole('menu')
  const hidden = () => menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  expect(await hidden()).toBe(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  expect(await hidden()).toBeGreaterThan(100)
  await page.keyboard.press('End')
  await expect.poll(() => page.getByRole('menuitem').last().boundingBox()).toMatchObject({ y: expect.closeTo(350, -2) })
})

describe('in forced colours', () => {
  it('what is chosen differs from what is not', async () => {
    const { id } = await studio.publishPage([headline('Eins'), headline('Zwei', 'h2')])
    const { page } = await studio.newPerson({ forcedColors: 'active' })
    await signIn(page, `${studio.studio}/stories/${id}`)
    const look = async (selector: string) => {
      const seen = page.locator(selector).first()
      await seen.waitFor()
      return seen.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
    }
    async function expectSeen(inside: string, state: string) {
      const [ink, ground] = await look(`${inside}[${state}=true]`)
      const others = await look(`${inside}[${state}=false]`)
      expect(ink).not.toBe(ground)
      expect(others).not.toContain(ground)
      expect(others[0]).not.toBe(ink)
    }

    await expectSeen('header ', 'aria-pressed')
    await expectSeen('#form [role=tab]', 'aria-selected')
    await page.getByRole('treeitem', { name: /Eins/ }).click()
    await expectSeen('[role=treeitem]', 'aria-selected')
    // What stands in a row has a colour of its own.
    const [[ink], [title]] = await Promise.all([look('[role=treeitem][aria-selected=true]'), look('[aria-selected=true] span:last-child')])
    expect(title).toBe(ink)

    await page.goto(studio.studio)
    await expectSeen('main ', 'aria-pressed')
  })
})
