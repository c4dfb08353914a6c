import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { choose, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

describe('moving a page', () => {
  it('by its menu says which old address leads on, and the shop follows it', async () => {
    const { id } = await studio.publishPage([headline('Umgezogen', 'h2')], { slug: 'umzug-alt' })
    const page = await studio.visit()
    await page.getByRole('searchbox').fill('umzug-alt')
    await choose(page, 'Mehr: umzug-alt', 'Verschieben …')
    await page.getByRole('combobox', { name: 'In den Ordner' }).fill('anlass/texte')
    await page.getByRole('option', { name: /anlass\/texte/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('/anlass/texte/umzug-alt').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Hierher verschieben' }).click()
    await page.getByText('Steht jetzt unter /anlass/texte/umzug-alt.').waitFor()
    await page.getByRole('dialog').getByRole('listitem').filter({ hasText: '/anlass/umzug-alt' }).waitFor()
    await page.getByRole('button', { name: 'Fertig' }).click()
    expect((await studio.storyOf(id)).full_slug).toBe('anlass/texte/umzug-alt')
    expect((await studio.askShop('/umzug-alt/')).headers.get('location')).toBe('/texte/umzug-alt/')
  })

  it('by dragging it onto a folder', async () => {
    await studio.publishAt('zug/gezogen')
    await studio.publishAt('zug/ziel/dort')
    const page = await studio.visit()
    await page.getByRole('button', { name: 'Ordner zug öffnen' }).click()
    await page.getByRole('link', { name: 'gezogen' }).dragTo(page.getByRole('button', { name: 'Ordner ziel öffnen' }))
    await page.getByRole('button', { name: 'Hierher verschieben' }).click()
    await page.getByText('Steht jetzt unter /zug/ziel/gezogen.').waitFor()
  })

  it('by another address says which old one leads on', async () => {
    await studio.publishPage([headline('Umbenannt', 'h2')], { slug: 'name-alt' })
    const page = await studio.visit()
    await page.getByRole('searchbox').fill('name-alt')
    await choose(page, 'Mehr: name-alt', 'Umbenennen …')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Adresse').fill('name-neu')
    await dialog.getByText('/anlass/name-neu').waitFor()
    await dialog.getByText('Wer die alte Adresse aufruft, wird auf die neue geleitet.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.getByRole('listitem').filter({ hasText: '/anlass/name-alt' }).waitFor()
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    expect((await studio.askShop('/name-alt/')).headers.get('location')).toBe('/name-neu/')
  })
})
