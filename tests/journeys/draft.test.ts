import { createServer } from 'node:http'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEditorToken } from '../../server/content/editor-token.ts'
import { localAddress } from '../../server/start/listen.ts'
import { fontOf, holdFonts, tooLateForFonts } from '../fonts-of-a-page.ts'
import { shopJourney } from '../shop-journey.ts'
import { headline } from '../test-bloks.ts'

const previewToken = 'preview-token-of-tests'
/** A page that frames the address in its query as Storyblok's editor does, and keeps what the bridge says. */
const editorServer = createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://editor').searchParams.get('frame') ?? ''
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><link rel="icon" href="data:,"><script>messages = []; addEventListener('message', ({ data }) => messages.push(data))</script>
    <iframe id="storyblok-preview" src="${address.replaceAll('&', '&amp;')}" width="1200" height="800"></iframe>`)
})

const teaser = { _uid: 'unten', component: 'page_headline', headline: 'Bleibt, wie es ist', headlineType: 'h2' }
const page_ = (words: string) => ({ _uid: 'root', component: 'page', title: 'Neu', body: [headline(words), teaser] })

beforeAll(() => new Promise<void>((listening) => editorServer.listen(0, 'localhost', listening)))
afterAll(() => void editorServer.close())

const shop = shopJourney(() => ({ CONTENT_PREVIEW_TOKEN: previewToken, EDITOR_ORIGINS: localAddress(editorServer) }))

let id: number
beforeAll(async () => {
  id = await shop.publishPage('anlass/neu', page_('Vorher'))
})

async function openEditor(page: Page): Promise<Frame> {
  const query = { _storyblok: String(id), _storyblok_c: 'page', ...createEditorToken({ spaceId: 1, previewToken, now: new Date() }) }
  await page.goto(`${localAddress(editorServer)}/?${new URLSearchParams({ frame: `${shop.shop}/neu/?${new URLSearchParams(query)}` })}`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The editor has no frame.')
  await page.waitForFunction(() => Reflect.get(window, 'messages').some(({ action }: { action: string }) => action === 'initialized'))
  return frame
}

const send = (page: Page, message: object) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)

describe('a draft in an editor', () => {
  it('R2.19 an input message of the real bridge redraws the page without a request or a reload', async () => {
    const { page, complaints } = await shop.newVisitor()
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => refused.push(`${violatedDirective} ${blockedURI}`))
    })
    const frame = await openEditor(page)
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
    expect(await frame.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
  })

  it('R2.45 an unknown block says so where the page was, and the next input draws it again', async () => {
    const { page } = await shop.newVisitor()
    const frame = await openEditor(page)

    const broken = { ...page_('Egal'), body: [{ _uid: 'x', component: 'page_headlne', headline: 'x' }] }
    await send(page, { action: 'input', story: { id, full_slug: 'anlass/neu', content: broken } })
    await frame.getByRole('alert').getByText('Den Block „page_headlne“ gibt es nicht. Gemeint ist vielleicht „Überschrift“.').waitFor()

    await send(page, { action: 'input', story: { id, full_slug: 'anlass/neu', content: page_('Wieder gut') } })
    await frame.getByRole('heading', { name: 'Wieder gut' }).waitFor()
  })

  it('a block that an editor adds brings what it loads, and its style', async () => {
    const { page } = await shop.newVisitor()
    const frame = await openEditor(page)
    const sitemap = { _uid: 'uebersicht', component: 'sitemap', headline: 'Alle Seiten' }
    await send(page, {
      action: 'input',
      story: { id, full_slug: 'anlass/neu', content: { ...page_('Mit Liste'), body: [headline('Mit Liste'), sitemap] } },
    })
    await frame.getByRole('heading', { name: 'Alle Seiten' }).waitFor()
    await frame.locator('main a[href*="/hochzeit/"]').first().waitFor()
    expect(await frame.evaluate(() => document.head.querySelector('style')?.textContent.includes('.sitemap_'))).toBe(true)
  })

  it('is set in its own letters, also where they come too late for a shopper’s page', async () => {
    const { page } = await shop.newVisitor()
    const release = await holdFonts(page)
    const query = createEditorToken({ spaceId: 1, previewToken, now: new Date() })
    await page.goto(`${shop.shop}/neu/?_storyblok=${id}&${new URLSearchParams({ ...query })}`, { waitUntil: 'domcontentloaded' })
    await tooLateForFonts(page)
    release()
    await expect.poll(() => fontOf(page, '[class$="site-header_service"]')).toMatch(/^Alegreya/)
  })

  it('takes fonts whenever they come, before its first paint too; a shopper’s page takes some in time only', async () => {
    const query = new URLSearchParams({ ...createEditorToken({ spaceId: 1, previewToken, now: new Date() }) })
    const timing = async (path: string) => {
      const text = await (await fetch(`${shop.shop}${path}`)).text()
      return new Set([...text.matchAll(/font-display:(\w+)/g)].map(([, when]) => when))
    }
    expect(await timing(`/neu/?_storyblok=${id}&${query}`)).toEqual(new Set(['swap']))
    expect(await timing('/')).toContain('optional')
  })

  it('R6.03 without the editor’s token there is no bridge and no mark', async () => {
    const { page } = await shop.newVisitor()
    await page.goto(`${shop.shop}/neu/?_storyblok=${id}&_storyblok_tk[space_id]=1&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=x`)
    expect(await page.locator('[data-blok-c]').count()).toBe(0)
    expect(await page.locator('#draft').count()).toBe(0)
  })
})
