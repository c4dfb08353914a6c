import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { choose, headlineField, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()

describe('comments and activity', () => {
  it('a comment names somebody, marks its block, and is resolved and opened again', async () => {
    const { id, page } = await studio.open([headline('Zu lang?', 'h2')], { slug: 'besprochen' })
    // Who comes to the space while a page is open can be named there, too.
    await studio.manage('POST', 'collaborators', {
      collaborator: { email: 'mia@example.org', friendly_name: 'Mia Berg', password: 'noch-ein-geheimes-wort' },
    })
    await page.getByRole('treeitem', { name: /Zu lang/ }).click()
    await headlineField(page).focus()
    await page.locator('[data-field=headline]').getByRole('button', { name: 'Kommentieren' }).click()
    await page.getByLabel('Neuer Kommentar').fill('Kürzer bitte, ')
    await page.keyboard.press('End')
    await page.keyboard.type('@mi')
    await page.getByRole('option', { name: 'Mia Berg' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('article').getByText('@Mia Berg').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('[data-field=headline]').getByRole('button', { name: '1 offener Kommentar' }).waitFor()
    await page.getByRole('treeitem', { name: /Zu lang.*1 offener Kommentar/ }).waitFor()
    const [discussion] = (await studio.manage('GET', `stories/${id}/discussions`)).discussions
    const { comments } = await studio.manage('GET', `discussions/${discussion.id}/comments`)
    expect(comments).toMatchObject([{ message: 'Kürzer bitte, @Mia Berg' }])

    await choose(page, 'Mehr', 'Alle Kommentare')
    await page.getByRole('button', { name: 'Erledigt' }).click()
    await page.getByText('Hier ist nichts offen.').waitFor()
    await page.getByLabel('Auch erledigte zeigen').check()
    await page.getByRole('button', { name: 'Wieder öffnen' }).click()
    await page.getByRole('button', { name: 'Erledigt' }).waitFor()
  })

  it('a reply is written where it was asked for, by the keyboard alone, and one is back there once it is sent', async () => {
    const { page } = await studio.open([headline('Wirklich?', 'h2')])
    await page.getByRole('treeitem', { name: /Wirklich/ }).click()
    await page.locator('#form').getByRole('button', { name: 'Kommentieren' }).first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Neuer Kommentar').fill('Stimmt das so?')
    await page.keyboard.press('Control+Enter')
    const answer = sheet.getByRole('button', { name: 'Antworten' })
    await answer.focus()
    await page.keyboard.press('Enter')
    await sheet.getByRole('textbox', { name: 'Antworten' }).waitFor()
    await page.keyboard.type('Ja, das stimmt.')
    await page.keyboard.press('Control+Enter')
    await answer.waitFor()
    expect(await sheet.getByRole('article').innerText()).toContain('Ja, das stimmt.')
    expect(await answer.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('who goes on while a comment is being sent stays where they are', async () => {
    const { page } = await studio.open([headline('Schon weiter?', 'h2')])
    await page.getByRole('treeitem', { name: /Schon weiter/ }).click()
    await page.locator('#form').getByRole('button', { name: 'Kommentieren' }).first().click()
    const sending = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.endsWith('/discussions'),
      async (route) => {
        if (route.request().method() === 'POST') await sending.promise
        await route.continue()
      },
    )
    const text = page.getByLabel('Neuer Kommentar')
    await text.fill('Fertig.')
    await page.keyboard.press('Control+Enter')
    const next = page.getByLabel('Auch erledigte zeigen')
    await next.focus()
    sending.resolve()
    await expect.poll(() => text.inputValue()).toBe('')
    expect(await next.evaluate((box) => box === document.activeElement)).toBe(true)
  })

  it('a comment that is begun is still there when its sheet was closed, at its own place alone, until it is sent', async () => {
    const { id, page } = await studio.open([headline('Zu kurz?', 'h2'), headline('Zu lang?', 'h2')])
    const sheet = page.getByRole('dialog')
    const text = sheet.getByLabel('Neuer Kommentar')
    async function openAt(name: RegExp) {
      await page.getByRole('treeitem', { name }).click()
      await headlineField(page).focus()
      await page
        .locator('[data-field=headline]')
        .getByRole('button', { name: /omment/ })
        .click()
      await text.waitFor()
    }
    async function close(leave: () => Promise<void>) {
      await leave()
      await sheet.waitFor({ state: 'detached' })
    }
    const byEscape = () => close(() => page.keyboard.press('Escape'))

    await openAt(/Zu lang/)
    await page.keyboard.type('Kürzer bitte, ')
    await byEscape()
    await openAt(/Zu kurz/)
    expect(await text.inputValue()).toBe('')
    await byEscape()
    await openAt(/Zu lang/)
    expect(await text.inputValue()).toBe('Kürzer bitte, ')
    await page.keyboard.type('oder weg')
    await close(() => page.mouse.click(100, 500))
    await openAt(/Zu lang/)
    await page.keyboard.press('Control+Enter')
    await sheet.getByRole('article').getByText('Kürzer bitte, oder weg').waitFor()
    expect(await text.inputValue()).toBe('')

    // An answer, too.
    await sheet.getByRole('button', { name: 'Antworten' }).click()
    await sheet.getByRole('article').getByRole('textbox').fill('Dann weg')
    await byEscape()
    await openAt(/Zu lang/)
    expect(await text.inputValue()).toBe('')
    expect(await sheet.getByRole('article').getByRole('textbox').inputValue()).toBe('Dann weg')
    await byEscape()
    expect((await studio.manage('GET', `stories/${id}/discussions`)).discussions).toHaveLength(1)
  })

  it('says who did what, to a page and in the space, and leads there', async () => {
    const { id } = await studio.publishPage([], { slug: 'verfolgt' })
    await studio.manage('PUT', `stories/${id}`, { story: { name: 'Verfolgt' } })
    await studio.manage('PUT', `stories/${id}`, { story: { name: 'Verfolgte Seite' } })
    await studio.manage('PUT', `stories/${id}/publish`)
    const page = await studio.visit(`/stories/${id}`)
    await choose(page, 'Mehr', 'Verlauf')
    await page.getByText('hat die Seite „Verfolgte Seite“ veröffentlicht').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.goto(`${studio.studio}/activity`)
    const line = page.getByRole('link', { name: /hat die Seite „Verfolgte Seite“ veröffentlicht/ })
    await line.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Person').selectOption({ index: 1 })
    await line.click()
    await page.getByRole('heading', { level: 1, name: 'Verfolgte Seite' }).waitFor()
  })
})
