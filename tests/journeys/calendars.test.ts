import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { shopJourney } from '../shop-journey.ts'
import { watchShifts } from '../watch-shifts.ts'

const shop = shopJourney(() => ({ CONFIGURATOR_URL: 'http://127.0.0.1:1' }))
const phone = { viewport: { width: 390, height: 844 } }
const november = new Date('2026-11-26T10:00:00Z')

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
const month = (page: Page) => page.getByLabel('Beginnt im').locator('option:checked').textContent()
/** What the configurator would be told. */
const told = async (page: Page) => {
  const href = await page.getByRole('link', { name: 'Jetzt gestalten' }).getAttribute('href')
  return Object.fromEntries(new URL(href ?? '', shop.posters).searchParams)
}

async function openCalendar(type: string, { today = november, ...options }: BrowserContextOptions & { today?: Date } = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.clock.setFixedTime(today)
  await visit.page.goto(`${shop.posters}/kalender/${type}`, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who wants a calendar', () => {
  it('R2.32 comes from the overview, sees the price from, chooses, and sees what it costs', async () => {
    const { page, complaints } = await shop.newVisitor(phone)
    await page.goto(`${shop.posters}/kalender`)
    const card = page.getByRole('listitem').filter({ hasText: 'Tischkalender' }).filter({ hasText: 'ab 10,99 €' })
    expect(await axeFindings(page, 'html')).toEqual([])
    await card.getByRole('link', { name: 'Tischkalender' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tischkalender' }).waitFor()
    await expect.poll(() => price(page)).toBe('13,99 €')
    await choose(page, 'Aufstellung', 'Holzfuß')
    await expect.poll(() => price(page)).toBe('17,99 €')
    await page.getByLabel('Anzahl').selectOption('2 Stück')
    await expect.poll(() => price(page)).toBe('31,98 € 15,99 € je Stück')
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }, 90_000)

  it('R9.04 reads what a piece costs with the sum of as many, and not before that is there', async () => {
    const { page } = await openCalendar('tischkalender')
    const asked = Promise.withResolvers<void>()
    await page.route('**/web-api/calendar-price**', async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.getByLabel('Anzahl').selectOption('2 Stück')
    await page.locator('[role=status][aria-busy=true]').waitFor()
    expect(await price(page)).toBe('13,99 €')
    asked.resolve()
    await expect.poll(() => price(page)).toMatch(/^2\d,\d\d € 1\d,\d\d € je Stück$/)
  })

  it('R3.10 tells the configurator all that is chosen, and nothing of a refinement that is none', async () => {
    const { page } = await openCalendar('wandkalender')
    await choose(page, 'Format', '30 × 30 cm')
    await choose(page, 'Geschenkbox', 'Mit Geschenkbox')
    await page.getByLabel('Beginnt im').selectOption('August 2027')
    await page.getByText('Zwölf Monate, bis Juli 2028.').waitFor()
    const chosen = {
      designGroupId: '1',
      designId: '106',
      formatType: '300x300',
      mountingType: 'spirale',
      paperType: 'matt',
      amount: '1',
      startDate: '2027-08-01',
      startMonth: '8',
      year: '2027',
      'accessoryTypes[]': 'box',
    }
    await expect.poll(() => told(page)).toEqual(chosen)
    await choose(page, 'Veredelung', 'Roségold')
    await expect.poll(() => told(page)).toEqual({ ...chosen, refinementType: 'rosegold' })
  })

  it('finds the first of each chosen on the page of another type, whatever they chose before', async () => {
    const { page } = await openCalendar('wandkalender')
    await choose(page, 'Format', 'A3 quer')
    await expect.poll(() => price(page)).toBe('24,99 €')
    await page.getByRole('region', { name: 'Andere Kalender' }).getByRole('link', { name: 'Familienplaner' }).click()
    await page.getByRole('heading', { level: 1, name: 'Familienplaner' }).waitFor()
    await expect.poll(() => price(page)).toBe('17,99 €')
    expect(await page.getByRole('radio', { name: 'A4 hoch' }).isChecked()).toBe(true)
    await expect.poll(() => told(page)).toMatchObject({ designGroupId: '4', designId: '401' })
  })

  it('R5.06 loses a refinement on glossy paper, and reads why', async () => {
    const { page } = await openCalendar('wandkalender', phone)
    await choose(page, 'Veredelung', 'Gold')
    await expect.poll(() => price(page)).toBe('21,99 €')
    await choose(page, 'Papier', 'Glänzend')
    await page.getByText('Die Veredelung ist nur bei bestimmten Papierarten verfügbar.').waitFor()
    await expect.poll(() => price(page)).toBe('17,99 €')
    expect(await told(page)).not.toHaveProperty('refinementType')
    expect(await axeFindings(page, 'html')).toEqual([])
  })

  it.each([
    ['2026-11-26', 'November 2026', 'Januar 2027'],
    ['2027-01-31', 'Januar 2027', 'Januar 2027'],
    ['2027-02-01', 'Februar 2027', 'Januar 2028'],
  ])('on %s can begin in %s, and finds %s chosen, though the page was made on another day', async (day, first, usual) => {
    const { page, complaints } = await openCalendar('wandkalender', { today: new Date(`${day}T10:00:00Z`) })
    await expect.poll(() => month(page)).toBe(usual)
    expect(await page.getByLabel('Beginnt im').locator('option').first().textContent()).toBe(first)
    expect(complaints).toEqual([])
  })

  it.each([
    ['a phone', { width: 390, height: 1600 }],
    ['a computer', { width: 1440, height: 1200 }],
  ])('sees nothing move on %s when the months come', async (_, viewport) => {
    const { page } = await shop.newVisitor({ viewport })
    const shifts = await watchShifts(page)
    await page.goto(`${shop.posters}/kalender/wandkalender`, { waitUntil: 'networkidle' })
    await expect.poll(() => month(page)).toMatch(/^Januar \d{4}$/)
    expect(await shifts()).toEqual([])
  })

  it('pays francs in Switzerland, and begins in Jänner in Austria', async () => {
    const { page } = await openCalendar('wandkalender')
    await page.goto(`${shop.posters}/ch/kalender/wandkalender`, { waitUntil: 'networkidle' })
    await choose(page, 'Format', 'A3 hoch')
    await expect.poll(() => price(page)).toBe('CHF 32.50')
    await page.goto(`${shop.posters}/at/kalender/wandkalender`, { waitUntil: 'networkidle' })
    await expect.poll(() => month(page)).toBe('Jänner 2027')
  })

  it('without script reads what the first choice costs, and is offered nothing that does nothing', async () => {
    const { page } = await openCalendar('wandkalender', { javaScriptEnabled: false })
    expect(await page.locator('noscript').filter({ visible: true }).textContent()).toContain('So viel kostet einer im Format A4 hoch.')
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await told(page)).toMatchObject({ formatType: 'a4-portrait', amount: '1' })
  })
})
