import { beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf, signIn } from '../../running-studio.ts'
import { studioJourney, textAt } from '../../studio-journey.ts'
import { contact, headline, teaser, toStory, toUrl } from '../../test-bloks.ts'

const studio = studioJourney()

/** Address of a picture, as the studio stores it. */
let picture: string
beforeAll(async () => {
  picture = await studio.pictureOf('scene-hochzeit')
})

describe('what is examined before a page is published', () => {
  it('names a broken link and a picture without a text, and leads there', async () => {
    const story = await studio.publishPage([headline('Kontakt')])
    const broken = toStory('11111111-2222-4333-8444-555555555555', 'anlass/gibt-es-nicht')
    const deep = headline('Zu tief', 'h3')
    await studio.redraft(story.id, {
      body: [headline('Kontakt'), deep, contact('Ruf an', picture, ''), teaser('Mehr davon', broken, picture)],
    })
    const { page } = await studio.edit(story.id)
    // Before the sheet is opened, too.
    await page.getByRole('button', { name: 'Veröffentlichen (1 Problem)' }).click()

    const sheet = page.getByRole('dialog')
    const error = sheet.getByRole('listitem').filter({ hasText: '„/anlass/gibt-es-nicht“, das es nicht gibt' })
    const warning = sheet.getByRole('listitem').filter({ hasText: 'Das Bild hat keinen Alternativtext' })
    await warning.waitFor({ timeout: 25_000 })
    const skipped = sheet.getByRole('listitem').filter({ hasText: 'Die Überschrift überspringt eine Ebene. „Zu tief“' })
    expect(await skipped.innerText()).toContain('Überschrift')
    expect(await sheet.getByRole('button', { name: 'Jetzt veröffentlichen' }).isDisabled()).toBe(true)
    expect(await axeFindings(page)).toEqual([])

    await warning.getByRole('button', { name: 'Zur Stelle' }).click()
    await page.locator('#form').getByRole('heading', { name: 'Kontakt' }).waitFor()
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await error.getByRole('button', { name: 'Zur Stelle' }).click()
    const field = () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    await expect.poll(field).toBe('url')
  })

  it('asks the shop whether it has a page where an address was written by hand', async () => {
    const { id } = await studio.publishPage([
      headline('Kontakt'),
      teaser('Ins Leere', toUrl('/gibts-nicht#oben'), picture),
      teaser('Da', toUrl('/hochzeit/'), picture),
      teaser('Woanders', toUrl('https://example.invalid/gibts-nicht'), picture),
    ])
    const { page, sheet } = await studio.openSheet(id)
    const warnings = sheet.getByRole('listitem').filter({ hasText: 'Dort hat der Shop keine Seite.' })
    await warnings.waitFor()
    expect(await warnings.innerText()).toContain('„/gibts-nicht#oben“')
    await warnings.getByRole('button', { name: 'Zur Stelle' }).click()
    await page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).and(page.locator('[value="Ins Leere"]')).waitFor()
  })

  it('leads to a field behind a tab, and leaves the tabs to whoever presses them then', async () => {
    const { id } = await studio.publishPage([headline('Kontakt')])
    await studio.redraft(id, { title: 'Lang '.repeat(20) })
    const { page, form } = await studio.edit(id)
    const isShown = (name: string) => form.getByRole('tab', { name, selected: true }).waitFor()
    await form.getByRole('tab', { name: 'Als Karte' }).click()
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const there = page.getByRole('dialog').getByRole('button', { name: 'Zur Stelle' }).first()
    await there.click()
    await isShown('Suche')

    await form.getByRole('tab', { name: 'Allgemein' }).click()
    await isShown('Allgemein')
    await form.getByRole('tab', { name: 'Als Karte' }).focus()
    await page.keyboard.press('Enter')
    await isShown('Als Karte')

    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await there.click()
    await isShown('Suche')
  })

  it('measures the contrast of what is drawn, and leads to its block', async () => {
    const story = await studio.publishPage([headline('Gut zu lesen'), headline('Kaum zu sehen', 'h2')])
    const { page } = await studio.newPerson()
    // As if the block drew it so.
    await page.addInitScript(() => {
      const pale = new CSSStyleSheet()
      pale.replaceSync('h2 { color: #ddd !important }')
      addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(pale))
    })
    await signIn(page, `${studio.studio}/stories/${story.id}`)
    await previewOf(page)
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const warning = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Kaum zu sehen' })
    await warning.getByText(/Kontrast/).waitFor({ timeout: 25_000 })
    await warning.getByRole('button', { name: 'Zur Stelle' }).click()
    await page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).and(page.locator('[value="Kaum zu sehen"]')).waitFor()
  })

  it('lets a page be published that cannot be examined, and says so', async () => {
    const story = await studio.publishPage([headline('Stumm')])
    await studio.rewrite(story.id, 'Stumm und neu')
    const { page } = await studio.edit(story.id)
    await page.route(`${studio.shop}/**/*_storyblok*`, (route) => route.fulfill({ body: 'nichts', contentType: 'text/plain' }))
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await page.getByText('Die gezeichnete Seite ließ sich nicht prüfen').waitFor({ timeout: 25_000 })
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByRole('heading', { name: 'Die Seite ist live' }).waitFor()
    expect(await textAt(story.address)).toContain('Stumm und neu')
  })
})
