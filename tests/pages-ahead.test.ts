import { describe, expect, it, vi } from 'vitest'
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
  const save = (title: string) => shop.store.saveDraft(id, { content: page(title, more) })
  const saveAndDraw = async (title: string) => {
    const before = await timesDrawn(shop, 'page_headline')
    await save(title)
    await vi.waitFor(async () => expect(await timesDrawn(shop, 'page_headline')).toBe(before + 1))
  }
  return { ...shop, id, save, saveAndDraw, publish: () => shop.store.publishStory(id), drawn: () => timesDrawn(shop, 'page_headline') }
}

describe('a draft of a page in use', () => {
  it('is drawn when it is saved, and not once more when it is published', async () => {
    const { visit, begin, saveAndDraw, publish, drawn } = await openAhead([cards])
    await saveAndDraw('Neu')
    const before = await drawn()
    await publish()
    const { text } = await visit('/versand/')
    expect(text).toContain('Neu')
    expect(await drawn()).toBe(before)

    const other = await begin()
    expect(text).toBe((await other.visit('/versand/')).text)
    other.end()
  })

  it('is taken once: its bytes are another thread’s then', async () => {
    const { visit, saveAndDraw, publish, drawn } = await openAhead()
    await saveAndDraw('Neu')
    await publish()
    await visit('/versand/')
    const before = await drawn()
    await publish()
    expect((await visit('/versand/')).text).toContain('Neu')
    expect(await drawn()).toBe(before + 1)
  })

  it('is drawn for each country it is asked for in', async () => {
    const { visit, save, publish, drawn } = await openAhead()
    await visit('/at/versand/')
    expect(await drawn()).toBe(2)
    await save('Neu')
    await vi.waitFor(async () => expect(await drawn()).toBe(4))
    await publish()
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
    const { visit, save, saveAndDraw, publish } = await openAhead()
    await saveAndDraw('Neu')
    await save('Neuer')
    await publish()
    expect((await visit('/versand/')).text).toContain('Neuer')
  })

  it('shows what its blocks load when it is published', async () => {
    const { visit, publishPage, saveAndDraw, publish } = await openAhead([cards])
    await publishPage('anlass/magazin/eins', { title: 'Erster Artikel' })
    await visit('/versand/')
    await saveAndDraw('Neu')
    await publishPage('anlass/magazin/zwei', { title: 'Zweiter Artikel' })
    await publish()
    const { text } = await visit('/versand/')
    expect(text).toContain('Neu')
    expect(text).toContain('Zweiter Artikel')
  })

  it('with something wrong in it shows nobody but its editor what that is', async () => {
    const { visit, store, id, publish } = await openAhead()
    await store.saveDraft(id, { content: page('Neu', [{ _uid: 'u', component: 'unknown' }]) })
    await publish()
    const { status, text } = await visit('/versand/')
    expect([status, text.includes('Alt'), text.includes('unknown')]).toEqual([200, true, false])
  })
})
