import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { exampleOf } from '../render-example.tsx'
import { shopJourney } from '../shop-journey.ts'
import { headline, manyHeadlines, teaser, toUrl } from '../test-bloks.ts'

const shop = shopJourney()

const list = (uid: string, fields: object = {}) => ({ ...exampleOf('product_list'), _uid: uid, occasion: '', ...fields })

beforeAll(async () => {
  await shop.publishPage('anlass/auswahl', { body: [headline('Auswahl'), list('eine'), teaser('Weiter', toUrl('/ziel'))] })
  await shop.publishPage('anlass/ziel', { body: [headline('Ziel'), teaser('Woanders', toUrl('/auswahl'))] })
  await shop.publishPage('anlass/zwei', {
    body: [headline('Zwei'), list('hochzeit', { headline: 'Zur Hochzeit', occasion: 'hochzeit' }), list('alle', { headline: 'Von allem' })],
  })
  await shop.publishPage('anlass/tief', { body: [headline('Tief'), ...manyHeadlines, list('tief')] })
})

const status = (page: Page, name = 'Karten zur Hochzeit') => page.getByRole('region', { name }).getByRole('status').first()
/** Texts are articles, too. */
const cards = (page: Page) => page.getByRole('listitem').getByRole('article')
const count = (page: Page) => cards(page).count()

async function openList(path = '/auswahl/') {
  const visit = await shop.newVisitor()
  await visit.page.goto(shop.shop + path, { waitUntil: 'networkidle' })
  return visit
}

describe('a shopper who looks through designs', () => {
  it('R2.22 sees more of them, and how many there are', async () => {
    const { page, complaints } = await openList()
    expect(await count(page)).toBe(12)
    await page.getByRole('button', { name: 'Weitere 12 von 165 Designs' }).click()
    await expect.poll(() => status(page).textContent()).toBe('24 von 165 Designs')
    expect(await count(page)).toBe(24)
    // The keyboard goes on at the first that is new.
    expect(await page.evaluate(() => [...document.querySelectorAll('article a')].indexOf(document.activeElement as Element))).toBe(12)
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('R2.22 sorts them by novelty', async () => {
    const { page } = await openList()
    const first = () => cards(page).first().textContent()
    const recommended = await first()
    await page.getByLabel('Sortieren nach').selectOption('Neuheit')
    await expect.poll(first).not.toBe(recommended)
    expect(await first()).toContain('Neu')
    expect(page.url()).toContain('?sortierung=neuheit')
  })

  it('narrows them down by several filters, goes back, and takes all back at once', async () => {
    const { page } = await openList()
    await page.getByLabel('Farbe').selectOption({ label: 'Lila (5)' })
    await expect.poll(() => status(page).textContent()).toBe('5 von 5 Designs')
    await page.getByLabel('Stil').selectOption('floral')
    await expect.poll(() => status(page).textContent()).not.toBe('5 von 5 Designs')
    const narrowed = await status(page).textContent()
    expect(new URL(page.url()).search).toBe('?farbe=lila&stil=floral')

    await page.goBack()
    await expect.poll(() => status(page).textContent()).toBe('5 von 5 Designs')
    expect(await page.getByLabel('Stil').inputValue()).toBe('alle')
    await page.goForward()
    await expect.poll(() => status(page).textContent()).toBe(narrowed)
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('select')
    await expect.poll(() => status(page).textContent()).toBe('12 von 165 Designs')
    expect(new URL(page.url()).search).toBe('')
  })

  it('finds in a shared link what somebody else has chosen', async () => {
    const { page } = await openList('/auswahl/?farbe=lila&sortierung=neuheit&unsinn=1')
    await expect.poll(() => status(page).textContent()).toBe('5 von 5 Designs')
    expect(await page.getByLabel('Farbe').inputValue()).toBe('lila')
  })

  it('is not led astray by words that the address makes up', async () => {
    const { page } = await openList('/auswahl/?farbe=<b>&stil=__proto__&seiten=-3&format=portrait')
    await page.getByLabel('Farbe').waitFor()
    expect(await page.getByLabel('Farbe').inputValue()).toBe('alle')
    expect(await page.getByLabel('Format').inputValue()).toBe('portrait')
    await expect.poll(() => status(page).textContent()).toMatch(/^12 von 14\d Designs$/)
  })

  it('comes back from another page to the list as it was, where it was', async () => {
    const { page } = await openList()
    await page.getByRole('button', { name: /^Weitere/ }).click()
    await expect.poll(() => count(page)).toBe(24)
    await page.getByRole('link', { name: 'Weiter', exact: true }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await page.getByRole('link', { name: 'Weiter', exact: true }).click()
    await page.getByRole('heading', { name: 'Ziel' }).waitFor()
    await page.goBack()
    await expect.poll(() => count(page)).toBe(24)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  it('comes back to a list that was narrowed down where it was, and before that to where it was then', async () => {
    const { page } = await openList()
    const scrolled = () => page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo(0, 200))
    await page.getByLabel('Stil').selectOption('floral')
    await expect.poll(() => page.url()).toContain('stil=floral')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Weiter', exact: true }).scrollIntoViewIfNeeded()
    const before = await scrolled()
    expect(before).toBeGreaterThan(300)
    await page.getByRole('link', { name: 'Weiter', exact: true }).click()
    await page.getByRole('heading', { name: 'Ziel' }).waitFor()
    await page.goBack()
    await expect.poll(scrolled).toBe(before)
    await page.goBack()
    await expect.poll(scrolled).toBe(200)
  })

  it('hears when designs can’t be loaded, and tries again', async () => {
    const { page } = await openList()
    await page.route('**/web-api/themes**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByLabel('Farbe').selectOption('rot')
    await expect.poll(() => status(page).textContent()).toBe('Die Designs konnten gerade nicht geladen werden.')
    expect(await count(page)).toBe(12)
    // They are not what was asked for.
    const picture = cards(page).first().locator('img')
    expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.5')
    expect(await axeFindings(page, 'html')).toEqual([])
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
    const above = async (element: Locator) => (await element.boundingBox())?.y ?? 0
    expect(await above(again)).toBeLessThan(await above(cards(page).first()))
    await page.unroute('**/web-api/themes**')
    await again.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('status')
    await expect.poll(() => status(page).textContent()).toMatch(/^12 von \d\d Designs$/)
  })

  it('hears where they asked for more that it can’t be loaded, and tries again there', async () => {
    const { page } = await openList()
    await page.route('**/web-api/themes**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('button', { name: /^Weitere/ }).click()
    // Above the cards, and where the button was.
    await expect.poll(() => page.getByText('Die Designs konnten gerade nicht geladen werden.').count()).toBe(2)
    await page.unroute('**/web-api/themes**')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).last().press('Enter')
    await expect.poll(() => count(page)).toBe(24)
    const focused = page.locator(':focus')
    expect(await cards(page).nth(12).locator(focused).count()).toBe(1)
  })

  it('sees of two choices the last one, whichever is answered first', async () => {
    const { page } = await openList()
    const released = Promise.withResolvers<void>()
    await page.route('**/web-api/themes?*rot*', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.getByLabel('Farbe').selectOption('rot')
    await page.getByLabel('Farbe').selectOption('lila')
    await expect.poll(() => status(page).textContent()).toBe('5 von 5 Designs')
    const late = page.waitForResponse('**/web-api/themes?*rot*')
    released.resolve()
    await (await late).finished()
    expect(await status(page).textContent()).toBe('5 von 5 Designs')
  })

  it('uses two lists of a page apart from each other', async () => {
    const { page } = await openList('/zwei/')
    const all = page.getByRole('region', { name: 'Von allem' })
    await all.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await all.getByLabel('Farbe').selectOption('lila')
    await expect.poll(() => status(page, 'Von allem').textContent()).toBe('5 von 5 Designs')
    expect(await status(page, 'Zur Hochzeit').textContent()).toBe('12 von 14 Designs')
    expect(page.url()).toContain('?farbe-2=lila')
  })

  it('sees the first page of a list without JavaScript, and nothing that would do nothing', async () => {
    const { page } = await shop.newVisitor({ javaScriptEnabled: false })
    await page.goto(`${shop.shop}/auswahl/`)
    expect(await count(page)).toBe(12)
    expect(await page.getByRole('link', { name: 'Olivenhain' }).getAttribute('href')).toBe('/karte/olivenhain-1001/')
    expect(await page.getByRole('button', { name: /merken|^Weitere/ }).count()).toBe(0)
    expect(await page.getByRole('combobox').count()).toBe(0)
  })

  it('waits for no script of a list that is not seen', async () => {
    const { page } = await shop.newVisitor()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(`${shop.shop}/tief/`, { waitUntil: 'networkidle' })
    const before = scripts.length
    await page.getByRole('region', { name: 'Karten zur Hochzeit' }).scrollIntoViewIfNeeded()
    await page.getByLabel('Farbe').selectOption('lila')
    await expect.poll(() => status(page).textContent()).toBe('5 von 5 Designs')
    expect(scripts.length).toBeGreaterThan(before)
  })
})

it('every filter that the keyboard comes to on a phone is wholly in the window', async () => {
  const { page } = await shop.newVisitor({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' })
  await page.goto(`${shop.shop}/hochzeit/einladungskarten/`, { waitUntil: 'networkidle' })
  const filters = page.locator('main select')
  await filters.first().focus()
  const count = await filters.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index++) {
    expect(await filters.nth(index).evaluate((filter) => filter === document.activeElement)).toBe(true)
    const inside = () =>
      filters
        .nth(index)
        .evaluate((filter) => Math.max(-filter.getBoundingClientRect().left, filter.getBoundingClientRect().right - innerWidth))
    await expect.poll(inside).toBeLessThanOrEqual(0)
    await page.keyboard.press('Tab')
  }
})

describe.each([390, 1440])('at %s pixels', (width) => {
  it('axe finds nothing on a list that is narrowed down, and nothing runs out of the window', async () => {
    const { page } = await shop.newVisitor({ viewport: { width, height: 900 } })
    await page.goto(`${shop.shop}/products/?farbe=lila`, { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /merken$/ })
      .first()
      .click()
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
