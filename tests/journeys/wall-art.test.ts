import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { goTo } from '../go-to.ts'
import { putOtherWords } from '../put-other-words.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()
const phone = { viewport: { width: 390, height: 844 } }

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function open(path: string, options = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.goto(shop.posters + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who wants a picture for the wall', () => {
  it('R3.06 frames a poster, sees it framed, and takes the mat out again', async () => {
    const { page, complaints } = await open('/poster', phone)
    expect(await price(page)).toBe('7,90 €')
    await page.getByRole('radio', { name: 'Holzrahmen' }).click()
    await page.getByText('Mit Rahmen misst das Bild 70,8 × 50,8 cm.').waitFor()
    expect(await page.getByRole('radio', { name: 'Schwarz' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Weiß, 3 cm' }).isChecked()).toBe(true)
    await expect.poll(() => price(page)).toBe('60,90 €')
    await page.getByRole('radio', { name: 'Eiche' }).click()
    expect(await page.locator('figure svg rect').first().getAttribute('fill')).toBe('#c59b69')
    await page.getByRole('group', { name: 'Passepartout' }).getByRole('radio', { name: 'Ohne' }).click()
    await page.getByText('Mit Rahmen misst das Bild 64,8 × 44,8 cm.').waitFor()
    await expect.poll(() => price(page)).toBe('49,90 €')
    await page.getByLabel('Menge').selectOption('3 Bilder')
    await expect.poll(() => price(page)).toMatch(/je Bild$/)
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }, 90_000)

  it('R4.03 finds all formats with their prices in a window, takes one by keyboard, and is back at the button', async () => {
    const { page, complaints } = await open('/leinwand')
    await page.getByRole('radio', { name: 'Hoch' }).click()
    await page.getByRole('button', { name: 'Weitere Formate' }).press('Enter')
    const window = page.getByRole('dialog', { name: 'Weitere Formate' })
    const square = window.getByRole('button', { name: /^50 × 50 cm/ })
    await square.waitFor()
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Schließen')
    expect((await square.textContent())?.replace(/\s/g, ' ')).toBe('50 × 50 cm 24,90 €')
    expect(await window.getByRole('button', { name: /^40 × 60 cm/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await window.getByRole('heading', { level: 3 }).allTextContents()).toContain('Panorama 3:1')
    expect(await axeFindings(page, 'html')).toEqual([])
    await square.press('Enter')
    await window.waitFor({ state: 'hidden' })
    await expect.poll(() => price(page)).toBe('24,90 €')
    expect(await page.getByRole('radio', { name: '50 × 50 cm' }).isChecked()).toBe(true)
    expect(await focused(page)).toBe('Weitere Formate')
    expect(complaints).toEqual([])
  }, 90_000)

  it('R4.03 types a format of their own, reads what is wrong with it, and gets what can be made', async () => {
    const { page } = await open('/leinwand', phone)
    const opener = page.getByRole('button', { name: 'Eigenes Format' })
    await opener.click()
    const window = page.getByRole('dialog', { name: 'Eigenes Format' })
    const type = async (width: string, height: string) => {
      await window.getByLabel('Breite').fill(width)
      await window.getByLabel('Höhe').fill(height)
      await window.getByLabel('Höhe').press('Enter')
    }
    const problem = window.getByRole('alert')
    for (const [width, height, words, wrong] of [
      ['breit', '40', 'Breite und Höhe sind Zahlen', 'Breite'],
      ['60', '15', 'Das ist zu klein: Leinwand gibt es ab 20 cm je Seite.', 'Höhe'],
      ['250', '40', 'Das ist zu lang: Leinwand gibt es bis 200 cm.', 'Breite'],
      ['130', '140', 'Bei Leinwand hat die kürzere Seite höchstens 120 cm.', 'Breite'],
    ] as const) {
      await type(width, height)
      await problem.filter({ hasText: words }).waitFor()
      const field = window.getByLabel(wrong)
      expect([await field.getAttribute('aria-invalid'), await field.evaluate((it) => it === document.activeElement)]).toEqual([
        'true',
        true,
      ])
    }
    expect(await axeFindings(page, 'html')).toEqual([])
    await type('61,5', '80')
    await window.waitFor({ state: 'hidden' })
    expect(await page.getByRole('radio', { name: '61,5 × 80 cm' }).isChecked()).toBe(true)
    await page.getByText('Das Bild misst 61,5 × 80 cm.').waitFor()
    await expect.poll(() => price(page)).toBe('48,90 €')
    expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true)
  }, 90_000)

  it('reads why a frame is not to be had in a large format, and loses the one that was chosen', async () => {
    const { page } = await open('/poster')
    await page.getByRole('radio', { name: 'Fotorahmen' }).click()
    await page.getByRole('radio', { name: '120 × 80 cm' }).click()
    await page.getByText('Nicht alle Rahmen gibt es in diesem Format.').waitFor()
    expect(await page.getByRole('radio', { name: 'Fotorahmen' }).isDisabled()).toBe(true)
    expect(await page.getByRole('group', { name: 'Rahmen', exact: true }).getByRole('radio', { name: 'Ohne' }).isChecked()).toBe(true)
    expect(await page.getByRole('group', { name: 'Passepartout' }).count()).toBe(0)
  })

  it('reads that another material is not made in the format, and gets one that stands as well', async () => {
    const { page } = await open('/bilderrahmen')
    await page.getByRole('radio', { name: 'Poster' }).click()
    await page.getByRole('radio', { name: 'Hoch' }).click()
    await page.getByRole('button', { name: 'Eigenes Format' }).click()
    const window = page.getByRole('dialog', { name: 'Eigenes Format' })
    await window.getByLabel('Breite').fill('110')
    await window.getByLabel('Höhe').fill('190')
    await window.getByLabel('Höhe').press('Enter')
    await page.getByRole('radio', { name: 'Hahnemühle' }).click()
    await page.getByText('Hahnemühle gibt es nicht in 110 × 190 cm.').waitFor()
    for (const name of ['Hoch', '40 × 60 cm']) expect(await page.getByRole('radio', { name }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: '60 × 90 cm' }).click()
    await page.getByText('Hahnemühle gibt es nicht in').waitFor({ state: 'detached' })
  })

  it('sees what is chosen where the browser has put other words into the page, as to translate it', async () => {
    const { page } = await open('/bilderrahmen')
    await page.getByRole('radio', { name: 'Acrylglas' }).click()
    const least = page.getByText(/^ab .* in jedem Format/)
    await expect.poll(() => least.textContent()).toMatch(/^ab 29,90/)
    await putOtherWords(page.locator('main'))
    await page.getByRole('radio', { name: 'Poster' }).click()
    await expect.poll(() => least.textContent()).toMatch(/^ab 5,90/)
  })

  it('R8.06 sees pictures that could not be loaded once they are, as after Back and on a turned phone', async () => {
    const { page } = await shop.newVisitor(phone)
    await page.route('**/f/**', (route) => route.abort())
    await page.goto(`${shop.posters}/bilderrahmen`, { waitUntil: 'networkidle' })
    const first = page.locator('main img').first()
    const isShown = () =>
      first.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && getComputedStyle(image).visibility === 'visible')
    expect(await isShown()).toBe(false)
    await page.unroute('**/f/**')
    await goTo(page, '/leinwand')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/leinwand')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/bilderrahmen')
    await expect.poll(isShown).toBe(true)
  })

  it.each(['/bilderrahmen', '/leinwand', '/collagen'])('R8.06 sees no sign of pictures that could not be loaded, %s', async (path) => {
    const { page } = await shop.newVisitor()
    await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()))
    await page.goto(shop.posters + path)
    const pictures = page.locator('main figure img')
    await pictures.first().scrollIntoViewIfNeeded()
    const shown = () => pictures.evaluateAll((all) => all.filter((picture) => getComputedStyle(picture).visibility !== 'hidden').length)
    await expect.poll(shown).toBe(0)
    expect(await pictures.count()).toBeGreaterThan(0)
  })

  it('R3.07 comes from a frame to a picture that is in it', async () => {
    const { page, complaints } = await open('/bilderrahmen')
    await page.getByRole('link', { name: 'Alurahmen' }).click()
    await page.getByRole('heading', { level: 1, name: /Poster/ }).waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'Alurahmen' }).isChecked()).toBe(true)
    await page.getByText(/Mit Rahmen misst das Bild/).waitFor()
    expect(complaints).toEqual([])
  })

  it('is told when prices are not to be had, and gets them with another try', async () => {
    const { page } = await open('/leinwand')
    await page.route('**/prices-formats**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('button', { name: 'Weitere Formate' }).click()
    await page.getByText('Die Formate konnten gerade nicht geladen werden.').waitFor()
    await page.unroute('**/prices-formats**')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('status')
    await page.getByRole('button', { name: /^50 × 50 cm/ }).waitFor()
  })

  it('without script reads what the first format costs, and is offered nothing that does nothing', async () => {
    const { page } = await open('/poster', { javaScriptEnabled: false })
    expect(await page.locator('noscript').filter({ visible: true }).textContent()).toContain(
      'Der Preis gilt für Poster, 60\u00a0×\u00a040\u00a0cm.',
    )
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('button', { name: /Format/ }).count()).toBe(0)
  })
})
