import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../axe-findings.ts'
import { previewOf } from '../../running-studio.ts'
import { studioJourney } from '../../studio-journey.ts'
import { headline as textAs } from '../../test-bloks.ts'

const studio = studioJourney()
const { manage, storyAt, visit } = studio

const headline = (words: string, _uid: string) => ({ ...textAs(words, 'h2'), _uid })

/** Fields beside the text, too. */
async function publishPage(slug: string, fields: object = {}) {
  await studio.publishAt(`anlass/${slug}`, fields)
  return storyAt(`anlass/${slug}`)
}

const said = (text: string, ...mentioned: { id: number; label: string }[]) => ({
  message_json: [{ type: 'text', text }, ...mentioned.map((attrs) => ({ type: 'mention', attrs }))],
})

/** Begins a discussion about the headline of a page, as the admin. */
async function discuss(storyId: number, title: string, comment: object) {
  const discussion = { title, block_uid: 'kopf', fieldname: 'headline', component: 'page_headline', comment }
  return (await manage('POST', `stories/${storyId}/discussions`, { discussion })).discussion
}

describe('the activity', () => {
  it('leads to the comment it tells of, also to one that is solved, and to where a file is shown', async () => {
    const { id } = await publishPage('tatort', { title: 'Tatort', body: [headline('Zu kurz?', 'kopf')] })
    const discussion = await discuss(id, 'Tatort-Überschrift', said('Länger bitte'))
    await manage('PUT', `discussions/${discussion.id}`, { discussion: { solved_at: '2026-01-01 10:00' } })

    const page = await visit('/activity')
    const line = page.getByRole('link', { name: 'hat den Kommentar zu „Tatort-Überschrift“ erledigt' })
    expect(await line.getAttribute('href')).toBe(`/discussions/${discussion.id}`)
    await line.click()
    await page.getByRole('dialog').getByRole('article', { name: 'Tatort-Überschrift' }).getByText('Länger bitte').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/stories/${id}`)
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('treeitem', { name: /Zu kurz/, selected: true }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Verlauf' }).waitFor()

    const [asset] = (await manage('GET', 'assets?per_page=1')).assets
    await manage('PUT', `assets/${asset.id}`, { asset: { title: 'Neu benannt' } })
    await page.reload()
    await page.getByRole('button', { name: /hat die Datei „.*“ gespeichert/ }).click()
    await page
      .getByRole('dialog')
      .getByText(/^(Auf \d+ Seiten?:|Nirgends)/)
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('says so where the comment has gone', async () => {
    const page = await visit('/discussions/5')
    await page.getByText('Das gibt es nicht mehr.').waitFor()
    await page.getByRole('button', { name: 'Seiten' }).click()
    await page.getByRole('searchbox').waitFor()
  })
})

describe('the comments of all pages', () => {
  it('that name who is here, or were begun by them, each lead to their thread', async () => {
    const ada = (await manage('GET', 'collaborators')).collaborators[0].user
    const named = await publishPage('genannt', { title: 'Genannt', body: [headline('Wer macht das?', 'kopf')] })
    const begun = await publishPage('begonnen', { title: 'Begonnen', body: [headline('Und das?', 'kopf')] })
    const page = await visit()
    await page.getByRole('link', { name: 'Kommentare', exact: true }).waitFor()
    const { id } = await discuss(named.id, 'Überschrift', said('Machst du das, ', { id: ada.id, label: 'Ada' }))
    await discuss(begun.id, 'Überschrift', said('Das mache ich selbst'))

    await page.reload()
    await page.getByRole('link', { name: 'Kommentare: 1 offener Kommentar nennt dich' }).click()
    const line = page.getByRole('region', { name: /^Wo du genannt bist/ }).getByRole('link')
    await line.filter({ hasText: 'genannt' }).filter({ hasText: 'Machst du das, @Ada' }).waitFor()
    await page
      .getByRole('region', { name: /^Was du begonnen hast/ })
      .getByRole('link', { name: /begonnen.*Das mache ich selbst/ })
      .waitFor()
    expect(await axeFindings(page)).toEqual([])

    await line.click()
    await page.getByRole('article', { name: 'Überschrift' }).getByRole('button', { name: 'Erledigt' }).click()
    await page.getByText('Hier ist nichts offen.').waitFor()
    expect((await manage('GET', `discussions/${id}`)).discussion.solved_at).not.toBeNull()
    await page.goBack()
    await page.getByText('In keinem offenen Kommentar bist du genannt.').waitFor()
  })

  it('are left out where the service does not offer them', async () => {
    const page = await visit()
    await page.getByRole('link', { name: /^Kommentare/ }).waitFor()
    await page.route('**/mentioned_discussions/me*', (route) => route.fulfill({ status: 404, json: ['This record could not be found'] }))
    const asked = page.waitForResponse('**/mentioned_discussions/me*')
    await page.reload()
    await asked
    await page.getByRole('link', { name: 'Verlauf' }).waitFor()
    expect(await page.getByRole('link', { name: /^Kommentare/ }).count()).toBe(0)
    await page.goto(`${studio.studio}/comments`)
    await page.getByText('Dieser Inhaltsdienst hat keine Kommentare.').waitFor()
  })
})

describe('a click on the page', () => {
  it('on a blok of the head says whose it is, and leads there', async () => {
    const { id } = await publishPage('mit-kopf', { title: 'Mit Kopf', body: [headline('Unter dem Kopf', 'unten')] })
    const page = await visit(`/stories/${id}`)
    const frame = await previewOf(page)
    const inHead = frame.locator('site-header[data-blok-c]')
    const mark = JSON.parse((await inHead.getAttribute('data-blok-c')) ?? '{}')
    const { name } = (await manage('GET', `stories/${mark.id}`)).story
    const size = await page.locator('#storyblok-preview').boundingBox()
    await inHead.click()
    await page.getByText(`Das gehört zu „${name}“.`).first().waitFor()
    expect(await page.locator('#storyblok-preview').boundingBox()).toEqual(size)
    expect(await axeFindings(page)).toEqual([])

    await frame.getByRole('heading', { name: 'Unter dem Kopf' }).click()
    await page.getByRole('treeitem', { name: /Unter dem Kopf/, selected: true }).waitFor()
    await page.getByRole('link', { name: 'Dort bearbeiten' }).waitFor({ state: 'detached' })

    await inHead.click()
    await page.getByRole('link', { name: 'Dort bearbeiten' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('treeitem', { selected: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/stories/${mark.id}`)
    await previewOf(page)
  })
})

describe('the palette', () => {
  it('shows the blocks a few at a time, so that who types is not kept waiting, and none of them again after a search', async () => {
    const { id } = await publishPage('vorschau', { title: 'Vorschau', body: [headline('Die Blöcke', 'h')] })
    const page = await visit(`/stories/${id}`)
    await previewOf(page)
    const asked: string[] = []
    const held: (() => Promise<void>)[] = []
    await page.route('**/_blocks/**', (route) => {
      asked.push(route.request().url())
      held.push(() => route.continue())
    })
    await page.getByRole('treeitem', { name: /Die Blöcke/ }).click()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Block hinzufügen' })
    const shown = async () => palette.locator('iframe').evaluateAll((frames: HTMLIFrameElement[]) => frames.map(({ src }) => src))
    for (let drawn = 0; drawn < 3; drawn++) {
      await expect.poll(shown).toHaveLength(drawn + 2)
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await held.shift()?.()
    }
    await expect.poll(shown).toHaveLength(5)
    const drawn = asked.slice(0, 3)

    const search = palette.getByRole('searchbox')
    await search.fill('Überschrift')
    await expect.poll(() => palette.getByRole('listitem').count()).toBeLessThan(8)
    await search.fill('')
    await expect.poll(shown).toHaveLength(5)
    expect(asked.filter((address) => drawn.includes(address))).toEqual(drawn)
  })

  it('says of each block where it is used, and goes on', async () => {
    const { id } = await publishPage('palette', { title: 'Palette', body: [headline('Nur hier', 'h')] })
    const page = await visit(`/stories/${id}`)
    await previewOf(page)
    await page.getByRole('treeitem', { name: /Nur hier/ }).click()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Block hinzufügen' })
    await palette.getByRole('searchbox').fill('Überschrift')
    await palette.getByRole('button', { name: 'Wo verwendet: Überschrift', exact: true }).click()
    const usage = page.getByRole('dialog', { name: 'Seiten mit dem Block „Überschrift“' })
    await usage.getByText(/^Auf \d+ Seiten?:$/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await usage.waitFor({ state: 'detached' })
    expect(await palette.getByRole('searchbox').inputValue()).toBe('Überschrift')
  })
})

describe('a file', () => {
  /** A picture in the library; the path of its address. */
  async function upload(filename: string): Promise<string> {
    const { id, post_url, fields } = await manage('POST', 'assets', { filename })
    const form = new FormData()
    for (const [name, value] of Object.entries<string>(fields)) form.append(name, value)
    form.append(
      'file',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>']),
      filename,
    )
    expect((await fetch(post_url, { method: 'POST', body: form })).ok).toBe(true)
    await manage('GET', `assets/${id}/finish_upload`)
    return new URL((await manage('GET', `assets/${id}`)).filename).pathname
  }

  it('is replaced by another in all drafts and releases, none of them over what somebody has saved meanwhile', async () => {
    const [before, after] = [await upload('vorher.svg'), await upload('nachher.svg')]
    const picture = { fieldtype: 'asset', id: null, filename: before, alt: 'Vorher' }
    const one = await publishPage('bild-eins', { title: 'Bild eins', socialImage: picture, cardImage: picture })
    const two = await publishPage('bild-zwei', { title: 'Bild zwei', socialImage: picture })
    const three = await publishPage('bild-drei', { title: 'Bild drei' })
    const { release } = await manage('POST', 'releases', { release: { name: 'Winter' } })
    const { content: plain } = (await manage('GET', `stories/${three.id}`)).story
    const inWinter = { story: { content: { ...plain, socialImage: picture } }, release_id: release.id }
    await manage('PUT', `stories/${three.id}`, inWinter)
    const page = await visit(`/stories/${one.id}`)
    await previewOf(page)
    await page.getByRole('tab', { name: 'Suche' }).click()
    await page.getByRole('button', { name: 'Wo verwendet: vorher.svg' }).click()
    await page.getByRole('button', { name: 'In allen Seiten ersetzen …' }).click()
    await page.getByRole('searchbox', { name: 'Dateien suchen' }).fill('nachher')
    await page.getByRole('option', { name: 'nachher.svg' }).click()

    const dialog = page.getByRole('dialog', { name: '„vorher.svg“ ersetzen' })
    await dialog.getByText('Diese 3 Texte ändern sich:').waitFor()
    await dialog.getByRole('link', { name: /bild-eins.*an 2 Stellen/ }).waitFor()
    await dialog.getByRole('link', { name: /bild-drei.*Im Release „Winter“/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await manage('PUT', `stories/${two.id}`, { story: { name: 'Bild zwo' } })
    const { content } = (await manage('GET', `stories/${two.id}`)).story
    await manage('PUT', `stories/${two.id}`, { story: { content: { ...content, title: 'Von Mia' } } })
    await dialog.getByRole('button', { name: 'In 3 Texten ersetzen' }).click()

    await dialog.getByText('In 2 Texten ersetzt, noch nicht veröffentlicht:').waitFor()
    await dialog
      .getByRole('alert')
      .getByRole('link', { name: /Inzwischen hat jemand anderes gespeichert/ })
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await dialog.getByText('In 3 Texten ersetzt, noch nicht veröffentlicht:').waitFor()
    await dialog.getByRole('button', { name: 'Schließen' }).last().click()

    await page.getByRole('button', { name: 'Wo verwendet: nachher.svg' }).waitFor()
    const [first, second] = await Promise.all([one, two].map(async ({ id }) => (await manage('GET', `stories/${id}`)).story))
    expect(first.content).toMatchObject({
      socialImage: { filename: expect.stringContaining(after) },
      cardImage: { filename: expect.stringContaining(after) },
    })
    expect(second.content).toMatchObject({ title: 'Von Mia', socialImage: { filename: expect.stringContaining(after), alt: '' } })
    expect((await manage('GET', `stories/${three.id}?release_id=${release.id}`)).story.content).toMatchObject({
      socialImage: { filename: expect.stringContaining(after) },
    })
    expect((await manage('GET', `stories/${three.id}`)).story.content).toEqual(plain)
    expect([first.unpublished_changes, second.unpublished_changes]).toEqual([true, true])
  })
})

it('a brand is called what its folder is called', async () => {
  const folder = await storyAt('anlass')
  await manage('PUT', `stories/${folder.id}`, { story: { name: 'Anlass Karten' } })
  const page = await visit()
  await page.getByRole('button', { name: 'Neue Seite', exact: true }).click()
  await page.getByRole('option', { name: 'Textseite (Anlass Karten)' }).waitFor({ state: 'attached' })
})
