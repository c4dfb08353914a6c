import { describe, expect, it, vi } from 'vitest'
import { openContentStore } from '../server/content/content-store.ts'
import { mergeRelease, putInRelease } from '../server/content/release-writing.ts'
import { space } from '../server/content/test-content.ts'
import { headline } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const page = (title: string, more: object[] = []) => ({ _uid: 'p', component: 'page', title, body: [headline(title), ...more] })
const cards = { _uid: 'cards', component: 'theme_cards', folder: 'anlass/magazin/' }

/** How often a block was drawn so far. */
async function timesDrawn({ visit }: Shop, component: string): Promise<number> {
  const { text } = await visit('/metrics')
  return Number(new RegExp(`anlass_block_render_seconds_count\\{component="${component}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

/** A shop with a page that is in use, and a way to save a draft of it and wait until that is drawn. */
async function openAhead(more: object[] = []) {
  const shop = await openTestShop()
  const id = await shop.publishPage('anlass/versand', page('Alt', more))
  await shop.visit('/versand/')
  const save = (title: string, fields: object = {}) => shop.store.saveDraft(id, { content: { ...page(title, more), ...fields } })
  const saveAndDraw = async (title: string, fields: object = {}) => {
    const before = await timesDrawn(shop, 'page_headline')
    await save(title, fields)
    await vi.waitFor(async () => expect(await timesDrawn(shop, 'page_headline')).toBe(before + 1))
  }
  return { ...shop, id, save, saveAndDraw, publishDraft: () => shop.store.publishStory(id), drawn: () => timesDrawn(shop, 'page_headline') }
}

describe('a draft of a page in use', () => {
  it('is drawn when it is saved, and not once more when it is published', async () => {
    const { visit, begin, saveAndDraw, publishDraft, drawn } = await openAhead([cards])
    await saveAndDraw('Neu')
    const before = await drawn()
    await publishDraft()
    const { text } = await visit('/versand/')
    expect(text).toContain('Neu')
    expect(await drawn()).toBe(before)

    const other = await begin()
    expect(text).toBe((await other.visit('/versand/')).text)
    other.end()
  })

  it('is taken once', async () => {
    const { visit, saveAndDraw, publishDraft, drawn } = await openAhead()
    await saveAndDraw('Neu')
    await publishDraft()
    await visit('/versand/')
    const before = await drawn()
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Neu')
    expect(await drawn()).toBe(before + 1)
  })

  it('is drawn for each country it is asked for in', async () => {
    const { visit, save, publishDraft, drawn } = await openAhead()
    await visit('/at/versand/')
    expect(await drawn()).toBe(2)
    await save('Neu')
    await vi.waitFor(async () => expect(await drawn()).toBe(4))
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Neu')
    expect((await visit('/at/versand/')).text).toContain('Neu')
    expect(await drawn()).toBe(4)
  })

  it('is seen by nobody until it is published', async () => {
    const { visit, saveAndDraw } = await openAhead()
    await saveAndDraw('Neu')
    for (const path of ['/versand/', '/versand', '/versand/_payload.json', '/at/versand/'])
      expect((await visit(path)).text).not.toContain('Neu')
  })

  it('that is saved once more is published as it was saved last', async () => {
    const { visit, save, saveAndDraw, publishDraft } = await openAhead()
    await saveAndDraw('Neu')
    await save('Neuer')
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Neuer')
  })

  it('that is published before it is drawn is drawn once', async () => {
    const { visit, save, publishDraft, drawn } = await openAhead()
    const before = await drawn()
    await save('Neu')
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Neu')
    expect(await drawn()).toBe(before + 1)
  })

  it('that another process has saved meanwhile is published as that has saved it', async () => {
    const { visit, database, id, saveAndDraw, publishDraft } = await openAhead()
    const elsewhere = await openContentStore(database, space)
    await saveAndDraw('Neu')
    await elsewhere.saveDraft(id, { content: page('Neuer') })
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Neuer')
  })

  it('that another process publishes is the page here, too, unless more was saved there', async () => {
    const { visit, database, publishPage, id, saveAndDraw, drawn } = await openAhead()
    const elsewhere = await openContentStore(database, space)
    // With each write of its own it hears of those of others.
    const hear = () => publishPage(`anlass/${crypto.randomUUID()}`)
    await saveAndDraw('Neu')
    const before = await drawn()
    await elsewhere.publishStory(id)
    await hear()
    expect((await visit('/versand/')).text).toContain('Neu')
    expect(await drawn()).toBe(before)

    await saveAndDraw('Entwurf')
    await elsewhere.saveDraft(id, { content: page('Neuer') })
    await elsewhere.publishStory(id)
    await hear()
    expect((await visit('/versand/')).text).toContain('Neuer')
  })

  it('whose place another text takes with a release is published as that', async () => {
    const { visit, store, database, id, saveAndDraw } = await openAhead()
    const release = { id: 7, uuid: 'r', name: 'Herbst', revision: 0, created_at: '', updated_at: '' }
    await database.kysely.insertInto('releases').values(release).execute()
    await store.transaction(async (writing) => {
      await putInRelease(writing, release.id, id, { content: page('Aus dem Release') })
    })
    await saveAndDraw('Neu')
    await store.transaction((writing) => mergeRelease(writing, release.id))
    expect((await visit('/versand/')).text).toContain('Aus dem Release')
  })

  it('that has moved is at its new address', async () => {
    const { visit, store, id, saveAndDraw, publishDraft } = await openAhead()
    await saveAndDraw('Neu')
    await store.moveStory(id, { slug: 'lieferung' })
    await publishDraft()
    expect((await visit('/lieferung/')).text).toContain('Neu')
    expect((await visit('/versand/')).headers.get('location')).toBe('/lieferung/')
  })

  it('whose page lists itself shows itself there as it is now', async () => {
    const { visit, saveAndDraw, publishDraft } = await openAhead([{ ...cards, folder: 'anlass/' }])
    await saveAndDraw('Neu', { cardTitle: 'Wie alles ankommt' })
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Wie alles ankommt')
  })

  it('is an old page as soon as something else that it shows changes', async () => {
    const { visit, publishPage, saveAndDraw, publishDraft } = await openAhead([cards])
    await saveAndDraw('Neu')
    await publishDraft()
    expect((await visit('/versand/')).text).toContain('Neu')
    await publishPage('anlass/magazin/eins', { title: 'Erster Artikel' })
    expect((await visit('/versand/')).text).toContain('Erster Artikel')
  })

  it('has the head of when it is published', async () => {
    const { visit, store, publish, saveAndDraw, publishDraft } = await openAhead()
    const header = (label: string) => ({ component: 'site_header', navigation: [{ _uid: 'n', component: 'navigation_group', label }] })
    const id = await publish('anlass/global/header', header('Hochzeit'))
    await saveAndDraw('Neu')
    await store.saveDraft(id, { content: { _uid: 'h', ...header('Geburt') } })
    await store.publishStory(id)
    await publishDraft()
    const { text } = await visit('/versand/')
    expect([text.includes('Neu'), text.includes('Geburt'), text.includes('Hochzeit')]).toEqual([true, true, false])
  })

  it('shows what its blocks load when it is published', async () => {
    const { visit, publishPage, saveAndDraw, publishDraft } = await openAhead([cards])
    await publishPage('anlass/magazin/eins', { title: 'Erster Artikel' })
    await visit('/versand/')
    await saveAndDraw('Neu')
    await publishPage('anlass/magazin/zwei', { title: 'Zweiter Artikel' })
    await publishDraft()
    const { text } = await visit('/versand/')
    expect(text).toContain('Neu')
    expect(text).toContain('Zweiter Artikel')
  })

  it('with something wrong in it shows nobody but its editor what that is', async () => {
    const { visit, store, id, publishDraft } = await openAhead()
    await store.saveDraft(id, { content: page('Neu', [{ _uid: 'u', component: 'unknown' }]) })
    await publishDraft()
    const { status, text } = await visit('/versand/')
    expect([status, text.includes('Alt'), text.includes('unknown')]).toEqual([200, true, false])
  })
})
