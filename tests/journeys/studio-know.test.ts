import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the studio's own screen; the page in the frame has tests of its own. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(() => Reflect.get(window, 'axe').run({ exclude: [['iframe']] }))
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(' and ')}`)
}

const visitShop = (path: string) => fetch(shop.shop + path, { redirect: 'manual' })
const storyAt = async (slug: string) => (await shop.manage('GET', `stories?by_slugs=${slug}`)).stories[0]
const headline = (words: string, uid: string, more: object = {}) => ({
  _uid: uid,
  component: 'page_headline',
  headline: words,
  headlineType: 'h2',
  ...more,
})
const linkTo = (uuid: string, slug: string) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: slug })

/** A published page, and what the Management API knows of it. */
async function publishPage(slug: string, fields: object = {}) {
  await shop.publishPage(`anlass/${slug}`, fields)
  return storyAt(`anlass/${slug}`)
}

async function open(path = '/') {
  const { page } = await shop.visit(browser, path)
  return page
}

async function search(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
}

async function menuOf(page: Page, name: string, command: string) {
  await page.getByRole('button', { name: `Mehr: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

describe('a page of an occasion', () => {
  it('is made in four steps by keyboard alone, whole, and served by the shop when its time has come', async () => {
    const page = await open()
    const press = (key: string) => page.keyboard.press(key)
    const focus = (name: string) => page.getByLabel(name, { exact: true }).focus()
    await page.getByRole('button', { name: 'Neue Anlass-Seite' }).focus()
    await press('Enter')

    await page.getByText('Schritt 1 von 4').waitFor()
    await page.getByRole('option', { name: 'Hochzeit', exact: true }).waitFor({ state: 'attached' })
    await press('Enter')
    await page.getByRole('button', { name: 'Weiter' }).focus()
    await press('Enter')
    await page.getByText('Wähle einen Anlass.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await page.keyboard.type('Hochzeit')
    await page.getByRole('checkbox', { name: 'Menükarten' }).focus()
    await press('Space')
    expect(await findings(page)).toEqual([])
    await press('Enter')

    await page.getByText('Schritt 2 von 4').waitFor()
    await page.getByRole('radio', { name: /Herzlich/ }).focus()
    await press('ArrowDown')
    await page.getByLabel('Veröffentlichen am').fill('2020-01-01T10:00')
    await press('Enter')
    await page.getByText('Dieser Zeitpunkt ist vorbei').waitFor()
    await page.getByLabel('Veröffentlichen am').fill('2099-05-01T09:00')
    await page.getByLabel('Offline nehmen am').fill('2099-06-01T09:00')
    expect(await findings(page)).toEqual([])
    await press('Enter')

    await page.getByText('Schritt 3 von 4').waitFor()
    await focus('Name der Seite')
    await press('Control+a')
    await page.keyboard.type('Hochzeit im Sommer')
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe('hochzeit-im-sommer')
    await focus('Adresse')
    await press('Control+a')
    await page.keyboard.type('kontakt')
    await press('Enter')
    await page.getByText('Unter dieser Adresse steht schon „Kontakt“').waitFor()
    await press('Control+a')
    await page.keyboard.type('hochzeit-im-sommer')
    await page.getByLabel('Alte Adresse weiterleiten').fill('https://example.org/hochzeit-2025/')
    expect(await findings(page)).toEqual([])
    await press('Enter')

    await page.getByText('Schritt 4 von 4').waitFor()
    await page.getByText('/anlass/hochzeit-2025 → /anlass/hochzeit-im-sommer').waitFor()
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Seite anlegen' }).last().focus()
    await press('Enter')

    const frame = await previewOf(page)
    await frame.getByRole('heading', { level: 1, name: 'Festlich auf Papier: Karten zur Hochzeit' }).waitFor()
    const story = (await shop.manage('GET', `stories/${(await storyAt('anlass/hochzeit-im-sommer')).id}`)).story
    expect(story).toMatchObject({
      problems: [],
      published: false,
      publish_at: '2099-05-01T07:00:00.000Z',
      expire_at: '2099-06-01T07:00:00.000Z',
    })
    expect(story.content).toMatchObject({ robots: 'index,follow', tone: 'hochzeit', title: 'Hochzeit im Sommer: Karten und Papier' })
    expect(JSON.stringify(story.content)).not.toMatch(/\{[a-z.]+\}|Menükarten/)
    expect((await visitShop('/hochzeit-im-sommer/')).status).toBe(404)

    await shop.manage('PUT', `stories/${story.id}`, { story: { publish_at: new Date(Date.now() + 500).toISOString() } })
    const served = await vi.waitFor(
      async () => {
        const answer = await visitShop('/hochzeit-im-sommer/')
        expect(answer.status).toBe(200)
        return answer.text()
      },
      { timeout: 15_000, interval: 200 },
    )
    expect(served).toContain('Festlich auf Papier')
    expect(served).toContain('href="/hochzeit/einladungskarten/"')
    expect((await visitShop('/hochzeit-2025/')).headers.get('location')).toBe('/hochzeit-im-sommer/')
  }, 90_000)

  it('begins with what a marketer has changed in the template', async () => {
    const { id } = await storyAt('myposter/_vorlagen/anlass-seite')
    const { content } = (await shop.manage('GET', `stories/${id}`)).story
    content.body.push(headline('Nur {anlass.wendung}', 'neu'))
    await shop.manage('PUT', `stories/${id}`, { story: { content } })

    const page = await open()
    await page.getByRole('button', { name: 'Neue Anlass-Seite' }).click()
    await page.getByRole('dialog').getByLabel('Marke').selectOption('myposter')
    await page.getByLabel('Anlass', { exact: true }).selectOption('muttertag')
    for (const step of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Weiter' }).click()
      await page.getByText(`Schritt ${step} von 4`).waitFor()
    }
    await page.getByText('Nur zum Muttertag').waitFor()
  })
})

describe('finding pages', () => {
  it('begins one with a template, and finds it by its words, brand, type and state', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Neue Seite' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Unsere Zwetschgen')
    await page.getByRole('option', { name: 'Textseite (anlass)' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('option', { name: /Anlass-Seite/ }).count()).toBe(0)
    await page.getByRole('combobox', { name: /^Vorlage/ }).selectOption({ label: 'Textseite (anlass)' })
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
    const frame = await previewOf(page)
    await frame.getByRole('heading', { level: 1, name: 'Unsere Zwetschgen' }).waitFor()
    await page.getByText('Gespeichert', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Seiten' }).click()
    await search(page, 'zwetschgen zwischenüberschrift')
    const found = page.getByRole('link', { name: 'Unsere Zwetschgen' })
    await found.waitFor()
    await page.getByLabel('Marke').selectOption('myposter')
    await found.waitFor({ state: 'detached' })
    await page.getByLabel('Marke').selectOption('anlass')
    await page.getByLabel('Art', { exact: true }).selectOption('page')
    await page.getByRole('button', { name: 'Entwürfe' }).click()
    await found.waitFor()
    expect(await findings(page)).toEqual([])

    const { id } = await storyAt('anlass/unsere-zwetschgen')
    await shop.manage('PUT', `stories/${id}/publish`)
    const { content } = (await shop.manage('GET', `stories/${id}`)).story
    await shop.manage('PUT', `stories/${id}`, { story: { content: { ...content, title: 'Alle Zwetschgen' } } })
    await page.getByRole('button', { name: 'Geändert' }).click()
    await found.waitFor()
  })

  it('jumps to a page from the editor and from elsewhere', async () => {
    const { id } = await publishPage('sprung', { title: 'Sprung', body: [headline('Hier', 'h')] })
    const page = await open(`/stories/${id}`)
    await previewOf(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Philosophie')
    await page.getByRole('link', { name: /anlass\/philosophie/ }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Philosophie' }).waitFor()

    await page.goto(`${shop.studio}/activity`)
    await page.getByRole('heading', { name: 'Verlauf' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('anlass/sprung')
    await page.getByRole('link', { name: /anlass\/sprung/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'sprung' }).waitFor()
  })

  it('reads a folder of many pages a hundred at a time', async () => {
    for (let number = 0; number < 105; number++) await shop.publishPage(`viele/seite-${number}`, {})
    const page = await open()
    await page.getByRole('button', { name: 'Ordner viele öffnen' }).click()
    const lines = page.getByRole('link', { name: /^seite-/ })
    await lines.first().waitFor()
    expect(await lines.count()).toBe(100)
    await page.getByRole('button', { name: '5 weitere zeigen' }).click()
    await lines.nth(104).waitFor()
  })
})

describe('moving a page', () => {
  it('by its menu says which old address leads on, and the shop follows it', async () => {
    const { id } = await publishPage('umzug-alt', { title: 'Umzug', body: [headline('Umgezogen', 'h')] })
    const page = await open()
    await search(page, 'umzug-alt')
    await menuOf(page, 'umzug-alt', 'Verschieben …')
    await page.getByRole('combobox', { name: 'In den Ordner' }).fill('anlass/texte')
    await page.getByRole('option', { name: /anlass\/texte/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('/anlass/texte/umzug-alt').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Hierher verschieben' }).click()
    await page.getByText('Steht jetzt unter /anlass/texte/umzug-alt.').waitFor()
    await page.getByRole('dialog').getByRole('listitem').filter({ hasText: '/anlass/umzug-alt' }).waitFor()
    await page.getByRole('button', { name: 'Fertig' }).click()
    expect((await shop.manage('GET', `stories/${id}`)).story.full_slug).toBe('anlass/texte/umzug-alt')
    expect((await visitShop('/umzug-alt/')).headers.get('location')).toBe('/texte/umzug-alt/')
  })

  it('by dragging it onto a folder', async () => {
    await shop.publishPage('zug/gezogen', {})
    await shop.publishPage('zug/ziel/dort', {})
    const page = await open()
    await page.getByRole('button', { name: 'Ordner zug öffnen' }).click()
    await page.getByRole('link', { name: 'gezogen' }).dragTo(page.getByRole('button', { name: 'Ordner ziel öffnen' }))
    await page.getByRole('button', { name: 'Hierher verschieben' }).click()
    await page.getByText('Steht jetzt unter /zug/ziel/gezogen.').waitFor()
  })
})

describe('what is used where', () => {
  it('of a page, which says so before it goes to the trash', async () => {
    const target = await publishPage('ziel', { title: 'Ziel' })
    const icon = { _uid: 'i', component: 'svg_icon', icon: 'pen', text: 'Zum Ziel', url: linkTo(target.uuid, 'anlass/ziel') }
    await publishPage('quelle', { title: 'Quelle', body: [icon] })
    const page = await open()
    await search(page, 'anlass/ziel')
    await menuOf(page, 'ziel', 'Wo verwendet')
    await page.getByText('Auf 1 Seite:').waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await menuOf(page, 'ziel', 'In den Papierkorb')
    await page.getByText('Eine Seite führt noch hierher').waitFor()
    expect(await findings(page)).toEqual([])
    await page
      .getByRole('link', { name: /anlass\/quelle/ })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: 'quelle' }).waitFor()
    expect((await storyAt('anlass/ziel')).id).toBe(target.id)
  })

  it('of a block and of a file', async () => {
    const page = await open(`/stories/${(await storyAt('anlass/philosophie')).id}`)
    await previewOf(page)
    await page.getByRole('treeitem', { name: /Textseite/ }).click()
    await page.getByRole('button', { name: 'Wo verwendet: dieser Block' }).click()
    await page.getByRole('button', { name: '50 weitere zeigen' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('treeitem', { name: /^Seite/ }).click()
    await page.getByRole('tab', { name: 'Suche' }).click()
    await page.getByRole('button', { name: /^Wo verwendet: og-anlass/ }).click()
    await page.getByText(/^Auf \d+ Seiten:$/).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Datei in den Papierkorb' }).click()
    await page.getByText(/Seiten zeigen die Datei noch/).waitFor()
  })
})

describe('comments and activity', () => {
  it('a comment names somebody, marks its block, and is resolved and opened again', async () => {
    await shop.manage('POST', 'collaborators', {
      collaborator: { email: 'mia@example.org', friendly_name: 'Mia Berg', password: 'noch-ein-geheimes-wort' },
    })
    const { id } = await publishPage('besprochen', { title: 'Besprochen', body: [headline('Zu lang?', 'kopf')] })
    const page = await open(`/stories/${id}`)
    await previewOf(page)
    await page.getByRole('treeitem', { name: /Zu lang/ }).click()
    await page.locator('#form').getByLabel('Überschrift').first().focus()
    await page.locator('[data-field=headline]').getByRole('button', { name: 'Kommentieren' }).click()
    await page.getByLabel('Neuer Kommentar').fill('Kürzer bitte, ')
    await page.keyboard.press('End')
    await page.keyboard.type('@mi')
    await page.getByRole('option', { name: 'Mia Berg' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('article').getByText('@Mia Berg').waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('[data-field=headline]').getByRole('button', { name: '1 offener Kommentar' }).waitFor()
    await page.getByRole('treeitem', { name: /Zu lang.*1 offener Kommentar/ }).waitFor()
    const [discussion] = (await shop.manage('GET', `stories/${id}/discussions`)).discussions
    const { comments } = await shop.manage('GET', `discussions/${discussion.id}/comments`)
    expect(comments).toMatchObject([{ message: 'Kürzer bitte, @Mia Berg' }])

    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Alle Kommentare' }).click()
    await page.getByRole('button', { name: 'Erledigt' }).click()
    await page.getByText('Hier ist nichts offen.').waitFor()
    await page.getByLabel('Auch erledigte zeigen').check()
    await page.getByRole('button', { name: 'Wieder öffnen' }).click()
    await page.getByRole('button', { name: 'Erledigt' }).waitFor()
  })

  it('says who did what, to a page and in the space, and leads there', async () => {
    const { id } = await publishPage('verfolgt', { title: 'Verfolgt' })
    await shop.manage('PUT', `stories/${id}`, { story: { name: 'Verfolgt' } })
    await shop.manage('PUT', `stories/${id}`, { story: { name: 'Verfolgte Seite' } })
    await shop.manage('PUT', `stories/${id}/publish`)
    const page = await open(`/stories/${id}`)
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Verlauf' }).click()
    await page.getByText('hat die Seite „Verfolgte Seite“ veröffentlicht').waitFor()
    expect(await findings(page)).toEqual([])

    await page.goto(`${shop.studio}/activity`)
    const line = page.getByRole('link', { name: /hat die Seite „Verfolgte Seite“ veröffentlicht/ })
    await line.waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByLabel('Person').selectOption({ index: 1 })
    await line.click()
    await page.getByRole('heading', { level: 1, name: 'Verfolgte Seite' }).waitFor()
  })
})
