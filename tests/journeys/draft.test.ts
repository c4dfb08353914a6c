import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEditorToken } from '../../server/content/editor-token.ts'
import { launchChromium, newVisitor } from '../chromium.ts'
import { startShop } from '../running-shop.ts'
import { headline } from '../test-shop.ts'

const previewToken = 'preview-token-of-tests'
const editor = 'http://editor.test'
let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
let id: number

const teaser = { _uid: 'unten', component: 'page_headline', headline: 'Bleibt, wie es ist', headlineType: 'h2' }
const page_ = (words: string) => ({ _uid: 'root', component: 'page', title: 'Neu', body: [headline(words), teaser] })

beforeAll(async () => {
  shop = await startShop({ CONTENT_PREVIEW_TOKEN: previewToken, EDITOR_ORIGINS: editor })
  id = await shop.publishPage('anlass/neu', page_('Vorher'))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})

/** An editor that frames the draft as Storyblok's does, and keeps what the bridge says. */
async function openEditor(page: Page, query: Record<string, string> = createEditorToken({ spaceId: 1, previewToken, now: new Date() })): Promise<Frame> {
  const address = `${shop.shop}/neu/?${new URLSearchParams({ _storyblok: String(id), _storyblok_c: 'page', ...query })}`
  await page.route(`${editor}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>messages = []; addEventListener('message', ({ data, origin }) => messages.push({ ...data, origin }))</script><iframe id="storyblok-preview" src="${address.replaceAll('&', '&amp;')}" width="1200" height="800"></iframe>`,
    }),
  )
  await page.goto(`${editor}/`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The editor has no frame.')
  return frame
}

const send = (page: Page, message: object) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)

describe('a draft in an editor', () => {
  it('R2.19 an input message of the real bridge redraws the page without a request or a reload', async () => {
    const { page, complaints } = await newVisitor(browser)
    const frame = await openEditor(page)
    await page.waitForFunction(() => Reflect.get(window, 'messages').some(({ action }: { action: string }) => action === 'initialized'))
    await frame.getByRole('heading', { name: 'Vorher' }).waitFor()
    await frame.evaluate(() => Object.assign(document.querySelector('h2') ?? {}, { isMarked: true }))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))

    await send(page, { action: 'input', story: { id, full_slug: 'anlass/neu', content: page_('Nachher') } })
    await frame.getByRole('heading', { name: 'Nachher' }).waitFor()

    expect(requests).toEqual([])
    // What did not change is the same element still, so focus and scroll position stay.
    expect(await frame.evaluate(() => Reflect.get(document.querySelector('h2') ?? {}, 'isMarked'))).toBe(true)
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('R2.45 an unknown block says so where the page was, and the next input draws it again', async () => {
    const { page } = await newVisitor(browser)
    const frame = await openEditor(page)
    await page.waitForFunction(() => Reflect.get(window, 'messages').some(({ action }: { action: string }) => action === 'initialized'))

    const broken = { ...page_('Egal'), body: [{ _uid: 'x', component: 'page_headlne', headline: 'x' }] }
    await send(page, { action: 'input', story: { id, full_slug: 'anlass/neu', content: broken } })
    await frame.getByRole('alert').getByText('Den Blocktyp „page_headlne“ an der Stelle body[0] gibt es nicht. Gemeint ist vielleicht „page_headline“.').waitFor()

    await send(page, { action: 'input', story: { id, full_slug: 'anlass/neu', content: page_('Wieder gut') } })
    await frame.getByRole('heading', { name: 'Wieder gut' }).waitFor()
  })

  it('R6.03 without the editor’s token there is no bridge and no mark', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(`${shop.shop}/neu/?_storyblok=${id}&_storyblok_tk[space_id]=1&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=x`)
    expect(await page.locator('[data-blok-c]').count()).toBe(0)
    expect(await page.locator('#draft').count()).toBe(0)
  })
})
