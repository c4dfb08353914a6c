import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite } from '../../storyblok-site/serve-site.ts'
import { choose, headlineField, saved, studioJourney } from '../../studio-journey.ts'
import { headline, toStory } from '../../test-bloks.ts'

const previewToken = 'preview-token-of-tests'

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site?.stop())

const studio = studioJourney(() => ({ CONTENT_PREVIEW_TOKEN: previewToken, PREVIEW_URLS: `Werkstatt=${site.address}` }))

const siteSettings = () => ({ accessToken: previewToken, endpoint: `${studio.studio}/v2` })

/** The story on the other site, as an editor chooses it. */
async function openOnSite(id: number): Promise<Page> {
  const { page } = await studio.edit(id)
  await choose(page, 'Mehr', 'Vorschau auf Werkstatt')
  return page
}

describe('a site built with the unmodified @storyblok/react', () => {
  it('is clicked, typed into and keeps what it has resolved', async () => {
    site.set({ ...siteSettings(), customParent: studio.studio })
    const author = await studio.makeDraft('autorin')
    const link = toStory(author.uuid, author.fullSlug)
    const tip = { _uid: 'tipp', component: 'reading_tip', title: 'Nachtzug', author: author.uuid, link }
    const { id } = await studio.makeDraft('werkstatt', [headline('Erste Zeile', 'h2'), tip])
    const page = await openOnSite(id)
    const frame = page.frameLocator('#storyblok-preview')
    await frame.getByText('Nachtzug, autorin').waitFor()

    await frame.getByRole('heading', { name: 'Erste Zeile' }).click()
    await headlineField(page).fill('Über Nacht')
    await frame.getByRole('heading', { name: 'Über Nacht' }).waitFor()
    await frame.getByText('Nachtzug, autorin').waitFor()
    expect(await frame.getByRole('link', { name: 'mehr' }).getAttribute('href')).toBe('anlass/autorin')

    await saved(page)
    expect((await studio.contentOf(id)).body).toEqual([
      expect.objectContaining({ headline: 'Über Nacht' }),
      expect.objectContaining({ author: author.uuid, link }),
    ])
  })

  it('is shown before and after, and published though it cannot be examined', async () => {
    site.set({ ...siteSettings(), customParent: studio.studio })
    const { id } = await studio.makeDraft('vergleich', [headline('Vorher da', 'h2')])
    await studio.manage('GET', `stories/${id}/publish`)
    const page = await openOnSite(id)
    await page.getByRole('treeitem', { name: /Vorher da/ }).click()
    await headlineField(page).fill('Nachher da')
    await saved(page)
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
    const { id } = await studio.makeDraft('einseitig', [headline('Erste Zeile', 'h2')])
    const page = await openOnSite(id)
    const frame = page.frameLocator('#storyblok-preview')
    await page.getByRole('alert').getByText(`customParent: '${studio.studio}'`).waitFor()
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await headlineField(page).fill('Trotzdem')
    await frame.getByRole('heading', { name: 'Trotzdem' }).waitFor()
  })
})
