import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../chromium.ts'
import { previewOf, startStudio } from '../running-studio.ts'
import { serveSite } from '../storyblok-site/serve-site.ts'

const previewToken = 'preview-token-of-tests'

let browser: Browser
let site: Awaited<ReturnType<typeof serveSite>>
let shop: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  site = await serveSite()
  shop = await startStudio({ CONTENT_PREVIEW_TOKEN: previewToken, PREVIEW_URLS: `Werkstatt=${site.address}` })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await site?.stop()
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
    await page.locator('#form').getByLabel('Überschrift').first().fill('Über Nacht')
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

  it('that knows the vendor’s editor alone shows what is typed all the same, and the studio says what it lacks', async () => {
    site.set(siteSettings())
    const { id } = await makeStory('einseitig', [headline('Erste Zeile', 'eins')])
    const page = await openOnSite(id)
    const frame = page.frameLocator('#storyblok-preview')
    await page.getByRole('alert').getByText(`customParent: '${shop.studio}'`).waitFor()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await page.locator('#form').getByLabel('Überschrift').first().fill('Trotzdem')
    await frame.getByRole('heading', { name: 'Trotzdem' }).waitFor()
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
