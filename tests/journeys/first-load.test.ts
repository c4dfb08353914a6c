import { hash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shopJourney } from '../shop-journey.ts'
import { headline } from '../test-bloks.ts'

const shop = shopJourney()

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
