import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Channel, channels } from '../schemas/channel.ts'
import { tones } from '../schemas/tone.ts'
import { axeFindings } from '../tests/axe-findings.ts'
import { openBlockPage, stylesOf } from '../tests/block-page.ts'
import { launchChromium } from '../tests/chromium.ts'
import { buildElement } from '../tests/element-for-tests.ts'
import { exampleOf, readerOf, registry, renderBlok, siteOf } from '../tests/render-example.tsx'

const widths = [390, 820, 1440]
const reader = readerOf({
  folders: {
    'anlass/geburtstag/': [
      { uuid: '1', slug: 'anlass/geburtstag/18-geburtstag/occasion', title: '18. Geburtstag', text: '', image: undefined },
    ],
  },
  links: ['hochzeit/occasion', 'hochzeit/einladungskarten/category', 'faq'].map((slug) => ({ slug: `anlass/${slug}`, name: slug })),
})

let browser: Browser
let scripts: string[]

beforeAll(async () => {
  browser = await launchChromium()
  scripts = await Promise.all(['main-teaser', 'site-header'].map(buildElement))
})
afterAll(() => browser.close())

/** A block as it stands on a page: inside the main part, unless it is the page's head or foot. */
async function onPage(component: string, channel: Channel, fields: Record<string, unknown> = {}): Promise<string> {
  const html = await renderBlok(exampleOf(component, fields), { site: siteOf(channel), reader })
  const title = html.includes('<h1') ? '' : '<h1 class="visually-hidden">Block</h1>'
  if (component === 'site_header') return `${html}<main id="inhalt" tabindex="-1">${title}</main>`
  return component === 'site_footer' ? `<main id="inhalt">${title}</main>${html}` : `<main id="inhalt">${title}${html}</main>`
}

const open = (html: string, channel: Channel, width = 1440): Promise<Page> =>
  openBlockPage(browser, {
    html,
    channel,
    scripts,
    options: { viewport: { width, height: 900 }, reducedMotion: 'reduce', bypassCSP: true },
  })

/** Elements that reach out of the window to the right. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe.each(channels)('in %s', (channel) => {
  it.each(registry.blocks.map(({ component }) => component))(
    'axe finds nothing on %s at any width, and nothing runs out of the window',
    async (component) => {
      const page = await open(await onPage(component, channel), channel)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axeFindings(page, 'html'), `${width} px`).toEqual([])
      }
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await page.context().close()
    },
  )

  it('everything to press is 44 pixels high or wide enough for a finger', async () => {
    const page = await openBlockPage(browser, {
      html: await onPage('site_header', channel),
      channel,
      scripts,
      options: { viewport: { width: 390, height: 900 }, hasTouch: true },
    })
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('nav a, nav button, ul button')]
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
    await page.context().close()
  })

  it('words can be read on every ground in every tone', async () => {
    const grounds = ['none', 'paper', 'tint', 'accent', 'ink']
    const parts = Object.keys(tones).flatMap((tone) =>
      grounds.map(
        (ground) => `<div data-tone="${tone}"><div data-ground="${ground}" style="background:var(--color-ground);color:var(--color-ink)">
          Tinte <span style="color:var(--color-muted)">gedämpft</span> <span style="color:var(--color-accent-ink)">Akzent</span>
          <span style="background:var(--color-button);color:var(--color-on-button)">Knopf</span></div></div>`,
      ),
    )
    const page = await open(`<main><h1>Töne</h1>${parts.join('')}</main>`, channel)
    expect(await axeFindings(page, 'html')).toEqual([])
    await page.context().close()
  })
})

describe('R2.29 the header', () => {
  it('opens one menu at a time below the bar, and closes it by Escape, all without a script', async () => {
    const page = await openBlockPage(browser, { html: await onPage('site_header', 'anlass'), options: { javaScriptEnabled: false } })
    await page.getByRole('button', { name: 'Hochzeit' }).click()
    const panel = page.getByRole('link', { name: 'Alles zu Hochzeit' })
    expect(await panel.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Trauer' }).click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Alles zu Trauer' }).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('link', { name: 'Alles zu Trauer' }).isVisible()).toBe(false)
    await page.context().close()
  })

  it('has a drawer on phones, with the panels over it', async () => {
    const page = await openBlockPage(browser, {
      html: await onPage('site_header', 'anlass'),
      options: { javaScriptEnabled: false, viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' },
    })
    const contact = page.getByRole('link', { name: 'Kontakt' })
    expect(await contact.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    expect(await contact.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Hochzeit' }).click()
    expect(await page.getByRole('link', { name: 'Tischkarten' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Zurück' }).first().click()
    expect(await page.getByRole('link', { name: 'Tischkarten' }).isVisible()).toBe(false)
    expect(await contact.isVisible()).toBe(true)
    await page.context().close()
  })

  it('closes its menus when a link is followed without a new document', async () => {
    const page = await open(await onPage('site_header', 'anlass'), 'anlass')
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
    )
    await page.getByRole('button', { name: 'Hochzeit' }).click()
    await page.getByRole('link', { name: 'Tischkarten' }).click()
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0)
    await page.context().close()
  })
})

it('R2.38 a promise opens its window and takes the focus; Escape closes it', async () => {
  const page = await openBlockPage(browser, { html: await onPage('benefits_bar', 'anlass'), options: { javaScriptEnabled: false } })
  await page.getByRole('button', { name: /Expressversand/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Expressversand' })
  expect(await dialog.isVisible()).toBe(true)
  expect(await dialog.getByRole('button', { name: 'Schließen' }).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(false)
  await page.context().close()
})

it('a stylesheet reads nothing before the order of the layers', () => {
  expect(
    stylesOf('anlass')
      .replace(/\/\*.*?\*\//gs, '')
      .trim(),
  ).toMatch(/^@layer reset, tokens, base, pieces, blocks, overrides;/)
})
