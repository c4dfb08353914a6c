import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { axeFindings } from '../axe-findings.ts'
import { exampleOf } from '../render-example.tsx'
import { shopJourney } from '../shop-journey.ts'
import { headline } from '../test-bloks.ts'

const shop = shopJourney()

beforeAll(async () => {
  await shop.publishPage('anlass/auswahl', { body: [headline('Auswahl'), { ...exampleOf('product_list'), occasion: '' }] })
})

/** Texts are articles, too. */
const cards = (page: Page) => page.getByRole('listitem').getByRole('article')
const heart = (page: Page, name: string) => page.getByRole('button', { name: `„${name}“ merken` })
const isPressed = (page: Page, name: string) => heart(page, name).getAttribute('aria-pressed')

const keepMany = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('wishlist-1', Array.from({ length: 40 }, (_, index) => 1001 + index).join(' ')))

async function openList(path = '/auswahl/') {
  const visit = await shop.newVisitor()
  await visit.page.goto(shop.shop + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who keeps designs', () => {
  const counted = (page: Page) => page.getByRole('link', { name: 'Merkzettel' }).textContent()

  it('R2.04, R2.24 finds them on the wishlist, the newest first, and their count in the head', async () => {
    const { page } = await openList()
    expect(await counted(page)).toBe('')
    await heart(page, 'Olivenhain').click()
    await heart(page, 'Zwei Ringe').click()
    expect([await isPressed(page, 'Olivenhain'), await isPressed(page, 'Hase im Gras')]).toEqual(['true', 'false'])
    expect(await counted(page)).toBe('2')

    await page.getByRole('link', { name: 'Merkzettel' }).click()
    await expect.poll(() => page.title()).toBe('Merkzettel | Anlass')
    await expect
      .poll(() => cards(page).allTextContents())
      .toEqual([expect.stringContaining('Zwei Ringe'), expect.stringContaining('Olivenhain')])
  })

  it('keeps them over a reload, and sees it in every tab', async () => {
    const { page } = await openList()
    await heart(page, 'Olivenhain').click()
    await page.reload({ waitUntil: 'networkidle' })
    expect(await isPressed(page, 'Olivenhain')).toBe('true')
    const other = await page.context().newPage()
    await other.goto(`${shop.shop}/merkzettel/`)
    await cards(other).waitFor()
    await heart(page, 'Zwei Ringe').click()
    await expect.poll(() => cards(other).count()).toBe(2)
    await other.getByRole('button', { name: '„Olivenhain“ vom Merkzettel nehmen' }).click()
    await expect.poll(() => isPressed(page, 'Olivenhain')).toBe('false')
    await expect.poll(() => counted(page)).toBe('1')
  })

  it('takes one off and puts it back where it was, by keyboard too', async () => {
    const { page } = await openList()
    for (const name of ['Olivenhain', 'Zwei Ringe', 'Hase im Gras']) await heart(page, name).click()
    await page.goto(`${shop.shop}/wishlist/`)
    const names = () => cards(page).getByRole('heading').allTextContents()
    await expect.poll(names).toEqual(['Hase im Gras', 'Zwei Ringe', 'Olivenhain'])
    await page.getByRole('button', { name: '„Zwei Ringe“ vom Merkzettel nehmen' }).press('Enter')
    await page.getByText('„Zwei Ringe“ steht nicht mehr auf dem Merkzettel.').waitFor()
    await expect.poll(() => page.getByRole('status').textContent()).toBe('2 Designs sind gemerkt.')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Hase im Gras', 'Zwei Ringe', 'Olivenhain'])
    await page.reload()
    await expect.poll(names).toEqual(['Hase im Gras', 'Zwei Ringe', 'Olivenhain'])
  })

  it.each([390, 1440])('comes back to a long one from a card, and stands where they stood, at %s pixels', async (width) => {
    const { page } = await shop.newVisitor({ viewport: { width, height: 844 } })
    await keepMany(page)
    await page.goto(`${shop.shop}/wishlist/`)
    await cards(page).nth(27).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await cards(page).nth(27).getByRole('link').click()
    await expect.poll(() => new URL(page.url()).pathname).toContain('/karte/')
    await page.goBack()
    await cards(page).nth(39).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  it('comes back to where they stood also when the page grows between a scroll of ours and the word of it', async () => {
    const { page } = await shop.newVisitor()
    await keepMany(page)
    await page.goto(`${shop.shop}/wishlist/`)
    await cards(page).nth(39).waitFor()
    const position = () => page.evaluate(() => scrollY)
    const grow = (px: number) => {
      const spacer = document.createElement('div')
      spacer.style.blockSize = `${px}px`
      document.body.append(spacer)
    }
    await page.evaluate(grow, 6_000)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await position()
    await page.reload()
    await cards(page).nth(39).waitFor()
    expect(await position()).toBeLessThan(end)
    // Before the shop hears of it: who captures comes first.
    await page.evaluate(`addEventListener('scroll', () => (${grow})(5_900), { capture: true, once: true })`)
    await page.evaluate(grow, 100)
    await expect.poll(position).toBe(end)
  })

  it('R2.03, R2.24 is told where to find some while there are none', async () => {
    const { page } = await openList('/wishlist/')
    await page.getByText('Noch steht hier nichts.').waitFor()
    await page.getByRole('link', { name: 'Designs ansehen' }).click()
    await page.getByRole('heading', { name: 'Alle Designs', level: 1 }).waitFor()
    expect(await cards(page).count()).toBe(48)
  })

  it('is told of a design that is there no more, and that the list could not be loaded', async () => {
    const { page } = await shop.newVisitor()
    await page.addInitScript(() => localStorage.setItem('wishlist-1', '999999 1001'))
    await page.route('**/web-api/themes**', (route) => route.abort())
    await page.goto(`${shop.shop}/wishlist/`)
    await page.getByText('Die Designs konnten gerade nicht geladen werden.').waitFor()
    await page.unroute('**/web-api/themes**')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('status')
    await page.getByText('Dieses Design gibt es nicht mehr.').waitFor()
    expect(await cards(page).allTextContents()).toEqual([expect.stringContaining('Olivenhain')])
  })

  it.each(['', 'x', '<b>', '{"a":1}', '-1 0 1.5 1001 1001 1e99'])(
    'with %j in the storage has no more than what can be read',
    async (stored) => {
      const { page, complaints } = await shop.newVisitor()
      await page.addInitScript((value) => localStorage.setItem('wishlist-1', value), stored)
      await page.goto(`${shop.shop}/wishlist/`, { waitUntil: 'networkidle' })
      const kept = stored.includes('1001') ? 1 : 0
      await expect.poll(() => cards(page).count()).toBe(kept)
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    },
  )

  it('is told when the wishlist is full', async () => {
    const { page } = await shop.newVisitor()
    await page.addInitScript(() => {
      if (!localStorage.getItem('wishlist-1'))
        localStorage.setItem('wishlist-1', Array.from({ length: 48 }, (_, index) => 2000 + index).join(' '))
    })
    await page.goto(`${shop.shop}/auswahl/`, { waitUntil: 'networkidle' })
    await heart(page, 'Olivenhain').click()
    await page.getByText('Auf den Merkzettel passen 48 Designs.').waitFor()
    expect(await isPressed(page, 'Olivenhain')).toBe('false')
  })

  it('keeps them for the page where the browser stores nothing', async () => {
    const { page } = await shop.newVisitor()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(`${shop.shop}/auswahl/`, { waitUntil: 'networkidle' })
    await heart(page, 'Olivenhain').click()
    expect(await isPressed(page, 'Olivenhain')).toBe('true')
    await heart(page, 'Olivenhain').click()
    expect(await isPressed(page, 'Olivenhain')).toBe('false')
  })

  it('is told without JavaScript why nothing is there', async () => {
    const { page } = await shop.newVisitor({ javaScriptEnabled: false })
    await page.goto(`${shop.shop}/wishlist/`)
    await page.getByText('Um ihn zu zeigen, braucht die Seite JavaScript').waitFor()
  })

  it('is told so, too, where the code can’t be had', async () => {
    const { page } = await shop.newVisitor()
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/wishlist-cards-grid/wishlist-cards-grid.tsx')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/wishlist/`)
    await page.getByText('nicht geladen werden konnte').waitFor()
  })
})

describe.each([390, 1440])('at %s pixels', (width) => {
  it('axe finds nothing on a wishlist with a card, a gone and a removed one', async () => {
    const { page } = await shop.newVisitor({ viewport: { width, height: 900 } })
    await page.addInitScript(() => localStorage.setItem('wishlist-1', '999999 1001 1002'))
    await page.goto(`${shop.shop}/wishlist/`)
    await page.getByRole('button', { name: '„Olivenhain“ vom Merkzettel nehmen' }).click()
    await page.getByRole('button', { name: 'Zurückholen' }).waitFor()
    expect(await axeFindings(page, 'html')).toEqual([])
  })
})
