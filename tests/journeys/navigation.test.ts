import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, newVisitor } from '../chromium.ts'
import { startShop } from '../running-shop.ts'
import { headline } from '../test-shop.ts'

let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>

const link = (label: string, to: string) => ({
  _uid: `link-${label}`,
  component: 'small_teaser',
  headline: label,
  linkText: label,
  url: { fieldtype: 'multilink', linktype: 'url', id: '', url: to, cached_url: to },
  responsiveImages: [{ _uid: `image-${label}`, component: 'responsive_image', image: { filename: '/f/1/10x10/aa/x.svg', alt: 'Bild' } }],
})
/** Enough to scroll through. */
const long = Array.from({ length: 60 }, (_, index) => headline(`Absatz ${index}`, 'h3'))

beforeAll(async () => {
  shop = await startShop()
  await shop.publishPage('anlass/erste', {
    title: 'Erste',
    body: [headline('Die erste Seite'), ...long, link('Zur zweiten', '/zweite'), link('Zum Anker', '/zweite#unten')],
  })
  await shop.publishPage('anlass/zweite', {
    title: 'Zweite',
    body: [
      headline('Die zweite Seite'),
      ...long,
      { _uid: 's', component: 'section', anchor: 'unten', body: [headline('Ganz unten', 'h2')] },
    ],
  })
  await shop.publishPage('anlass/viele', { body: Array.from({ length: 12 }, (_, index) => link(`Nummer ${index}`, `/ziel-${index}`)) })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

/** Set on the window: a full load takes it away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const visit = (page: Page, path: string) => page.goto(shop.shop + path, { waitUntil: 'load' })

describe('going from page to page', () => {
  it('R2.29 the head marks the links to the page one is on, after a navigation too', async () => {
    const { page } = await newVisitor(browser)
    const current = () =>
      page.locator('site-header [aria-current=page]').evaluateAll((links) => links.map(({ textContent }) => textContent))
    await page.goto(`${shop.shop}/anlaesse/`)
    await expect.poll(current).toEqual(['Alle Anlässe'])
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await page.waitForURL('**/faq/')
    await expect.poll(current).toEqual([])
    await page.goBack()
    await expect.poll(current).toEqual(['Alle Anlässe'])
  })

  it('R7.16 a click on a link draws the next page from its data, without loading the document', async () => {
    const { page, complaints } = await newVisitor(browser)
    await visit(page, '/erste/')
    await mark(page)

    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()

    expect(new URL(page.url()).pathname).toBe('/zweite/')
    expect(await page.title()).toBe('Zweite | Anlass')
    expect(await isMarked(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhalt')
    expect(await page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href'))).toContain('/zweite/')
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('back and forward return to the page and the place on it', async () => {
    const { page } = await newVisitor(browser)
    await visit(page, '/erste/')
    await mark(page)
    const door = page.getByRole('link', { name: 'Zur zweiten' })
    await door.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await door.click()
    await heading(page).getByText('Die zweite Seite').waitFor()

    await page.goBack()
    await heading(page).getByText('Die erste Seite').waitFor()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, before)

    await page.goForward()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  it('a link with an anchor leads to its place', async () => {
    const { page } = await newVisitor(browser)
    await visit(page, '/erste/')
    await page.getByRole('link', { name: 'Zum Anker' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    await page.waitForFunction(() => (document.getElementById('unten')?.getBoundingClientRect().top ?? 1e9) < innerHeight)
  })

  it('R4.13 an address without a page shows the 404 screen in place', async () => {
    const { page } = await newVisitor(browser)
    await visit(page, '/viele/')
    await mark(page)
    await page.getByRole('link', { name: 'Nummer 3' }).click()
    await page.waitForFunction(() => document.title.startsWith('404'))
    expect(await page.title()).toBe('404 Page not found: /ziel-3/')
    expect(await isMarked(page)).toBe(true)
  })

  it.each([
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)('with motion at "%s" a page comes with %i view transitions', async (reducedMotion, count) => {
    const { page, complaints } = await newVisitor(browser, { reducedMotion })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      const transitions: ViewTransition[] = []
      Object.assign(window, { transitions })
      document.startViewTransition = (callback) => {
        const transition = start(callback)
        transitions.push(transition)
        return transition
      }
    })
    await visit(page, '/erste/')
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    const ended = page.evaluate(() => {
      const transitions: ViewTransition[] = Reflect.get(window, 'transitions')
      return Promise.all(transitions.map(({ finished }) => finished)).then((all) => all.length)
    })
    expect(await ended).toBe(count)
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'inhalt'])
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('works with JavaScript off', async () => {
    const { page } = await newVisitor(browser, { javaScriptEnabled: false })
    await visit(page, '/erste/')
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await page.title()).toBe('Zweite | Anlass')
  })

  it('R2.07 links to own apps are left to the browser', async () => {
    await shop.publishPage('anlass/zur-app', { body: [link('Gestalten', '/configurator-card')] })
    const { page } = await newVisitor(browser)
    await visit(page, '/zur-app/')
    await mark(page)
    await page.getByRole('link', { name: 'Gestalten' }).click()
    await page.waitForURL('**/configurator-card/')
    expect(await isMarked(page)).toBe(false)
  })
})

describe('when a chunk is missing', () => {
  it('R4.13 R8.02 a click loads the next page whole', async () => {
    const { page } = await newVisitor(browser)
    await page.route('**/assets/**', (route) =>
      route.request().resourceType() === 'script' && !route.request().url().includes('/assets/scripts/') ? route.abort() : route.continue(),
    )
    await visit(page, '/erste/')
    await mark(page)
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await isMarked(page)).toBe(false)
  })

  it('a page of another build is loaded whole', async () => {
    const { page } = await newVisitor(browser)
    await visit(page, '/erste/')
    await mark(page)
    await page.route('**/_payload.json*', (route) => route.fulfill({ status: 409, json: { error: 'other-build', message: '' } }))
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await isMarked(page)).toBe(false)
  })
})

describe('fetching ahead', () => {
  /** The paths whose data was asked for. */
  const watchPayloads = (page: Page) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_payload.json')) asked.push(new URL(request.url()).pathname)
    })
    return asked
  }

  it('R2.17 a pointer that rests on a link fetches its page, and the click needs no second request', async () => {
    const { page } = await newVisitor(browser)
    const asked = watchPayloads(page)
    await visit(page, '/erste/')
    const answered = page.waitForResponse('**/zweite/_payload.json*')
    await page.getByRole('link', { name: 'Zur zweiten' }).hover()
    await answered
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(asked).toEqual(['/zweite/_payload.json'])
  })

  it('R2.17 at most 4 pages are fetched ahead at once', async () => {
    const { page } = await newVisitor(browser)
    const asked = watchPayloads(page)
    await page.route('**/_payload.json*', () => {})
    await visit(page, '/viele/')
    for (const index of [0, 1, 2, 3]) {
      const request = page.waitForRequest(`**/ziel-${index}/_payload.json*`)
      await page.getByRole('link', { name: `Nummer ${index}`, exact: true }).focus()
      await request
    }
    for (const index of [4, 5]) await page.getByRole('link', { name: `Nummer ${index}`, exact: true }).focus()
    // The next to be answered would be the seventh; what a click asks for is not held back.
    const clicked = page.waitForRequest('**/ziel-6/_payload.json*')
    await page.getByRole('link', { name: 'Nummer 6', exact: true }).dispatchEvent('click')
    await clicked
    expect(asked).toEqual([0, 1, 2, 3, 6].map((index) => `/ziel-${index}/_payload.json`))
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'R2.17 nothing is fetched ahead with %j',
    async (connection) => {
      const { page } = await newVisitor(browser)
      const asked = watchPayloads(page)
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await visit(page, '/erste/')
      await page.getByRole('link', { name: 'Zur zweiten' }).hover()
      await page.getByRole('link', { name: 'Zur zweiten' }).focus()
      await page.getByRole('link', { name: 'Zur zweiten' }).click()
      await heading(page).getByText('Die zweite Seite').waitFor()
      expect(asked).toEqual(['/zweite/_payload.json'])
    },
  )
})
