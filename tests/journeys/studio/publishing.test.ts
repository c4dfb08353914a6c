import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { choose, headlineField, overflow, saved, studioJourney, textAt } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

describe('publishing', () => {
  it('says what goes live, and when the shop has served it', async () => {
    const { page, frame, address } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await headlineField(page).fill('Ganz neu')
    await saved(page)
    expect(await textAt(address)).not.toContain('Ganz neu')

    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Ganz neu').first().waitFor()
    expect(await dialog.locator('del').innerText()).toBe('Erste Zeile')
    expect(await axeFindings(page)).toEqual([])
    // The page has no main heading, which is asked about.
    await dialog.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).check()
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByText(/Vom Klick bis zum neuen Stand im Shop: [\d.]+ ms/).waitFor()
    expect(await textAt(address)).toContain('Ganz neu')
    // As shoppers know it (R2.14), not as the editor does.
    const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(await textAt(address)) ?? []
    await expect.poll(() => page.getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe(canonical)
    expect(canonical).not.toContain('/anlass/')
  })

  it.each([
    ['de-ch', '/ch'],
    ['', ''],
  ])('shows of a live page that of the country whose words one edits: %j', async (language, prefix) => {
    const { page, slug } = await studio.open()
    await page.getByLabel('Sprache des Inhalts').first().selectOption(language)
    const shown = page.waitForEvent('popup')
    await choose(page, 'Mehr', 'Ansehen')
    expect(new URL((await shown).url()).pathname).toBe(`${prefix}/${slug}/`)
  })

  it('is refused with what is wrong, and leads there', async () => {
    const { page, frame, form } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await headlineField(page).fill('')
    await form.getByText('Überschrift fehlt').waitFor()
    await frame.getByRole('alert').getByText('„Überschrift“ fehlt').waitFor()
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
    const { id, page } = await studio.open()
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await page.getByLabel('Veröffentlichen am').fill('2031-07-01T09:30')
    await page.getByRole('button', { name: 'Zeiten speichern' }).click()
    await page.getByRole('dialog').getByText('Gespeichert').waitFor()
    const story = await studio.storyOf(id)
    expect(new Date(story.publish_at).toISOString()).toBe('2031-07-01T07:30:00.000Z')
  })
})

describe('on a phone', () => {
  it('a word is put right and published', async () => {
    const { id, address } = await studio.publishPage([headline('Tipfehler', 'h2')])
    const page = await studio.visit(`/stories/${id}`, { width: 390, height: 800 })
    const frame = await previewOf(page)
    await frame.getByText('Tipfehler').click()
    await page.getByRole('button', { name: 'Felder' }).click()
    await headlineField(page).fill('Tippfehler')
    await saved(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await page.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).check()
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByText('Die Seite ist live').waitFor()
    expect(await textAt(address)).toContain('Tippfehler')
  })
})
