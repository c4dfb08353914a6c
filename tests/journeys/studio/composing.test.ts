import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { headlineField, outline, saved, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

describe('composing a page', () => {
  it('a click on the page opens the form at the clicked field, and typing shows on the page before it is saved', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Zweite Zeile').click()
    await headlineField(page).waitFor()
    await page.locator('[data-current][data-field=headline]').waitFor()
    await headlineField(page).fill('Zweitens')
    await frame.getByText('Zweitens').waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[1].headline).toBe('Zweitens')
    expect(await axeFindings(page)).toEqual([])
  })

  it('a text is written on the page itself, in one intent', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').dblclick()
    await page.keyboard.type('Auf der Seite geschrieben')
    await page.keyboard.press('Enter')
    await frame.getByRole('heading', { name: 'Auf der Seite geschrieben' }).waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Auf der Seite geschrieben')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await frame.getByRole('heading', { name: 'Erste Zeile' }).waitFor()
  })

  it('the palette draws blocks as the brand of the page does', async () => {
    const id = await studio.publishAt('myposter/palette', { title: 'Palette', body: [headline('Bunt', 'h2')] })
    const { page } = await studio.edit(id)
    await page.keyboard.press('Control+k')
    const example = page.getByRole('dialog').frameLocator('iframe').first()
    await example.locator('html[data-channel="myposter"]').waitFor({ state: 'attached' })
  })

  it('a blok is added from the palette as its block’s example, where the slot allows it', async () => {
    const { page, frame } = await studio.open()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: /^Kontakt/ }).waitFor()
    expect(await page.getByRole('button', { name: /^Kopf der Seiten/ }).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Blöcke suchen' }).fill('Kontakt')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await frame.getByText('Fragt uns ruhig').waitFor()
    expect(await outline(page)).toEqual([
      expect.stringContaining('Seite'),
      expect.stringContaining('Erste Zeile'),
      expect.stringContaining('Kontakt'),
      expect.stringContaining('Zweite Zeile'),
    ])
  })

  it('a blok is moved, doubled, taken out and brought back by keys alone, and a screen reader hears it', async () => {
    const { id, page, frame } = await studio.open()
    await page.getByRole('tree').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+ArrowDown')
    await page.getByRole('status').getByText('Überschrift „Erste Zeile“ steht jetzt an Stelle 2 von 2').waitFor()
    await page.keyboard.press('Control+d')
    await frame.getByText('Erste Zeile').nth(1).waitFor()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await saved(page)
    expect((await studio.contentOf(id)).body.map(({ headline }: { headline: string }) => headline)).toEqual(['Zweite Zeile', 'Erste Zeile'])
    await page.keyboard.press('Control+z')
    await saved(page)
    await expect.poll(async () => (await studio.contentOf(id)).body[0].headline).toBe('Erste Zeile')
  })

  it('a blok is copied on one page and pasted on another', async () => {
    const { page } = await studio.open()
    await page.getByRole('treeitem', { name: /Zweite Zeile/ }).click()
    await page.keyboard.press('Control+c')
    const other = await studio.publishPage([headline('Anderswo', 'h2')])
    await page.goto(`${studio.studio}/stories/${other.id}`)
    const frame = await previewOf(page)
    await page.getByRole('treeitem', { name: /Anderswo/ }).click()
    await page.keyboard.press('Control+v')
    await frame.getByText('Zweite Zeile').waitFor()
    await headlineField(page).waitFor()
  })

  it('a blok is dragged in the outline', async () => {
    const { id, page } = await studio.open()
    await page
      .getByRole('treeitem', { name: /Zweite Zeile/ })
      .dragTo(page.getByRole('treeitem', { name: /Erste Zeile/ }), { targetPosition: { x: 40, y: 2 } })
    await expect.poll(async () => (await studio.contentOf(id)).body[0].headline).toBe('Zweite Zeile')
  })

  it('a blok is dragged on the page', async () => {
    const { id, page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    await frame.locator('[draggable=true]').waitFor()
    const [from, to] = await Promise.all([frame.getByText('Erste Zeile').boundingBox(), frame.getByText('Zweite Zeile').boundingBox()])
    if (!from || !to) throw new Error('The bloks are not on the page.')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + to.height - 4, { steps: 8 })
    await page.mouse.up()
    await expect.poll(async () => (await studio.contentOf(id)).body[0].headline).toBe('Zweite Zeile')
  })

  it('on a German keyboard AltGr writes and commands nothing', async () => {
    const { page, frame } = await studio.open()
    await frame.getByText('Erste Zeile').click()
    const field = headlineField(page)
    await field.focus()
    // AltGr is Ctrl and Alt to a browser on Windows.
    await field.evaluate((input) => {
      for (const key of ['z', 'd', 'k', 's', '@', '€'])
        input.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, altKey: true, bubbles: true, cancelable: true }))
    })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await outline(page)).toHaveLength(3)
    await page.getByRole('tree').focus()
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog').getByText('Strg+Umschalt+Z').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
  })
})
