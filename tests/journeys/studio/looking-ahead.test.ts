import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { signIn } from '../../running-studio.ts'
import { choose, phone, studioJourney, textAt } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()
const today = [headline('Heute', 'h2')]
/** In so many days, as it is written for a `datetime-local` input. */
const inDays = (days: number, time: string) => `${new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)}T${time}`

/** The address that „Link kopieren“ copies. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await page.getByText(/Der Link gilt ohne Anmeldung bis/).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

describe('looking ahead', () => {
  it('shows a scheduled change from its time on, and not before', async () => {
    const { id } = await studio.publishPage(today)
    await studio.rewrite(id, 'Übermorgen', { publish_at: inDays(2, '08:00').replace('T', ' ') })
    const { page } = await studio.edit(id)
    await choose(page, 'Mehr', 'Vorausschau')
    const frame = page.frameLocator('#preview')
    await frame.getByRole('heading', { name: 'Übermorgen' }).waitFor()
    await page.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check()
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(2, '07:59'))
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
    await page.getByText('Nichts ist geplant').waitFor()
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(2, '08:00'))
    await frame.getByRole('heading', { name: 'Übermorgen' }).waitFor()
    await page.getByRole('listitem').getByText('geht live').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Datum und Uhrzeit').fill('2020-01-01T08:00')
    await page.getByText('Der Zeitpunkt ist vorbei').waitFor()
  })

  it('begins in the language in which the page is edited, and leads back into that', async () => {
    const { id } = await studio.publishPage([{ ...headline('Januar', 'h2'), headline__i18n__de_at: 'Jänner' }])
    const { page, frame: canvas } = await studio.edit(id)
    const language = page.getByRole('combobox', { name: 'Sprache des Inhalts' }).first()
    await language.selectOption('Österreichisches Deutsch')
    await canvas.getByRole('heading', { name: 'Jänner' }).waitFor()
    await page.reload()
    await canvas.getByRole('heading', { name: 'Jänner' }).waitFor()
    await choose(page, 'Mehr', 'Vorausschau')
    await page.frameLocator('#preview').getByRole('heading', { name: 'Jänner' }).waitFor()
    await page.getByRole('combobox', { name: 'Land und Sprache' }).selectOption('Deutsch (Deutschland)')
    await page.frameLocator('#preview').getByRole('heading', { name: 'Januar' }).waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await canvas.getByRole('heading', { name: 'Jänner' }).waitFor()
    await language.selectOption('Deutsch (Deutschland)')
    await canvas.getByRole('heading', { name: 'Januar' }).waitFor()
    expect(page.url()).toBe(`${studio.studio}/stories/${id}`)
  })

  it('walks through the shop at that time, and another date stays at the page', async () => {
    const { id, slug } = await studio.publishPage(today)
    await studio.rewrite(id, 'Bald', { publish_at: inDays(3, '08:00').replace('T', ' ') })
    const { page, complaints } = await studio.newPerson()
    await signIn(page, `${studio.studio}/ahead`)
    // Before, a browser asks who is signed in, and notes that nobody is.
    complaints.length = 0
    const frame = page.frameLocator('#preview')
    await frame.getByText(/Vorschau: So ist der Shop am/).waitFor()
    await page.getByLabel('Seite im Shop').fill(`/${slug}`)
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(4, '08:00'))
    await frame.getByRole('heading', { name: 'Bald' }).waitFor()
    await frame.getByRole('link', { name: 'Impressum' }).first().click()
    await frame.getByRole('heading', { name: 'Impressum' }).waitFor()
    await frame.getByText(/Vorschau: So ist der Shop am/).waitFor()
    await expect.poll(() => page.getByLabel('Seite im Shop').inputValue()).toMatch(/impressum/)
    await page.getByLabel('Datum und Uhrzeit').fill(inDays(5, '09:00'))
    await frame.getByText(/Shop am .*09:00 Uhr/).waitFor()
    await frame.getByRole('heading', { name: 'Impressum' }).waitFor()
    await page.getByLabel('Land und Sprache').selectOption('de-at')
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('de-AT')
    await frame.getByRole('heading', { name: 'Impressum' }).waitFor()
    await frame.getByRole('link', { name: 'Zu myposter' }).first().click()
    await expect.poll(() => page.getByLabel('Marke').inputValue()).toBe('myposter')
    await frame.getByText(/Shop am .*09:00 Uhr/).waitFor()
    await expect.poll(() => frame.locator('html').getAttribute('data-channel')).toBe('myposter')
    await page.getByLabel('Marke').selectOption('anlass')
    await expect.poll(() => frame.locator('html').getAttribute('data-channel')).toBe('anlass')
    expect(complaints).toEqual([])
  })

  it('R6.03 a link shows the draft to a visitor without an account, and the shop stays as it is', async () => {
    const { id, address } = await studio.publishPage(today)
    expect(await textAt(address)).toContain('Heute')
    await studio.rewrite(id, 'Noch geheim')
    const page = await studio.visit(`/ahead?story=${id}`, phone)
    await page.frameLocator('#preview').getByRole('heading', { name: 'Noch geheim' }).waitFor()
    const link = await copyLink(page)
    expect(await axeFindings(page)).toEqual([])
    const visitor = await studio.newPerson()
    await visitor.page.goto(link)
    await visitor.page.getByRole('heading', { name: 'Noch geheim' }).waitFor()
    await visitor.page.getByText(/Vorschau eines Entwurfs.*Der Link gilt bis/).waitFor()
    expect(await visitor.page.locator('[data-blok-c], #draft').count()).toBe(0)
    await visitor.page.getByRole('link', { name: 'Impressum' }).first().click()
    await visitor.page.getByRole('heading', { name: 'Impressum' }).waitFor()
    expect(visitor.page.url()).not.toContain('_anlass_preview')
    expect(await visitor.page.getByText('Vorschau').count()).toBe(0)
    expect(visitor.complaints).toEqual([])
    expect(await textAt(address)).not.toContain('Noch geheim')
  })
})

describe('a draft', () => {
  it('R6.03 cannot be had without its token, or with one that is another’s or old', async () => {
    const { id } = await studio.makeDraft('geheim', [headline('Noch geheim', 'h2')])
    const { page, frame } = await studio.edit(id)
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
