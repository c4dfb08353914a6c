import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { example as faq } from '../../blocks/faq-questions/faq-questions.example.ts'
import { example as carousel } from '../../blocks/main-teaser/main-teaser.example.ts'
import { headline, teaser, toUrl } from '../test-bloks.ts'
import { heading, linkedPagesJourney } from './linked-pages.ts'

const shop = linkedPagesJourney()

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
    const { page } = await shop.newVisitor()
    const asked = watchPayloads(page)
    await shop.visit(page, '/erste/')
    const answered = page.waitForResponse('**/zweite/_payload.json*')
    await page.getByRole('link', { name: 'Zur zweiten' }).hover()
    await answered
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(asked).toEqual(['/zweite/_payload.json'])
  })

  it('what came ahead more than ten seconds ago is asked for anew', async () => {
    const { page } = await shop.newVisitor()
    const asked = watchPayloads(page)
    await shop.visit(page, '/erste/')
    const answered = page.waitForResponse('**/zweite/_payload.json*')
    await page.getByRole('link', { name: 'Zur zweiten' }).hover()
    await (await answered).finished()
    await page.clock.setSystemTime(Date.now() + 11_000)
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(asked).toEqual(['/zweite/_payload.json', '/zweite/_payload.json'])
  })

  it('R2.17 what the page needs beside its data comes ahead too, and changes nothing before the click', async () => {
    await shop.publishPage('anlass/bewegt', { body: [headline('Die bewegte Seite'), carousel, faq] })
    await shop.publishPage('anlass/still', { body: [headline('Die stille Seite'), teaser('Zur bewegten', toUrl('/bewegt'))] })
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/still/')
    const asked: string[] = []
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'fetch'].includes(request.resourceType())) asked.push(request.url())
    })
    const sheets = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href, sheet }) => ({
          name: href.replace(/.*\/([a-z-]+)\..*/, '$1'),
          applies: sheet && !sheet.disabled && sheet.media.mediaText === 'all',
        })),
      )
    await page.getByRole('link', { name: 'Zur bewegten' }).hover()
    await expect.poll(sheets).toContainEqual({ name: 'faq-questions', applies: false })
    await page.waitForFunction(() => customElements.get('main-teaser'))
    await page.waitForLoadState('networkidle')

    asked.length = 0
    await page.getByRole('link', { name: 'Zur bewegten' }).click()
    await heading(page).getByText('Die bewegte Seite').waitFor()
    expect(asked).toEqual([])
    expect((await sheets()).filter(({ applies }) => !applies)).toEqual([])
  })

  it('a page that a click is under way to is not fetched ahead beside', async () => {
    const { page } = await shop.newVisitor()
    const asked = watchPayloads(page)
    await page.route('**/_payload.json*', () => {})
    await shop.visit(page, '/viele/')
    const link = (index: number) => page.getByRole('link', { name: `Nummer ${index}`, exact: true })
    const clicked = page.waitForRequest('**/ziel-0/_payload.json*')
    await link(0).dispatchEvent('click')
    await clicked
    await link(0).dispatchEvent('touchstart')
    const other = page.waitForRequest('**/ziel-1/_payload.json*')
    await link(1).dispatchEvent('touchstart')
    await other
    expect(asked).toEqual(['/ziel-0/_payload.json', '/ziel-1/_payload.json'])
  })

  it('R2.17 a link that the keyboard reaches is fetched ahead, also where that moves the page below a resting pointer', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/viele/')
    await page.mouse.move(640, 100)
    const request = page.waitForRequest('**/ziel-9/_payload.json*')
    await page.getByRole('link', { name: 'Nummer 9', exact: true }).focus()
    await request
  })

  it('R2.17 at most 4 pages are fetched ahead at once', async () => {
    const { page } = await shop.newVisitor()
    const asked = watchPayloads(page)
    await page.route('**/_payload.json*', () => {})
    await shop.visit(page, '/viele/')
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
      const { page } = await shop.newVisitor()
      const asked = watchPayloads(page)
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await shop.visit(page, '/erste/')
      await page.getByRole('link', { name: 'Zur zweiten' }).hover()
      await page.getByRole('link', { name: 'Zur zweiten' }).focus()
      await page.getByRole('link', { name: 'Zur zweiten' }).click()
      await heading(page).getByText('Die zweite Seite').waitFor()
      expect(asked).toEqual(['/zweite/_payload.json'])
    },
  )
})
