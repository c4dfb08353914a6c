import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pageShown } from '../../runtime/page-events.ts'
import { goTo } from '../go-to.ts'
import { hasFoot, laidOut } from '../laid-out.ts'
import { shopJourney } from '../shop-journey.ts'
import { watchShifts } from '../watch-shifts.ts'

const shop = shopJourney()

/** What there is of a page in the moment in which it takes the place of another: at the next frame somebody sees it. */
interface Shown {
  path: string
  /** Blocks that live, by their names, with nothing in their place. */
  gaps: (string | undefined)[]
  hasFoot: boolean
  /** Whether the last that stands in the page itself is laid out, too. */
  hasEnd: boolean
}

/** Answers what the pages have shown one has gone on to. */
async function watchPages(page: Page) {
  await page.addInitScript((pageShown) => {
    const pages: object[] = []
    Object.assign(window, { pages })
    addEventListener(pageShown, () => {
      pages.push({
        path: location.pathname,
        gaps: [...document.querySelectorAll<HTMLElement>('[data-uid]')]
          .filter(({ children: { length } }) => !length)
          .map(({ dataset }) => dataset.uid),
        hasFoot: document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }),
        hasEnd: [...document.querySelectorAll('main *')].at(-1)?.checkVisibility({ contentVisibilityAuto: true }),
      })
    })
  }, pageShown)
  return async (count: number): Promise<Shown[]> => {
    await page.waitForFunction((count) => Reflect.get(window, 'pages').length >= count, count)
    return page.evaluate(() => Reflect.get(window, 'pages'))
  }
}

describe('a page one goes on to', () => {
  it.each([
    ['shop', '/hochzeit/einladungskarten/'],
    ['posters', '/kalender/wandkalender'],
    ['shop', '/versand/'],
    ['shop', '/merkzettel/'],
    ['posters', '/leinwand'],
    ['posters', '/collagen'],
    ['posters', '/fotobuecher/digitalfotobuch'],
    ['posters', '/fotoboxen'],
  ] as const)('of %s at %s is whole at once, what lives on it too', async (brand, path) => {
    const { page } = await shop.newVisitor()
    const shown = await watchPages(page)
    await page.goto(shop[brand])
    await goTo(page, path)
    const [next] = await shown(1)
    expect(next).toMatchObject({ path, gaps: [] })
    expect(await page.locator('main [data-uid]').count()).toBeGreaterThan(0)
  })

  it('is so after Back, too, when what lives on it had not been called before', async () => {
    const { page } = await shop.newVisitor()
    const shown = await watchPages(page)
    await page.goto(`${shop.shop}/hochzeit/einladungskarten/`)
    await goTo(page, '/hochzeit/')
    await shown(1)
    await page.goBack()
    expect((await shown(2))[1]).toMatchObject({ path: '/hochzeit/einladungskarten/', gaps: [] })
  })

  it.each(['/hochzeit/', '/hochzeit/einladungskarten/'])(
    'at %s is first laid out where it is seen, then, block by block, below',
    async (path) => {
      // At other widths the home page's headline may have a line less in its own letters, which may come late (decision 12).
      const { page } = await shop.newVisitor({ viewport: { width: 1440, height: 900 } })
      const shown = await watchPages(page)
      const shifts = await watchShifts(page)
      await page.goto(shop.shop)
      await laidOut(page)
      await goTo(page, path)
      expect(await shown(1)).toMatchObject([{ path, hasFoot: false, hasEnd: false }])

      await laidOut(page)
      expect(await hasFoot(page)).toBe(true)
      // A font that came too late for the page before is shown from here on, which moves a menu by a hair.
      expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.002)
    },
  )

  it('is laid out at once where the browser can’t do it later', async () => {
    const { page, complaints } = await shop.newVisitor()
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback')
      CSS.supports = () => false
    })
    const shown = await watchPages(page)
    await page.goto(shop.shop)
    await goTo(page, '/hochzeit/')
    expect(await shown(1)).toMatchObject([{ path: '/hochzeit/', hasFoot: true, hasEnd: true }])
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(complaints).toEqual([])
  })

  it('has the styles it lacks apply with it, and not to the page before', async () => {
    const { page } = await shop.newVisitor()
    await page.addInitScript(() => {
      const enabled = () =>
        [...document.styleSheets].filter(({ disabled, ownerNode }) => !disabled && ownerNode instanceof HTMLLinkElement).length
      const counts: number[] = []
      Object.assign(window, { counts })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (callback) => {
        counts.push(enabled())
        const transition = start(callback)
        transition.updateCallbackDone.then(() => counts.push(enabled()))
        return transition
      }
    })
    await page.goto(shop.shop)
    await goTo(page, '/hochzeit/einladungskarten/')
    await page.waitForFunction(() => Reflect.get(window, 'counts').length === 2)
    const [before, after] = await page.evaluate((): number[] => Reflect.get(window, 'counts'))
    expect(before).toBe(0)
    expect(after).toBeGreaterThan(0)
  })
})

it('a view transition has nothing of the page styled anew that it leaves as it is', async () => {
  const { page } = await shop.newVisitor()
  await page.goto(shop.shop)
  await laidOut(page)
  const styled = await countStyled(page, () => document.startViewTransition(() => {}).finished)
  expect(styled).toBeLessThan(await page.evaluate(() => document.querySelectorAll('*').length / 2))
})

/** How many elements the browser has computed styles of while something is done, the most at once. */
async function countStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[]) counts.push(args?.elementCount ?? 0)
  })
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await page.evaluate(act)
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  return Math.max(...counts)
}

it('a page whose stylesheet came empty is loaded whole, with it', async () => {
  const { page } = await shop.newVisitor()
  await page.goto(`${shop.shop}/impressum/`)
  await page.route(/\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  await goTo(page, '/versand/')
  await page.waitForURL('**/versand/')
  await expect.poll(() => loads).toEqual(['/versand/'])
})
