import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { axeFindings } from '../axe-findings.ts'
import { goTo } from '../go-to.ts'
import { putOtherWords } from '../put-other-words.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney()
const phone = { viewport: { width: 390, height: 844 } }

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const refinement = (page: Page, name: string) => page.getByRole('group', { name: 'Veredelung' }).getByRole('radio', { name, exact: true })

async function openCard(path = '/karte/olivenhain-1001/', options = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.goto(shop.shop + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper on the page of a card', () => {
  it('R2.21 comes from a listing, chooses a ribbon, sees its colour, and lays its sample aside', async () => {
    const { page, complaints } = await shop.newVisitor(phone)
    await page.goto(`${shop.shop}/hochzeit/einladungskarten/`)
    await page.getByRole('link', { name: 'Olivenhain' }).click()
    await expect.poll(() => page.title()).toBe('Olivenhain: Einladungskarte Hochzeit | Anlass')
    await expect.poll(() => price(page)).toBe('64,04 € 1,28 € je Karte')
    // A click before the block wakes counts from then on.
    await page.getByRole('radio', { name: 'Weinrot' }).click()
    await expect.poll(() => price(page)).toBe('86,54 € 1,73 € je Karte')
    expect(await page.locator('figure svg path').first().getAttribute('stroke')).toBe('#7a2839')
    expect(await axeFindings(page, 'html')).toEqual([])
    await page.getByRole('link', { name: 'Musterkarte bestellen' }).click()
    const samples = page.getByRole('region', { name: 'Ihre Musterkarten' })
    await samples.getByRole('heading', { name: 'Olivenhain' }).waitFor()
    await page.goBack()
    await expect.poll(() => price(page)).toMatch(/^86,54/)
    expect(complaints).toEqual([])
  }, 90_000)

  it('R9.05 finds fifty cards chosen and takes up to five thousand, by keyboard', async () => {
    const { page } = await openCard()
    const quantity = page.getByLabel('Menge')
    expect(await quantity.inputValue()).toBe('50')
    await quantity.press('End')
    await expect.poll(() => price(page)).toBe('2.928,34 € 0,59 € je Karte')
    expect(await quantity.inputValue()).toBe('5000')
    await quantity.press('Home')
    await expect.poll(() => price(page)).toBe('2,49 €')
  })

  it('goes on to another card, for which nothing is chosen yet', async () => {
    const { page } = await openCard()
    await page.getByRole('radio', { name: 'Weinrot' }).click()
    await expect.poll(() => price(page)).toBe('86,54 € 1,73 € je Karte')
    await goTo(page, '/karte/lorbeer-1009/')
    await expect.poll(() => page.title()).toContain('Lorbeer')
    expect(await page.getByRole('radio', { name: 'Weinrot' }).isChecked()).toBe(false)
  })

  it('sees the price of each choice, also where the browser has put other words into the page, as to translate it', async () => {
    const { page } = await openCard()
    await page.getByRole('radio', { name: 'Weinrot' }).click()
    await expect.poll(() => price(page)).toBe('86,54 € 1,73 € je Karte')
    await putOtherWords(page.getByRole('status').filter({ hasText: '€' }))
    await page.getByLabel('Menge').press('Home')
    await expect.poll(() => price(page)).toBe('2,94 €')
  })

  it('R3.15 has an envelope and a sheet put in, each by its sku, and takes the envelope out again', async () => {
    const { page } = await openCard()
    const asked = page.waitForRequest('**/web-api/card-price**envelope**')
    await page.getByLabel('Umschlag').selectOption('Salbei, spitze Lasche')
    expect(new URL((await asked).url()).searchParams.getAll('accessories[]')).toEqual(['envelope-spitz-salbei-162x114'])
    await expect.poll(() => price(page)).toBe('111,54 € 2,23 € je Karte')
    await page.getByRole('group', { name: 'Einlegeblatt' }).getByRole('radio', { name: 'Transparentpapier' }).check()
    await expect.poll(() => price(page)).toBe('139,04 € 2,78 € je Karte')
    await page.getByLabel('Umschlag').selectOption('Ohne')
    await expect.poll(() => price(page)).toBe('91,54 € 1,83 € je Karte')
  })

  it('R3.13 hangs a gift tag on the ribbon, and loses it with the ribbon', async () => {
    const { page } = await openCard('/karte/olivenhain-1001/', phone)
    const tags = page.getByRole('group', { name: 'Anhänger am Band' })
    const ribbon = (name: string) => page.getByRole('group', { name: 'Band', exact: true }).getByRole('radio', { name, exact: true })
    expect(await tags.count()).toBe(0)
    await ribbon('Gold').check()
    await tags.getByRole('radio', { name: 'Herz' }).check()
    await expect.poll(() => price(page)).toBe('104,04 € 2,08 € je Karte')
    expect(await axeFindings(page, 'html')).toEqual([])
    await ribbon('Ohne').check()
    await expect.poll(() => price(page)).toBe('64,04 € 1,28 € je Karte')
    await ribbon('Gold').check()
    expect(await tags.getByRole('radio', { name: 'Ohne' }).isChecked()).toBe(true)
  })

  it('R5.06 reads why a refinement is not to be had on rough paper, and loses the one that was chosen', async () => {
    const { page } = await openCard('/karte/olivenhain-1001/', phone)
    await refinement(page, 'Goldfolie').check()
    await expect.poll(() => price(page)).toBe('79,48 € 1,59 € je Karte')
    const rule = page.getByText('Die Veredelung ist nur bei bestimmten Papierarten verfügbar.')
    expect(await rule.count()).toBe(0)
    await page.getByLabel('Papier', { exact: true }).selectOption('Büttenkarton')
    await rule.waitFor()
    expect(await refinement(page, 'Ohne').isChecked()).toBe(true)
    for (const name of ['Goldfolie', 'Roségoldfolie', 'Silberfolie', 'Relieflack'])
      expect([name, await refinement(page, name).isDisabled()]).toEqual([name, true])
    await expect.poll(() => price(page)).toBe('74,33 € 1,49 € je Karte')
    expect(await axeFindings(page, 'html')).toEqual([])
    await page.getByLabel('Papier', { exact: true }).selectOption('Gmund Cotton')
    expect(await refinement(page, 'Goldfolie').isDisabled()).toBe(false)
    expect(await rule.count()).toBe(0)
  })

  it('is told when a price is not to be had, and gets it with another try', async () => {
    const { page } = await openCard()
    await page.route('**/web-api/card-price**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByLabel('Menge').selectOption('100')
    await page.getByText('Was diese Auswahl kostet, konnte gerade nicht geladen werden.').waitFor()
    await page.unroute('**/web-api/card-price**')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('status')
    await expect.poll(() => price(page)).toBe('113,85 € 1,14 € je Karte')
  })

  it('sees the price of the last choice, however late that of one before comes', async () => {
    const { page } = await openCard()
    const held = Promise.withResolvers<void>()
    await page.route('**/web-api/card-price**quantity=100**', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    await page.getByLabel('Menge').selectOption('100')
    await page.getByLabel('Menge').selectOption('5')
    await expect.poll(() => price(page)).toBe('9,47 € 1,89 € je Karte')
    held.resolve()
    await page.getByLabel('Menge').selectOption('50')
    await expect.poll(() => price(page)).toBe('64,04 € 1,28 € je Karte')
  })

  it('keeps a card, and finds it on the wishlist, which leads back here', async () => {
    const { page } = await openCard()
    await page.getByRole('button', { name: '„Olivenhain“ merken' }).click()
    await page.goto(`${shop.shop}/merkzettel/`)
    await page.getByRole('link', { name: 'Olivenhain' }).click()
    await expect.poll(() => page.url()).toBe(`${shop.shop}/karte/olivenhain-1001/`)
    await expect.poll(() => page.getByRole('button', { name: '„Olivenhain“ merken' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('pays francs in Switzerland, also for what they choose there', async () => {
    const { page } = await openCard('/ch/karte/olivenhain-1001/')
    expect(await price(page)).toBe('CHF 83.30 CHF 1.67 je Karte')
    await page.getByLabel('Menge').selectOption('100')
    await expect.poll(() => price(page)).toBe('CHF 148.05 CHF 1.48 je Karte')
  })

  it('where the code of the block can’t be had is offered no choice that would change no price', async () => {
    const { page } = await shop.newVisitor()
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/card-detail/card-detail.tsx')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/karte/olivenhain-1001/`)
    await page.getByText('Das kosten 50 Karten auf Naturpapier Weiß.').waitFor()
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await price(page)).toBe('64,04 € 1,28 € je Karte')
  })

  it('finds the block on the next page, and on this one again, once its code can be had', async () => {
    const { page } = await shop.newVisitor()
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/card-detail/card-detail.tsx')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/karte/olivenhain-1001/`)
    await page.locator('[data-kept]').first().waitFor()
    await page.unroute(`**/${file}`)
    await page.getByRole('link', { name: 'Schweiz' }).click()
    await expect.poll(() => price(page)).toBe('CHF 83.30 CHF 1.67 je Karte')
    await page.getByLabel('Menge').selectOption('100')
    await expect.poll(() => price(page)).toBe('CHF 148.05 CHF 1.48 je Karte')
    await page.goBack()
    await expect.poll(() => price(page)).toBe('64,04 € 1,28 € je Karte')
    await page.getByLabel('Menge').selectOption('100')
    await expect.poll(() => price(page)).toMatch(/^113,85/)
  })

  it('whose connection fails for a while sees chosen what the price is of, and can choose again', async () => {
    const { page } = await shop.newVisitor()
    const code = (url: URL) => url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/assets/scripts/')
    let failed = 0
    page.on('requestfailed', () => failed++)
    await page.route(code, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/karte/olivenhain-1001/`, { waitUntil: 'networkidle' })
    const before = failed
    await page.getByLabel('Menge').selectOption('100')
    await expect.poll(() => failed).toBeGreaterThan(before)
    await expect.poll(() => page.getByLabel('Menge').inputValue()).toBe('50')
    await page.getByRole('radio', { name: 'Weinrot' }).click()
    expect([await price(page), await page.getByRole('radio', { name: 'Weinrot' }).isChecked()]).toEqual(['64,04 € 1,28 € je Karte', false])
    await page.unroute(code)
    await page.getByRole('radio', { name: 'Weinrot' }).click()
    await expect.poll(() => price(page)).toBe('86,54 € 1,73 € je Karte')
    expect(await page.getByRole('radio', { name: 'Weinrot' }).isChecked()).toBe(true)
  })

  it('without script reads what fifty cards cost, and is offered nothing that does nothing', async () => {
    const { page } = await openCard('/karte/olivenhain-1001/', { javaScriptEnabled: false })
    expect(await page.locator('noscript').filter({ visible: true }).textContent()).toContain('Das kosten 50 Karten auf Naturpapier Weiß.')
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Musterkarte bestellen' }).getAttribute('href')).toBe('/musterkarten/#design-1001')
  })
})
