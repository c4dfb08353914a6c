/** Back and Forward among pages that were seen since the document was loaded. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { example as carousel } from '../../blocks/main-teaser/main-teaser.example.ts'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { laidOut } from '../laid-out.ts'
import { painted } from '../painted.ts'
import { exampleOf } from '../render-example.tsx'
import { headline, manyHeadlines, teaser, toUrl } from '../test-bloks.ts'
import { isMarked, mark } from './document-mark.ts'
import { heading, linkedPagesJourney } from './linked-pages.ts'

const shop = linkedPagesJourney()
const deliveryDate = { _uid: 'termin', component: 'delivery_date', headline: 'Wann ist die Post da?' }
const away = teaser('Zur zweiten', toUrl('/zweite'))

beforeAll(async () => {
  await shop.publishPage('anlass/karussell', { title: 'Karussell', body: [headline('Mit Karussell'), carousel, away] })
  await shop.publishPage('anlass/liste', {
    title: 'Liste',
    body: [headline('Mit Liste'), away, exampleOf('product_list'), ...manyHeadlines],
  })
  await shop.publishPage('anlass/tief', { title: 'Tief', body: [headline('Tief'), away, ...manyHeadlines, exampleOf('product_list')] })
  await shop.publishPage('anlass/termin', { title: 'Termin', body: [headline('Mit Termin'), away, ...manyHeadlines, deliveryDate] })
})

async function shown(page: Page) {
  // Until then what lies below the first screen is no part of the words.
  await laidOut(page)
  return page.evaluate(() => ({
    words: document.querySelector('main')?.innerText,
    title: document.title,
    language: document.documentElement.lang,
    head: [
      ...document.querySelectorAll(
        'meta[name], meta[property="og:title"], meta[property="og:url"], link[rel=canonical], link[rel=alternate]',
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
    scrolled: scrollY,
  }))
}

async function goTo(page: Page, name: string, title: string) {
  await page.locator('main').getByRole('link', { name }).dispatchEvent('click')
  await heading(page).getByText(title).waitFor()
}

describe('without a connection', () => {
  it.each(['/erste/', '/karussell/', '/at/erste/'])('Back and Forward show the pages of this visit as they were, %s', async (path) => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, path)
    await mark(page)
    await page.evaluate(() => scrollTo(0, 300))
    const first = await shown(page)
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await page.evaluate(() => scrollTo(0, 500))
    const second = await shown(page)
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().dispatchEvent('click')
    await heading(page).getByText('Häufige Fragen').waitFor()
    const third = await shown(page)

    await page.context().setOffline(true)
    for (const [go, wanted] of [
      ['goBack', second],
      ['goBack', first],
      ['goForward', second],
      ['goForward', third],
    ] as const) {
      await page[go]()
      await expect.poll(() => shown(page)).toEqual(wanted)
    }
    expect(await isMarked(page)).toBe(true)
  })

  it('a carousel moves on the page one has come back to', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/karussell/')
    await page.locator('main-teaser [data-step="1"]').click()
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await page.context().setOffline(true)
    await page.goBack()
    await heading(page).getByText('Mit Karussell').waitFor()
    const reachable = () =>
      page
        .locator('main-teaser [data-slide]')
        .evaluateAll((all) => all.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : index)))
    await expect.poll(reachable).toEqual([0])
    await page.locator('main-teaser [data-step="1"]').click()
    await expect.poll(reachable).toEqual([1])
  })

  it('an interactive block lives on the page one has come back to', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/termin/')
    await mark(page)
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await page.getByText('Jetzt bestellt, da:').waitFor()
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await page.context().setOffline(true)
    await page.goBack()
    await page.getByRole('radio', { name: /^Express ab/ }).check()
    await page.getByText('Jetzt bestellt, da:').waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  it.each([
    ['narrowed down', '?stil=floral', (page: Page) => page.getByLabel('Stil').selectOption('floral')],
    ['lengthened', '?seiten=2', (page: Page) => page.getByRole('button', { name: /^Weitere/ }).click()],
  ])('a listing comes back as it was %s', async (_, query, change) => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/liste/')
    await mark(page)
    const status = page.getByRole('status').filter({ hasText: 'Designs' })
    const before = await status.textContent()
    await change(page)
    await page.waitForURL(`**/liste/${query}`)
    await expect.poll(() => status.textContent()).not.toBe(before)
    const after = await status.textContent()
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await page.context().setOffline(true)
    await page.goBack()
    await heading(page).getByText('Mit Liste').waitFor()
    await expect.poll(() => status.textContent()).toBe(after)
    expect(await isMarked(page)).toBe(true)
  })

  it('a page comes back without the block that had never woken', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/termin/')
    await mark(page)
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await page.context().setOffline(true)
    await page.goBack()
    await heading(page).getByText('Mit Termin').waitFor()
    await page.getByText('Absatz 59').waitFor()
    expect(await isMarked(page)).toBe(true)
  })
})

describe('with a connection', () => {
  it('Back shows what was seen, and asks for nothing; a click asks for what is new', async () => {
    await shop.publishPage('anlass/neues', { body: [headline('Altes'), away] })
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/neues/')
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await page.route('**/neues/_payload.json*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('Altes', 'Neues') })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await heading(page).getByText('Altes').waitFor()
    expect(asked.filter((url) => url.includes('_payload'))).toEqual([])
    await page.goForward()
    await heading(page).getByText('Die zweite Seite').waitFor()

    await page.locator('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<a href="/neues/">Zum Neuen</a>'))
    await goTo(page, 'Zum Neuen', 'Neues')
    await page.goBack()
    await heading(page).getByText('Die zweite Seite').waitFor()
    await page.goBack()
    await heading(page).getByText('Neues').waitFor()
  })

  it('Back to a page whose code never comes loads it whole after a while', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/termin/')
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    await mark(page)
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/delivery-date/delivery-date.tsx')
    const asked = page.waitForRequest(`**/${file}`)
    await page.route(`**/${file}`, () => {})
    await page.clock.install()
    await page.evaluate(() => history.back())
    await asked
    await page.clock.fastForward(10_000)
    await heading(page).getByText('Mit Termin').waitFor()
    expect(await isMarked(page)).toBe(false)
  })

  it('Back while a page is still being read leads to the one before', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    const network = await page.context().newCDPSession(page)
    const limitTo = (downloadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 })
    await network.send('Network.enable')
    await limitTo(2_000)
    await page.reload({ waitUntil: 'commit' })
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    await page.evaluate(() => history.back())
    await page.waitForURL('**/erste/', { waitUntil: 'commit' })
    await limitTo(-1)
    await heading(page).getByText('Die erste Seite').waitFor()
    await page.goForward()
    await heading(page).getByText('Die zweite Seite').waitFor()
  })

  it('a page is loaded once where its address led on to another', async () => {
    const { page } = await shop.newVisitor()
    const asked: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname))
    await page.route('**/zuvor/', (route) => route.fulfill({ status: 301, headers: { location: '/erste/' } }))
    await shop.visit(page, '/zuvor/')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['/zuvor/', '/erste/'])
  })

  it.each([
    ['/versand/', 'Versand', '/gutscheine/', 'Gutschein'],
    ['/datenschutz/', 'Datenschutz', '/impressum/', 'Impressum'],
  ])('a page of which somebody else has taken a part is followed by a whole one: %s', async (before, titleBefore, next, title) => {
    const { page } = await shop.newVisitor()
    const follow = (path: string) =>
      page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href })
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
    await shop.visit(page, '/faq/')
    await follow(before)
    await heading(page).getByText(titleBefore).waitFor()
    await mark(page)
    await page.evaluate(() => [...document.querySelectorAll('main > .leaf')].at(-1)?.remove())
    await follow(next)
    await heading(page).getByText(title).waitFor()
    expect(await isMarked(page)).toBe(false)
  })

  it('Back to another place on a page that is just waking leaves it as it is', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/tief/')
    await page.evaluate(() => {
      location.hash = 'inhalt'
    })
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/page/page.tsx')
    const [asked, mayCome] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(`**/${file}`, async (route) => {
      asked.resolve()
      await mayCome.promise
      await route.continue()
    })
    await page.reload()
    const words = () => page.locator('main').innerText()
    const before = await words()
    // The intent to go elsewhere starts React.
    await page.locator('main').getByRole('link', { name: 'Zur zweiten' }).dispatchEvent('pointerover')
    await asked.promise
    await page.evaluate(() => {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      return gone
    })
    await painted(page)
    expect(await words()).toBe(before)
    mayCome.resolve()
    await page.getByLabel('Stil').selectOption('floral')
    await page.waitForURL('**/tief/?stil=floral')
  })

  it.each([
    ['lengthened', (page: Page) => page.getByRole('button', { name: /^Weitere/ }).click()],
    ['narrowed down', (page: Page) => page.getByLabel('Stil').selectOption('floral')],
  ])('a reload leads back to where one was below a listing that was %s', async (_, change) => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/liste/')
    const status = page.getByRole('status').filter({ hasText: 'Designs' })
    const served = await status.textContent()
    await change(page)
    await expect.poll(() => status.textContent()).not.toBe(served)
    const chosen = await status.textContent()
    const mark = page.getByText('Absatz 30')
    await mark.evaluate((element) => element.scrollIntoView())
    const top = () => mark.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await page.reload()
    await expect.poll(() => status.textContent()).toBe(chosen)
    await expect.poll(top).toBe(before)
    // Who moves is left alone.
    await page.mouse.wheel(0, -500)
    await expect.poll(top).toBe(before + 500)
    await page.locator('main').evaluate((main) => main.append(document.createElement('hr')))
    await painted(page)
    expect(await top()).toBe(before + 500)
  })

  it('the last ten pages are kept', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await goTo(page, 'Zur zweiten', 'Die zweite Seite')
    for (let index = 0; index < 9; index++) {
      await page
        .locator('main')
        .evaluate((main, href) => main.insertAdjacentHTML('beforeend', `<a href="${href}">Weiter</a>`), `/zweite/?seite=${index}`)
      await page.locator('main').getByRole('link', { name: 'Weiter' }).last().dispatchEvent('click')
      await page.waitForURL(`**/?seite=${index}`)
    }
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('_payload') && asked.push(new URL(request.url()).pathname))
    await page.evaluate(() => history.go(-9))
    await page.waitForURL('**/zweite/')
    await page.goBack()
    await heading(page).getByText('Die erste Seite').waitFor()
    expect(asked).toEqual(['/erste/_payload.json'])
  })
})
