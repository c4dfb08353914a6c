/** Places on a page: links to them, and the way back to where one was. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { headline, manyHeadlines, teaser, toUrl } from '../test-bloks.ts'
import { heading, linkedPagesJourney } from './linked-pages.ts'

const shop = linkedPagesJourney()

beforeAll(async () => {
  const place = { _uid: 'ort', component: 'section', anchor: 'kontakt', body: [teaser('Schreiben', toUrl('/zweite'))] }
  const links = [
    ['Hinunter', '/ort#kontakt'],
    ['Hundert', '/ort#100%'],
    ['Nirgends', '/ort#nirgends'],
    ['Zur zweiten', '/zweite'],
  ].map(([words = '', url = '']) => teaser(words, toUrl(url)))
  await shop.publishPage('anlass/ort', { title: 'Ort', body: [headline('Der Ort'), ...links, ...manyHeadlines, place, ...manyHeadlines] })
  const hither = [
    ['Zum Ort', '/ort'],
    ['Zum Kontakt', '/ort#kontakt'],
    ['Zu Hundert', '/ort#100%'],
  ].map(([words = '', url = '']) => teaser(words, toUrl(url)))
  await shop.publishPage('anlass/her', { title: 'Her', body: [headline('Her'), ...hither] })
})

const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const isInView = (page: Page) =>
  page.evaluate(() => {
    const top = document.getElementById('kontakt')?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < innerHeight / 2
  })

/** What the keyboard reaches next. */
async function reachNext(page: Page): Promise<string | null | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => document.activeElement?.textContent)
}

/** What is to stay where it is has time to move. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))

/** As a finger does: scrolls nothing into view. */
const follow = (page: Page, name: string) => link(page, name).evaluate((element: HTMLElement) => element.click())

/** Has React take the page over, and changes nothing else. */
async function wake(page: Page) {
  const answered = page.waitForResponse('**/zweite/_payload.json*')
  await link(page, 'Zur zweiten').dispatchEvent('touchstart')
  await answered
  await settle(page)
}

describe('a link to a place on the page one is on', () => {
  it.each(['loaded', 'come to'])(
    'leads there on a page that was %s, as often as it is followed, and Back leads to where one was',
    async (how) => {
      const { page, complaints } = await shop.newVisitor()
      if (how === 'loaded') {
        await shop.visit(page, '/ort/')
        await wake(page)
      } else {
        await shop.visit(page, '/her/')
        await link(page, 'Zum Ort').click()
        await heading(page).getByText('Der Ort').waitFor()
      }
      await link(page, 'Hinunter').scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 40))
      const before = await scrolled(page)
      const length = await page.evaluate(() => history.length)

      for (const _ of ['once', 'again']) {
        await follow(page, 'Hinunter')
        await expect.poll(() => isInView(page)).toBe(true)
        await settle(page)
        expect([await isInView(page), new URL(page.url()).hash]).toEqual([true, '#kontakt'])
        expect(await reachNext(page)).toBe('Schreiben')
        await page.evaluate((y) => scrollTo(0, y), before)
      }
      expect(await page.evaluate(() => history.length)).toBe(length + 1)

      await page.evaluate(() => scrollTo(0, 900))
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(before)
      await settle(page)
      expect([await scrolled(page), new URL(page.url()).hash]).toEqual([before, ''])
      await page.goForward()
      await expect.poll(() => scrolled(page)).toBe(900)
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    },
  )

  it('followed before React has come leads Back to where one was, too', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/ort/')
    await page.evaluate(() => scrollTo(0, 120))
    await follow(page, 'Hinunter')
    expect(await isInView(page)).toBe(true)
    const there = await scrolled(page)
    await wake(page)
    expect(await scrolled(page)).toBe(there)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(120)
    await settle(page)
    expect(await scrolled(page)).toBe(120)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(there)
  })

  it.each(['Hundert', 'Nirgends'])('that is not there moves nothing: "%s"', async (name) => {
    const { page, complaints } = await shop.newVisitor()
    await shop.visit(page, '/ort/')
    await wake(page)
    await page.evaluate(() => scrollTo(0, 120))
    await follow(page, name)
    await settle(page)
    expect([await scrolled(page), new URL(page.url()).hash]).toEqual([120, name === 'Hundert' ? '#100%' : '#nirgends'])
    await page.goBack()
    await settle(page)
    expect([await scrolled(page), new URL(page.url()).hash]).toEqual([120, ''])
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('that was written into the address is shown', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/ort/')
    await wake(page)
    await page.evaluate(() => {
      location.hash = '#kontakt'
    })
    await settle(page)
    expect(await isInView(page)).toBe(true)
  })
})

describe('a link to a place on another page', () => {
  it('leads the keyboard there', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/her/')
    await link(page, 'Zum Kontakt').click()
    await heading(page).getByText('Der Ort').waitFor()
    await expect.poll(() => isInView(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('kontakt')
    expect(await reachNext(page)).toBe('Schreiben')
  })

  it('leads to its content when there is no such place', async () => {
    const { page, complaints } = await shop.newVisitor()
    await shop.visit(page, '/her/')
    await link(page, 'Zu Hundert').click()
    await heading(page).getByText('Der Ort').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inhalt')
    expect([await scrolled(page), new URL(page.url()).hash]).toEqual([0, '#100%'])
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })
})

describe('where one was', () => {
  /** Far down one page and on to another, which is loaded again further down. */
  async function reloadFurtherOn(prepare?: () => void) {
    const { page } = await shop.newVisitor()
    if (prepare) await page.addInitScript(prepare)
    await shop.visit(page, '/ort/')
    await page.evaluate(() => scrollTo(0, 1500))
    await follow(page, 'Zur zweiten')
    await heading(page).getByText('Die zweite Seite').waitFor()
    await page.evaluate(() => scrollTo(0, 700))
    await page.reload({ waitUntil: 'load' })
    return page
  }

  it('does not move the page that React takes over later', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/ort/')
    await wake(page)
    await page.evaluate(() => scrollTo(0, 1500))
    // Two documents later.
    await shop.visit(page, '/faq/')
    await shop.visit(page, '/ort/')
    await wake(page)
    await settle(page)
    expect(await scrolled(page)).toBe(0)
  })

  it.each([
    ['hears', undefined],
    ['no longer hears, as Firefox,', hearNothingWhenLeft],
  ])(
    'is kept over a reload, for the page itself and the one before, by a browser that %s what is said of an entry one leaves',
    async (_, prepare) => {
      const page = await reloadFurtherOn(prepare)
      await expect.poll(() => scrolled(page)).toBe(700)
      await page.goBack()
      await heading(page).getByText('Der Ort').waitFor()
      await expect.poll(() => scrolled(page)).toBe(1500)
      // It is the browser's again.
      await page.evaluate(() => scrollTo(0, 900))
      await page.reload({ waitUntil: 'load' })
      await expect.poll(() => scrolled(page)).toBe(900)
    },
  )

  it('is kept on a page that Back has to load whole', async () => {
    const page = await reloadFurtherOn()
    const ahead = page.waitForResponse('**/faq/_payload.json*')
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().dispatchEvent('touchstart')
    await ahead
    await settle(page)
    await page.route('**/_payload.json*', (route) => route.abort())
    await page.goBack()
    await heading(page).getByText('Der Ort').waitFor()
    await expect.poll(() => scrolled(page)).toBe(1500)
  })
})

/** Runs in the page. */
function hearNothingWhenLeft() {
  const { set, ...own } = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration') ?? {}
  let isLeft = false
  addEventListener('pagehide', () => (isLeft = true), { capture: true })
  Object.defineProperty(History.prototype, 'scrollRestoration', {
    ...own,
    set(value: ScrollRestoration) {
      if (!isLeft) set?.call(this, value)
    },
  })
}
