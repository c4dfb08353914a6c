import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { goTo } from '../go-to.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney(() => ({ CONFIGURATOR_URL: 'http://127.0.0.1:1' }))

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })

async function openBoxes(path = '/fotoboxen', options = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.goto(shop.posters + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who puts pictures in a box', () => {
  it('R3.17 comes from the overview, chooses a lid, paper and number, and goes on to the configurator with them', async () => {
    const { page, complaints } = await openBoxes('/fotoboxen', { viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: 'Große Box' }).click()
    await page.getByText('Große Box, bis zu 50 Bilder in 15 × 10 cm').waitFor()
    await expect.poll(() => price(page)).toBe('18,90 € 0,38 € je Bild')
    await choice(page, 'Deckel', 'Zweige auf Nachtblau').check()
    await page.getByRole('img', { name: 'Fotobox, Deckel „Zweige auf Nachtblau“' }).waitFor()
    await choice(page, 'Papier', 'Hahnemühle').check()
    await expect.poll(() => price(page)).toBe('31,50 € 0,63 € je Bild')
    await choice(page, 'Menge', '200 Bilder').check()
    await expect.poll(() => price(page)).toMatch(/je Bild$/)
    expect(await page.getByRole('link', { name: 'Jetzt gestalten' }).getAttribute('href')).toBe(
      '/configurator-photobox?photoboxType=photoprint&photoboxFormat=10-15&photoboxFormatString=150x100&photoboxMaterial=hahnemuehle&photoboxDesignType=dt57&photoboxQuantityMax=200',
    )
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }, 90_000)

  it('gets the box they follow a link to, one after the other and the same again, also from another page', async () => {
    const { page } = await openBoxes('/')
    await goTo(page, '/fotoboxen')
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()
    for (const [name, shown] of [
      ['Große Box', 'Große Box, bis zu 50 Bilder'],
      ['Kleine Box', 'Kleine Box, bis zu 16 Bilder'],
      ['Große Box', 'Große Box, bis zu 50 Bilder'],
    ] as const) {
      await follow(name)
      await page.getByText(shown).waitFor()
    }
    await choice(page, 'Art', 'Kleine Box').click()
    await page.getByText('Kleine Box, bis zu 16 Bilder').waitFor()
    await follow('Große Box')
    await page.getByText('Große Box, bis zu 50 Bilder').waitFor()
  })

  it('keeps the paper with another type of box, and chooses by keyboard', async () => {
    const { page } = await openBoxes()
    // What is clicked before the block lives is played again.
    await choice(page, 'Papier', 'Fotopapier glänzend').click()
    await expect.poll(() => choice(page, 'Papier', 'Fotopapier glänzend').isChecked()).toBe(true)
    await choice(page, 'Art', 'Kleine Box').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Große Box, bis zu 50 Bilder').waitFor()
    expect(await choice(page, 'Papier', 'Fotopapier glänzend').isChecked()).toBe(true)
    await choice(page, 'Deckel', 'Streifen auf Salbei').focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('img', { name: 'Fotobox, Deckel „Konfetti auf Altrosa“' }).waitFor()
  })

  it('pays francs in Switzerland, where a box is spelled otherwise', async () => {
    const { page } = await openBoxes('/ch/fotoboxen#fotobox-photoprint')
    await page.getByText('Grosse Box, bis zu 50 Bilder in 15 × 10 cm').waitFor()
    await expect.poll(() => price(page)).toMatch(/^CHF 24\.60 CHF 0\.49 je Bild$/)
  })

  it('reads without script what a box costs, and is offered nothing that does nothing', async () => {
    const { page } = await openBoxes('/fotoboxen', { javaScriptEnabled: false })
    expect(await page.locator('noscript').filter({ visible: true }).textContent()).toContain('Das kostet eine Fotobox mit 16 Bildern.')
    expect(await page.getByRole('radio').count()).toBe(0)
  })
})
