import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, newVisitor } from '../chromium.ts'
import { previewOf, startStudio } from '../running-studio.ts'
import { serveSite } from '../storyblok-site/serve-site.ts'

const previewToken = 'preview-token-of-tests'

let browser: Browser
/** A content service elsewhere, as hosted Storyblok is: another origin, which allows requests from browsers. What was sent as authorization. */
const asked: (string | undefined)[] = []
const service = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  response.setHeader('access-control-expose-headers', 'total, per-page')
  if (request.method === 'OPTIONS') return response.end()
  // Of ours alone, and without an authorization.
  if (request.url?.endsWith('/editors')) return response.writeHead(404).end()
  asked.push(request.headers.authorization)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = 'GET', headers } = request
  const answer = await fetch(`${shop.studio}${request.url}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  for (const name of ['content-type', 'total', 'per-page']) response.setHeader(name, answer.headers.get(name) ?? '')
  response.writeHead(answer.status).end(await answer.text())
})
let site: Awaited<ReturnType<typeof serveSite>>
let shop: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  site = await serveSite()
  await new Promise<void>((listening) => service.listen(0, 'localhost', listening))
  shop = await startStudio({
    CONTENT_PREVIEW_TOKEN: previewToken,
    PREVIEW_URLS: `Werkstatt=${site.address}`,
    CONTENT_SERVICES: `http://localhost:${(service.address() as AddressInfo).port}`,
  })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await site?.stop()
  service.closeAllConnections()
  service.close()
})

const headline = (words: string, uid: string) => ({ _uid: uid, component: 'page_headline', headline: words, headlineType: 'h2' })
const siteSettings = () => ({ accessToken: previewToken, endpoint: `${shop.studio}/v2` })

async function makeStory(slug: string, body: object[]): Promise<{ id: number; uuid: string; full_slug: string }> {
  const { stories } = await shop.manage('GET', 'stories?with_slug=anlass')
  const content = { _uid: 'root', component: 'page', title: 'Werkstatt', body }
  const { story } = await shop.manage('POST', 'stories', { story: { name: slug, slug, parent_id: stories[0].id, content } })
  return story
}

/** The story on the other site, as an editor chooses it. */
async function openOnSite(id: number): Promise<Page> {
  const { page } = await shop.visit(browser, `/stories/${id}`)
  await previewOf(page)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Vorschau auf Werkstatt' }).click()
  return page
}

describe('a site built with the unmodified @storyblok/react', () => {
  it('is clicked, typed into and keeps what it has resolved', async () => {
    site.set({ ...siteSettings(), customParent: shop.studio })
    const author = await makeStory('autorin', [])
    const link = { linktype: 'story', fieldtype: 'multilink', id: author.uuid, url: '', cached_url: author.full_slug }
    const tip = { _uid: 'tipp', component: 'reading_tip', title: 'Nachtzug', author: author.uuid, link }
    const { id } = await makeStory('werkstatt', [headline('Erste Zeile', 'eins'), tip])
    const page = await openOnSite(id)
    const frame = page.frameLocator('#storyblok-preview')
    await frame.getByText('Nachtzug, autorin').waitFor()

    await frame.getByRole('heading', { name: 'Erste Zeile' }).click()
    await page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).first().fill('Über Nacht')
    await frame.getByRole('heading', { name: 'Über Nacht' }).waitFor()
    await frame.getByText('Nachtzug, autorin').waitFor()
    expect(await frame.getByRole('link', { name: 'mehr' }).getAttribute('href')).toBe('anlass/autorin')

    await page.getByText('Gespeichert', { exact: true }).waitFor()
    const { story } = await shop.manage('GET', `stories/${id}`)
    expect(story.content.body).toEqual([
      expect.objectContaining({ headline: 'Über Nacht' }),
      expect.objectContaining({ author: author.uuid, link }),
    ])
  })

  it('is shown before and after, and published though it cannot be examined', async () => {
    site.set({ ...siteSettings(), customParent: shop.studio })
    const { id } = await makeStory('vergleich', [headline('Vorher da', 'eins')])
    await shop.manage('GET', `stories/${id}/publish`)
    const page = await openOnSite(id)
    await page.getByRole('treeitem', { name: /Vorher da/ }).click()
    await page.locator('#form').getByLabel('Überschrift').first().fill('Nachher da')
    await page.getByText('Gespeichert', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Vorher und nachher zeigen' }).click()
    await sheet.frameLocator('iframe[title="Vorher"]').getByRole('heading', { name: 'Vorher da' }).waitFor()
    await sheet.frameLocator('iframe[title="Nachher"]').getByRole('heading', { name: 'Nachher da' }).waitFor()
    await sheet.getByText('Die gezeichnete Seite ließ sich nicht prüfen').waitFor({ timeout: 25_000 })
    await sheet.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await page.getByRole('heading', { name: 'Die Seite ist live' }).waitFor({ timeout: 25_000 })
  })

  it('that knows the vendor’s editor alone shows what is typed all the same, and the studio says what it lacks', async () => {
    site.set(siteSettings())
    const { id } = await makeStory('einseitig', [headline('Erste Zeile', 'eins')])
    const page = await openOnSite(id)
    const frame = page.frameLocator('#storyblok-preview')
    await page.getByRole('alert').getByText(`customParent: '${shop.studio}'`).waitFor()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).first().fill('Trotzdem')
    await frame.getByRole('heading', { name: 'Trotzdem' }).waitFor()
  })
})

describe('a space at another content service', () => {
  it('is edited with a personal token, and what somebody else has saved meanwhile is not overwritten', async () => {
    const { id } = await makeStory('anderswo', [headline('Erste Zeile', 'eins'), headline('Zweite Zeile', 'zwei')])
    const { personal_token } = await shop.manage('POST', '../../personal_tokens', { personal_token: { name: 'Studio' } })
    const { page } = await newVisitor(browser, { viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
    page.setDefaultTimeout(12_000)
    await page.goto(`${shop.studio}/stories/${id}`)
    await page.getByText('Ein Space bei Storyblok').click()
    await page.getByLabel('Nummer des Spaces').fill('1')
    await page.getByLabel('Persönliches Token').fill('falsches-token')
    await page.getByRole('button', { name: 'Space öffnen' }).click()
    await page.getByRole('alert').getByText('nimmt dieses Token nicht an').waitFor()
    await page.getByLabel('Nummer des Spaces').fill('1')
    await page.getByLabel('Persönliches Token').fill(personal_token.token)
    await page.getByRole('button', { name: 'Space öffnen' }).click()

    await (await previewOf(page)).getByText('Erste Zeile').waitFor()
    const { story } = await shop.manage('GET', `stories/${id}`)
    const [, second] = story.content.body
    const others = { ...story.content, body: [story.content.body[0], { ...second, headline: 'Von jemand anderem' }] }
    await shop.manage('PUT', `stories/${id}`, { story: { content: others } })
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).first().fill('Von hier')
    await expect
      .poll(async () => (await shop.manage('GET', `stories/${id}`)).story.content.body.map((blok: { headline: string }) => blok.headline), {
        timeout: 12_000,
      })
      .toEqual(['Von hier', 'Von jemand anderem'])
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((authorization) => authorization !== personal_token.token && authorization !== 'falsches-token')).toEqual([])
  })
})

describe('a draft', () => {
  it('R6.03 cannot be had without its token, or with one that is another’s or old', async () => {
    const { id } = await makeStory('geheim', [headline('Noch geheim', 'eins')])
    const { page } = await shop.visit(browser, `/stories/${id}`)
    const frame = await previewOf(page)
    await frame.getByText('Noch geheim').waitFor()
    const signed = new URL((await page.locator('#storyblok-preview').getAttribute('src')) ?? '')
    const statusOf = async (change: (search: URLSearchParams) => void) => {
      const address = new URL(signed)
      change(address.searchParams)
      const response = await fetch(address)
      const text = await response.text()
      return { status: response.status, isShown: text.includes('Noch geheim'), cache: response.headers.get('cache-control') }
    }
    const timestamp = Number(signed.searchParams.get('_storyblok_tk[timestamp]'))

    expect(await statusOf(() => {})).toMatchObject({ status: 200, isShown: true, cache: expect.stringContaining('no-store') })
    const refused = { status: 404, isShown: false }
    expect(await statusOf((search) => search.delete('_storyblok_tk[token]'))).toMatchObject(refused)
    expect(await statusOf((search) => search.set('_storyblok_tk[token]', 'a'.repeat(40)))).toMatchObject(refused)
    expect(await statusOf((search) => search.set('_storyblok_tk[timestamp]', String(timestamp + 1)))).toMatchObject(refused)
    expect(await statusOf((search) => search.set('_storyblok_tk[timestamp]', String(timestamp - 3601)))).toMatchObject(refused)
    expect(await statusOf((search) => search.set('_storyblok_tk[space_id]', '2'))).toMatchObject(refused)
  })
})
