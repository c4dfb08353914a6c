import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney(() => ({ LOCATION_HEADER: 'CF-IPCountry', TAG_MANAGER_IDS: 'anlass=GTM-AB12CD' }))

const people = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Somebody in a country, as the CDN says, who has answered about cookies before; how often was asked where they are. */
async function visitFrom(country: string, options: BrowserContextOptions = {}) {
  const visitor = await shop.newVisitor({
    reducedMotion: 'reduce',
    userAgent: people,
    extraHTTPHeaders: { 'cf-ipcountry': country },
    ...options,
  })
  const { page } = visitor
  const located: string[] = []
  page.on('response', async (response) => response.url().endsWith('/api/get-location/') && located.push(await response.text()))
  await page.context().addCookies([{ name: 'consent', value: '1.necessary', url: shop.shop }])
  return { ...visitor, located }
}

const question = (page: Page) => page.getByRole('region', { name: 'Land wählen' })
const switchLink = (page: Page) => question(page).getByRole('link', { name: 'Dort einkaufen' })

describe('R2.27 who is in another country', () => {
  it.each([390, 1440])('is asked once and led to the very same page there, at %i px', async (width) => {
    const { page, complaints, located } = await visitFrom('AT', { viewport: { width, height: 844 } })
    await page.goto(`${shop.shop}/faq/`)
    await question(page).getByRole('heading', { name: 'Sie sind in Österreich?' }).waitFor()
    expect(await axeFindings(page, 'html')).toEqual([])
    await switchLink(page).click()
    await page.waitForURL(`${shop.shop}/at/faq/`)
    await expect.poll(() => question(page).isVisible()).toBe(false)
    // Nor when they come back on purpose.
    await page.getByRole('link', { name: 'Deutschland' }).click()
    await page.waitForURL(`${shop.shop}/faq/`)
    await page.goto(`${shop.shop}/kontakt/`, { waitUntil: 'networkidle' })
    expect([await question(page).isVisible(), located]).toEqual([false, ['{"country":"AT"}']])
    expect(complaints).toEqual([])
  })

  it('stays here for half a year who says so, by key too', async () => {
    const { page } = await visitFrom('DE')
    await page.clock.install({ time: new Date('2026-11-25T10:00:00Z') })
    await page.goto(`${shop.shop}/ch/faq/`)
    await page.clock.runFor(1_000)
    await question(page).getByRole('heading', { name: 'Sie sind in Deutschland?' }).waitFor()
    await question(page).getByRole('button', { name: 'Hier bleiben' }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => question(page).isVisible()).toBe(false)
    await page.clock.setFixedTime(new Date('2027-05-20T10:00:00Z'))
    await page.goto(`${shop.shop}/ch/faq/`, { waitUntil: 'networkidle' })
    await page.clock.runFor(1_000)
    expect(await question(page).isVisible()).toBe(false)
    await page.clock.setFixedTime(new Date('2027-05-27T10:00:00Z'))
    await page.reload({ waitUntil: 'networkidle' })
    await page.clock.runFor(1_000)
    await question(page).waitFor()
  })

  it('finds the list there as they have filtered it here', async () => {
    const { page } = await visitFrom('DE')
    await page.goto(`${shop.shop}/hochzeit/einladungskarten/`)
    await page.getByLabel('Format').selectOption({ index: 1 })
    await page.waitForURL('**/hochzeit/einladungskarten/?*')
    const { search } = new URL(page.url())
    await page.getByRole('link', { name: 'Österreich' }).click()
    await page.waitForURL(`${shop.shop}/at/hochzeit/einladungskarten/${search}`)
  })

  it('is led home where the page is nowhere', async () => {
    const { page } = await visitFrom('CH')
    await page.goto(`${shop.shop}/gibt-es-nicht/`)
    await switchLink(page).click()
    await page.waitForURL(`${shop.shop}/ch/`)
  })

  it('is not asked over something they type, nor beside another question', async () => {
    const { page } = await visitFrom('AT')
    await page.context().clearCookies()
    await page.clock.install()
    await page.goto(`${shop.shop}/newsletter/`, { waitUntil: 'networkidle' })
    // It would go on by itself between the steps.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.clock.runFor(5_000)
    const consent = page.getByRole('region', { name: 'Dürfen wir mitzählen?' })
    expect([await consent.isVisible(), await question(page).isVisible()]).toEqual([true, false])
    await consent.getByRole('button', { name: 'Nur notwendige' }).click()
    await page.getByLabel('E-Mail', { exact: true }).focus()
    await page.clock.runFor(10_000)
    expect(await question(page).isVisible()).toBe(false)
    await page.getByLabel('E-Mail', { exact: true }).blur()
    await page.clock.runFor(4_000)
    expect(await question(page).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    expect([await consent.isVisible(), await question(page).isVisible()]).toEqual([true, false])
    await page.keyboard.press('Escape')
    expect([await consent.isVisible(), await question(page).isVisible()]).toEqual([false, true])
  })

  it.each([
    ['is where the shop is', 'DE', people],
    ['is elsewhere', 'FR', people],
    ['is a crawler', 'AT', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ])('is never asked who %s', async (_, country, userAgent) => {
    const { page, located } = await visitFrom(country, { userAgent })
    await page.goto(`${shop.shop}/faq/`)
    await expect.poll(() => located).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(await question(page).isVisible()).toBe(false)
  })

  it('sees nothing of it without script', async () => {
    const { page } = await visitFrom('AT', { javaScriptEnabled: false })
    await page.goto(`${shop.shop}/faq/`)
    expect([await question(page).isVisible(), await page.getByText('Cookie-Einstellungen').isVisible()]).toEqual([false, false])
  })
})
