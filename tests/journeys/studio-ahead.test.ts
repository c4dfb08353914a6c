import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../axe-findings.ts'
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

let pages = 0
const body = (words: string) => [{ _uid: 'eins', component: 'page_headline', headline: words, headlineType: 'h2' }]

/** A published page whose headline says „Heute“. */
async function publishPage() {
  const slug = `ausblick-${++pages}`
  const id = await shop.publishPage(`anlass/${slug}`, { title: 'Ausblick', body: body('Heute') })
  return { id, slug, address: `${shop.shop}/${slug}/` }
}

const saved = (page: Page) => page.getByText('Gespeichert', { exact: true }).waitFor()
const storyOf = async (id: number) => (await shop.manage('GET', `stories/${id}`)).story
const textAt = async (address: string) => (await fetch(address)).text()
const changeText = async (id: number, words: string, more: object = {}) => {
  const { content } = await storyOf(id)
  return shop.manage('PUT', `stories/${id}`, { story: { content: { ...content, body: body(words) }, ...more } })
}
/** In so many days, as it is written for a `datetime-local` input. */
const inDays = (days: number, time: string) => `${new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)}T${time}`

async function choose(page: Page, menu: string | RegExp, item: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function deploy(page: Page) {
  await page.getByRole('button', { name: 'Jetzt live stellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt live stellen' }).click()
}

/** The address that „Link kopieren“ copies. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await page.getByText(/Der Link gilt ohne Anmeldung bis/).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

describe('looking ahead', () => {
  it('shows a scheduled change from its time on, and not before', async () => {
    const { id } = await publishPage()
    await changeText(id, 'Übermorgen', { publish_at: inDays(2, '08:00').replace('T', ' ') })
    const { page } = await shop.visit(browser, `/stories/${id}`)
    await previewOf(page)
    await choose(page, 'Mehr', 'Vorausschau')
    const frame = page.frameLocator('#preview')
    await frame.getByRole('heading', { name: 'Übermorgen' }).waitFor()
    await page.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check()
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(2, '07:59'))
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
    await page.getByText('Nichts ist geplant').waitFor()
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(2, '08:00'))
    await frame.getByRole('heading', { name: 'Übermorgen' }).waitFor()
    await page.getByRole('listitem').getByText('geht live').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Datum und Uhrzeit').fill('2020-01-01T08:00')
    await page.getByText('Der Zeitpunkt ist vorbei').waitFor()
  })

  it('walks through the shop at that time, and another date stays at the page', async () => {
    const { id, slug } = await publishPage()
    await changeText(id, 'Bald', { publish_at: inDays(3, '08:00').replace('T', ' ') })
    const { page } = await shop.visit(browser, '/ahead')
    const frame = page.frameLocator('#preview')
    await frame.getByText(/Vorschau: So ist der Shop am/).waitFor()
    await page.getByLabel('Seite im Shop').fill(`/${slug}`)
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(4, '08:00'))
    await frame.getByRole('heading', { name: 'Bald' }).waitFor()
    await frame.getByRole('link', { name: 'Impressum' }).first().click()
    await frame.getByRole('heading', { name: 'Impressum' }).waitFor()
    await frame.getByText(/Vorschau: So ist der Shop am/).waitFor()
    await expect.poll(() => page.getByLabel('Seite im Shop').inputValue()).toMatch(/impressum/)
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(5, '09:00'))
    await frame.getByText(/Shop am .*09:00 Uhr/).waitFor()
    await frame.getByRole('heading', { name: 'Impressum' }).waitFor()
    await page.getByLabel('Land und Sprache').selectOption('de-at')
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('de-AT')
    await frame.getByRole('heading', { name: 'Impressum' }).waitFor()
    await frame.getByRole('link', { name: 'Zu myposter' }).first().click()
    await expect.poll(() => page.getByLabel('Marke').inputValue()).toBe('myposter')
    await frame.getByText(/Shop am .*09:00 Uhr/).waitFor()
    await expect.poll(() => frame.locator('html').getAttribute('data-channel')).toBe('myposter')
    await page.getByLabel('Marke').selectOption('anlass')
    await expect.poll(() => frame.locator('html').getAttribute('data-channel')).toBe('anlass')
  })

  it('R6.03 a link shows the draft to a visitor without an account, and the shop stays as it is', async () => {
    const { id, address } = await publishPage()
    expect(await textAt(address)).toContain('Heute')
    await changeText(id, 'Noch geheim')
    const { page } = await shop.visit(browser, `/ahead?story=${id}`, { width: 390, height: 844 })
    await page.frameLocator('#preview').getByRole('heading', { name: 'Noch geheim' }).waitFor()
    const link = await copyLink(page)
    expect(await axeFindings(page)).toEqual([])
    const visitor = await newVisitor(browser)
    await visitor.page.goto(link)
    await visitor.page.getByRole('heading', { name: 'Noch geheim' }).waitFor()
    await visitor.page.getByText(/Vorschau eines Entwurfs.*Der Link gilt bis/).waitFor()
    expect(await visitor.page.locator('[data-blok-c], #draft').count()).toBe(0)
    await visitor.page.getByRole('link', { name: 'Impressum' }).first().click()
    await visitor.page.getByRole('heading', { name: 'Impressum' }).waitFor()
    expect(visitor.page.url()).not.toContain('_anlass_preview')
    expect(await visitor.page.getByText('Vorschau').count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    expect(await textAt(address)).not.toContain('Noch geheim')
  })
})

describe('a release', () => {
  it('is made, its text edited and previewed, and goes live', async () => {
    const { id, address } = await publishPage()
    const { page } = await shop.visit(browser, '/releases')
    await page.getByRole('button', { name: 'Neuer Release' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Frühling')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('heading', { name: 'Frühling' }).waitFor()
    const release = page.url()

    await page.goto(`${shop.studio}/stories/${id}`)
    const frame = await previewOf(page)
    await choose(page, /Bearbeitet wird/, 'Im Release „Frühling“')
    await page.getByText('Du bearbeitest den Text im Release „Frühling“').waitFor()
    await previewOf(page)
    await page.getByRole('treeitem', { name: /Heute/ }).click()
    await page.locator('#form').getByLabel('Überschrift').first().fill('Im Frühling')
    await frame.getByRole('heading', { name: 'Im Frühling' }).waitFor()
    await saved(page)
    expect((await storyOf(id)).content.body[0].headline).toBe('Heute')
    expect(await textAt(address)).toContain('Heute')
    await page.reload()
    await previewOf(page)
    await frame.getByRole('heading', { name: 'Im Frühling' }).waitFor()
    // What can be taken back belongs to this text.
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await frame.getByRole('heading', { name: 'Im Frühling' }).waitFor()
    await saved(page)
    expect(await axeFindings(page)).toEqual([])

    await choose(page, /Bearbeitet wird/, 'Die Seite selbst')
    await previewOf(page)
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
    expect(await page.getByRole('button', { name: 'Rückgängig' }).isDisabled()).toBe(true)

    await page.goto(release)
    await page.getByText('Im Frühling', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Vorausschau' }).click()
    await page.frameLocator('#preview').getByText('mit dem, was gemeinsam erscheinen soll').waitFor()
    await page.goto(release)
    await deploy(page)
    await page.getByText(/Live seit/).waitFor()
    await expect.poll(() => textAt(address)).toContain('Im Frühling')
  })

  it('takes a draft from the sheet in which it would be published', async () => {
    const { id } = await publishPage()
    const { release } = await shop.manage('POST', 'releases', { release: { name: 'Herbst' } })
    await changeText(id, 'Im Herbst')
    const { page } = await shop.visit(browser, `/stories/${id}`)
    await previewOf(page)
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.getByRole('combobox', { name: 'Release' }).selectOption('Herbst')
    await page.getByRole('button', { name: 'Hineinlegen' }).click()
    await page.getByText('Liegt in „Herbst“').waitFor()
    expect((await shop.manage('GET', `releases/${release.id}`)).release.stories).toMatchObject([{ story_id: id }])
    expect((await storyOf(id)).unpublished_changes).toBe(true)
  })

  it('says which page is in its way, and goes live once somebody has looked', async () => {
    const { id, address } = await publishPage()
    const { release } = await shop.manage('POST', 'releases', { release: { name: 'Sommer' } })
    const { content } = await storyOf(id)
    await shop.manage('PUT', `stories/${id}`, { story: { content: { ...content, body: body('Im Sommer') } }, release_id: release.id })
    await changeText(id, 'Schnell gemendet')
    const { page } = await shop.visit(browser, `/releases/${release.id}`)
    await page.getByRole('heading', { name: 'Das steht im Weg' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Der Text im Release gilt' }).click()
    await page.getByRole('heading', { name: 'Das steht im Weg' }).waitFor({ state: 'detached' })

    const other = await publishPage()
    const broken = { ...(await storyOf(other.id)).content, title: '' }
    await shop.manage('PUT', `stories/${other.id}`, { story: { content: broken }, release_id: release.id })
    await page.reload()
    await deploy(page)
    await page.getByRole('region', { name: 'Das steht im Weg' }).getByText('Seitentitel').waitFor()
    expect(await textAt(address)).not.toContain('Im Sommer')
    await page.getByRole('button', { name: `Herausnehmen: ${other.slug}` }).click()
    await page.getByRole('button', { name: `Herausnehmen: ${other.slug}` }).waitFor({ state: 'detached' })
    await deploy(page)
    await page.getByText(/Live seit/).waitFor()
    await expect.poll(() => textAt(address)).toContain('Im Sommer')
  })
})

describe('the canvas', () => {
  it('shows the language that is edited, and every letter in it without a reload', async () => {
    const { id } = await publishPage()
    const { page } = await shop.visit(browser, `/stories/${id}`)
    const frame = await previewOf(page)
    await page.getByRole('treeitem', { name: /Heute/ }).click()
    await page.getByLabel('Sprache des Inhalts').first().selectOption('de-at')
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('de-AT')
    await previewOf(page)
    await frame.locator('html').evaluate((html) => html.setAttribute('data-same-page', ''))
    await page.locator('#form').getByLabel('Überschrift').first().fill('Servus')
    await frame.getByRole('heading', { name: 'Servus' }).waitFor()
    await saved(page)
    expect(await frame.locator('html[data-same-page]').count()).toBe(1)
    expect((await storyOf(id)).content.body[0]).toMatchObject({ headline: 'Heute', headline__i18n__de_at: 'Servus' })
    await frame.getByText('Servus').dblclick()
    await page.keyboard.type('Grüß Gott')
    await page.keyboard.press('Enter')
    await frame.getByRole('heading', { name: 'Grüß Gott' }).waitFor()
    await saved(page)
    expect((await storyOf(id)).content.body[0]).toMatchObject({ headline: 'Heute', headline__i18n__de_at: 'Grüß Gott' })
    await page.getByLabel('Sprache des Inhalts').first().selectOption('')
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
  })

  it('shows the head of the pages on the home page of its brand, clickable and drawn with every letter', async () => {
    const [header] = (await shop.manage('GET', 'stories?by_slugs=anlass/global/header')).stories
    const { page } = await shop.visit(browser, `/stories/${header.id}`)
    const frame = await previewOf(page)
    await frame.getByRole('heading', { level: 1 }).waitFor()
    const words = (await storyOf(header.id)).content.notice
    await frame.getByText(words).first().click()
    await page.locator('#form').getByLabel('Zeile über dem Kopf').fill('Heute offen bis 20 Uhr')
    await frame.getByText('Heute offen bis 20 Uhr').waitFor()
    await saved(page)
  })
})
