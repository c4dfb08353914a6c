import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { signInAgain } from '../../running-studio.ts'
import { choose, headlineField, phone, saved, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

/** Waits until the content service has it. */
const isStored = (id: number, words: string) =>
  expect.poll(async () => (await studio.contentOf(id)).body[0].headline, { timeout: 15_000 }).toBe(words)

describe('safety', () => {
  it('keeps what is typed without a connection, through a reload, and saves it when the connection is back', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    // The service can't be reached; the studio itself can.
    await page.route('**/v1/spaces/1/stories/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await headlineField(page).fill('Im Zug geschrieben')
    await page.getByText('Ohne Verbindung – hier aufgehoben').waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: /Im Zug geschrieben/ }).waitFor()

    await page.unrouteAll()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Im Zug geschrieben')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).waitFor()
  })

  it('is told on a phone in words that move nothing', async () => {
    const { id } = await studio.publishPage([headline('Heute', 'h2')])
    const page = await studio.visit(`/stories/${id}`, phone)
    await page.getByRole('button', { name: 'Felder' }).click()
    const bar = page.locator('header').first()
    /** How high the bar was with each word. */
    const seen = await bar.evaluateHandle((element) => {
      const heights: Record<string, number> = {}
      const note = () => {
        heights[element.querySelector('[data-save]')?.textContent ?? ''] = element.getBoundingClientRect().height
      }
      note()
      new MutationObserver(note).observe(element, { subtree: true, characterData: true, childList: true })
      return heights
    })
    const title = page.getByRole('textbox', { name: 'Seitentitel' })
    await page.getByRole('tab', { name: 'Suche' }).click()
    await title.fill('Heute schon')
    await saved(page)
    await page.route('**/v1/spaces/1/stories/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await title.fill('Heute noch')
    await page.getByText('Ohne Verbindung – hier aufgehoben').waitFor()
    const heights = await seen.jsonValue()
    expect(Object.keys(heights)).toEqual(
      expect.arrayContaining(['Gespeichert', 'Wird gleich gespeichert', 'Speichert …', 'Ohne Verbindung – hier aufgehoben']),
    )
    expect(new Set(Object.values(heights)).size).toBe(1)
  })

  it('a session that ends while somebody types asks to sign in again, and loses nothing', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await page.context().clearCookies()
    await headlineField(page).fill('Trotzdem da')
    const dialog = page.getByRole('dialog', { name: 'Anmelden' })
    await expect.poll(() => dialog.evaluate((element) => element === document.activeElement)).toBe(true)
    // What the fingers still send is meant for the text, not for a field of the dialog.
    await page.keyboard.type(' geblieben')
    expect(await dialog.getByLabel('E-Mail').inputValue()).toBe(studio.admin.email)
    await page.keyboard.press('Tab')
    expect(await dialog.getByLabel('E-Mail').evaluate((field) => field === document.activeElement)).toBe(true)
    await signInAgain(page)
    await expect.poll(() => headlineField(page).evaluate((field) => field.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Trotzdem da!')
  })

  it('whoever else signs in over somebody’s work goes on under their own name', async () => {
    const person = { email: 'ida@example.org', password: 'noch-ein-geheimes-wort' }
    const isThere = (await studio.manage('GET', 'collaborators')).collaborators.some(
      ({ user }: { user: { email: string } }) => user.email === person.email,
    )
    if (!isThere) await studio.manage('POST', 'collaborators', { collaborator: { ...person, friendly_name: 'Ida', role: 'editor' } })
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await page.context().clearCookies()
    await headlineField(page).fill('Von der einen')
    await signInAgain(page, person)
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Von der einen')
    await page.getByRole('link', { name: 'Seiten' }).click()
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Abmelden (Ida)' }).waitFor()
    expect(await page.getByRole('menuitem', { name: /Postausgang/ }).count()).toBe(0)
  })

  it('a session that ends while somebody comments asks above the sheet, and the comment is sent then', async () => {
    const { page, frame, form } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await form.getByRole('button', { name: 'Kommentieren' }).first().click()
    const sheet = page.getByRole('dialog', { name: /^Kommentare/ })
    await sheet.getByLabel('Neuer Kommentar').fill('Nach Ablauf')
    await page.context().clearCookies()
    await page.keyboard.press('Control+Enter')
    await signInAgain(page)
    await sheet.getByRole('article').getByText('Nach Ablauf').waitFor()
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
  })

  it('two people on one page lose nothing of each other', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    const [first, second] = (await studio.contentOf(id)).body
    await studio.redraft(id, { body: [first, { ...second, headline: 'Von nebenan' }] })

    await headlineField(page).fill('Von hier')
    await frame.getByText('Von nebenan').waitFor()
    await expect
      .poll(async () => (await studio.contentOf(id)).body.map(({ headline }: { headline: string }) => headline))
      .toEqual(['Von hier', 'Von nebenan'])
  })
})

it('nothing is lost to a reload or a lost line, and undo outlives both', async () => {
  const { id, page } = await studio.open([headline('Anfang')])
  const field = headlineField(page)
  const firstBlok = page.getByRole('treeitem').nth(1)
  await firstBlok.click()

  await field.fill('Von Ada')
  await isStored(id, 'Von Ada')

  await page.context().setOffline(true)
  await field.fill('Ohne Netz')
  await page.locator('[data-save=offline]').waitFor()
  await page.context().setOffline(false)
  await isStored(id, 'Ohne Netz')

  await field.fill('Vor dem Neuladen')
  await page.reload()
  await firstBlok.click()
  await expect.poll(() => field.inputValue()).toBe('Vor dem Neuladen')
  await isStored(id, 'Vor dem Neuladen')

  const undo = page.getByRole('button', { name: 'Rückgängig' })
  while (await undo.isEnabled()) await undo.click()
  await expect.poll(() => field.inputValue()).toBe('Anfang')
  await isStored(id, 'Anfang')
  // Nothing had to be merged.
  expect(await page.locator('[data-type]').count()).toBe(0)
})

it('what can’t be loaded without a connection says so, and opens when it is tried again with one', async () => {
  const { page } = await studio.open([headline('Anfang')])
  await page.getByRole('treeitem').nth(1).click()
  await page.context().setOffline(true)
  await headlineField(page).fill('Ohne Netz')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  const missing = page.getByRole('dialog', { name: 'Das ließ sich nicht laden' })
  await missing.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await missing.waitFor()
  await page.keyboard.press('Escape')
  await missing.waitFor({ state: 'detached' })
  expect(await headlineField(page).inputValue()).toBe('Ohne Netz')

  await choose(page, 'Mehr', 'Versionen')
  await missing.waitFor()
  await page.context().setOffline(false)
  await missing.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  const versions = page.getByRole('dialog', { name: 'Versionen' })
  await versions.waitFor()
  expect(
    await page.evaluate(() => [...document.styleSheets].length === document.querySelectorAll('link[rel=stylesheet], style').length),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).waitFor()
})

it('what takes long to load says that it is on its way', async () => {
  const { page } = await studio.open([headline('Anfang')])
  const { promise: isLet, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await isLet
    await route.continue()
  })
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await page.getByRole('status').getByText('Wird geladen …').waitFor()
  letIn()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).waitFor()
  expect(await page.getByText('Wird geladen …').count()).toBe(0)
})

it('a page that can’t be reached where one goes back to it opens when it is tried again with a connection', async () => {
  const { id, page } = await studio.open([headline('Anfang')])
  await page.getByRole('treeitem').nth(1).click()
  await page.context().setOffline(true)
  await headlineField(page).fill('Ohne Netz')
  await page.getByRole('link', { name: 'Seiten' }).click()
  await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
  await page.goBack()
  await page.getByRole('alert').getByText('nicht zu erreichen').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('treeitem', { name: /Ohne Netz/ }).waitFor()
  await isStored(id, 'Ohne Netz')

  // What the service has looked for and not found is not there the next time either.
  await page.goto(`${studio.studio}/stories/1`)
  await page.getByRole('button', { name: 'Seiten' }).waitFor()
  expect(await page.getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0)
})

it('a page that was left without a connection is named among the pages until it is saved', async () => {
  const { id, page } = await studio.open([headline('Anfang')])
  await page.getByRole('treeitem').nth(1).click()
  await page.context().setOffline(true)
  await headlineField(page).fill('Ohne Netz')
  await page.getByRole('link', { name: 'Seiten' }).click()
  await page.getByRole('alert').getByText('nicht zu erreichen').first().waitFor()
  await page.context().setOffline(false)
  const left = page.getByRole('status').filter({ hasText: 'noch nicht gespeichert' })
  await left.getByRole('link', { name: 'Werkstatt' }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await left.getByRole('link', { name: 'Werkstatt' }).click()
  await isStored(id, 'Ohne Netz')
  await saved(page)
  await page.getByRole('link', { name: 'Seiten' }).click()
  await page.getByRole('button', { name: /Ordner Anlass/ }).waitFor()
  expect(await left.count()).toBe(0)
})

it('a mistake of the studio’s own leaves no empty window, and nothing is lost to it', async () => {
  const { id, page } = await studio.open([headline('Anfang')])
  await page.getByRole('treeitem').nth(1).click()
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const broken = 'export const Versions = () => { throw new Error("Kaputt") }'
    return code.includes('as Versions') ? route.fulfill({ contentType: 'text/javascript', body: broken }) : route.fulfill({ response })
  })
  await headlineField(page).fill('Vor dem Fehler')
  await choose(page, 'Mehr', 'Versionen')
  await page.getByText('Verloren ist nichts').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Studio neu laden' }).click()
  await page.getByRole('treeitem', { name: /Vor dem Fehler/ }).waitFor()
  await isStored(id, 'Vor dem Fehler')
})
