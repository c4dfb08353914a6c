import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { previewOf, startStudio } from '../running-studio.ts'

let browser: Browser
let shop: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  shop = await startStudio()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const textPage = (...content: object[]) => ({ _uid: 'text', component: 'text_page', text: { type: 'doc', content } })

let pages = 0
async function open(body: object[]) {
  const id = await shop.publishPage(`anlass/schreiben-${++pages}`, { title: 'Schreiben', body })
  const { page } = await shop.visit(browser, `/stories/${id}`)
  const frame = await previewOf(page)
  const textOf = async () => (await shop.manage('GET', `stories/${id}`)).story.content.body[0].text
  const saved = () => page.getByText('Gespeichert', { exact: true }).waitFor()
  return { page, frame, form: page.locator('#form'), textOf, saved }
}

describe('a formatted text', () => {
  it('is written on the page itself, with the tools of its field, and taken back by the story’s history', async () => {
    const { page, frame, textOf, saved } = await open([textPage(paragraph(words('Papier aus Baumwolle')), paragraph(words('Bleibt so.')))])
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

    await saved()
    expect(await textOf()).toEqual({
      type: 'doc',
      content: [paragraph(words('Papier aus Baumwolle, '), words('schwer', { type: 'bold' })), paragraph(words('Bleibt so.'))],
    })
  })

  it('takes from what is pasted on the page only what the field allows, and leads to the form for all else', async () => {
    const { frame, form, textOf, saved } = await open([textPage(paragraph(words('Kartenkarton')))])
    await frame.getByText('Kartenkarton').dblclick()
    await frame.getByRole('toolbar').waitFor()
    await frame.locator('[contenteditable=true]').evaluate((element) => {
      const data = new DataTransfer()
      data.setData('text/html', '<h1 onclick="x()">Groß</h1><script>x()</script><p><s>leise</s> <a href="javascript:x()">Link</a></p>')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await frame.getByText('leise').waitFor()
    await frame.getByRole('button', { name: 'Mehr im Formular' }).click()
    await frame.getByRole('toolbar').waitFor({ state: 'detached' })
    await form.locator('[data-current][data-field=text]').waitFor()
    await saved()
    const written = JSON.stringify(await textOf())
    expect(written).toContain('Groß')
    expect(written).not.toMatch(/javascript|script|strike|onclick|"level":1/)
  })

  it('that holds what only the form can keep is not opened on the page', async () => {
    const { frame, form, textOf } = await open([textPage(paragraph(words('Altes Wissen', { type: 'bold', unbekannt: 1 })))])
    const before = await textOf()
    await frame.getByText('Altes Wissen').dblclick()
    await form.locator('[data-current][data-field=text]').waitFor()
    expect(await frame.getByRole('toolbar').count()).toBe(0)
    expect(await textOf()).toEqual(before)
  })
})
