/** What a shopper has chosen of a product stays with the page: who looks at another and comes back, or loads it again, finds it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo } from '../go-to.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })

async function open(address: string) {
  const visit = await shop.newVisitor()
  await visit.page.goto(address, { waitUntil: 'networkidle' })
  return visit
}

/** To another page of the shop, and back without loading the document again. */
async function leaveAndComeBack(page: Page) {
  const title = await page.title()
  await goTo(page, '/faq/')
  await expect.poll(() => page.title()).not.toBe(title)
  await page.goBack()
  await expect.poll(() => page.title()).toBe(title)
}

describe('what was chosen of a product', () => {
  it('is there after Back, Forward and a reload: a card', async () => {
    const { page, complaints } = await open(`${shop.shop}/karte/olivenhain-1001/`)
    await radio(page, 'Band', 'Weinrot').click()
    await page.getByLabel('Menge').selectOption('100')
    const chosen = async () => [await radio(page, 'Band', 'Weinrot').isChecked(), await page.getByLabel('Menge').inputValue()]
    const cost = '158,85 € 1,59 € je Karte'
    await expect.poll(() => price(page)).toBe(cost)

    await leaveAndComeBack(page)
    await expect.poll(chosen).toEqual([true, '100'])
    await expect.poll(() => price(page)).toBe(cost)
    await page.reload()
    await expect.poll(chosen).toEqual([true, '100'])
    await goTo(page, '/karte/lorbeer-1009/')
    await expect.poll(() => page.title()).toContain('Lorbeer')
    await page.goBack()
    await expect.poll(chosen).toEqual([true, '100'])
    await page.goForward()
    await expect.poll(() => page.title()).toContain('Lorbeer')
    expect(await chosen()).toEqual([false, '50'])
    expect(complaints).toEqual([])
  })

  it('is not chosen in another country, now or later', async () => {
    const { page } = await open(`${shop.shop}/karte/olivenhain-1001/`)
    await page.getByLabel('Menge').selectOption('100')
    await expect.poll(() => price(page)).toMatch(/^113,85/)
    await page.getByRole('link', { name: 'Schweiz' }).click()
    const swiss = 'CHF 83.30 CHF 1.67 je Karte'
    await expect.poll(() => price(page)).toBe(swiss)
    expect(await page.getByLabel('Menge').inputValue()).toBe('50')
    await leaveAndComeBack(page)
    await expect.poll(() => price(page)).toBe(swiss)
    await page.reload({ waitUntil: 'networkidle' })
    expect([await price(page), await page.getByLabel('Menge').inputValue()]).toEqual([swiss, '50'])
    await page.goBack()
    await expect.poll(() => price(page)).toMatch(/^113,85/)
  })

  it('is what was chosen last, the first of each too', async () => {
    const { page } = await open(`${shop.shop}/karte/olivenhain-1001/`)
    await radio(page, 'Band', 'Weinrot').click()
    await expect.poll(() => price(page)).toMatch(/^86,54/)
    await radio(page, 'Band', 'Ohne').click()
    await expect.poll(() => price(page)).toMatch(/^64,04/)
    await page.reload()
    await expect.poll(() => radio(page, 'Band', 'Ohne').isChecked()).toBe(true)
    await expect.poll(() => price(page)).toMatch(/^64,04/)
  })

  it('is not there for who comes anew, nor on the page of another card', async () => {
    const { page } = await open(`${shop.shop}/karte/olivenhain-1001/`)
    await radio(page, 'Band', 'Weinrot').click()
    await expect.poll(() => price(page)).toMatch(/^86,54/)
    await goTo(page, '/karte/lorbeer-1009/')
    await expect.poll(() => page.title()).toContain('Lorbeer')
    await goTo(page, '/karte/olivenhain-1001/')
    await expect.poll(() => page.title()).toContain('Olivenhain')
    await expect.poll(() => price(page)).toMatch(/^64,04/)
    expect(await radio(page, 'Band', 'Weinrot').isChecked()).toBe(false)
  })

  it('outlives a link to a place on the page', async () => {
    const { page } = await open(`${shop.shop}/karte/olivenhain-1001/`)
    await radio(page, 'Band', 'Weinrot').click()
    await expect.poll(() => price(page)).toMatch(/^86,54/)
    await page.evaluate(() => {
      location.hash = 'main'
    })
    await page.reload()
    await expect.poll(() => radio(page, 'Band', 'Weinrot').isChecked()).toBe(true)
    // The second time it is the same entry of the history, made anew.
    await goTo(page, '/karte/olivenhain-1001/#inhalt')
    await goTo(page, '/karte/olivenhain-1001/#inhalt')
    await page.reload()
    await expect.poll(() => radio(page, 'Band', 'Weinrot').isChecked()).toBe(true)
  })

  it('is there after Back and a reload: a calendar and its first month', async () => {
    const { page } = await open(`${shop.posters}/kalender/wandkalender`)
    const month = page.getByLabel('Beginnt im')
    await radio(page, 'Format', '30 × 30 cm').click()
    // A month that is not the usual one.
    await expect.poll(() => month.locator('option').count()).toBeGreaterThan(3)
    await month.selectOption({ index: 3 })
    const wanted = await month.inputValue()
    const chosen = async () => [await radio(page, 'Format', '30 × 30 cm').isChecked(), await month.inputValue()]
    await leaveAndComeBack(page)
    await expect.poll(chosen).toEqual([true, wanted])
    await page.reload()
    await expect.poll(chosen).toEqual([true, wanted])
  })

  it('is there after Back and a reload: a standing picture, though its address asks for another frame', async () => {
    const { page } = await open(`${shop.posters}/poster?frameType=holzrahmen-eiche`)
    await page.getByRole('group', { name: 'Rahmen', exact: true }).scrollIntoViewIfNeeded()
    await expect.poll(() => radio(page, 'Farbe des Rahmens', 'Eiche').isChecked()).toBe(true)
    await radio(page, 'Ausrichtung', 'Hoch').click()
    await radio(page, 'Rahmen', 'Ohne').click()
    const chosen = async () => [await radio(page, 'Ausrichtung', 'Hoch').isChecked(), await radio(page, 'Rahmen', 'Ohne').isChecked()]
    await expect.poll(chosen).toEqual([true, true])
    await leaveAndComeBack(page)
    await expect.poll(chosen).toEqual([true, true])
    await page.reload()
    await expect.poll(chosen).toEqual([true, true])
  })

  it('begins anew where a link leads to the same page with another query, and is there after Back', async () => {
    const { page } = await open(`${shop.posters}/poster?frameType=alurahmen`)
    await page.getByRole('group', { name: 'Rahmen', exact: true }).scrollIntoViewIfNeeded()
    const frame = (name: string) => radio(page, 'Rahmen', name).isChecked()
    await expect.poll(() => frame('Alurahmen')).toBe(true)
    await radio(page, 'Ausrichtung', 'Hoch').click()
    await goTo(page, '/poster?frameType=holzrahmen')
    await expect.poll(() => frame('Holzrahmen')).toBe(true)
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('group', { name: 'Rahmen', exact: true }).scrollIntoViewIfNeeded()
    await expect.poll(() => frame('Holzrahmen')).toBe(true)
    await page.goBack()
    await expect.poll(() => frame('Alurahmen')).toBe(true)
  })

  it('is there after Back and a reload: a photo book, though its address asks for another set', async () => {
    const { page } = await open(`${shop.posters}/fotobuecher`)
    const link = page.getByRole('region', { name: 'Vorlagen' }).getByRole('listitem').first().getByRole('link').first()
    const address = await link.getAttribute('href')
    await page.goto(new URL(address ?? '', shop.posters).href, { waitUntil: 'networkidle' })
    const set = page.getByLabel('Vorlage')
    await expect.poll(() => set.inputValue()).not.toBe('')
    await set.selectOption({ index: 0 })
    await expect.poll(() => set.inputValue()).toBe('')
    await leaveAndComeBack(page)
    await expect.poll(() => set.inputValue()).toBe('')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await set.inputValue()).toBe('')
  })

  it('is there after Back and a reload: a photo box and its lid, though its address asks for another type', async () => {
    const { page } = await open(`${shop.posters}/fotoboxen#fotobox-photoprint`)
    await page.getByText('Große Box, bis zu 50 Bilder').waitFor()
    await radio(page, 'Art', 'Kleine Box').click()
    await radio(page, 'Deckel', 'Zweige auf Nachtblau').click()
    const chosen = async () => [
      await radio(page, 'Art', 'Kleine Box').isChecked(),
      await radio(page, 'Deckel', 'Zweige auf Nachtblau').isChecked(),
    ]
    await expect.poll(chosen).toEqual([true, true])
    await leaveAndComeBack(page)
    await expect.poll(chosen).toEqual([true, true])
    await page.reload({ waitUntil: 'networkidle' })
    expect(await chosen()).toEqual([true, true])
  })

  it('is there after Back and a reload: a collage', async () => {
    const { page } = await open(`${shop.posters}/collagen`)
    await page.getByRole('link', { name: 'Herz' }).click()
    const collage = page.getByRole('region', { name: 'Deine Collage' }).getByText('Herz, 27 Bilder').first()
    await collage.waitFor()
    await page.getByRole('radio', { name: 'Nachtblau' }).click()
    const isBlue = () => page.getByRole('radio', { name: 'Nachtblau' }).isChecked()
    await expect.poll(isBlue).toBe(true)
    await leaveAndComeBack(page)
    await collage.waitFor()
    await expect.poll(isBlue).toBe(true)
    await page.reload()
    await collage.waitFor()
    await expect.poll(isBlue).toBe(true)
  })
})
