import { beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { overflow, phone, studioJourney, textAt } from '../../studio-journey.ts'
import { headline, teaser, toStory } from '../../test-bloks.ts'

const studio = studioJourney()

/** Address of a picture, as the studio stores it. */
let picture: string
beforeAll(async () => {
  picture = await studio.pictureOf('scene-hochzeit')
})

describe('the publish sheet', () => {
  it('shows a time that somebody else has planned meanwhile, and takes none away that nobody touched', async () => {
    const { id } = await studio.publishPage([headline('Zu zweit')])
    const openTimes = async () => {
      const { page, sheet } = await studio.openSheet(id)
      const time = (name: string) => sheet.locator(`[name=${name}]`)
      const save = async () => {
        await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
        await sheet.getByText('Gespeichert', { exact: true }).waitFor()
      }
      return { page, time, save }
    }
    const first = await openTimes()
    const second = await openTimes()
    await first.time('publish_at').fill('2090-05-01T08:00')
    await first.save()
    await expect.poll(() => second.time('publish_at').inputValue()).toBe('2090-05-01T08:00')

    await second.time('expire_at').fill('2090-06-01T08:00')
    await second.save()
    await expect.poll(() => first.time('expire_at').inputValue()).toBe('2090-06-01T08:00')
    expect(await first.time('publish_at').inputValue()).toBe('2090-05-01T08:00')
  })

  it('asks once about warnings, and publishes another page along, dependencies first', async () => {
    const target = await studio.publishPage([headline('Ziel')])
    await studio.rewrite(target.id, 'Neues Ziel')
    const fresh = await studio.makeDraft('noch-nie', [headline('Noch nie')], 'Noch nie')
    const story = await studio.publishPage([headline('Vorher')])
    const links = [toStory(target.uuid, target.fullSlug), toStory(fresh.uuid, fresh.fullSlug)]
    const teasers = links.map((link, index) => teaser(`Mehr davon ${index}`, link, picture))
    await studio.redraft(story.id, { body: [{ ...headline('Vorher'), headline: 'Nachher' }, ...teasers] })

    const { page, sheet, publish } = await studio.openSheet(story.id)
    await sheet.getByText('„Noch nie“ ist nicht veröffentlicht: Der Link führt ins Leere').waitFor()
    expect(await publish.isDisabled()).toBe(true)
    await sheet.getByRole('checkbox', { name: 'Den Hinweis habe ich gesehen' }).check()
    expect(await publish.isDisabled()).toBe(false)
    await sheet.getByRole('checkbox', { name: /Noch nie/ }).check()
    await sheet.getByText('„Noch nie“ ist nicht veröffentlicht').waitFor({ state: 'detached' })
    await sheet.getByRole('checkbox', { name: new RegExp(target.slug) }).check()
    await sheet.getByRole('button', { name: '3 Seiten veröffentlichen' }).click()
    await page.getByRole('heading', { name: '3 Seiten sind live' }).waitFor()

    expect(await textAt(story.address)).toContain('Nachher')
    expect(await textAt(target.address)).toContain('Neues Ziel')
    expect(await textAt(`${studio.shop}/${fresh.slug}/`)).toContain('Noch nie')
  })

  it('says before anything is pressed that somebody’s role may not publish, and offers nothing that would be refused', async () => {
    const { id } = await studio.publishPage([headline('Vorher')])
    await studio.redraft(id, { body: [headline('Nachher'), headline('Zu tief', 'h3')] })
    const page = await studio.visitAs(['save_stories'], `/stories/${id}`)
    await previewOf(page)
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Deine Rolle darf nicht veröffentlichen.').waitFor()
    await sheet.getByText('Die Seite ist geprüft').waitFor({ timeout: 25_000 })
    expect(await sheet.getByRole('button', { name: 'Jetzt veröffentlichen' }).isDisabled()).toBe(true)
    for (const name of ['Zeiten speichern', 'Offline nehmen …']) expect(await sheet.getByRole('button', { name }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  it('says which went live when one is refused', async () => {
    const target = await studio.publishPage([headline('Ziel')])
    await studio.rewrite(target.id, 'Neues Ziel')
    const story = await studio.publishPage([headline('Vorher')])
    await studio.redraft(story.id, {
      body: [{ ...headline('Vorher'), headline: 'Nachher' }, teaser('Mehr davon', toStory(target.uuid, target.fullSlug), picture)],
    })
    const { page, sheet } = await studio.openSheet(story.id)
    await page.route(`**/stories/${story.id}/publish`, (route) => route.fulfill({ status: 403, json: { error: 'Du darfst das nicht.' } }))
    await sheet.getByRole('checkbox', { name: new RegExp(target.slug) }).check()
    await sheet.getByRole('button', { name: '2 Seiten veröffentlichen' }).click()
    const alert = sheet.getByRole('alert')
    await alert.getByText('Du darfst das nicht.').waitFor()
    expect(await alert.innerText()).toContain(`Schon live: „${target.slug}“.`)
    expect(await textAt(target.address)).toContain('Neues Ziel')
    expect(await textAt(story.address)).toContain('Vorher')
  })

  it('publishes no words of somebody else that it has not shown, where nobody tells it of them', async () => {
    const { id, address } = await studio.publishPage([headline('Vorher')])
    const page = await studio.visit()
    // As behind a proxy that holds back what never ends.
    await page.route('**/editors*', () => {})
    await page.goto(`${studio.studio}/stories/${id}`)
    await previewOf(page)
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Die Seite ist geprüft').waitFor({ timeout: 25_000 })
    await studio.rewrite(id, 'Von jemand anderem')
    const publish = sheet.getByRole('button', { name: /veröffentlichen$/ })
    await publish.click()
    await sheet.getByRole('alert').getByText('Inzwischen hat jemand anderes gespeichert').waitFor()
    await sheet.locator('ins').getByText('Von jemand anderem').waitFor()
    expect(await textAt(address)).toContain('Vorher')
    await publish.click()
    await page.getByText(/Vom Klick bis zum neuen Stand/).waitFor()
    expect(await textAt(address)).toContain('Von jemand anderem')
  })

  it('of a foot lists the pages that change with it, and asks one of them when it is live', async () => {
    const story = await studio.storyAt('anlass/global/footer')
    await studio.redraft(story.id, { smallPrint: 'Neu im Fuß' })
    const { page, sheet, publish } = await studio.openSheet(story.id)
    const words = await sheet.getByText(/Dieser Teil steht auf \d+ veröffentlichten Seiten/).innerText()
    expect(Number(/\d+/.exec(words)?.[0])).toBeGreaterThan(100)
    expect(await sheet.getByRole('link').count()).toBeGreaterThan(5)
    await publish.click()
    await page.getByText(/Vom Klick bis zum neuen Stand im Shop: [\d.]+ ms/).waitFor()
    expect(await textAt(`${studio.shop}/impressum/`)).toContain('Neu im Fuß')
  }, 60_000)

  it('shows before and after the page in the language that is edited', async () => {
    const greeting = headline('Guten Tag')
    const story = await studio.publishPage([{ ...greeting, headline__i18n__de_at: 'Servus' }])
    await studio.redraft(story.id, { body: [{ ...greeting, headline__i18n__de_at: 'Grüß Gott' }] })
    const { page } = await studio.edit(story.id)
    await page.getByLabel('Sprache des Inhalts').first().selectOption('de-at')
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Vorher und nachher zeigen' }).click()
    await sheet.frameLocator('iframe[title="Vorher"]').getByRole('heading', { name: 'Servus' }).waitFor()
    await sheet.frameLocator('iframe[title="Nachher"]').getByRole('heading', { name: 'Grüß Gott' }).waitFor()
    await sheet.locator('[data-change="changed"]').nth(1).waitFor()
  })

  it('shows the page before and after, side by side on a desk and one at a time on a phone', async () => {
    const story = await studio.publishPage([headline('Vorher da')])
    await studio.rewrite(story.id, 'Nachher da')
    const { page, sheet } = await studio.openSheet(story.id)
    await sheet.getByRole('button', { name: 'Vorher und nachher zeigen' }).click()
    await sheet.frameLocator('iframe[title="Vorher"]').getByRole('heading', { name: 'Vorher da' }).waitFor()
    await sheet.frameLocator('iframe[title="Nachher"]').getByRole('heading', { name: 'Nachher da' }).waitFor()
    await sheet.locator('[data-change="changed"]').nth(1).waitFor()
    expect(await axeFindings(page)).toEqual([])
    // What is only looked at changes nothing.
    await page.keyboard.press('Escape')
    await (await previewOf(page)).getByText('Nachher da').waitFor()
    expect((await studio.contentOf(story.id)).body[0].headline).toBe('Nachher da')

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await sheet.getByRole('button', { name: 'Vorher und nachher zeigen' }).click()
    await sheet.frameLocator('iframe[title="Nachher"]').getByRole('heading', { name: 'Nachher da' }).waitFor()
    await sheet.getByRole('button', { name: 'Vorher', exact: true }).click()
    await sheet.frameLocator('iframe[title="Vorher"]').getByRole('heading', { name: 'Vorher da' }).waitFor()
    expect(await sheet.locator('iframe[title="Nachher"]').count()).toBe(0)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  it.each([500, 503])('says afterwards that the page is published and the shop answers %i, and what to do', async (status) => {
    const story = await studio.publishPage([headline('Noch zu sehen')])
    await studio.rewrite(story.id, 'Nicht zu sehen')
    const { page, publish } = await studio.openSheet(story.id)
    const headers = { 'access-control-allow-origin': studio.studio }
    await page.route(`${story.address}?flags=0`, async (route) => {
      const { unpublished_changes: isOld } = await studio.storyOf(story.id)
      return isOld ? route.continue() : route.fulfill({ status, headers, body: 'Fehler' })
    })
    await publish.click()
    await page.getByRole('heading', { name: 'Veröffentlicht, aber im Shop nicht zu sehen' }).waitFor()
    const alert = page.getByRole('dialog').getByRole('alert')
    expect(await alert.innerText()).toContain(`Er antwortet mit dem Fehler ${status}. Sieh in einer Minute noch einmal nach.`)
    expect(await page.getByText('ist live').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  it('leaves a time in the hour that comes twice in autumn as it is, when the other one is given', async () => {
    const story = await studio.publishPage([headline('Winterzeit')])
    const publish_at = '2031-10-26T01:30:00.000Z'
    await studio.manage('PUT', `stories/${story.id}`, { story: { publish_at } })
    const { sheet } = await studio.openSheet(story.id)
    await sheet.getByLabel('Offline nehmen am').fill('2031-11-02T00:00')
    await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
    await sheet.getByText('Gespeichert').waitFor()
    expect(await studio.storyOf(story.id)).toMatchObject({ publish_at, expire_at: '2031-11-01T23:00:00.000Z' })
  })

  it('plans no time that has passed, and takes back what was planned', async () => {
    const story = await studio.publishPage([headline('Geplant')])
    const { page, sheet } = await studio.openSheet(story.id)
    await sheet.getByLabel('Veröffentlichen am').fill('2020-01-01T10:00')
    await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
    await sheet.getByText('Die Zeit zum Veröffentlichen ist schon vorbei').waitFor()
    await sheet.getByLabel('Veröffentlichen am').fill('2031-07-01T09:30')
    await sheet.getByLabel('Offline nehmen am').fill('2031-08-01T00:00')
    await sheet.getByRole('button', { name: 'Zeiten speichern' }).click()
    await sheet.getByText(/Geht live am Dienstag, 1. Juli 2031 um 09:30 Uhr/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Nicht mehr planen' }).click()
    await sheet.getByText(/Geht live am/).waitFor({ state: 'detached' })
    const now = await studio.storyOf(story.id)
    expect([now.publish_at, now.expire_at]).toEqual([null, null])

    await sheet.getByRole('button', { name: 'Offline nehmen …' }).click()
    await sheet.getByText('Dann ist die Seite im Shop nicht mehr zu sehen').waitFor()
    await sheet.getByRole('button', { name: 'Offline nehmen', exact: true }).click()
    await sheet.getByText('Die Seite erscheint wieder').waitFor()
    expect((await fetch(story.address)).status).toBe(404)
  })

  it('says of another page that it is offline now, and of none that was live before that it never was', async () => {
    const offline = await studio.publishPage([headline('Vorbei')])
    await studio.manage('PUT', `stories/${offline.id}/unpublish`)
    const icon = { _uid: 'i', component: 'svg_icon', icon: 'pen', text: 'Dorthin', url: toStory(offline.uuid, offline.fullSlug) }
    const story = await studio.publishPage([icon])
    const { sheet } = await studio.openSheet(story.id)
    await sheet.getByText('Diese Seite verweist darauf. Ist jetzt offline.').waitFor()

    const { release } = await studio.manage('POST', 'releases', { release: { name: `Rückkehr ${offline.slug}` } })
    const content = await studio.contentOf(offline.id)
    await studio.manage('PUT', `stories/${offline.id}`, { story: { content }, release_id: release.id })
    const page = await studio.visit(`/releases/${release.id}`)
    await page.getByText('Die Seite erscheint wieder; jetzt ist sie offline.').waitFor()
  })
})
