import { describe, expect, it } from 'vitest'
import { paste } from '../../paste.ts'
import { previewOf } from '../../running-studio.ts'
import { headlineField, overflow, saved, studioJourney } from '../../studio-journey.ts'
import { doc, faq, headline, mainTeaser, paragraph, textPage, words } from '../../test-bloks.ts'

const studio = studioJourney()

/** A page whose one blok is a formatted text. */
async function openText(...content: object[]) {
  const opened = await studio.open([textPage(...content)])
  return { ...opened, textOf: async () => (await studio.contentOf(opened.id)).body[0].text }
}

describe('the canvas', () => {
  it('shows the language that is edited, and every letter in it without a reload', async () => {
    const { id, page, frame } = await studio.open([headline('Heute', 'h2')])
    await page.getByRole('treeitem', { name: /Heute/ }).click()
    await page.getByLabel('Sprache des Inhalts').first().selectOption('de-at')
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('de-AT')
    await previewOf(page)
    await frame.locator('html').evaluate((html) => html.setAttribute('data-same-page', ''))
    await headlineField(page).fill('Servus')
    await frame.getByRole('heading', { name: 'Servus' }).waitFor()
    await saved(page)
    expect(await frame.locator('html[data-same-page]').count()).toBe(1)
    expect((await studio.contentOf(id)).body[0]).toMatchObject({ headline: 'Heute', headline__i18n__de_at: 'Servus' })
    await frame.getByText('Servus').dblclick()
    await page.keyboard.type('Grüß Gott')
    await page.keyboard.press('Enter')
    await frame.getByRole('heading', { name: 'Grüß Gott' }).waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[0]).toMatchObject({ headline: 'Heute', headline__i18n__de_at: 'Grüß Gott' })
    await page.getByLabel('Sprache des Inhalts').first().selectOption('')
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
  })

  it('names the language that is edited in whole where there is room, and cuts its name by an ellipsis elsewhere', async () => {
    const { page } = await studio.open()
    const box = page.getByRole('banner').getByLabel('Sprache des Inhalts')
    await box.selectOption('de-at')
    /** Px that the name wants beyond what it has. */
    const lacking = () =>
      box.evaluate((select) => {
        const whole = select.cloneNode(true) as HTMLElement
        whole.style.maxInlineSize = 'none'
        select.after(whole)
        const wanted = whole.offsetWidth
        whole.remove()
        return wanted - (select as HTMLElement).offsetWidth
      })
    expect(await lacking()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect.poll(lacking).toBeGreaterThan(0)
    expect(await box.evaluate((select) => getComputedStyle(select).textOverflow)).toBe('ellipsis')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  it('shows the head of the pages on the home page of its brand, clickable and drawn with every letter', async () => {
    const header = await studio.storyAt('anlass/global/header')
    const { page, frame } = await studio.edit(header.id)
    await frame.getByRole('heading', { level: 1 }).waitFor()
    const { notice } = await studio.contentOf(header.id)
    await frame.getByText(notice).first().click()
    await page.locator('#form').getByLabel('Zeile über dem Kopf').fill('Heute offen bis 20 Uhr')
    await frame.getByText('Heute offen bis 20 Uhr').waitFor()
    await saved(page)
    expect((await studio.contentOf(header.id)).notice).toBe('Heute offen bis 20 Uhr')
  })
})

describe('a click on words', () => {
  it('selects the block they belong to and its field, though the page shows it as a part of another block', async () => {
    const { page, frame, form } = await studio.open([mainTeaser('Sagt es auf Papier', 'Karten ansehen'), faq('Wie lange dauert es?')])
    const isChosen = async (block: RegExp, field: string) => {
      await form.locator(`[data-current][data-field=${field}]`).waitFor()
      await page.getByRole('treeitem', { name: block, selected: true }).waitFor()
    }
    await frame.getByText('Karten ansehen').click()
    await isChosen(/Sagt es auf Papier/, 'buttonText')
    await frame.getByText('Wie lange dauert es?').click()
    await isChosen(/Wie lange/, 'question')
  })
})

describe('words below a link that covers its teaser', () => {
  it('are written on the page by a double click on them', async () => {
    const { id, page, frame } = await studio.open([mainTeaser('Sagt es auf Papier', 'Karten ansehen')])
    await frame.getByRole('heading', { name: 'Sagt es auf Papier' }).dblclick()
    await frame.locator('h1[contenteditable]').waitFor()
    await page.keyboard.type('Schreibt es auf')
    await page.keyboard.press('Enter')
    await frame.getByRole('heading', { name: 'Schreibt es auf' }).waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[0].slides[0]).toMatchObject({ title: 'Schreibt es auf', buttonText: 'Karten ansehen' })
  })
})

describe('a formatted text', () => {
  it('is written on the page itself, with the tools of its field, and taken back by the story’s history', async () => {
    const { page, frame, textOf } = await openText(paragraph(words('Papier aus Baumwolle')), paragraph(words('Bleibt so.')))
    await frame.getByText('Papier aus Baumwolle').dblclick()
    const tools = frame.getByRole('toolbar')
    await tools.waitFor()
    await page.keyboard.press('End')
    await page.keyboard.type(', ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('schwer')
    await expect.poll(() => tools.getByRole('button', { name: 'Fett' }).getAttribute('aria-pressed')).toBe('true')
    await page.locator('#form').getByText('schwer').waitFor()

    await page.keyboard.press('Control+z')
    await frame.locator('[contenteditable=true]').getByText('schwer').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+z')
    await frame.locator('[contenteditable=true]').getByText('schwer').waitFor()
    await page.keyboard.press('Escape')
    await tools.waitFor({ state: 'detached' })
    expect(await frame.locator('[contenteditable]').count()).toBe(0)
    await frame.locator('strong', { hasText: 'schwer' }).waitFor()

    await saved(page)
    expect(await textOf()).toEqual({
      type: 'doc',
      content: [paragraph(words('Papier aus Baumwolle, '), words('schwer', { type: 'bold' })), paragraph(words('Bleibt so.'))],
    })
  })

  it('takes from what is pasted on the page only what the field allows, and leads to the form for all else', async () => {
    const { page, frame, form, textOf } = await openText(paragraph(words('Kartenkarton')))
    await frame.getByText('Kartenkarton').dblclick()
    await frame.getByRole('toolbar').waitFor()
    await paste(
      frame.locator('[contenteditable=true]'),
      '<h1 onclick="x()">Groß</h1><script>x()</script><p><s>leise</s> <a href="javascript:x()">Link</a></p>',
    )
    await frame.getByText('leise').waitFor()
    await frame.getByRole('button', { name: 'Mehr im Formular' }).click()
    await frame.getByRole('toolbar').waitFor({ state: 'detached' })
    await form.locator('[data-current][data-field=text]').waitFor()
    await saved(page)
    const written = JSON.stringify(await textOf())
    expect(written).toContain('Groß')
    expect(written).not.toMatch(/javascript|script|strike|onclick|"level":1/)
  })

  it('takes what other programs say by styles, and tells of a picture that only they can show', async () => {
    const { page, frame, textOf } = await openText(paragraph(words('Entwurf')))
    await frame.getByText('Entwurf').dblclick()
    await frame.getByRole('toolbar').waitFor()
    await page.keyboard.press('Control+a')
    // As Google Docs writes it.
    const styled = (css: string, text: string) => `<span style="font-size:11pt;font-weight:400;${css}">${text}</span>`
    const line = [
      styled('font-weight:700', 'schwer'),
      styled('font-style:italic', 'schräg'),
      styled('text-decoration:underline', 'unten'),
      styled('vertical-align:super', 'oben'),
      `<a href="https://example.org/" style="text-decoration:none">${styled('text-decoration:underline', 'Link')}</a>`,
    ]
    const picture = '<img src="file:///C:/Users/Ada/msohtmlclip1/01/clip_image001.png" alt="">'
    await paste(
      frame.locator('[contenteditable=true]'),
      `<b style="font-weight:normal"><p>${line.join('')}${styled('', ' schlicht')}${picture}</p></b>`,
    )
    await frame.getByRole('status').filter({ hasText: 'Ein Bild wurde nicht eingefügt' }).waitFor()
    await page.keyboard.press('Escape')
    await saved(page)
    const attrs = { href: 'https://example.org/', uuid: null, anchor: null, target: null, linktype: 'url' }
    const mark = (text: string, type: string) => words(text, { type })
    expect(await textOf()).toEqual(
      doc(
        paragraph(
          mark('schwer', 'bold'),
          mark('schräg', 'italic'),
          mark('unten', 'underline'),
          mark('oben', 'superscript'),
          words('Link', { type: 'link', attrs }),
          words(' schlicht'),
        ),
      ),
    )
  })

  it('that holds what only the form can keep is not opened on the page', async () => {
    const { frame, form, textOf } = await openText(paragraph(words('Altes Wissen', { type: 'bold', unbekannt: 1 })))
    const before = await textOf()
    await frame.getByText('Altes Wissen').dblclick()
    await form.locator('[data-current][data-field=text]').waitFor()
    expect(await frame.getByRole('toolbar').count()).toBe(0)
    expect(await textOf()).toEqual(before)
  })
})
