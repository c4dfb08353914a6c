import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { headlineField, outline, saved, studioJourney } from '../../studio-journey.ts'
import { headline, paragraph, textPage, words } from '../../test-bloks.ts'

const studio = studioJourney()

describe('content that is broken', () => {
  it('R2.45 opens, says what is wrong at the block, keeps its data and can be repaired', async () => {
    const { id, page, frame } = await studio.open()
    const unknown = { _uid: 'alt', component: 'alter_block', wort: 'bleibt' }
    await studio.redraft(id, { body: [unknown, ...(await studio.contentOf(id)).body] })
    await page.reload()
    await previewOf(page)
    await frame.getByText('Den Block „alter_block“ gibt es nicht.').waitFor()
    await frame.getByText('Zweite Zeile').waitFor()
    await page.getByRole('treeitem', { name: /alter_block/ }).click()
    await page.getByRole('alert').getByText('Den Block „alter_block“ gibt es nicht.').waitFor()
    expect((await studio.contentOf(id)).body[0].wort).toBe('bleibt')
    await page.getByRole('tree').focus()
    await page.keyboard.press('Delete')
    await saved(page)
    expect(await outline(page)).toHaveLength(3)
  })

  it('a story that somebody deletes meanwhile keeps what is written, and is brought back with it', async () => {
    const { id, page } = await studio.open()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await studio.manage('DELETE', `stories/${id}`)
    await headlineField(page).fill('Trotzdem geschrieben')
    await page.getByText('Jemand hat die Seite in den Papierkorb gelegt.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Seite wiederherstellen' }).click()
    await page.getByText('ist als Entwurf wieder da. Besucher sehen die Seite, sobald sie veröffentlicht ist.').waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Trotzdem geschrieben')
  })

  it('a story of 5 MB opens, is edited and saved', { timeout: 150_000 }, async () => {
    const long = paragraph(words('Papier aus Baumwolle, 300 g. '.repeat(300)))
    const texts = Array.from({ length: 6 }, (_, index) => ({
      ...textPage(...Array.from({ length: 100 }, () => long)),
      _uid: `text-${index}`,
    }))
    const { id, page, frame } = await studio.open([headline('Sehr lang', 'h2'), ...texts])
    // Each step takes seconds, more where other tests run beside.
    page.setDefaultTimeout(60_000)
    expect(JSON.stringify(await studio.contentOf(id)).length).toBeGreaterThan(5_000_000)
    await page.getByRole('treeitem', { name: /Sehr lang/ }).click()
    await headlineField(page).fill('Immer noch lang')
    await frame.getByText('Immer noch lang').waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Immer noch lang')
  })

  it('a preview that does not answer says so', async () => {
    const { id } = await studio.publishPage([headline('Stumm', 'h2')])
    const page = await studio.visit()
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await page.route(`${studio.shop}/**`, (route) => route.fulfill({ body: 'nichts', contentType: 'text/plain' }))
    await page.goto(`${studio.studio}/stories/${id}`)
    await page.getByRole('alert').getByText('Die Seite antwortet nicht.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await previewOf(page)
    await page.getByText('Die Seite antwortet nicht.').waitFor({ state: 'detached' })
  })

  it('a folder has no page to edit, and a story that is not there says so', async () => {
    const { id } = await studio.storyAt('anlass')
    const page = await studio.visit(`/stories/${id}`)
    await page.getByRole('alert').getByText('ist ein Ordner; er hat keinen Inhalt.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.goto(`${studio.studio}/stories/1`)
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Seiten' }).click()
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
  })

  it('a service that can’t be reached is told in the language that is shown', async () => {
    const page = await studio.visit('/releases')
    await page.getByRole('heading', { name: 'Releases' }).waitFor()
    await page.route(`${studio.studio}/v1/**`, (route) => route.abort())
    await page.getByRole('button', { name: 'Neuer Release' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Sommer')
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await dialog.getByText('Der Inhaltsdienst ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.').waitFor()
  })
})
