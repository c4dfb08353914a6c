import { describe, expect, it } from 'vitest'
import { teaser, toUrl } from '../test-bloks.ts'
import { isMarked, mark } from './document-mark.ts'
import { heading, linkedPagesJourney } from './linked-pages.ts'

const shop = linkedPagesJourney()

describe('going from page to page', () => {
  it('R2.29 the head marks the links to the page one is on, after a navigation too', async () => {
    const { page } = await shop.newVisitor()
    const current = () =>
      page.locator('site-header [aria-current=page]').evaluateAll((links) => links.map(({ textContent }) => textContent))
    await shop.visit(page, '/anlaesse/')
    await expect.poll(current).toEqual(['Alle Anlässe'])
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await page.waitForURL('**/faq/')
    await expect.poll(current).toEqual([])
    await page.goBack()
    await expect.poll(current).toEqual(['Alle Anlässe'])
  })

  it('R7.16 a click on a link draws the next page from its data, without loading the document', async () => {
    const { page, complaints } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
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
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
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
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await page.getByRole('link', { name: 'Zum Anker' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    await page.waitForFunction(() => (document.getElementById('unten')?.getBoundingClientRect().top ?? 1e9) < innerHeight)
  })

  it('R4.13 an address without a page shows the 404 screen in place', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/viele/')
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
    const { page, complaints } = await shop.newVisitor({ reducedMotion })
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
    await shop.visit(page, '/erste/')
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

  it('back leads to the page before after a reload, too, which nobody has woken', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    await page.reload({ waitUntil: 'load' })
    await page.goBack()
    await heading(page).getByText('Die erste Seite').waitFor()
    await page.goForward()
    await heading(page).getByText('Die zweite Seite').waitFor()
  })

  it('goes on in a page into which a browser’s extension has put something', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/erste/')
    await page.evaluate(() => document.querySelector('main')?.append(Object.assign(document.createElement('span'), { id: 'strange' })))
    const words = () => page.locator('main').innerText()
    const before = await words()
    await page.getByRole('link', { name: 'Zur zweiten' }).hover()
    // React has drawn the page anew.
    await expect.poll(() => page.locator('#strange').count()).toBe(0)
    expect(await words()).toBe(before)
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
  })

  it.each([false, true])('takes clicks while one page still fades into the next, by touch: %s', async (hasTouch) => {
    const { page } = await shop.newVisitor({ hasTouch, reducedMotion: 'no-preference' })
    await shop.visit(page, '/erste/')
    await page.addStyleTag({
      content: '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s !important }',
    })
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition')),
    )
    const box = await page.getByRole('link', { name: 'Kontakt' }).first().boundingBox()
    const place = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5] as const
    await (hasTouch ? page.touchscreen.tap(...place) : page.mouse.click(...place))
    await page.waitForURL('**/kontakt/')
  })

  it('a link to the page one is on adds nothing to the history', async () => {
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/faq/')
    const before = await page.evaluate(() => history.length)
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click()
    await page.getByRole('link', { name: 'Kontakt' }).first().click()
    await page.waitForURL('**/kontakt/')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  it('works with JavaScript off', async () => {
    const { page } = await shop.newVisitor({ javaScriptEnabled: false })
    await shop.visit(page, '/erste/')
    await page.getByRole('link', { name: 'Zur zweiten' }).click()
    await heading(page).getByText('Die zweite Seite').waitFor()
    expect(await page.title()).toBe('Zweite | Anlass')
  })

  it('R2.07 links to own apps are left to the browser', async () => {
    await shop.publishPage('anlass/zur-app', { body: [teaser('Gestalten', toUrl('/configurator-card'))] })
    const { page } = await shop.newVisitor()
    await shop.visit(page, '/zur-app/')
    await mark(page)
    await page.getByRole('link', { name: 'Gestalten' }).click()
    await page.waitForURL('**/configurator-card/')
    expect(await isMarked(page)).toBe(false)
  })
})
