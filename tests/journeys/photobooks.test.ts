import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { putOtherWords } from '../put-other-words.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()
const phone = { viewport: { width: 390, height: 844 } }

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const choice = (page: Page, group: string, name: string | RegExp) => page.getByRole('group', { name: group }).getByRole('radio', { name })
const sets = (page: Page) => page.getByRole('region', { name: 'Vorlagen' })
const shown = (page: Page) => sets(page).getByRole('status').textContent()
const names = (page: Page) => sets(page).getByRole('heading', { level: 3 }).allTextContents()

async function open(path: string, options = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.goto(shop.posters + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who looks through photo books', () => {
  it('R2.23 narrows the sets down by shape and style, goes back, and takes all back', async () => {
    const { page, complaints } = await open('/fotobuecher', phone)
    expect(await shown(page)).toBe('9 von 9 Vorlagen')
    await choice(page, 'Format', 'Hoch (6)').check()
    await expect.poll(() => shown(page)).toBe('6 von 9 Vorlagen')
    await choice(page, 'Stil', 'Floral (2)').check()
    await expect.poll(() => names(page)).toEqual(['Hochzeit', 'Garten'])
    expect(new URL(page.url()).search).toBe('?format=portrait&stil=4')
    expect(await choice(page, 'Format', 'Quer (1)').isEnabled()).toBe(true)
    expect(await axeFindings(page, 'html')).toEqual([])
    await page.goBack()
    await expect.poll(() => shown(page)).toBe('6 von 9 Vorlagen')
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input')
    await expect.poll(() => shown(page)).toBe('9 von 9 Vorlagen')
    expect(new URL(page.url()).search).toBe('')
    expect(complaints).toEqual([])
  }, 90_000)

  it('is told how many there are where the browser has put other words into the page, as to translate it', async () => {
    const { page } = await open('/fotobuecher')
    await choice(page, 'Format', 'Hoch (6)').check()
    await expect.poll(() => shown(page)).toBe('6 von 9 Vorlagen')
    await putOtherWords(page.locator('main'))
    await choice(page, 'Format', /^Quadratisch/).check()
    await expect.poll(() => choice(page, 'Stil', 'Klassisch (2)').count()).toBe(1)
  })

  it('R2.23 does so by keyboard', async () => {
    const { page } = await open('/fotobuecher')
    await choice(page, 'Format', 'Alle').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.url()).toContain('?format=landscape')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => names(page)).toEqual(['Reise', 'Hochzeit', 'Baby', 'Jahrbuch', 'Rezepte', 'Garten'])
  })

  it('R3.19 finds in a shared link what somebody else has chosen, and nothing that it makes up', async () => {
    const { page } = await open('/fotobuecher?stil=3&format=square')
    await expect.poll(() => names(page)).toEqual(['Baby', 'Geburtstag'])
    const { page: other } = await open('/fotobuecher?stil=99&format=__proto__')
    await choice(other, 'Stil', 'Alle').waitFor()
    expect(await shown(other)).toBe('9 von 9 Vorlagen')
  })

  it('takes a set along to a book, which has its cover and its shape', async () => {
    const { page, complaints } = await open('/fotobuecher')
    await sets(page).getByRole('link', { name: 'Garten' }).click()
    await expect.poll(() => page.title()).toContain('Digitalfotobuch')
    await expect.poll(() => page.getByLabel('Vorlage').inputValue()).toBe('8')
    expect(await choice(page, 'Ausrichtung', 'Hoch').isChecked()).toBe(true)
    expect(await choice(page, 'Ausrichtung', 'Quer').isDisabled()).toBe(true)
    await page.getByText('Die Vorlage „Garten“ gibt es nicht in jeder Ausrichtung.').waitFor()
    expect(await page.locator('figure img').getAttribute('src')).toContain('fotobuch-garten-portrait')
    await choice(page, 'Ausrichtung', 'Quadratisch').check()
    await expect.poll(() => page.locator('figure img').getAttribute('src')).toContain('fotobuch-garten-square')
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }, 90_000)
})

describe('a shopper on the page of a photo book', () => {
  it('R3.11 is offered what goes together, and sees what it costs', async () => {
    const { page, complaints } = await open('/fotobuecher/digitalfotobuch', phone)
    expect(await price(page)).toBe('29,25 €')
    await choice(page, 'Bindung', 'Layflat-Bindung').check()
    await expect.poll(() => price(page)).toBe('32,85 €')
    await choice(page, 'Einband', 'Weich').check()
    await expect.poll(() => page.getByRole('group', { name: 'Bindung' }).count()).toBe(0)
    await page.getByText('A4 quer, 29,7 × 21 cm, weicher Einband, PUR-Klebebindung').waitFor()
    await expect.poll(() => price(page)).toBe('24,25 €')
    await choice(page, 'Veredelung des Titels', 'Ohne').check()
    await expect.poll(() => price(page)).toBe('19,35 €')
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }, 90_000)

  it('R3.11 gets the default format of each orientation', async () => {
    const { page } = await open('/fotobuecher/echtfotobuch')
    await page.getByText('A4 quer, 29,7 × 21 cm, harter Einband, Layflat-Bindung').waitFor()
    await choice(page, 'Ausrichtung', 'Quadratisch').check()
    expect(await choice(page, 'Format', '30 × 30 cm').isChecked()).toBe(true)
    await choice(page, 'Ausrichtung', 'Hoch').check()
    await page.getByText('A4 hoch, 21 × 29,7 cm, harter Einband, Layflat-Bindung').waitFor()
  })

  it('pays for pages and copies, by keyboard, in francs in Switzerland', async () => {
    const { page } = await open('/ch/fotobuecher/fotoheft')
    expect(await price(page)).toBe('CHF 7.30')
    await page.getByLabel('Umfang').press('End')
    await expect.poll(() => price(page)).toBe('CHF 13.25')
    expect(await page.getByLabel('Umfang').inputValue()).toBe('48')
    await page.getByLabel('Menge').selectOption('10 Exemplare')
    await expect.poll(() => price(page)).toMatch(/^CHF \d+\.\d\d CHF \d\.\d\d je Exemplar$/)
  })

  it('reads without script what a book is and costs, and is offered nothing that does nothing', async () => {
    const { page } = await open('/fotobuecher/echtfotobuch', { javaScriptEnabled: false })
    expect(await page.locator('noscript').filter({ visible: true }).textContent()).toContain('Das kostet ein Exemplar mit 20 Seiten.')
    expect(await page.getByLabel('Menge').isVisible()).toBe(false)
    await page.goto(`${shop.posters}/fotobuecher`)
    expect(await names(page)).toHaveLength(9)
    expect(await choice(page, 'Format', 'Alle').isVisible()).toBe(false)
  })
})
