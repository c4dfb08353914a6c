/** What editors do all day, by the keyboard alone: no step here has a mouse. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, newVisitor } from '../chromium.ts'
import { previewOf, startStudio } from '../running-studio.ts'

let browser: Browser
let shop: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  shop = await startStudio()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

/** What has the focus, as a screen reader calls it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const name = element.getAttribute('aria-label') ?? (named.join(' ').trim() || labels.map((label) => label.textContent).join(' '))
    return (name || element.textContent || '').replace(/\s+/g, ' ').trim()
  })

/** Tab, until what is called so has the focus. Every stop on the way must show that it has it. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = []
  for (let step = 0; step < 80; step++) {
    const now = await focused(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    passed.push(now)
    await page.keyboard.press(key)
  }
  throw new Error(`${name} is not reached by ${key}; passed: ${[...new Set(passed)].join(' | ')}`)
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const saved = (page: Page) => page.getByText('Gespeichert', { exact: true }).waitFor()
const outline = (page: Page) => page.getByRole('treeitem').allInnerTexts()
const hears = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()

/** A command of an open menu. */
async function choose(page: Page, name: string) {
  await page.getByRole('menu').waitFor()
  for (let step = 0; step < 20; step++) {
    if ((await focused(page)).startsWith(name)) return press(page, 'Enter')
    await press(page, 'ArrowDown')
  }
  throw new Error(`The menu has no ${name}.`)
}

describe('by the keyboard alone', () => {
  it('one signs in, finds, makes, renames, doubles, deletes and brings back pages', async () => {
    const { page } = await newVisitor(browser, { viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
    page.setDefaultTimeout(12_000)
    await page.goto(`${shop.studio}/`)
    await page.getByLabel('E-Mail').waitFor()
    await tabTo(page, 'E-Mail')
    await page.keyboard.type(shop.admin.email)
    await tabTo(page, 'Passwort')
    await page.keyboard.type(shop.admin.password)
    await press(page, 'Enter')

    // A folder is opened and shut.
    await page.getByRole('button', { name: 'Ordner anlass öffnen' }).waitFor()
    await tabTo(page, 'Ordner anlass öffnen')
    await press(page, 'Enter')
    await page.getByRole('button', { name: 'Ordner anlass schließen' }).waitFor()
    await press(page, 'Enter')

    // A page is made.
    await tabTo(page, 'Neue Seite', 'Shift+Tab')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('Sommerfest')
    await press(page, 'Enter')
    await page.getByRole('heading', { name: 'Sommerfest' }).waitFor()

    // Back to the pages, and found by its name.
    await tabTo(page, 'Seiten')
    await press(page, 'Enter')
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await press(page, 'Control+k')
    await page.keyboard.type('Sommerfest')
    await page.getByRole('link', { name: /Sommerfest/ }).waitFor()

    // Renamed, with its address.
    await tabTo(page, 'Mehr: Sommerfest')
    await press(page, 'Enter')
    await choose(page, 'Umbenennen')
    await tabTo(page, 'Name')
    await press(page, 'Control+a')
    await page.keyboard.type('Gartenfest')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'Control+k', 'Control+a')
    await page.keyboard.type('Gartenfest')
    await page.getByRole('link', { name: /Gartenfest/ }).waitFor()

    // Doubled, put into the trash, and taken out of it.
    await tabTo(page, 'Mehr: Gartenfest')
    await press(page, 'Enter')
    await choose(page, 'Seite duplizieren')
    await page.getByRole('link', { name: /Kopie/ }).waitFor()
    await tabTo(page, /^Mehr: .*Kopie/)
    await press(page, 'Enter')
    await choose(page, 'In den Papierkorb')
    await page.getByRole('link', { name: /Kopie/ }).waitFor({ state: 'detached' })
    await press(page, 'Control+k', 'Control+a', 'Delete')
    await tabTo(page, 'Papierkorb')
    await press(page, 'Enter')
    await page.getByText(/Kopie/).first().waitFor()
    await tabTo(page, /^Mehr: .*Kopie/)
    await press(page, 'Enter')
    await choose(page, 'Wiederherstellen')
    await page.getByText('Nichts gefunden.').last().waitFor()

    // Filters, language and look of the studio.
    await tabTo(page, 'Von mir', 'Shift+Tab')
    await press(page, 'Enter')
    await page
      .getByRole('link', { name: /Gartenfest/ })
      .first()
      .waitFor()
    await tabTo(page, 'Mehr', 'Shift+Tab')
    await press(page, 'Enter')
    await choose(page, 'English')
    await page.getByRole('button', { name: 'New page' }).waitFor()
    await press(page, 'Enter')
    await choose(page, 'Deutsch')
  })

  it('one composes a page, and hears what becomes of it', async () => {
    const headline = (words: string, uid: string) => ({ _uid: uid, component: 'page_headline', headline: words, headlineType: 'h2' })
    const id = await shop.publishPage('anlass/tasten', {
      title: 'Tasten',
      body: [
        headline('Eins', 'eins'),
        headline('Zwei', 'zwei'),
        {
          _uid: 'drei',
          component: 'text_page',
          text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Drei' }] }] },
        },
      ],
    })
    const { page } = await shop.visit(browser, `/stories/${id}`)
    const frame = await previewOf(page)
    const body = async () => (await shop.manage('GET', `stories/${id}`)).story.content.body

    // In the outline: to a block, into its form, and back.
    await tabTo(page, 'Gliederung')
    await press(page, 'Home', 'ArrowDown', 'Enter')
    await tabTo(page, /^Überschrift/)
    await press(page, 'Control+a')
    await page.keyboard.type('Erstens')
    await frame.getByText('Erstens').waitFor()
    await press(page, 'Escape')
    expect(await focused(page)).toBe('Gliederung')

    // Moved, doubled, cut, pasted, deleted, taken back and done again.
    await press(page, 'Control+ArrowDown')
    await hears(page, /Erstens.*2/)
    await press(page, 'Control+ArrowUp', 'Control+d')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(2)
    await press(page, 'Control+x')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(1)
    await press(page, 'Control+v')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(2)
    await press(page, 'Delete', 'Control+z', 'Control+y')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(1)

    // Several at once.
    await press(page, 'Home', 'ArrowDown', 'Shift+ArrowDown')
    expect(await page.getByRole('treeitem', { selected: true }).count()).toBe(2)
    await press(page, 'Control+c', 'Control+v')
    await expect.poll(async () => (await outline(page)).length).toBe(6)
    await press(page, 'Control+z', 'Control+a')
    await expect.poll(() => page.getByRole('treeitem', { selected: true }).count()).toBe(3)
    await press(page, 'Escape')
    expect(await page.getByRole('treeitem', { selected: true }).first().innerText()).toContain('Seite')

    // Shut and opened.
    await press(page, 'ArrowLeft')
    await expect.poll(async () => (await outline(page)).length).toBe(1)
    await press(page, 'ArrowRight')
    await expect.poll(async () => (await outline(page)).length).toBe(4)

    // A block is found in the palette.
    await press(page, 'End', 'Control+k')
    await page.getByRole('dialog').getByRole('heading', { name: 'Texte' }).waitFor()
    await page.keyboard.type('Häufige')
    await press(page, 'Enter')
    await page.getByRole('treeitem', { name: /Häufige Fragen/ }).waitFor()

    // A formatted text gets a bold word.
    await tabTo(page, 'Gliederung')
    await page.getByRole('treeitem', { name: /Textseite/ }).waitFor()
    await press(page, 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
    await page.locator('#form .ProseMirror').waitFor()
    await tabTo(page, /^Text/)
    await press(page, 'Control+End', 'Control+b')
    await page.keyboard.type(' fett')
    await frame.locator('strong', { hasText: 'fett' }).waitFor()
    await press(page, 'Escape', 'Tab')

    // A list of keys, another width.
    await tabTo(page, 'Telefon', 'Shift+Tab')
    await press(page, 'Enter')
    await expect.poll(() => page.locator('#storyblok-preview').evaluate((element) => element.clientWidth)).toBe(390)
    await press(page, 'Shift+?')
    await page.getByRole('dialog').waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await press(page, 'Control+s')
    await saved(page)
    expect((await body())[0].headline).toBe('Erstens')

    // Published; then an older version is brought back.
    await tabTo(page, /^Veröffentlichen/)
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).waitFor()
    await tabTo(page, /^Den Hinweis habe ich gesehen/)
    await press(page, 'Space')
    await tabTo(page, 'Jetzt veröffentlichen')
    await press(page, 'Enter')
    await page.getByRole('dialog', { name: 'Die Seite ist live' }).waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabTo(page, 'Mehr', 'Shift+Tab')
    await press(page, 'Enter')
    await choose(page, 'Versionen')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Diese Version wiederherstellen')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})
