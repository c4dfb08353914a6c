import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { painted } from '../../painted.ts'
import { previewOf } from '../../running-studio.ts'
import { choose, phone, saved, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

describe('finding a page', () => {
  it('opens folders, searches and filters', async () => {
    await studio.publishPage([headline('Eine andere', 'h2')])
    const { slug, fullSlug } = await studio.publishPage([headline('Suche', 'h2')])
    const page = await studio.visit()
    await page.getByRole('button', { name: 'Ordner Anlass öffnen' }).click()
    await page
      .getByRole('link', { name: /werkstatt-/ })
      .first()
      .waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.keyboard.press('Control+k')
    await page.keyboard.type(slug)
    await page.getByRole('link', { name: `/${fullSlug}` }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /werkstatt-/ }).count()).toBe(1)
    await page.getByRole('status').getByText('1 Treffer', { exact: true }).waitFor({ state: 'attached' })

    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'Papierkorb' }).click()
    await page.getByText('Der Papierkorb ist leer.').last().waitFor()
    await page.getByRole('searchbox').fill('gibt es nirgends')
    await page.getByText('Nichts gefunden.').last().waitFor()
  })

  it('finds folders, which open where they are found', async () => {
    const folder = await studio.makeFolder(2)
    const page = await studio.visit()
    await page.getByRole('searchbox').fill(folder)
    const found = page.getByRole('button', { name: `Ordner ${folder} öffnen` })
    await found.getByText(`/${folder}`).waitFor()
    await found.click()
    await expect.poll(() => page.getByRole('link', { name: 'seite-1 ' }).count()).toBe(2)
    // No folder is of a kind.
    await page.getByRole('combobox', { name: 'Art' }).selectOption({ index: 1 })
    await found.waitFor({ state: 'detached' })
  })

  it('goes back from a page to what was looked for, and in the tree to the line of the page', async () => {
    const { slug, fullSlug } = await studio.publishPage([headline('Gesucht', 'h2')])
    const page = await studio.visit()
    const search = page.getByRole('searchbox')
    await search.fill(slug)
    await page.getByRole('combobox', { name: 'Marke' }).selectOption('Anlass')
    await page.getByRole('link', { name: `/${fullSlug}` }).click()
    await page.getByRole('treeitem', { name: /Gesucht/ }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: `/${fullSlug}` }).waitFor()
    expect(await search.inputValue()).toBe(slug)
    // The brands are read anew.
    await expect.poll(() => page.getByRole('combobox', { name: 'Marke' }).locator('option:checked').innerText()).toBe('Anlass')

    const folder = await studio.makeFolder(60)
    await page.getByRole('combobox', { name: 'Marke' }).selectOption('Alle Marken')
    await search.fill('')
    await page.getByRole('button', { name: `Ordner ${folder} öffnen` }).click()
    const line = page.getByRole('link', { name: 'seite-55 ' })
    await line.click()
    await page.getByRole('treeitem').first().waitFor()
    await page.goBack()
    await line.waitFor()
    await expect.poll(() => line.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Mehr: seite-55')
  })

  it('makes a page, puts it in the trash and brings it back', async () => {
    const page = await studio.visit()
    await page.getByRole('button', { name: 'Neue Seite' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await name.focus()
    await page.keyboard.insertText('x'.repeat(300))
    expect(await name.inputValue()).toHaveLength(255)
    await name.fill('Frohe Grüße')
    expect(await page.getByLabel('Adresse', { exact: true }).inputValue()).toBe('frohe-gruesse')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('heading', { name: 'Frohe Grüße' }).waitFor()

    await page.getByRole('link', { name: 'Seiten' }).click()
    await page.getByRole('button', { name: 'Ordner Anlass öffnen' }).click()
    await choose(page, 'Mehr: Frohe Grüße', 'In den Papierkorb')
    await page.getByRole('link', { name: 'Frohe Grüße' }).waitFor({ state: 'detached' })
    await page.getByRole('status').getByText('„Frohe Grüße“ liegt im Papierkorb.').waitFor()
    await page.getByRole('button', { name: 'Papierkorb' }).click()
    await choose(page, 'Mehr: Frohe Grüße', 'Wiederherstellen')
    await page.getByRole('status').getByText('„Frohe Grüße“ ist als Entwurf wieder da.').waitFor()
    await page.getByRole('button', { name: 'Alle' }).click()
    await page.getByRole('link', { name: 'Frohe Grüße' }).waitFor()
  })
})

describe('a page that is live', () => {
  it('goes to the trash once that is confirmed, alone or in its folder, and a status says so', async () => {
    const slug = `markt-${crypto.randomUUID().slice(0, 8)}`
    const parent_id = (await studio.storyAt('anlass')).id
    const { story: folder } = await studio.manage('POST', 'stories', {
      story: { name: `Ordner ${slug}`, slug, parent_id, is_folder: true },
    })
    const content = { _uid: 'root', component: 'page', title: 'Stand', body: [] }
    for (const publish of [1, 0])
      await studio.manage('POST', 'stories', {
        story: { name: `Stand ${slug}`, slug: `stand-${publish}`, parent_id: folder.id, content },
        publish,
      })
    const page = await studio.visit()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Ordner Anlass öffnen' }).click()
    await choose(page, `Mehr: Ordner ${slug}`, 'In den Papierkorb')
    await dialog.getByText('Mit dem Ordner gehen 2 Seiten in den Papierkorb.').waitFor()
    await dialog.getByText('1 Seite darin ist live; danach finden Besucher dort nichts mehr.').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('searchbox').fill(`anlass/${slug}/stand-1`)
    await choose(page, `Mehr: Stand ${slug}`, 'In den Papierkorb')
    await dialog.getByText(`„Stand ${slug}“ ist live; danach finden Besucher dort nichts mehr.`).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect((await studio.askShop(`/${slug}/stand-1/`)).status).toBe(200)
    await choose(page, `Mehr: Stand ${slug}`, 'In den Papierkorb')
    await dialog.getByRole('button', { name: 'Trotzdem in den Papierkorb' }).click()
    await page.getByRole('status').getByText(`„Stand ${slug}“ liegt im Papierkorb.`).waitFor()
    expect((await studio.askShop(`/${slug}/stand-1/`)).status).toBe(404)
  })
})

describe('finding pages', () => {
  it('begins one with a template, and finds it by its words, brand, type and state', async () => {
    const page = await studio.visit()
    await page.getByRole('button', { name: 'Neue Seite' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Unsere Zwetschgen')
    await page.getByRole('option', { name: 'Textseite (Anlass)' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('option', { name: /Anlass-Seite/ }).count()).toBe(0)
    await page.getByRole('combobox', { name: /^Vorlage/ }).selectOption({ label: 'Textseite (Anlass)' })
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
    const frame = await previewOf(page)
    await frame.getByRole('heading', { level: 1, name: 'Unsere Zwetschgen' }).waitFor()
    await saved(page)

    await page.getByRole('link', { name: 'Seiten' }).click()
    await page.getByRole('searchbox').fill('zwetschgen zwischenüberschrift')
    const found = page.getByRole('link', { name: 'Unsere Zwetschgen' })
    await found.waitFor()
    await page.getByLabel('Marke').selectOption('myposter')
    await found.waitFor({ state: 'detached' })
    await page.getByLabel('Marke').selectOption('anlass')
    await page.getByLabel('Art', { exact: true }).selectOption('page')
    await page.getByRole('button', { name: 'Entwürfe' }).click()
    await found.waitFor()
    expect(await axeFindings(page)).toEqual([])

    const { id } = await studio.storyAt('anlass/unsere-zwetschgen')
    await studio.manage('PUT', `stories/${id}/publish`)
    await studio.redraft(id, { title: 'Alle Zwetschgen' })
    await page.getByRole('button', { name: 'Geändert' }).click()
    await found.waitFor()
  })

  it('jumps to a page from the editor and from elsewhere', async () => {
    const { page } = await studio.open([headline('Hier', 'h2')], { slug: 'sprung' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Philosophie')
    await page.getByRole('link', { name: /anlass\/philosophie/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Philosophie' }).waitFor()

    await page.goto(`${studio.studio}/activity`)
    await page.getByRole('heading', { name: 'Verlauf' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('anlass/sprung')
    await page.getByRole('link', { name: /anlass\/sprung/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'sprung' }).waitFor()
  })

  it('reads a folder of many pages a hundred at a time', async () => {
    const folder = await studio.makeFolder(105)
    const page = await studio.visit()
    await page.getByRole('button', { name: `Ordner ${folder} öffnen` }).click()
    const lines = page.getByRole('link', { name: /^seite-/ })
    await lines.first().waitFor()
    expect(await lines.count()).toBe(100)
    await page.getByRole('button', { name: '5 weitere zeigen' }).click()
    await lines.nth(104).waitFor()
  })

  it.each([
    ['a desk', undefined],
    ['a phone', phone],
  ])('moves nothing under the hand of who goes down such a folder at %s', async (_, viewport) => {
    const folder = await studio.makeFolder(101)
    const page = await studio.visit('/', viewport)
    await page.getByRole('button', { name: `Ordner ${folder} öffnen` }).click()
    const more = page.getByRole('button', { name: '1 weitere zeigen' })
    await more.waitFor()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await more.scrollIntoViewIfNeeded()
    // What comes into sight is laid out with the next frame.
    await painted(page)
    expect(await height()).toBe(before)
  })

  it('keeps the pages that are there when more can not be read, and tries again', async () => {
    const folder = await studio.makeFolder(101)
    const page = await studio.visit()
    await page.getByRole('button', { name: `Ordner ${folder} öffnen` }).click()
    const lines = page.getByRole('link', { name: /^seite-/ })
    await lines.first().waitFor()
    await page.route(/[?&]page=2(&|$)/, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await page.getByRole('button', { name: '1 weitere zeigen' }).click()
    await page.getByRole('alert').waitFor()
    expect(await lines.count()).toBe(100)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await lines.nth(100).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
