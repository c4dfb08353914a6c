import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { putOtherWords } from '../put-other-words.ts'
import { shopJourney } from '../shop-journey.ts'

const shop = shopJourney(() => ({ CONFIGURATOR_URL: 'http://127.0.0.1:1' }))

/** Prices have spaces that do not break. */
const price = async (page: Page) => (await page.getByRole('status').filter({ hasText: /€|CHF/ }).textContent())?.replace(/\s/g, ' ')
const collage = (page: Page) => page.getByRole('region', { name: 'Deine Collage' })
const configurator = async (page: Page) => {
  const href = await page.getByRole('link', { name: 'Jetzt gestalten' }).getAttribute('href')
  return Object.fromEntries(new URL(href ?? '', shop.posters).searchParams)
}

async function open(path = '/collagen', options = {}) {
  const visit = await shop.newVisitor(options)
  await visit.page.goto(shop.posters + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who wants a collage', () => {
  it('R2.32 R3.08 takes a heart from the overview, frames it, and goes to the configurator with it', async () => {
    const { page, complaints } = await open('/collagen', { viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: 'Herz' }).click()
    await collage(page).getByText('Herz, 27 Bilder').first().waitFor()
    await expect.poll(() => collage(page).evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBeLessThan(200)
    expect(await page.locator('figure [role=img] img').count()).toBe(27)
    await page.getByRole('radio', { name: 'Gerahmtes Poster' }).click()
    await page.getByRole('radio', { name: 'Nachtblau' }).click()
    await page.getByText('Mit Rahmen misst das Bild 60,8 × 60,8 cm.').waitFor()
    await expect.poll(() => price(page)).toBe('61,90 €')
    expect(await configurator(page)).toEqual({
      color: 'nachtblau',
      designId: '9',
      formatType: '500x500',
      frameType: 'holzrahmen-schwarz',
      materialType: 'poster',
    })
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(complaints).toEqual([])
  }, 90_000)

  it('R3.08 mixes material and frame', async () => {
    const { page } = await open()
    await page.getByRole('radio', { name: 'Gemischt, nach Wahl' }).click()
    await page.getByLabel('Material', { exact: true }).selectOption('Hahnemühle')
    await page.getByLabel('Rahmen', { exact: true }).selectOption('Holzrahmen, Eiche')
    await expect.poll(() => price(page)).toBe('76,90 €')
    expect(await configurator(page)).toMatchObject({ designId: '13', frameType: 'holzrahmen-eiche', materialType: 'hahnemuehle' })
    await page.getByLabel('Material', { exact: true }).selectOption('Fototapete')
    expect(await page.getByLabel('Rahmen', { exact: true }).count()).toBe(0)
  })

  it('reads which one is chosen where the browser has put other words into the page, as to translate it', async () => {
    const { page } = await open('/collagen#collage-7')
    const kind = collage(page).locator('p').first()
    await expect.poll(() => kind.innerText()).toBe('Panoramaband, 6 Bilder')
    await putOtherWords(page.locator('main'))
    await page.getByRole('link', { name: 'Herz' }).click()
    await expect.poll(() => kind.innerText()).toBe('Herz, 27 Bilder')
  })

  it('comes from elsewhere with a design', async () => {
    const { page, complaints } = await open('/collagen#collage-7')
    await collage(page).getByText('Panoramaband, 6 Bilder').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('without script reads what the first one costs, is led to it, and is offered nothing that does nothing', async () => {
    const { page } = await open('/collagen', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Herz' }).click()
    await expect.poll(() => collage(page).evaluate((it) => it.getBoundingClientRect().top < innerHeight)).toBe(true)
    const said = await page.locator('noscript').filter({ visible: true }).allTextContents()
    expect(said.join()).toContain('Der Preis gilt für Leinwand, 60\u00a0×\u00a040\u00a0cm.')
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
  })
})
