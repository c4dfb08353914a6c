import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../chromium.ts'
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

let pages = 0
const headline = (words: string, uid: string) => ({ _uid: uid, component: 'page_headline', headline: words, headlineType: 'h2' })

/** A published page with these bloks. */
async function publishPage(body: object[]) {
  const slug = `werkstatt-${++pages}`
  const id = await shop.publishPage(`anlass/${slug}`, { title: 'Werkstatt', body })
  return { id, slug, address: `${shop.shop}/${slug}/` }
}

/** A page opened by somebody who has signed in, and what it shows. */
async function open(body: object[] = [headline('Erste Zeile', 'eins'), headline('Zweite Zeile', 'zwei')]) {
  const story = await publishPage(body)
  const { page } = await shop.visit(browser, `/stories/${story.id}`)
  const frame = await previewOf(page)
  return { ...story, page, frame, form: page.locator('#form') }
}

const saved = (page: Page) => page.getByText('Gespeichert', { exact: true }).waitFor()
const contentOf = async (id: number) => (await shop.manage('GET', `stories/${id}`)).story.content
const outline = (page: Page) => page.getByRole('treeitem').allInnerTexts()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the studio's own screen; the page in the frame has tests of its own. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(() => Reflect.get(window, 'axe').run({ exclude: [['iframe']] }))
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(' and ')}`)
}

describe('signing in', () => {
  it('says nothing about which part was wrong, and lets in who knows both', async () => {
    const { page } = await shop.visit(browser)
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('menuitem', { name: /Abmelden/ }).click()
    await page.getByLabel('E-Mail').fill('ada@example.org')
    await page.getByLabel('Passwort').fill('falsch')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('alert').getByText('Die E-Mail-Adresse oder das Passwort stimmt nicht.').waitFor()
    expect(await findings(page)).toEqual([])
  })
})

describe('finding a page', () => {
  it('opens folders, searches and filters', async () => {
    await publishPage([headline('Suche', 'suche')])
    const { page } = await shop.visit(browser)
    await page.getByRole('button', { name: 'Ordner anlass öffnen' }).click()
    await page
      .getByRole('link', { name: /werkstatt-/ })
      .first()
      .waitFor()
    expect(await findings(page)).toEqual([])

    await page.keyboard.press('Control+k')
    await page.keyboard.type(`werkstatt-${pages}`)
    await page.getByRole('link', { name: `/anlass/werkstatt-${pages}` }).waitFor()
    expect(await page.getByRole('link', { name: /werkstatt-/ }).count()).toBe(1)

    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'Papierkorb' }).click()
    await page.getByText('Nichts gefunden.').last().waitFor()
  })

  it('makes a page, puts it in the trash and brings it back', async () => {
    const { page } = await shop.visit(browser)
    await page.getByRole('button', { name: 'Neue Seite' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Frohe Grüße')
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe('frohe-gruesse')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('heading', { name: 'Frohe Grüße' }).waitFor()

    await page.getByRole('link', { name: 'Seiten' }).click()
    await page.getByRole('button', { name: 'Ordner anlass öffnen' }).click()
    await page.getByRole('button', { name: 'Mehr: Frohe Grüße' }).click()
    await page.getByRole('menuitem', { name: 'In den Papierkorb' }).click()
    await page.getByRole('link', { name: 'Frohe Grüße' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Papierkorb' }).click()
    await page.getByRole('button', { name: 'Mehr: Frohe Grüße' }).click()
    await page.getByRole('menuitem', { name: 'Wiederherstellen' }).click()
    await page.getByRole('button', { name: 'Alle' }).click()
    await page.getByRole('link', { name: 'Frohe Grüße' }).waitFor()
  })
})

describe('composing a page', () => {
  it('a click on the page opens the form at the clicked field, and typing shows on the page before it is saved', async () => {
    const { id, page, frame, form } = await open()
    await frame.getByText('Zweite Zeile').click()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().waitFor()
    await page.locator('[data-current][data-field=headline]').waitFor()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Zweitens')
    await frame.getByText('Zweitens').waitFor()
    await saved(page)
    expect((await contentOf(id)).body[1].headline).toBe('Zweitens')
    expect(await findings(page)).toEqual([])
  })

  it('a text is written on the page itself, in one intent', async () => {
    const { id, page, frame } = await open()
    await frame.getByText('Erste Zeile').dblclick()
    await page.keyboard.type('Auf der Seite geschrieben')
    await page.keyboard.press('Enter')
    await frame.getByRole('heading', { name: 'Auf der Seite geschrieben' }).waitFor()
    await saved(page)
    expect((await contentOf(id)).body[0].headline).toBe('Auf der Seite geschrieben')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await frame.getByRole('heading', { name: 'Erste Zeile' }).waitFor()
  })

  it('a blok is added from the palette as its block’s example, where the slot allows it', async () => {
    const { page, frame } = await open()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox', { name: 'Blöcke suchen' }).fill('Kontakt')
    expect(await page.getByRole('button', { name: /Kopf der Seiten/ }).count()).toBe(0)
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await frame.getByText('Fragt uns ruhig').waitFor()
    expect(await outline(page)).toEqual([
      expect.stringContaining('Seite'),
      expect.stringContaining('Erste Zeile'),
      expect.stringContaining('Kontakt'),
      expect.stringContaining('Zweite Zeile'),
    ])
  })

  it('a blok is moved, doubled, taken out and brought back by keys alone, and a screen reader hears it', async () => {
    const { id, page, frame } = await open()
    await page.getByRole('tree').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+ArrowDown')
    await page.getByRole('status').getByText('Überschrift „Erste Zeile“ steht jetzt an Stelle 2 von 2').waitFor()
    await page.keyboard.press('Control+d')
    await frame.getByText('Erste Zeile').nth(1).waitFor()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await saved(page)
    expect((await contentOf(id)).body.map(({ headline }: { headline: string }) => headline)).toEqual(['Zweite Zeile', 'Erste Zeile'])
    await page.keyboard.press('Control+z')
    await saved(page)
    await expect.poll(async () => (await contentOf(id)).body[0].headline).toBe('Erste Zeile')
  })

  it('a blok is copied on one page and pasted on another', async () => {
    const { page, form } = await open()
    await page.getByRole('treeitem', { name: /Zweite Zeile/ }).click()
    await page.keyboard.press('Control+c')
    const other = await publishPage([headline('Anderswo', 'anderswo')])
    await page.goto(`${shop.studio}/stories/${other.id}`)
    const frame = await previewOf(page)
    await page.getByRole('treeitem', { name: /Anderswo/ }).click()
    await page.keyboard.press('Control+v')
    await frame.getByText('Zweite Zeile').waitFor()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().waitFor()
  })

  it('a blok is dragged in the outline', async () => {
    const { id, page } = await open()
    await page
      .getByRole('treeitem', { name: /Zweite Zeile/ })
      .dragTo(page.getByRole('treeitem', { name: /Erste Zeile/ }), { targetPosition: { x: 40, y: 2 } })
    await expect.poll(async () => (await contentOf(id)).body[0].headline).toBe('Zweite Zeile')
  })

  it('a blok is dragged on the page', async () => {
    const { id, page, frame } = await open()
    await frame.getByText('Erste Zeile').click()
    await frame.locator('[draggable=true]').waitFor()
    const [from, to] = await Promise.all([frame.getByText('Erste Zeile').boundingBox(), frame.getByText('Zweite Zeile').boundingBox()])
    if (!from || !to) throw new Error('The bloks are not on the page.')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + to.height - 4, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await contentOf(id)).body[0].headline).toBe('Zweite Zeile')
  })

  it('on a German keyboard AltGr writes and commands nothing', async () => {
    const { page, form, frame } = await open()
    await frame.getByText('Erste Zeile').click()
    const field = form.getByRole('textbox', { name: 'Überschrift' }).first()
    await field.focus()
    // AltGr is Ctrl and Alt to a browser on Windows.
    await field.evaluate((input) => {
      for (const key of ['z', 'd', 'k', 's', '@', '€'])
        input.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, altKey: true, bubbles: true, cancelable: true }))
    })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await outline(page)).toHaveLength(3)
    await page.getByRole('tree').focus()
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog').getByText('Strg+Umschalt+Z').waitFor()
    expect(await findings(page)).toEqual([])
  })
})

describe('safety', () => {
  it('keeps what is typed without a connection, through a reload, and saves it when the connection is back', async () => {
    const { id, page, frame, form } = await open()
    await frame.getByText('Erste Zeile').click()
    // The service can't be reached; the studio itself can.
    await page.route('**/v1/spaces/1/stories/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Im Zug geschrieben')
    await page.getByText('Ohne Verbindung – hier aufgehoben').waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: /Im Zug geschrieben/ }).waitFor()

    await page.unrouteAll()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await saved(page)
    expect((await contentOf(id)).body[0].headline).toBe('Im Zug geschrieben')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).waitFor()
  })

  it('a session that ends while somebody types asks to sign in again, and loses nothing', async () => {
    const { id, page, frame, form } = await open()
    await frame.getByText('Erste Zeile').click()
    await page.context().clearCookies()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Trotzdem da')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-Mail').fill('ada@example.org')
    await dialog.getByLabel('Passwort').fill('ganz-geheimes-wort')
    await dialog.getByRole('button', { name: 'Anmelden' }).click()
    await saved(page)
    expect((await contentOf(id)).body[0].headline).toBe('Trotzdem da')
  })

  it('two people on one page lose nothing of each other', async () => {
    const { id, frame, form } = await open()
    await frame.getByText('Erste Zeile').click()
    const { story } = await shop.manage('GET', `stories/${id}`)
    const [eins, zwei] = story.content.body
    const content = { ...story.content, body: [eins, { ...zwei, headline: 'Von nebenan' }] }
    await shop.manage('PUT', `stories/${id}`, { story: { content } })

    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Von hier')
    await frame.getByText('Von nebenan').waitFor()
    await expect
      .poll(async () => (await contentOf(id)).body.map(({ headline }: { headline: string }) => headline))
      .toEqual(['Von hier', 'Von nebenan'])
  })

  it('every version can be looked at and brought back', async () => {
    const { id, page, frame, form } = await open()
    await frame.getByText('Erste Zeile').click()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Danach')
    await saved(page)
    await expect.poll(async () => (await contentOf(id)).body[0].headline).toBe('Danach')
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Versionen' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Veröffentlicht|Angelegt/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Danach').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
    await frame.getByText('Erste Zeile').waitFor()
  })
})

describe('publishing', () => {
  it('says what goes live, and when the shop has served it', async () => {
    const { page, frame, form, address } = await open()
    await frame.getByText('Erste Zeile').click()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Ganz neu')
    await saved(page)
    expect(await (await fetch(address)).text()).not.toContain('Ganz neu')

    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ganz neu').first().waitFor()
    expect(await dialog.locator('del').innerText()).toBe('Erste Zeile')
    expect(await findings(page)).toEqual([])
    // The page has no main heading, which is asked about.
    await dialog.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).check()
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByText(/Vom Klick bis zum neuen Stand im Shop: [\d.]+ ms/).waitFor()
    expect(await (await fetch(address)).text()).toContain('Ganz neu')
  })

  it('is refused with what is wrong, and leads there', async () => {
    const { page, frame, form } = await open()
    await frame.getByText('Erste Zeile').click()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('')
    await form.getByText('Überschrift fehlt').waitFor()
    await frame.getByRole('alert').getByText('„headline“').waitFor()
    await frame.getByText('Zweite Zeile').waitFor()
    await saved(page)

    await page.getByRole('treeitem', { name: /Zweite Zeile/ }).click()
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    const publish = page.getByRole('button', { name: 'Jetzt veröffentlichen' })
    await page.getByText('Das verhindert die Veröffentlichung').waitFor()
    expect(await publish.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Zur Stelle' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')))
      .toBe('headline')
    await page.keyboard.type('Repariert')
    await frame.getByText('Repariert').waitFor()
  })

  it('is put on the calendar in German time', async () => {
    const { id, page } = await open()
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await page.getByLabel('Veröffentlichen am').fill('2031-07-01T09:30')
    await page.getByRole('button', { name: 'Zeiten speichern' }).click()
    await page.getByRole('dialog').getByText('Gespeichert').waitFor()
    const { story } = await shop.manage('GET', `stories/${id}`)
    expect(new Date(story.publish_at).toISOString()).toBe('2031-07-01T07:30:00.000Z')
  })
})

describe('content that is broken', () => {
  it('R2.45 opens, says what is wrong at the block, keeps its data and can be repaired', async () => {
    const { id, page, frame } = await open()
    const { story } = await shop.manage('GET', `stories/${id}`)
    const unknown = { _uid: 'alt', component: 'alter_block', wort: 'bleibt' }
    await shop.manage('PUT', `stories/${id}`, { story: { content: { ...story.content, body: [unknown, ...story.content.body] } } })
    await page.reload()
    await previewOf(page)
    await frame.getByText('Den Blocktyp „alter_block“ an der Stelle body[0] gibt es nicht.').waitFor()
    await frame.getByText('Zweite Zeile').waitFor()
    await page.getByRole('treeitem', { name: /alter_block/ }).click()
    await page.getByRole('alert').getByText('Den Block „alter_block“ gibt es nicht.').waitFor()
    expect((await contentOf(id)).body[0].wort).toBe('bleibt')
    await page.getByRole('tree').focus()
    await page.keyboard.press('Delete')
    await saved(page)
    expect(await outline(page)).toHaveLength(3)
  })

  it('a story that somebody deletes meanwhile keeps what is written, and is brought back with it', async () => {
    const { id, page, form } = await open()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await shop.manage('DELETE', `stories/${id}`)
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Trotzdem geschrieben')
    await page.getByText('Jemand hat die Seite in den Papierkorb gelegt.').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Seite wiederherstellen' }).click()
    await saved(page)
    expect((await contentOf(id)).body[0].headline).toBe('Trotzdem geschrieben')
  })

  it('a story of 5 MB opens, is edited and saved', async () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Papier aus Baumwolle, 300 g. '.repeat(300) }] }
    const texts = Array.from({ length: 6 }, (_, index) => ({
      _uid: `text-${index}`,
      component: 'text_page',
      text: { type: 'doc', content: Array.from({ length: 100 }, () => paragraph) },
    }))
    const { id, page, frame, form } = await open([headline('Sehr lang', 'eins'), ...texts])
    expect(JSON.stringify(await contentOf(id)).length).toBeGreaterThan(5_000_000)
    await page.getByRole('treeitem', { name: /Sehr lang/ }).click()
    await form.getByRole('textbox', { name: 'Überschrift' }).first().fill('Immer noch lang')
    await frame.getByText('Immer noch lang').waitFor()
    await saved(page)
    expect((await contentOf(id)).body[0].headline).toBe('Immer noch lang')
  })

  it('a preview that does not answer says so', async () => {
    const { id } = await publishPage([headline('Stumm', 'stumm')])
    const { page } = await shop.visit(browser)
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await page.route(`${shop.shop}/**`, (route) => route.fulfill({ body: 'nichts', contentType: 'text/plain' }))
    await page.goto(`${shop.studio}/stories/${id}`)
    await page.getByRole('alert').getByText('Die Seite antwortet nicht.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await previewOf(page)
    await page.getByText('Die Seite antwortet nicht.').waitFor({ state: 'detached' })
  })
})

describe('on a phone', () => {
  it('a word is put right and published', async () => {
    const { id, address } = await publishPage([headline('Tipfehler', 'tipp')])
    const { page } = await shop.visit(browser, `/stories/${id}`, { width: 390, height: 800 })
    const frame = await previewOf(page)
    await frame.getByText('Tipfehler').click()
    await page.getByRole('button', { name: 'Felder' }).click()
    await page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).first().fill('Tippfehler')
    await saved(page)
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await page.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).check()
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByText('Die Seite ist live').waitFor()
    expect(await (await fetch(address)).text()).toContain('Tippfehler')
  })
})
