import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { focused } from '../../keyboard.ts'
import { previewOf } from '../../running-studio.ts'
import { choose, headlineField, overflow, phone, saved, studioJourney, textAt } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

const studio = studioJourney()
const today = [headline('Heute', 'h2')]

async function deploy(page: Page) {
  await page.getByRole('button', { name: 'Jetzt live stellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt live stellen' }).click()
}

describe('a release', () => {
  it('is made, its text edited and previewed, and goes live', async () => {
    const { id, address } = await studio.publishPage(today)
    const page = await studio.visit('/releases')
    await page.getByRole('button', { name: 'Neuer Release' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Frühling')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('heading', { name: 'Frühling' }).waitFor()
    const release = page.url()

    await page.goto(`${studio.studio}/stories/${id}`)
    const frame = await previewOf(page)
    await choose(page, /Bearbeitet wird/, 'Im Release „Frühling“')
    await page.getByText('Du bearbeitest den Text im Release „Frühling“').waitFor()
    await previewOf(page)
    await page.getByRole('treeitem', { name: /Heute/ }).click()
    await headlineField(page).fill('Im Frühling')
    await frame.getByRole('heading', { name: 'Im Frühling' }).waitFor()
    await saved(page)
    expect((await studio.contentOf(id)).body[0].headline).toBe('Heute')
    expect(await textAt(address)).toContain('Heute')
    await page.reload()
    await previewOf(page)
    await frame.getByRole('heading', { name: 'Im Frühling' }).waitFor()
    // What can be taken back belongs to this text.
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await frame.getByRole('heading', { name: 'Im Frühling' }).waitFor()
    await saved(page)
    expect(await axeFindings(page)).toEqual([])

    await choose(page, /Bearbeitet wird/, 'Die Seite selbst')
    await previewOf(page)
    await frame.getByRole('heading', { name: 'Heute' }).waitFor()
    expect(await page.getByRole('button', { name: 'Rückgängig' }).isDisabled()).toBe(true)

    await page.goto(release)
    await page.getByText('Im Frühling', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Vorausschau' }).click()
    await page.frameLocator('#preview').getByText('mit dem, was gemeinsam erscheinen soll').waitFor()
    await page.goto(release)
    await deploy(page)
    await page.getByText(/Live seit/).waitFor()
    await expect.poll(() => textAt(address)).toContain('Im Frühling')
  }, 60_000)

  it('fits on the screen with a name as long as may be, of a page, too', async () => {
    const { id, slug } = await studio.publishPage(today)
    await studio.rewrite(id, 'Morgen', { name: 'M'.repeat(250) })
    const { release } = await studio.manage('POST', 'releases', { release: { name: 'W'.repeat(250) } })
    const page = await studio.visit(`/stories/${id}?release=${release.id}`)
    await page.getByText(/Du bearbeitest den Text im Release/).waitFor()
    const standsOut = (what: Locator) => what.evaluate((element) => element.scrollWidth - element.clientWidth)
    const rightOf = async (what: Locator) => {
      const box = await what.boundingBox()
      return box ? box.x + box.width : Number.NaN
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await standsOut(page.locator('header').first())).toBe(0)
    const other = page.getByRole('button', { name: /^Bearbeitet wird/ })
    expect(await rightOf(other)).toBeLessThan(1440)
    await other.click()
    const menu = page.getByRole('menu')
    expect(await rightOf(menu)).toBeLessThan(1440)
    expect(await standsOut(menu)).toBe(0)

    const narrow = await studio.visit(`/stories/${id}`, phone)
    await narrow.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const sheet = narrow.getByRole('dialog')
    await sheet.getByText(`/anlass/${slug}`).first().waitFor()
    await sheet.getByText('Morgen').first().waitFor()
    expect(await standsOut(sheet)).toBe(0)
    await studio.manage('DELETE', `releases/${release.id}`)
  })

  it('is made once, however often the button is pressed while the line is slow', async () => {
    const page = await studio.visit('/releases')
    await page.route('**/v1/spaces/1/releases', async (route) => {
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Neuer Release' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ein einziger')
    await page.getByRole('button', { name: 'Anlegen' }).dblclick()
    await page.getByRole('heading', { name: 'Ein einziger' }).waitFor()
    const { releases } = await studio.manage('GET', 'releases?per_page=100')
    expect(releases.filter(({ name }: { name: string }) => name === 'Ein einziger')).toHaveLength(1)
  })

  it('gets no date that has passed', async () => {
    const page = await studio.visit('/releases')
    await page.getByRole('button', { name: 'Neuer Release' }).click()
    const dialog = page.getByRole('dialog')
    const date = dialog.getByLabel('Erscheint am')
    await dialog.getByLabel('Name', { exact: true }).fill('Advent')
    await date.fill('2020-12-01T08:00')
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect.poll(() => date.getAttribute('aria-invalid')).toBe('true')
    await dialog.getByText('Dieser Zeitpunkt ist schon vorbei').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await date.fill('2040-12-01T08:00')
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByText('Erscheint am 01.12.2040, 08:00 Uhr').waitFor()

    await page.getByRole('button', { name: 'Name und Termin ändern' }).click()
    await date.fill('2020-12-01T08:00')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.getByText('Dieser Zeitpunkt ist schon vorbei').waitFor()
    const { releases } = await studio.manage('GET', 'releases')
    expect(releases.filter(({ name }: { name: string }) => name === 'Advent')).toMatchObject([{ release_at: '2040-12-01T07:00:00.000Z' }])
  })

  it('takes a draft from the sheet in which it would be published', async () => {
    const { id } = await studio.publishPage(today)
    const { release } = await studio.manage('POST', 'releases', { release: { name: 'Herbst' } })
    await studio.rewrite(id, 'Im Herbst')
    const { page } = await studio.edit(id)
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.getByRole('combobox', { name: 'Release' }).selectOption('Herbst')
    await page.getByRole('button', { name: 'Hineinlegen' }).click()
    await page.getByText('Liegt in „Herbst“').waitFor()
    expect((await studio.manage('GET', `releases/${release.id}`)).release.stories).toMatchObject([{ story_id: id }])
    expect((await studio.storyOf(id)).unpublished_changes).toBe(true)
  })

  it('has its text of a page replaced from there by nobody who was not asked', async () => {
    const { id } = await studio.publishPage(today)
    const { release } = await studio.manage('POST', 'releases', { release: { name: 'Ostern' } })
    const inEaster = async () => (await studio.manage('GET', `stories/${id}?release_id=${release.id}`)).story.content.body[0].headline
    const { body, ...content } = await studio.contentOf(id)
    const theirs = { ...content, body: [{ ...body[0], headline: 'Von anderen' }] }
    await studio.manage('PUT', `stories/${id}`, { story: { content: theirs }, release_id: release.id })
    const { page } = await studio.edit(id)
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    await page.getByRole('combobox', { name: 'Release' }).selectOption('Ostern')
    await page.getByRole('button', { name: 'Hineinlegen' }).click()
    await page.getByText('In „Ostern“ liegt schon ein anderer Text dieser Seite.').waitFor()
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Den Text im Release bearbeiten' }).count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    expect(await inEaster()).toBe('Von anderen')
    await page.getByRole('button', { name: 'Text im Release ersetzen' }).click()
    await page.getByText('Liegt in „Ostern“').waitFor()
    expect(await inEaster()).toBe('Heute')
    await page.keyboard.press('Escape')
    await choose(page, 'Mehr', 'Versionen')
    await page.getByRole('button', { name: 'In einem Release gespeichert' }).nth(1).click()
    await page.getByRole('dialog').getByText('Von anderen').first().waitFor()
  })

  it('says which page is in its way, and goes live once somebody has looked', async () => {
    const { id, address } = await studio.publishPage(today)
    const { release } = await studio.manage('POST', 'releases', { release: { name: 'Sommer' } })
    const { body, ...content } = await studio.contentOf(id)
    const inSummer = { ...content, body: [{ ...body[0], headline: 'Im Sommer' }] }
    await studio.manage('PUT', `stories/${id}`, { story: { content: inSummer }, release_id: release.id })
    await studio.rewrite(id, 'Schnell gemendet')
    const page = await studio.visit(`/releases/${release.id}`)
    await page.getByRole('heading', { name: 'Das steht im Weg' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Der Text im Release gilt' }).click()
    await page.getByRole('heading', { name: 'Das steht im Weg' }).waitFor({ state: 'detached' })

    const other = await studio.publishPage(today)
    const broken = { ...(await studio.contentOf(other.id)), title: '' }
    await studio.manage('PUT', `stories/${other.id}`, { story: { content: broken }, release_id: release.id })
    await page.reload()
    await deploy(page)
    await page.getByRole('region', { name: 'Das steht im Weg' }).getByText('Seitentitel').waitFor()
    await expect.poll(() => focused(page)).toBe('Das steht im Weg')
    // Refused once more for the same reason, it is said once more.
    const before = await page.getByRole('heading', { name: 'Das steht im Weg' }).elementHandle()
    await deploy(page)
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
    await expect.poll(() => focused(page)).toBe('Das steht im Weg')
    expect(await textAt(address)).not.toContain('Im Sommer')
    await page.getByRole('button', { name: `Herausnehmen: ${other.slug}` }).click()
    await page.getByRole('button', { name: `Herausnehmen: ${other.slug}` }).waitFor({ state: 'detached' })

    const { id: deleted, slug } = await studio.publishPage(today)
    await studio.manage('PUT', `stories/${deleted}`, { story: { content: inSummer }, release_id: release.id })
    await studio.manage('DELETE', `stories/${deleted}`)
    await page.reload()
    await deploy(page)
    await page.getByRole('region', { name: 'Das steht im Weg' }).getByText(slug).waitFor()
    await page.getByText(`${slug} (gelöscht)`).waitFor()
    await page.getByRole('button', { name: `Herausnehmen: ${slug}` }).click()
    await page.getByText(`${slug} (gelöscht)`).waitFor({ state: 'detached' })
    await deploy(page)
    await page.getByText(/Live seit/).waitFor()
    expect(await focused(page)).toMatch(/^Live seit/)
    await expect.poll(() => textAt(address)).toContain('Im Sommer')
  })

  it.each([
    ['live', { do_release: true }, 'Der Release ist inzwischen erschienen', 'der inzwischen erschienen ist'],
    ['deleted', undefined, 'Jemand hat den Release gelöscht', 'den jemand gelöscht hat'],
  ])(
    'that is %s while its text is written leaves the words to the page itself',
    async (_, ending, reason, moved) => {
      const { id } = await studio.publishPage(today)
      const page = await studio.visit(`/stories/${id}`)
      const frame = await previewOf(page)
      /** Writes while the release ends. */
      const write = async (words: string) => {
        const { release } = await studio.manage('POST', 'releases', { release: { name: 'Winter' } })
        await studio.manage('PUT', `stories/${id}`, { story: { content: await studio.contentOf(id) }, release_id: release.id })
        await page.goto(`${studio.studio}/stories/${id}?release=${release.id}`)
        await previewOf(page)
        await page.getByRole('treeitem').nth(1).click()
        await studio.manage(ending ? 'PUT' : 'DELETE', `releases/${release.id}`, ending)
        await headlineField(page).fill(words)
        await page.getByText(reason).waitFor()
      }
      const goOn = async (words: string) => {
        await page.getByRole('button', { name: 'Auf der Seite selbst weiterschreiben' }).click()
        await page.getByText(moved).waitFor()
        await frame.getByRole('heading', { name: words }).waitFor()
        await saved(page)
        expect((await studio.contentOf(id)).body[0].headline).toBe(words)
      }
      await write('Seither geschrieben')
      expect(await page.getByText('Du bearbeitest den Text im Release').count()).toBe(0)
      expect(await axeFindings(page)).toEqual([])
      await goOn('Seither geschrieben')
      // Whoever comes back to the address is told, too, and loses nothing.
      await write('Noch einmal')
      await page.reload()
      await goOn('Noch einmal')
    },
    60_000,
  )
})
