import { describe, expect, it, onTestFinished } from 'vitest'
import { hasFoot, isLaidOut, laidOut } from '../laid-out.ts'
import { shopJourney } from '../shop-journey.ts'
import { headline, mainTeaser, manyHeadlines, teaser, toUrl } from '../test-bloks.ts'
import { watchShifts } from '../watch-shifts.ts'

const shop = shopJourney()
const phone = { width: 390, height: 844 }

/** A visitor who sees the home page before it is loaded: its first picture is on its way until `load`. */
async function meetHome({ path = '/', ...options }: { path?: string; javaScriptEnabled?: boolean } = {}) {
  const { page } = await shop.newVisitor({ viewport: phone, ...options })
  const shifts = await watchShifts(page)
  const picture = Promise.withResolvers<void>()
  await page.route(/home-anlass-hochzeit/, async (route) => {
    await picture.promise
    await route.continue().catch(() => {})
  })
  onTestFinished(() => picture.resolve())
  await page.goto(shop.shop + path, { waitUntil: 'domcontentloaded' })
  return { page, shifts, load: picture.resolve }
}

describe('what lies far below the first screen', () => {
  it('is laid out once the page is loaded, and moves nothing', async () => {
    const { page, shifts, load } = await meetHome()
    expect(await hasFoot(page)).toBe(false)
    // It is there for whoever listens.
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).count()).toBe(1)

    load()
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await hasFoot(page)).toBe(true)
    expect(await shifts()).toEqual([])
  })

  it('is laid out before for somebody who scrolls, and what is seen stays where it is', async () => {
    const { page, shifts, load } = await meetHome()
    const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
    await imprint.scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await hasFoot(page)).toBe(true)
    const before = await imprint.boundingBox()

    load()
    await page.waitForLoadState('load')
    expect(await shifts()).toEqual([])
    expect((await imprint.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  })

  it.each<[string, (link: HTMLElement) => void]>([
    ['the keyboard has reached', (link) => link.focus()],
    ['was searched for', (link) => link.scrollIntoView({ block: 'center' })],
  ])('has what %s far below stay in view, whatever its height was guessed to be', async (_, reach) => {
    // Each headline is guessed to be several times as tall as it is.
    const body = [mainTeaser('Oben', 'Dorthin'), ...manyHeadlines, teaser('Der Link', toUrl('/ziel')), ...manyHeadlines]
    await shop.publishPage('anlass/lang', { body })
    await shop.publishPage('anlass/davor', { body: [headline('Davor'), teaser('Weiter', toUrl('/lang'))] })
    const { page } = await shop.newVisitor({ viewport: phone, reducedMotion: 'reduce' })
    const link = page.getByRole('link', { name: 'Der Link' })
    // Whoever is quicker than a browser that has nothing else to do.
    await page.addInitScript(() => {
      const { requestIdleCallback } = window
      const isReached = new Promise((resolve) => addEventListener('reached', resolve))
      window.requestIdleCallback = (callback) => {
        isReached.then(() => requestIdleCallback(callback))
        return 0
      }
    })
    const staysInView = async () => {
      expect(await isLaidOut(page)).toBe(false)
      await link.evaluate(reach)
      await page.evaluate(() => dispatchEvent(new Event('reached')))
      await laidOut(page)
      const { top, bottom } = await link.evaluate((it) => it.getBoundingClientRect())
      expect([top >= 0, bottom <= phone.height]).toEqual([true, true])
    }

    await page.goto(`${shop.shop}/lang/`, { waitUntil: 'load' })
    await staysInView()

    await page.goto(`${shop.shop}/davor/`, { waitUntil: 'load' })
    await page.getByRole('link', { name: 'Weiter' }).click()
    await page.getByRole('heading', { level: 1, name: 'Oben' }).waitFor()
    await staysInView()
  })

  it('is there at once for a link to a place on the page, and for who comes back', async () => {
    const { page } = await meetHome({ path: '/#inhalt' })
    expect(await isLaidOut(page)).toBe(true)

    const { page: again } = await meetHome()
    await again.reload({ waitUntil: 'domcontentloaded' })
    expect(await isLaidOut(again)).toBe(true)
    expect(await hasFoot(again)).toBe(true)
  })

  it('is there at once for a link to a text on the page, as search engines make them', async () => {
    const { page } = await shop.newVisitor({ viewport: phone })
    await page.goto(`${shop.shop}/hochzeit/#:~:text=H%C3%A4ufige%20Fragen`, { waitUntil: 'load' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const top = () => page.getByRole('heading', { name: 'Häufige Fragen' }).evaluate((text) => text.getBoundingClientRect().top)
    await expect.poll(() => isLaidOut(page)).toBe(true)
    expect(await top()).toBeGreaterThan(0)
    expect(await top()).toBeLessThan(phone.height)
  })

  it('is there at once on paper, and where no script will ask for it', async () => {
    const { page } = await meetHome()
    await page.emulateMedia({ media: 'print' })
    expect(await hasFoot(page)).toBe(true)

    const { page: plain } = await meetHome({ javaScriptEnabled: false })
    expect(await hasFoot(plain)).toBe(true)
  })

  it('is no business of a page that begins with a text', async () => {
    const { page } = await shop.newVisitor()
    const textOf = async (path: string) => (await page.request.get(shop.shop + path)).text()
    expect(await textOf('/')).toContain('content-visibility')
    expect(await textOf('/impressum/')).not.toContain('content-visibility')
  })
})
