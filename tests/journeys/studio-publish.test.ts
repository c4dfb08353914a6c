import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { previewOf, startStudio } from '../running-studio.ts'

let browser: Browser
let shop: Awaited<ReturnType<typeof startStudio>>
/** Address of a picture, as the studio stores it. */
let picture: string

beforeAll(async () => {
  shop = await startStudio()
  browser = await launchChromium()
  const { assets } = await shop.manage('GET', 'assets?search=scene-hochzeit')
  picture = new URL(assets[0].filename).pathname
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

let pages = 0
const headline = (words: string, uid: string, headlineType = 'h1') => ({
  _uid: uid,
  component: 'page_headline',
  headline: words,
  headlineType,
})
const contact = (words: string, alt: string) => ({
  _uid: 'kontakt',
  component: 'contact_card',
  headline: words,
  image: { fieldtype: 'asset', filename: picture, alt },
})
const teaser = (uid: string, link: object) => ({
  _uid: uid,
  component: 'small_teaser',
  headline: 'Mehr davon',
  linkText: 'Ansehen',
  url: { fieldtype: 'multilink', url: '', ...link },
  responsiveImages: [
    {
      _uid: `${uid}-bild`,
      component: 'responsive_image',
      aspectRatio: '4/3',
      media: 'all',
      image: { filename: picture, alt: 'Karten' },
    },
  ],
})
const toStory = (uuid: string, slug: string) => ({ linktype: 'story', id: uuid, cached_url: slug })

async function publishPage(body: object[]) {
  const slug = `publish-${++pages}`
  const id = await shop.publishPage(`anlass/${slug}`, { title: 'Werkstatt', body })
  const { story } = await shop.manage('GET', `stories/${id}`)
  return { id, uuid: story.uuid as string, slug, address: `${shop.shop}/${slug}/`, body }
}

/** Saves another text of a page's first blok, as somebody else's draft. */
const redraft = async ({ id }: { id: number }, body: object[]) => {
  const { story } = await shop.manage('GET', `stories/${id}`)
  await shop.manage('PUT', `stories/${id}`, { story: { content: { ...story.content, body } } })
}

async function openSheet(id: number, viewport = { width: 1440, height: 900 }) {
  const { page } = await shop.visit(browser, `/stories/${id}`, viewport)
  await previewOf(page)
  await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Die Seite ist geprüft').waitFor({ timeout: 25_000 })
  return { page, sheet, publish: sheet.getByRole('button', { name: /veröffentlichen$/ }) }
}

const textOf = async (address: string) => (await fetch(address)).text()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the studio's own screen. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(() => Reflect.get(window, 'axe').run({ exclude: [['iframe']] }))
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 200)).join(' and ')}`)
}

describe('the publish sheet', () => {
  it('names a broken link and a picture without a text, and leads there', async () => {
    const story = await publishPage([headline('Kontakt', 'kopf')])
    const broken = toStory('11111111-2222-4333-8444-555555555555', 'anlass/gibt-es-nicht')
    const deep = headline('Zu tief', 'tief', 'h3')
    await redraft(story, [headline('Kontakt', 'kopf'), deep, contact('Ruf an', ''), teaser('teaser', broken)])
    const { page } = await shop.visit(browser, `/stories/${story.id}`)
    await previewOf(page)
    // Before the sheet is opened, too.
    await page.getByRole('button', { name: 'Veröffentlichen, 1 Problem' }).click()

    const sheet = page.getByRole('dialog')
    const error = sheet.getByRole('listitem').filter({ hasText: '„/anlass/gibt-es-nicht“, das es nicht gibt' })
    const warning = sheet.getByRole('listitem').filter({ hasText: 'Das Bild hat keinen Alternativtext' })
    await warning.waitFor({ timeout: 25_000 })
    const skipped = sheet.getByRole('listitem').filter({ hasText: 'Die Überschrift überspringt eine Ebene. „Zu tief“' })
    expect(await skipped.innerText()).toContain('Überschrift')
    expect(await sheet.getByRole('button', { name: 'Jetzt veröffentlichen' }).isDisabled()).toBe(true)
    expect(await findings(page)).toEqual([])

    await warning.getByRole('button', { name: 'Zur Stelle' }).click()
    await page.locator('#form').getByRole('heading', { name: 'Kontakt' }).waitFor()
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await error.getByRole('button', { name: 'Zur Stelle' }).click()
    const field = () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    await expect.poll(field).toBe('url')
  })

  it('asks once about warnings, and publishes another page along, dependencies first', async () => {
    const target = await publishPage([headline('Ziel', 'ziel')])
    await redraft(target, [headline('Neues Ziel', 'ziel')])
    const fresh = await shop.manage('POST', 'stories', {
      story: {
        name: 'Noch nie',
        slug: `noch-nie-${++pages}`,
        parent_id: (await shop.manage('GET', 'stories?with_slug=anlass')).stories[0].id,
        content: { _uid: 'root', component: 'page', title: 'Noch nie', body: [headline('Noch nie', 'nie')] },
      },
    })
    const before = [headline('Vorher', 'kopf')]
    const story = await publishPage(before)
    await redraft(story, [
      headline('Nachher', 'kopf'),
      teaser('eins', toStory(target.uuid, `anlass/${target.slug}`)),
      teaser('zwei', toStory(fresh.story.uuid, fresh.story.full_slug)),
    ])

    const { page, sheet, publish } = await openSheet(story.id)
    await sheet.getByText('„Noch nie“ ist nicht veröffentlicht: Der Link führt ins Leere').waitFor()
    expect(await publish.isDisabled()).toBe(true)
    await sheet.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).check()
    expect(await publish.isDisabled()).toBe(false)
    await sheet.getByRole('checkbox', { name: /Noch nie/ }).check()
    await sheet.getByText('„Noch nie“ ist nicht veröffentlicht').waitFor({ state: 'detached' })
    await sheet.getByRole('checkbox', { name: new RegExp(target.slug) }).check()
    await sheet.getByRole('button', { name: '3 Seiten veröffentlichen' }).click()
    await page.getByRole('heading', { name: '3 Seiten sind live' }).waitFor()

    expect(await textOf(story.address)).toContain('Nachher')
    expect(await textOf(target.address)).toContain('Neues Ziel')
    expect(await textOf(`${shop.shop}/${fresh.story.slug}/`)).toContain('Noch nie')
  })

  it('says which went live when one is refused', async () => {
    const target = await publishPage([headline('Ziel', 'ziel')])
    await redraft(target, [headline('Neues Ziel', 'ziel')])
    const story = await publishPage([headline('Vorher', 'kopf')])
    await redraft(story, [headline('Nachher', 'kopf'), teaser('eins', toStory(target.uuid, `anlass/${target.slug}`))])
    const { page, sheet } = await openSheet(story.id)
    await page.route(`**/stories/${story.id}/publish`, (route) => route.fulfill({ status: 403, json: { error: 'Du darfst das nicht.' } }))
    await sheet.getByRole('checkbox', { name: new RegExp(target.slug) }).check()
    await sheet.getByRole('button', { name: '2 Seiten veröffentlichen' }).click()
    const alert = sheet.getByRole('alert')
    await alert.getByText('Du darfst das nicht.').waitFor()
    expect(await alert.innerText()).toContain(`Schon live: „${target.slug}“.`)
    expect(await textOf(target.address)).toContain('Neues Ziel')
    expect(await textOf(story.address)).toContain('Vorher')
  })

  it('of a foot lists the pages that change with it, and asks one of them when it is live', async () => {
    const { stories } = await shop.manage('GET', 'stories?with_slug=anlass/global/footer')
    const { story } = await shop.manage('GET', `stories/${stories[0].id}`)
    await shop.manage('PUT', `stories/${story.id}`, { story: { content: { ...story.content, smallPrint: 'Neu im Fuß' } } })
    const { page, sheet, publish } = await openSheet(story.id)
    const words = await sheet.getByText(/Dieser Teil steht auf \d+ veröffentlichten Seiten/).innerText()
    expect(Number(/\d+/.exec(words)?.[0])).toBeGreaterThan(100)
    expect(await sheet.getByRole('link').count()).toBeGreaterThan(5)
    await publish.click()
    await page.getByText(/Vom Klick bis zum neuen Stand im Shop: [\d.]+ ms/).waitFor()
    expect(await textOf(`${shop.shop}/impressum/`)).toContain('Neu im Fuß')
  })

  it('shows the page before and after, side by side on a desk and one at a time on a phone', async () => {
    const story = await publishPage([headline('Vorher da', 'kopf')])
    await redraft(story, [headline('Nachher da', 'kopf')])
    const { page, sheet } = await openSheet(story.id)
    await sheet.getByRole('button', { name: 'Vorher und nachher zeigen' }).click()
    await sheet.frameLocator('iframe[title="Vorher"]').getByRole('heading', { name: 'Vorher da' }).waitFor()
    await sheet.frameLocator('iframe[title="Nachher"]').getByRole('heading', { name: 'Nachher da' }).waitFor()
    await sheet.locator('[data-change="changed"]').nth(1).waitFor()
    expect(await findings(page)).toEqual([])
    // What is only looked at changes nothing.
    await page.keyboard.press('Escape')
    await (await previewOf(page)).getByText('Nachher da').waitFor()
    expect((await shop.manage('GET', `stories/${story.id}`)).story.content.body[0].headline).toBe('Nachher da')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await sheet.getByRole('button', { name: 'Vorher und nachher zeigen' }).click()
    await sheet.frameLocator('iframe[title="Nachher"]').getByRole('heading', { name: 'Nachher da' }).waitFor()
    await sheet.getByRole('button', { name: 'Vorher', exact: true }).click()
    await sheet.frameLocator('iframe[title="Vorher"]').getByRole('heading', { name: 'Vorher da' }).waitFor()
    expect(await sheet.locator('iframe[title="Nachher"]').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('lets a page be published that cannot be examined, and says so', async () => {
    const story = await publishPage([headline('Stumm', 'kopf')])
    await redraft(story, [headline('Stumm und neu', 'kopf')])
    const { page } = await shop.visit(browser, `/stories/${story.id}`)
    await previewOf(page)
    await page.route(`${shop.shop}/**/*_storyblok*`, (route) => route.fulfill({ body: 'nichts', contentType: 'text/plain' }))
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await page.getByText('Die gezeichnete Seite ließ sich nicht prüfen').waitFor({ timeout: 25_000 })
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByRole('heading', { name: 'Die Seite ist live' }).waitFor()
    expect(await textOf(story.address)).toContain('Stumm und neu')
  })

  it('plans no time that has passed, and takes back what was planned', async () => {
    const story = await publishPage([headline('Geplant', 'kopf')])
    const { page, sheet } = await openSheet(story.id)
    await sheet.getByLabel('Veröffentlichen am').fill('2020-01-01T10:00')
    await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
    await sheet.getByText('Die Zeit zum Veröffentlichen ist schon vorbei').waitFor()
    await sheet.getByLabel('Veröffentlichen am').fill('2031-07-01T09:30')
    await sheet.getByLabel('Offline nehmen am').fill('2031-08-01T00:00')
    await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
    await sheet.getByText(/Geht live am Dienstag, 1. Juli 2031 um 09:30 Uhr/).waitFor()
    expect(await findings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Nicht mehr planen' }).click()
    await sheet.getByText(/Geht live am/).waitFor({ state: 'detached' })
    const { story: now } = await shop.manage('GET', `stories/${story.id}`)
    expect([now.publish_at, now.expire_at]).toEqual([null, null])

    await sheet.getByRole('button', { name: 'Offline nehmen …' }).click()
    await sheet.getByText('Dann ist die Seite im Shop nicht mehr zu sehen').waitFor()
    await sheet.getByRole('button', { name: 'Offline nehmen', exact: true }).click()
    await sheet.getByText('Die Seite erscheint wieder').waitFor()
    expect((await fetch(story.address)).status).toBe(404)
  })
})

it('an old version is shown as a page beside what is now, and brought back', async () => {
  const story = await publishPage([headline('Ganz alt', 'kopf')])
  await redraft(story, [headline('Ganz neu', 'kopf')])
  const { page } = await shop.visit(browser, `/stories/${story.id}`)
  await previewOf(page)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Versionen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').getByRole('button').last().click()
  await dialog.getByRole('button', { name: 'Gerendert' }).click()
  await dialog.frameLocator('iframe').first().getByRole('heading', { name: 'Ganz alt' }).waitFor()
  await dialog.frameLocator('iframe[title="Jetzt"]').getByRole('heading', { name: 'Ganz neu' }).waitFor()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Diese Version wiederherstellen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await (await previewOf(page)).getByText('Ganz alt').waitFor()
  expect((await shop.manage('GET', `stories/${story.id}`)).story.content.body[0].headline).toBe('Ganz alt')
})

it('the weight of each block stands beside the page’s, the heaviest first, and leads to it', async () => {
  const story = await publishPage([headline('Leicht', 'kopf'), contact('Schwer', 'Karten')])
  const { page } = await shop.visit(browser, `/stories/${story.id}`)
  await previewOf(page)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gewicht der Blöcke' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Gerüst der Seite').waitFor({ timeout: 25_000 })
  const rows = await dialog.getByRole('listitem').allInnerTexts()
  expect(rows[0]).toMatch(/Kontakt.*Bilder/s)
  expect(rows.findIndex((row) => row.includes('Leicht'))).toBeGreaterThan(0)
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: /Schwer/ }).click()
  await page.locator('#form').getByRole('heading', { name: 'Kontakt' }).waitFor()
})
