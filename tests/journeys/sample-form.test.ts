import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const send = (page: Page) => page.getByRole('button', { name: 'Muster kostenlos bestellen' })

/** The order of one sample, by somebody who has just chosen it far below. */
async function openOrder() {
  const { page } = await shop.newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto(`${shop.shop}/musterkarten/`)
  await page.getByRole('link', { name: 'Olivenhain', exact: true }).click()
  await page.getByRole('link', { name: 'Zur Bestellung' }).waitFor()
  return page
}

const borderOf = (page: Page, label: string) => page.getByLabel(label).evaluate((field) => getComputedStyle(field).borderColor)

describe('R1.03 who fills in an order of samples', () => {
  it('sees which fields are wrong after the browser’s bubble is gone, and which no longer', async () => {
    const page = await openOrder()
    const usual = await borderOf(page, 'E-Mail')
    await send(page).click()
    await expect.poll(() => borderOf(page, 'E-Mail')).not.toBe(usual)
    expect(await borderOf(page, 'Papiere und Wünsche')).toBe(usual)
    await page.getByLabel('E-Mail').fill('anna@example.org')
    await expect.poll(() => borderOf(page, 'E-Mail')).toBe(usual)
  })

  it('sees what the field is called to which they are led', async () => {
    const page = await openOrder()
    await page.setViewportSize({ width: 1440, height: 900 })
    await send(page).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.getByText('Vor- und Nachname').evaluate((name) => name.getBoundingClientRect().bottom < 0)).toBe(true)
    await send(page).evaluate((button: HTMLButtonElement) => button.click())
    const bar = page.locator('site-header [class$="_bar"]')
    const belowBar = async () => {
      const [name, head] = [await page.getByText('Vor- und Nachname').boundingBox(), await bar.boundingBox()]
      return (name?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0))
    }
    await expect.poll(belowBar).toBeGreaterThanOrEqual(0)
  })

  it('has nothing lie over it', async () => {
    const page = await openOrder()
    await page.getByLabel('E-Mail').focus()
    await expect.poll(() => page.getByRole('link', { name: 'Zur Bestellung' }).isVisible()).toBe(false)
    await page.getByLabel('E-Mail').blur()
    expect(await page.getByRole('link', { name: 'Zur Bestellung' }).isVisible()).toBe(true)
  })
})
