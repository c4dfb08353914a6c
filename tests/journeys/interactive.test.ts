import type { Page, Request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chunkOf, readBuildManifest } from '../../server/build-manifest.ts'
import { weighPage } from '../page-weight.ts'
import { headline, teaser, toUrl } from '../test-bloks.ts'
import { arrival, countRequests, deliveryDate, deliveryDateJourney, express } from './delivery-date-pages.ts'

const shop = deliveryDateJourney()

const watchScripts = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

describe('an interactive block', () => {
  it('sleeps until it is seen, then lives, with what stands beside it untouched', async () => {
    const { page, complaints } = await shop.newVisitor()
    const scripts = watchScripts(page)
    const sheets: string[] = []
    page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
    await page.goto(`${shop.shop}/unten/`, { waitUntil: 'networkidle' })
    expect(scripts.filter((url) => url.includes('delivery'))).toEqual([])
    const before = scripts.length
    await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isMarked: true }))

    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await arrival(page).waitFor()
    await express(page).check()

    expect(scripts.length).toBeGreaterThan(before)
    // Its styles were in the document.
    expect(sheets).toEqual([])
    expect(await page.evaluate(() => Reflect.get(document.querySelector('h1') ?? {}, 'isMarked'))).toBe(true)
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('lives also where the browser is so busy that it tells of two sights at once', async () => {
    const { page } = await shop.newVisitor()
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const held: IntersectionObserverEntry[] = []
          super((entries, observer) => {
            held.push(...entries)
            if (held.length > 1) tell(held.splice(0), observer)
          }, options)
        }
      }
    })
    await page.goto(`${shop.shop}/unten/`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await arrival(page).waitFor()
  })

  it('does not keep a choice that the next country does not have', async () => {
    await shop.publishPage('anlass/samstag', { body: [headline('Post'), teaser('Nach Österreich', toUrl('/at/samstag')), deliveryDate] })
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/samstag/`)
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await arrival(page).waitFor()
    await page.getByRole('radio', { name: /^Express am Samstag/ }).check()
    await page.getByRole('link', { name: 'Nach Österreich' }).click()
    await page.waitForURL('**/at/samstag/')
    await expect.poll(() => page.getByRole('radio').count()).toBe(2)
    expect(await page.getByRole('radio', { name: /^Standard/ }).isChecked()).toBe(true)
  })

  it('brings at most 95 kB of script with it, React, the router and what stands in the document included', async () => {
    const { page } = await shop.newVisitor()
    const scripts: Request[] = []
    page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request))
    await page.goto(`${shop.shop}/oben/`, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await arrival(page).waitFor()
    await page.waitForLoadState('networkidle')

    const sizes = await Promise.all(
      scripts.map(async (request) => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const),
    )
    const { script: inDocument } = await weighPage(`${shop.shop}/oben/`)
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, inDocument)
    expect(total, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(95_000)
    // A page that asked for nothing would hold every budget.
    expect(total).toBeGreaterThan(50_000)
  })

  it('whose code can’t be had takes no choice, and asks for the code once a click', async () => {
    const { page } = await shop.newVisitor()
    let asked = 0
    page.on('requestfailed', () => asked++)
    await page.route('**/assets/**', (route) => (route.request().url().includes('/assets/scripts/') ? route.continue() : route.abort()))
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/unten/`, { waitUntil: 'load' })
    const before = asked
    await express(page).dispatchEvent('click')
    await expect.poll(() => asked).toBeGreaterThan(before)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await express(page).isChecked()).toBe(false)
    const once = asked
    await express(page).dispatchEvent('click')
    await expect.poll(() => asked).toBeGreaterThan(once)
    // Without an end it would be some hundred a second.
    expect(asked).toBeLessThan(once * 4)
  })

  it('wakes beside content that has the name of the page’s data', async () => {
    const marks = [{ type: 'link', attrs: { href: '/oben/', linktype: 'url', custom: { id: 'payload' } } }]
    const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Anker', marks }] }] }
    const questions = [{ _uid: 'q', component: 'faq_question', question: 'Wann?', answer }]
    await shop.publishPage('anlass/name', {
      body: [{ _uid: 'f', component: 'faq_questions', headline: 'Fragen', questions }, deliveryDate],
    })
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/name/`, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await arrival(page).waitFor()
  })

  it('comes alive after a navigation too', async () => {
    await shop.publishPage('anlass/tor', { body: [teaser('Hinein', toUrl('/oben'))] })
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/tor/`, { waitUntil: 'load' })
    await page.getByRole('link', { name: 'Hinein' }).click()
    await arrival(page).waitFor()
  })

  it('R4.13 R9.11 whose code can’t be had reloads the page once, and not again within ten seconds', async () => {
    const { page } = await shop.newVisitor()
    const counted = countRequests(page)
    await page.goto(`${shop.shop}/unten/`, { waitUntil: 'networkidle' })
    await page.route('**/assets/**', (route) => (route.request().url().includes('/assets/scripts/') ? route.continue() : route.abort()))

    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await expect.poll(() => counted.documents, { timeout: 10_000 }).toBe(2)
    // The reloaded page wants the code too, and meets the same end.
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    await expect.poll(() => counted.failures, { timeout: 10_000 }).toBeGreaterThan(1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

    expect(counted.documents).toBe(2)
    await page.getByText('Express bis 11 Uhr bestellt').waitFor()
  })

  it('R4.13 whose code can’t be had after a long time either does not load the page again and again', async () => {
    const { page } = await shop.newVisitor()
    const counted = countRequests(page)
    // A minute goes by in each document before its code fails.
    await page.addInitScript(() => {
      const now = Date.now
      const before = Number(sessionStorage.documents ?? 0)
      sessionStorage.documents = before + 1
      Date.now = () => now() + 60_000 * (document.readyState === 'loading' ? before : before + 1)
    })
    await page.route(`**/${readBuildManifest('dist')['blocks/delivery-date/delivery-date.tsx']?.file}`, (route) => route.abort())
    const asked: Request[] = []
    page.on('request', (request) => request.method() === 'HEAD' && asked.push(request))
    await page.goto(`${shop.shop}/oben/`)
    // The page that was loaded again asks, too, whether the server is there.
    await expect.poll(() => asked.length).toBe(2)
    await asked[1]?.response()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(counted.documents).toBe(2)
  })

  it('in one whose code can’t be had takes what is chosen, as without script', async () => {
    const { page } = await shop.newVisitor()
    const { file } = chunkOf(readBuildManifest('dist'), 'blocks/section/section.tsx')
    await page.route(`**/${file}`, (route) => route.abort())
    await page.addInitScript(() => sessionStorage.setItem('reloaded', String(Date.now())))
    await page.goto(`${shop.shop}/oben/`)
    await page.locator('[data-kept]').waitFor()
    await express(page).click()
    expect(await express(page).isChecked()).toBe(true)
  })

  it('whose code can’t be had without a connection stays as it is, and so does the page', async () => {
    const { page } = await shop.newVisitor()
    const counted = countRequests(page)
    await page.goto(`${shop.shop}/unten/`, { waitUntil: 'networkidle' })
    await page.context().setOffline(true)
    await page.getByRole('heading', { name: 'Wann ist die Post da?' }).scrollIntoViewIfNeeded()
    // Its code, and the page's own address.
    await expect.poll(() => counted.failures, { timeout: 10_000 }).toBeGreaterThan(1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(counted.documents).toBe(1)
    await page.getByText('Express bis 11 Uhr bestellt').waitFor()
  })

  it('says the rule and the prices without JavaScript', async () => {
    const { page } = await shop.newVisitor({ javaScriptEnabled: false })
    await page.goto(`${shop.shop}/at/oben/`)
    await page.getByText('Express bis 11 Uhr bestellt').waitFor()
    expect(await page.getByRole('group', { name: 'Versandart' }).locator('label').allTextContents()).toHaveLength(2)
  })

  it('that throws in the browser is shown as the server sent it, and the page around it stays', async () => {
    const { page } = await shop.newVisitor()
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      const code = await response.text()
      const throwing = 'function throwing(){throw new Error("This block throws.")}export{throwing as DeliveryDate'
      await route.fulfill({ response, body: code.replace(/export\{\w+ as DeliveryDate/, throwing) })
    })
    // What is asked for ahead may still be under way when the test is over.
    onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
    // The window hears of it, too, and tells the shop.
    const thrown = page.waitForEvent('pageerror', ({ message }) => message === 'This block throws.')
    await page.goto(`${shop.shop}/oben/`, { waitUntil: 'commit' })
    const heading = await page.getByRole('heading', { name: 'Oben' }).elementHandle()
    await thrown
    await expect.poll(() => express(page).count()).toBe(1)
    // It is the same element: nothing around the block was drawn anew.
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true)
    expect(await page.getByRole('link', { name: 'Impressum' }).isVisible()).toBe(true)
    // What it can do without script, it does.
    await express(page).click()
    expect(await express(page).isChecked()).toBe(true)
  })
})
