/** Where who has left a listing goes on when they come back. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focused, press } from '../keyboard.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const where = (page: Page) => page.evaluate(() => scrollY)

/** A listing that was narrowed down, with the focus on a design far down; none of its first page. */
async function openListing() {
  const visit = await shop.newVisitor()
  await visit.page.goto(`${shop.shop}/products/?farbe=gruen`, { waitUntil: 'networkidle' })
  const link = visit.page.getByRole('article').getByRole('link').nth(28)
  await link.focus()
  return { ...visit, name: (await link.textContent()) ?? '', place: await where(visit.page) }
}

it('who comes back to a listing goes on at the design they looked at, by key too', async () => {
  const { page, name, place } = await openListing()
  expect(place).toBeGreaterThan(900)
  await press(page, 'Enter')
  await title(page).getByText(name).waitFor()
  await page.goBack()
  await title(page).getByText('Alle Designs').waitFor()
  await expect.poll(() => focused(page)).toBe(name)
  expect(await where(page)).toBe(place)
  await press(page, 'Tab')
  expect(await focused(page)).toBe(`„${name}“ merken`)
})

it('a listing that was narrowed down stays so until Forward has come to the next page, and as it was for who comes back', async () => {
  const { page, name, place } = await openListing()
  await press(page, 'Enter')
  await title(page).getByText(name).waitFor()
  await page.goBack()
  await title(page).getByText('Alle Designs').waitFor()
  await expect.poll(() => where(page)).toBe(place)
  await page.goForward()
  await title(page).getByText(name).waitFor()
  await page.goBack()
  await title(page).getByText('Alle Designs').waitFor()
  await expect.poll(() => focused(page)).toBe(name)
  expect(await where(page)).toBe(place)
})

it('nobody is left without a place by a link in an answer that is closed again', async () => {
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/karte/olivenhain-1001/`, { waitUntil: 'networkidle' })
  await page.getByText('Welches Papier passt?').click()
  await page.getByRole('group').getByRole('link', { name: 'Papier', exact: true }).press('Enter')
  await title(page).getByText('Papier').waitFor()
  await page.goBack()
  await title(page).getByText('Olivenhain').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inhalt')
})
