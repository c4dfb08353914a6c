/** What editors do all day, by the keyboard alone: no step here has a mouse. */
import { describe, expect, it } from 'vitest'
import { chooseByKeys, press, tabTo } from '../../keyboard.ts'
import { studioJourney } from '../../studio-journey.ts'

const studio = studioJourney()

describe('by the keyboard alone', () => {
  it('one signs in, finds, makes, renames, doubles, deletes and brings back pages', async () => {
    // Other names at a second try.
    const mark = crypto.randomUUID().slice(0, 4)
    const before = `Sommerfest ${mark}`
    const after = `Gartenfest ${mark}`
    const copy = `${after} (Kopie)`
    const { page } = await studio.newPerson()
    await page.goto(`${studio.studio}/`)
    await page.getByLabel('E-Mail').waitFor()
    await tabTo(page, 'E-Mail')
    await page.keyboard.type(studio.admin.email)
    await tabTo(page, 'Passwort')
    await page.keyboard.type(studio.admin.password)
    await press(page, 'Enter')

    // A folder is opened and shut.
    await page.getByRole('button', { name: 'Ordner Anlass öffnen' }).waitFor()
    await tabTo(page, 'Ordner Anlass öffnen')
    await press(page, 'Enter')
    await page.getByRole('button', { name: 'Ordner Anlass schließen' }).waitFor()
    await press(page, 'Enter')

    // A page is made.
    await tabTo(page, 'Neue Seite', 'Shift+Tab')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type(before)
    await press(page, 'Enter')
    await page.getByRole('heading', { name: before }).waitFor()

    // Back to the pages, and found by its name.
    await tabTo(page, 'Seiten')
    await press(page, 'Enter')
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await press(page, 'Control+k')
    await page.keyboard.type(before)
    await page.getByRole('link', { name: before }).waitFor()

    // Renamed, with its address.
    await tabTo(page, `Mehr: ${before}`)
    await press(page, 'Enter')
    await chooseByKeys(page, 'Umbenennen')
    await page.getByRole('dialog', { name: `„${before}“ umbenennen` }).waitFor()
    await tabTo(page, 'Name')
    await press(page, 'Control+a')
    await page.keyboard.type(after)
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'Control+k', 'Control+a')
    await page.keyboard.type(after)
    await page.getByRole('link', { name: after }).waitFor()

    // Doubled, put into the trash, and taken out of it.
    await tabTo(page, `Mehr: ${after}`)
    await press(page, 'Enter')
    await chooseByKeys(page, 'Seite duplizieren')
    await page.getByRole('link', { name: copy }).waitFor()
    await tabTo(page, `Mehr: ${copy}`)
    await press(page, 'Enter')
    await chooseByKeys(page, 'In den Papierkorb')
    await page.getByRole('link', { name: copy }).waitFor({ state: 'detached' })
    await press(page, 'Control+k', 'Control+a', 'Delete')
    await tabTo(page, 'Papierkorb')
    await press(page, 'Enter')
    await page.getByRole('button', { name: `Mehr: ${copy}` }).waitFor()
    await tabTo(page, `Mehr: ${copy}`)
    await press(page, 'Enter')
    await chooseByKeys(page, 'Wiederherstellen')
    await page.getByRole('button', { name: `Mehr: ${copy}` }).waitFor({ state: 'detached' })

    // Filters, language and look of the studio.
    await tabTo(page, 'Von mir', 'Shift+Tab')
    await press(page, 'Enter')
    await page.getByRole('link', { name: after }).first().waitFor()
    await tabTo(page, 'Mehr', 'Shift+Tab')
    await press(page, 'Enter')
    await chooseByKeys(page, 'English')
    await page.getByRole('button', { name: 'New page' }).waitFor()
    await press(page, 'Enter')
    await chooseByKeys(page, 'Deutsch')
  })

  it('one goes on at the line of the page that was renamed, and at the folder of one that was deleted', async () => {
    await studio.makeDraft('abendbrot', [], 'Abendbrot')
    const page = await studio.visit()
    await tabTo(page, 'Ordner Anlass öffnen')
    await press(page, 'Enter')
    await page.getByRole('link', { name: /Abendbrot/ }).waitFor()
    await tabTo(page, 'Mehr: Abendbrot')
    await press(page, 'Enter')
    await chooseByKeys(page, 'Umbenennen')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Name')
    await press(page, 'Control+a')
    await page.keyboard.type('Abendfest')
    await press(page, 'Enter')
    const focused = page.locator(':focus')
    await expect.poll(() => focused.getAttribute('aria-label')).toBe('Mehr: Abendfest')

    await press(page, 'Enter')
    await chooseByKeys(page, 'In den Papierkorb')
    await page.getByRole('link', { name: /Abendfest/ }).waitFor({ state: 'detached' })
    await expect.poll(() => focused.getAttribute('aria-label')).toBe('Mehr: Anlass')

    // In what a search finds, folders are not: then it is the line beside it.
    await studio.makeDraft('abendlied', [], 'Abendlied')
    await studio.makeDraft('abendlicht', [], 'Abendlicht')
    await press(page, 'Control+k')
    await page.keyboard.type('Abendli')
    await page.getByRole('button', { name: 'Mehr: Abendlied' }).waitFor()
    await tabTo(page, /^Mehr: Abendli/)
    const [gone, beside] = (await focused.getAttribute('aria-label')) === 'Mehr: Abendlied' ? ['lied', 'licht'] : ['licht', 'lied']
    await press(page, 'Enter')
    await chooseByKeys(page, 'In den Papierkorb')
    await page.getByRole('button', { name: `Mehr: Abend${gone}` }).waitFor({ state: 'detached' })
    await expect.poll(() => focused.getAttribute('aria-label')).toBe(`Mehr: Abend${beside}`)
  })

  it('nobody is taken away from what they type while the list is read again', async () => {
    await studio.makeDraft('abendruhe', [], 'Abendruhe')
    const page = await studio.visit()
    await page.getByRole('button', { name: 'Ordner Anlass öffnen' }).click()
    await page.getByRole('button', { name: 'Mehr: Abendruhe' }).focus()
    await press(page, 'Enter')
    await chooseByKeys(page, 'Umbenennen')
    await page.getByRole('dialog').waitFor()
    await page.route(/with_parent=/, () => {})
    await tabTo(page, 'Name')
    await press(page, 'Control+a')
    await page.keyboard.type('Abendstille')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'Control+k')
    await page.keyboard.type('Abendstille')
    await page.getByRole('button', { name: 'Mehr: Abendstille' }).waitFor()
    expect(await page.locator(':focus').getAttribute('type')).toBe('search')
  })
})
