import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
import { shopJourney } from '../shop-journey.ts'
import { watchShifts } from '../watch-shifts.ts'

const shop = shopJourney(() => ({ TAG_MANAGER_IDS: 'anlass=GTM-AB12CD, myposter=G-AB12CD34' }))

/** What a vendor's script leaves behind and takes from the page. */
const standIn = `document.cookie = '_ga=1; path=/'; document.cookie = '_gcl_au=1; path=/'`

/** Somebody at a page, the vendor's host played by us: what was asked of it, and what the browser complained about. */
async function visit(address: string, options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
  const visitor = await shop.newVisitor({ reducedMotion: 'reduce', ...options })
  const { page } = visitor
  const asked: string[] = []
  const isOurs = (request: Request) => /^(http:\/\/([\w-]+\.)?localhost:|data:)/.test(request.url())
  page.on('request', (request) => !isOurs(request) && asked.push(request.url()))
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
  await prepare?.(page)
  await page.goto(address, { waitUntil: 'load' })
  return { ...visitor, asked }
}

const question = (page: Page) => page.getByRole('region', { name: 'Dürfen wir mitzählen?' })
const settings = (page: Page) => page.getByRole('link', { name: 'Cookie-Einstellungen' })
const answer = (page: Page, words: 'Einverstanden' | 'Nur notwendige') => question(page).getByRole('button', { name: words }).click()
/** The page has come to rest: by then it would have been asked, or loaded. */
const rest = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done))))
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort()

interface PageView {
  page_location: string
}
/** The tag manager's own form, and that of the tag's commands. */
type Pushed = ({ event?: string } & PageView) | { 0: string; 1: string; 2: PageView }

/** The addresses of the pages that the tag was told of. */
const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Pushed[])
      .flatMap((entry) =>
        'event' in entry && entry.event === 'page_view' ? entry : 1 in entry && entry[1] === 'page_view' ? entry[2] : [],
      )
      .map(({ page_location }) => page_location.replace(location.origin, '')),
  )

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const containerAddress = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'

describe('R2.16 the tag manager', () => {
  it('is asked for only by who agrees, once, and hears of every page from then on', async () => {
    const { page, asked, complaints } = await visit(`${shop.shop}/faq/?utm_source=brief&code=geheim`)
    await question(page).waitFor()
    expect([asked, await cookies(page)]).toEqual([[], []])

    await answer(page, 'Einverstanden')
    await expect.poll(() => asked).toEqual([containerAddress])
    expect(await question(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Kontakt' }).first().click()
    await page.waitForURL('**/kontakt/')
    await expect.poll(() => pageViews(page)).toEqual(['/faq/?utm_source=brief', '/kontakt/'])

    await page.goto(`${shop.shop}/impressum/`)
    await expect.poll(() => asked).toEqual([containerAddress, containerAddress])
    expect([await question(page).isVisible(), await pageViews(page)]).toEqual([false, ['/impressum/']])
    expect(complaints).toEqual([])
  })

  it('is Google’s tag for an id with G, which is told that it may keep things before it is told of a page', async () => {
    const { page, asked, complaints } = await visit(`${shop.posters}/faq`)
    await answer(page, 'Einverstanden')
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34'])
    const commands = await page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        Array.from(entry as ArrayLike<unknown>)
          .slice(0, 2)
          .join(' '),
      ),
    )
    expect(commands.filter((command) => !command.startsWith('js '))).toEqual([
      'consent default',
      'consent update',
      'set [object Object]',
      'config G-AB12CD34',
      'set [object Object]',
      'event page_view',
    ])
    expect(complaints).toEqual([])
  })

  it('is never loaded for who does not agree, and the question does not come again', async () => {
    const { page, asked } = await visit(`${shop.shop}/faq/`)
    await answer(page, 'Nur notwendige')
    expect(await cookies(page)).toEqual(['consent=1.necessary'])
    await page.reload({ waitUntil: 'load' })
    await expect.poll(() => settings(page).isVisible()).toBe(true)
    await rest(page)
    expect([asked, await question(page).isVisible()]).toEqual([[], false])
  })

  it('goes with the next page, and its cookies at once, when somebody takes their consent back', async () => {
    const { page, asked } = await visit(`${shop.shop}/faq/`)
    await answer(page, 'Einverstanden')
    await expect.poll(() => cookies(page)).toEqual(['_ga=1', '_gcl_au=1', 'consent=1.all'])
    await settings(page).click()
    expect(await question(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await answer(page, 'Nur notwendige')
    expect(await cookies(page)).toEqual(['consent=1.necessary'])
    await page.getByRole('link', { name: 'Kontakt' }).first().click()
    await page.waitForURL('**/kontakt/')
    // A document without it.
    await expect.poll(() => page.evaluate(() => window.dataLayer)).toBe(undefined)
    await expect.poll(() => settings(page).isVisible()).toBe(true)
    expect(asked).toEqual([containerAddress])
  })

  it('has pages come without a document each, too, where a blocker keeps the question away', async () => {
    const isKept = (page: Page) => page.route('**/consent-question.js', (route) => route.abort('blockedbyclient'))
    const { page } = await visit(`${shop.shop}/faq/`, {}, isKept)
    const documentOfFaq = await page.evaluateHandle(() => document)
    await page.getByRole('link', { name: 'Kontakt' }).first().click()
    await expect.poll(() => page.locator('h1').innerText()).toBe('Wir sind da')
    expect(await page.evaluate((before) => before === document, documentOfFaq)).toBe(true)
    expect([await question(page).isVisible(), await settings(page).isVisible()]).toEqual([false, false])
  })

  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    ['at an address that says tracking=0', '?tracking=0', async () => {}],
    [
      'by who says so to all sites',
      '',
      (page) => page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })),
    ],
  ])('is neither asked about nor loaded %s', async (_, query, prepare) => {
    for (const consent of ['none', '1.all']) {
      const { page, asked, complaints, close } = await visit(`${shop.shop}/faq/${query}`, {}, async (page) => {
        await prepare(page)
        if (consent !== 'none') await page.context().addCookies([{ name: 'consent', value: consent, url: shop.shop }])
      })
      await page.waitForFunction(() => customElements.get('consent-question') !== undefined)
      await rest(page)
      expect([asked, await question(page).isVisible(), await settings(page).isVisible(), complaints]).toEqual([[], false, false, []])
      await close()
    }
  })

  it('leaves when one comes to an address that says tracking=0 without a new document', async () => {
    const { page, asked } = await visit(`${shop.shop}/faq/`)
    await answer(page, 'Einverstanden')
    await expect.poll(() => asked).toHaveLength(1)
    const contact = page.getByRole('link', { name: 'Kontakt' }).first()
    await contact.evaluate((link: HTMLAnchorElement) => {
      link.href = '/kontakt/?tracking=0'
    })
    await contact.click()
    await page.waitForURL('**/kontakt/?tracking=0')
    await expect.poll(() => page.evaluate(() => window.dataLayer)).toBe(undefined)
    await rest(page)
    expect(asked).toHaveLength(1)
  })

  it.each([390, 1440])('the question moves nothing, is not the largest thing painted, and axe finds nothing, at %i px', async (width) => {
    for (const address of [`${shop.shop}/impressum/`, `${shop.posters}/`]) {
      let shifts: Awaited<ReturnType<typeof watchShifts>> | undefined
      const { page, complaints, close } = await visit(
        address,
        { viewport: { width, height: 844 }, reducedMotion: 'no-preference' },
        async (page) => {
          shifts = await watchShifts(page)
        },
      )
      await question(page).waitFor()
      await rest(page)
      const isLargest = await page.evaluate(
        () =>
          new Promise((resolve) =>
            new PerformanceObserver((list) => {
              const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
              resolve(Boolean(element?.closest('[data-notice]')))
            }).observe({ type: 'largest-contentful-paint', buffered: true }),
          ),
      )
      expect(isLargest).toBe(false)
      expect(((await shifts?.()) ?? []).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.002)
      await question(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => {}))
      expect(await axeFindings(page, 'html')).toEqual([])
      expect(complaints).toEqual([])
      await close()
    }
  })

  it('is answered by keys alone, first of all', async () => {
    const { page } = await visit(`${shop.shop}/faq/`)
    await question(page).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const order: unknown[] = []
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Tab')
      order.push(await focused())
    }
    expect(order).toEqual(['Datenschutz', 'Nur notwendige', 'Einverstanden'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => question(page).isVisible()).toBe(false)
    await settings(page).focus()
    await page.keyboard.press('Enter')
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    expect([await question(page).isVisible(), await focused()]).toEqual([false, 'Cookie-Einstellungen'])
  })
})

it('the question is not printed, nor the room below the page that it has on a screen', async () => {
  const { page } = await visit(`${shop.shop}/`)
  await question(page).waitFor()
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  expect(await room()).not.toBe('0px')
  await page.emulateMedia({ media: 'print' })
  expect(await room()).toBe('0px')
  expect(await question(page).isVisible()).toBe(false)
})
