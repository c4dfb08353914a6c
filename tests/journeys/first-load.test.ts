import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { example } from '../../blocks/main-teaser/main-teaser.example.ts'
import * as carouselNumbers from '../../runtime/ui/carousel.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { painted } from '../painted.ts'
import { shopJourney } from '../shop-journey.ts'
import { headline } from '../test-bloks.ts'

const shop = shopJourney()
const carousel = { ...example, hasAutoplay: false, slides: example.slides as RawBlok[] }

/** What the browser asked for, pictures and fonts aside. */
function watchCode(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The sprite of icons and the icon of the tab are pictures too, though the browser does not call them so.
    if (!['image', 'font'].includes(request.resourceType()) && !pathname.endsWith('.svg')) asked.push(pathname)
  })
  return asked
}

const pages = {
  'the card brand’s home': () => `${shop.shop}/`,
  'an occasion': () => `${shop.shop}/hochzeit/`,
  'the wall-art brand’s home': () => `${shop.posters}/`,
}

describe.each(Object.entries(pages))('%s', (_, address) => {
  it('is usable with the document alone, and carries no data', async () => {
    const { page, complaints } = await shop.newVisitor()
    const asked = watchCode(page)
    const answer = await page.goto(address(), { waitUntil: 'networkidle' })

    expect(asked).toEqual([new URL(address()).pathname])
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([type*=json])')].map(({ textContent }) => textContent),
    )
    expect(inline).toHaveLength(1)
    // Its policy lets this very text run, and no other.
    const policy = answer?.headers()['content-security-policy']
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', inline[0] ?? '', 'base64')}';`)
    const elements = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.includes('-'))
        .map(({ localName }) => [localName, !!customElements.get(localName)]),
    )
    expect(elements).toContainEqual(['site-header', true])
    expect(elements.filter(([, isDefined]) => !isDefined)).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** The home page from a server that sends it up to the end of its carousel, and the rest when the test is over. */
async function serveUpToCarousel(): Promise<string> {
  const whole = await fetch(`${shop.shop}/`)
  const [upToCarousel = '', rest = ''] = (await whole.text()).split(/(?<=<\/main-teaser>)/)
  const over = Promise.withResolvers<void>()
  const slow = createServer(async (request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': whole.headers.get('content-security-policy') ?? '',
    })
    response.write(upToCarousel)
    await over.promise
    response.end(rest)
  })
  await new Promise<void>((listening) => slow.listen(0, listening))
  onTestFinished(() => void slow.close())
  onTestFinished(() => over.resolve())
  return `http://localhost:${(slow.address() as AddressInfo).port}/`
}

const reachable = (page: Page) =>
  page.locator('main-teaser [data-slide]').evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert))

describe('the carousel of a page that has not come whole', () => {
  it('moves both ways', async () => {
    const { page } = await shop.newVisitor()
    await page.goto(await serveUpToCarousel(), { waitUntil: 'commit' })
    for (const [by, index] of [
      [1, 1],
      [-1, 0],
      [-1, 2],
      [1, 0],
    ]) {
      await page.locator(`main-teaser [data-step="${by}"]`).click()
      await expect.poll(() => reachable(page)).toBe(index)
    }
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
  })

  it('follows a finger', async () => {
    const { page } = await shop.newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.goto(await serveUpToCarousel(), { waitUntil: 'commit' })
    // Browsers leave out a touch of what they have not painted yet, and the first paint may be of the ground alone.
    await page.waitForFunction(() => customElements.get('main-teaser') && performance.getEntriesByName('first-contentful-paint').length > 0)
    await painted(page)
    const { y = 0 } = (await page.locator('main-teaser [data-track]').boundingBox()) ?? {}
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y + 200 }] })
    await touch('touchStart', 320)
    for (let x = 300; x >= 40; x -= 20) await touch('touchMove', x)
    await touch('touchEnd')
    await expect.poll(() => reachable(page)).toBe(1)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
  })
})

describe('the pictures of later slides', () => {
  /** The home page with its first picture on its way: which slides' pictures have been asked for, and a way to let the first one come. */
  async function openHome() {
    const { page, close } = await shop.newVisitor({ viewport: { width: 390, height: 844 } })
    const first = Promise.withResolvers<void>()
    const asked = new Set<string>()
    await page.route(/home-anlass-\w+-small/, async (route) => {
      const [, name = ''] = /home-anlass-(\w+)-small/.exec(route.request().url()) ?? []
      asked.add(name)
      if (name === 'hochzeit') await first.promise
      await route.continue().catch(() => {})
    })
    onTestFinished(async () => {
      first.resolve()
      await close()
    })
    await page.goto(`${shop.shop}/`, { waitUntil: 'domcontentloaded' })
    // Whatever the page shows at first has been laid out by then.
    await painted(page)
    return { page, asked, firstComes: first.resolve }
  }

  it('leave a slow line to the first one', async () => {
    const { asked, firstComes } = await openHome()
    expect([...asked]).toEqual(['hochzeit'])
    firstComes()
    await expect.poll(() => asked.has('geburt') && asked.has('jugendfeste')).toBe(true)
  })

  it('leave it to that one in a window that changes its size, too', async () => {
    const { page, asked } = await openHome()
    await page.clock.install()
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.clock.runFor(carouselNumbers.resizeDebounceMs)
    await painted(page)
    expect([...asked]).toEqual(['hochzeit'])
  })

  it('are fetched at once for who goes there', async () => {
    const { page, asked } = await openHome()
    await page.locator('[data-track]').press('ArrowRight')
    await expect.poll(() => asked.has('geburt')).toBe(true)
  })
})

it('is painted when its carousel and what moves it are read, not in the middle', async () => {
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/`)
  const awaited = await page.evaluate(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=expect][blocking=render]')
    const script = link && document.querySelector<HTMLElement>(new URL(link.href).hash)
    return script && [script.localName, script.parentElement?.localName]
  })
  expect(awaited).toEqual(['script', 'main-teaser'])

  // Without anything to wait for, browsers paint as they read.
  await page.goto(`${shop.shop}/impressum/`)
  expect(await page.locator('link[rel=expect]').count()).toBe(0)
})

it('moves a carousel that is read after its script, too', async () => {
  const second = { ...carousel, _uid: 'zweites', slides: carousel.slides.map((slide) => ({ ...slide, _uid: `zweites-${slide._uid}` })) }
  await shop.publishPage('anlass/zwei-karussells', { body: [carousel, headline('Noch eines'), second] })
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/zwei-karussells/`)

  const carousels = page.locator('main-teaser')
  await carousels.nth(1).locator('[data-step="1"]').click()
  const shown = () =>
    carousels.evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll<HTMLElement>('[data-slide]')].findIndex((slide) => !slide.inert)),
    )
  await expect.poll(shown).toEqual([0, 1])
})

it('carries the styles of its blocks and of the pieces they are made of, and no others', async () => {
  await shop.publishPage('anlass/nur-text', { body: [headline('Nur Text')] })
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/nur-text/`)
  const css = await page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''))
  const classes = new Set([...css.matchAll(/\.([a-z-]+)_\w+/g)].map(([, name]) => name))
  // The icons are the header's and the footer's.
  expect([...classes].sort()).toEqual(['icon', 'page', 'page-headline', 'site-footer', 'site-header'])
})

it('a navigation fetches the element it lacks, and no other', async () => {
  const { page, complaints } = await shop.newVisitor()
  await page.goto(`${shop.shop}/impressum/`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => customElements.get('main-teaser'))).toBeUndefined()
  const asked = watchCode(page)

  await page
    .getByRole('link', { name: /^Anlass/ })
    .first()
    .click()
  await page.locator('main-teaser:defined').first().waitFor()

  expect(asked.filter((path) => path.startsWith('/assets/scripts/'))).toEqual([expect.stringMatching(/\/main-teaser\.js$/)])
  expect(complaints).toEqual([])
})
