import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { laidOut } from '../laid-out.ts'
import { headline, teaser, toUrl } from '../test-bloks.ts'
import { deliveryDate } from './delivery-date-pages.ts'
import { isMarked, mark } from './document-mark.ts'
import { heading, linkedPagesJourney } from './linked-pages.ts'

const shop = linkedPagesJourney()

/** As the browser does when it keeps the document for Back. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

/** The app and the code of blocks don't come until they are released. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    if (route.request().resourceType() === 'script' && !route.request().url().includes('/assets/scripts/')) await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Holds the second page's data. Once they are released, `answer` says what comes of them. */
async function holdData(page: Page, answer: (route: Route) => Promise<void>) {
  const [released, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/zweite/_payload.json*', async (route) => {
    await released.promise
    await answer(route)
    answered.resolve()
  })
  const release = () => {
    released.resolve()
    return answered.promise
  }
  return { asked: page.waitForRequest('**/zweite/_payload.json*'), release }
}

/** The paths of the documents that are asked for from now on. */
function watchLoads(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname))
  return loaded
}

describe('a click whose page is late', () => {
  it('a page whose data never come is loaded whole', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await mark(page)
    // Its time is over at once, and not after eight seconds.
    await page.evaluate(() => {
      AbortSignal.timeout = () => AbortSignal.abort(new DOMException('Too late.', 'TimeoutError'))
    })
    await page.route('**/_payload.json*', () => {})
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await isMarked(page)).toBe(false)
  })

  it('a page that somebody no longer wants does not call them back when its data fail', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    const data = await holdData(page, (route) => route.abort())
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await data.asked
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await heading(page).getByText('Häufige Fragen').waitFor()
    await mark(page)
    await data.release()
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
    expect([new URL(page.url()).pathname, await isMarked(page)]).toEqual(['/faq/', true])
  })

  it('a click whose scripts never come is a link after a while', async () => {
    const { page } = await shop.newVisitor()
    await holdScripts(page)
    await shop.visit(page, '/erste/')
    await page.clock.install()
    await page.getByRole('link', { name: 'Zum Anker' }).click()
    await page.clock.fastForward(4_000)
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(new URL(page.url()).hash).toBe('#unten')
  })

  it('a click that has led away leads nowhere a second time when Back shows the page again', async () => {
    const { page } = await shop.newVisitor()
    await holdScripts(page)
    await shop.visit(page, '/erste/')
    await page.clock.install()
    const loaded = watchLoads(page)
    await page.getByRole('link', { name: 'Zum Anker' }).click()
    await leave(page)
    await page.clock.fastForward(10_000)
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await page.clock.fastForward(10_000)
    await heading(page).getByText('Häufige Fragen').waitFor()
    expect(loaded).toEqual(['/faq/'])
  })

  it('a click that has led away is not done either by scripts that come once Back shows the page again', async () => {
    const { page } = await shop.newVisitor()
    const release = await holdScripts(page)
    await shop.visit(page, '/erste/')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('_payload.json') && asked.push(new URL(request.url()).pathname))
    // No intent is seen of it before.
    await page.getByRole('link', { name: 'Zum Anker' }).dispatchEvent('click')
    await leave(page)
    release()
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await heading(page).getByText('Häufige Fragen').waitFor()
    expect(asked).toEqual(['/faq/_payload.json'])
  })

  it('a click for which React has come in time waits for the page as any other', async () => {
    const { page } = await shop.newVisitor()
    const release = await holdScripts(page)
    await shop.visit(page, '/erste/')
    const data = await holdData(page, (route) => route.continue())
    await page.clock.install()
    const loaded = watchLoads(page)
    await page.getByRole('link', { name: 'Zum Anker' }).click()
    release()
    await data.asked
    await page.clock.fastForward(4_000)
    await data.release()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(loaded).toEqual([])
  })

  it('a page that was under way when its document was left comes no more when Back shows that again', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    const data = await holdData(page, (route) => route.fulfill({ status: 500 }))
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await data.asked
    const loaded = watchLoads(page)
    await leave(page)
    await data.release()
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await heading(page).getByText('Häufige Fragen').waitFor()
    expect(loaded).toEqual([])
  })
})

/** Stands over the page and is no part of it. */
const line = (page: Page) => page.locator('body > [style*=fixed]')

describe('that a page is on its way', () => {
  /** Somebody who has clicked, and for whom time stands still. */
  async function waitingVisitor(options?: BrowserContextOptions) {
    const { page } = await shop.newVisitor(options)
    await shop.visit(page, '/erste/')
    const data = await holdData(page, (route) => route.continue())
    await page.clock.install()
    const door = page.getByRole('link', { name: 'Zur zweiten' })
    await door.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 60_000)
    await door.click()
    await data.asked
    return { page, ...data }
  }

  it('shows once it has taken a while, and no longer than until it is there', async () => {
    const { page, release } = await waitingVisitor({ reducedMotion: 'no-preference' })
    await page.clock.runFor(300)
    expect(await line(page).count()).toBe(0)
    const size = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    const before = await size()
    await page.clock.runFor(200)
    await expect.poll(() => line(page).evaluate((it) => it.getAnimations().length)).toBe(1)
    expect(await line(page).evaluate((it) => it.getBoundingClientRect().toJSON())).toMatchObject({ top: 0, height: 3 })
    expect(await size()).toEqual(before)
    await page.clock.resume()
    await release()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await line(page).count()).toBe(0)
  })

  it('stands still where motion is not welcome, and in the colours of the visitor', async () => {
    const { page } = await waitingVisitor({ reducedMotion: 'reduce', forcedColors: 'active' })
    await page.clock.runFor(500)
    const [width, motions, color] = await line(page).evaluate((it) => [
      it.clientWidth - innerWidth,
      it.getAnimations().length,
      getComputedStyle(it).borderTopColor,
    ])
    expect([width, motions]).toEqual([0, 0])
    expect(color).toBe(await page.evaluate(() => getComputedStyle(document.body).color))
  })

  it.each<[string, (page: Page, answer: () => Promise<void>) => Promise<unknown>]>([
    ['Back is pressed', (page) => page.goBack()],
    ['another link is clicked', (page) => page.getByRole('link', { name: 'Häufige Fragen' }).first().dispatchEvent('click')],
    ['its data have failed', (_, answer) => answer()],
    ['the document is left', leave],
  ])('shows no more once %s', async (_, giveUp) => {
    await shop.publishPage('anlass/vorher', { body: [headline('Vorher'), teaser('Zur ersten', toUrl('/erste'))] })
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/vorher/')
    await page.getByRole('link', { name: 'Zur ersten' }).click()
    await heading(page).getByText('Die erste Seite').waitFor()
    // The link far below is where it will be clicked.
    await laidOut(page)
    const data = await holdData(page, (route) => route.abort())
    // The whole page does not come either, and leaves the document standing.
    await page.route('**/zweite/', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await line(page).waitFor({ state: 'attached' })
    await giveUp(page, data.release)
    await line(page).waitFor({ state: 'detached' })
  })
})

describe('when a chunk is missing', () => {
  it('R4.13 R8.02 a click loads the next page whole', async () => {
    const { page } = await shop.newVisitor()
    await page.route('**/assets/**', (route) =>
      route.request().resourceType() === 'script' && !route.request().url().includes('/assets/scripts/') ? route.abort() : route.continue(),
    )
    await shop.visit(page, '/erste/')
    await mark(page)
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await isMarked(page)).toBe(false)
  })

  it('R4.13 a page whose block can’t come alive does not call back who has clicked a link', async () => {
    await shop.publishPage('anlass/block', { body: [deliveryDate, teaser('Zur zweiten', toUrl('/zweite'))] })
    const { page } = await shop.newVisitor()
    const released = Promise.withResolvers<void>()
    const chunk = `**/${chunkOf(readBuildManifest('dist'), 'blocks/delivery-date/delivery-date.tsx').file}`
    await page.route(chunk, async (route) => {
      await released.promise
      await route.abort()
    })
    const wanted = page.waitForRequest(chunk)
    await shop.visit(page, '/block/')
    await wanted
    const data = await holdData(page, (route) => route.continue())
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await data.asked
    const loaded = watchLoads(page)
    const looked = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
    released.resolve()
    await looked
    await data.release()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(loaded).toEqual([])
  })

  it('a page of another build is loaded whole, at the place that was wanted', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await mark(page)
    await page.route('**/_payload.json*', (route) => route.fulfill({ status: 409, json: { error: 'other-build', message: '' } }))
    await page.getByRole('link', { name: 'Zum Anker' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect([await isMarked(page), new URL(page.url()).hash]).toEqual([false, '#unten'])
  })
})
