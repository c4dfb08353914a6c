/** What editors do all day, by the keyboard alone: no step here has a mouse. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseByKeys, focused, press, tabTo } from '../../keyboard.ts'
import { outline, saved, studioJourney } from '../../studio-journey.ts'
import { headline, paragraph, textPage, words } from '../../test-bloks.ts'

const studio = studioJourney()

const hears = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()

describe('by the keyboard alone', () => {
  it('one composes a page, and hears what becomes of it', async () => {
    const bloks = [headline('Eins', 'h2'), headline('Zwei', 'h2'), textPage(paragraph(words('Drei')))]
    const { id, page, frame } = await studio.open(bloks)

    // In the outline: to a block, into its form, and back.
    await tabTo(page, 'Gliederung')
    await press(page, 'Home', 'ArrowDown', 'Enter')
    expect(await focused(page)).toMatch(/^Überschrift/)
    await press(page, 'Control+a')
    await page.keyboard.type('Erstens')
    await frame.getByText('Erstens').waitFor()
    await press(page, 'Escape')
    expect(await focused(page)).toBe('Gliederung')

    // Moved, doubled, cut, pasted, deleted, taken back and done again.
    await press(page, 'Control+ArrowDown')
    await hears(page, /Erstens.*2/)
    await press(page, 'Control+ArrowUp', 'Control+d')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(2)
    await press(page, 'Control+x')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(1)
    await press(page, 'Control+v')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(2)
    await press(page, 'Delete', 'Control+z', 'Control+y')
    await expect.poll(async () => (await outline(page)).filter((row) => row.includes('Erstens')).length).toBe(1)

    // Several at once.
    await press(page, 'Home', 'ArrowDown', 'Shift+ArrowDown')
    expect(await page.getByRole('treeitem', { selected: true }).count()).toBe(2)
    await press(page, 'Control+c', 'Control+v')
    await expect.poll(async () => (await outline(page)).length).toBe(6)
    await press(page, 'Control+z', 'Control+a')
    await expect.poll(() => page.getByRole('treeitem', { selected: true }).count()).toBe(3)
    await press(page, 'Escape')
    expect(await page.getByRole('treeitem', { selected: true }).first().innerText()).toContain('Seite')

    // Shut and opened.
    await press(page, 'ArrowLeft')
    await expect.poll(async () => (await outline(page)).length).toBe(1)
    await press(page, 'ArrowRight')
    await expect.poll(async () => (await outline(page)).length).toBe(4)

    // A block is found in the palette.
    await press(page, 'End', 'Control+k')
    await page.getByRole('dialog').getByRole('heading', { name: 'Texte' }).waitFor()
    await page.keyboard.type('Häufige')
    await press(page, 'Enter')
    await page.getByRole('treeitem', { name: /Häufige Fragen/ }).waitFor()

    // A formatted text gets a bold word.
    await tabTo(page, 'Gliederung')
    await page.getByRole('treeitem', { name: /Textseite/ }).waitFor()
    await press(page, 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
    expect(await focused(page)).toMatch(/^Überschrift/)
    await page.locator('#form .ProseMirror').waitFor()
    await tabTo(page, /^Text/)
    await press(page, 'Control+End', 'Control+b')
    await page.keyboard.type(' fett')
    await frame.locator('strong', { hasText: 'fett' }).waitFor()
    await press(page, 'Escape', 'Tab')

    // A list of keys, another width.
    await tabTo(page, 'Telefon', 'Shift+Tab')
    await press(page, 'Enter')
    await expect.poll(() => page.locator('#storyblok-preview').evaluate((element) => element.clientWidth)).toBe(390)
    await press(page, 'Shift+?')
    await page.getByRole('dialog').waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await press(page, 'Control+s')
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Erstens')

    // Published; then an older version is brought back.
    await tabTo(page, /^Veröffentlichen/)
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).waitFor()
    await tabTo(page, /^Den Hinweis habe ich gesehen/)
    await press(page, 'Space')
    await tabTo(page, 'Jetzt veröffentlichen')
    await press(page, 'Enter')
    await page.getByRole('dialog', { name: 'Die Seite ist live' }).waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Veröffentlichen')
    await tabTo(page, 'Mehr', 'Shift+Tab')
    await press(page, 'Enter')
    await chooseByKeys(page, 'Versionen')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Diese Version wiederherstellen')
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }, 60_000)
})
