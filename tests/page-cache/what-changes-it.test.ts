import { describe, expect, it, vi } from 'vitest'
import { noCdn } from '../../server/cdn/cdn.ts'
import { storyUuid } from '../../server/content/story-uuid.ts'
import { publish } from '../../server/content/test-content.ts'
import { headline, toStory } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'
import { cacheFigures } from './cache-figures.ts'

const header = { component: 'site_header', navigation: [{ _uid: 'n', component: 'navigation_group', label: 'Hochzeit' }] }
const cards = (folder: string) => ({ _uid: 'cards', component: 'theme_cards', folder })

describe('pages are kept until something they read changes', () => {
  it('a publish is served at once, and drops only the pages that read the story', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Alt')] })
    await shop.publishPage('anlass/faq')
    await shop.visit('/versand/')
    await shop.visit('/faq/')

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'Versand', body: [headline('Neu')] } })
    expect((await shop.visit('/versand/')).text).toContain('Alt')
    await shop.store.publishStory(id)

    expect((await shop.visit('/versand/')).text).toContain('Neu')
    expect((await cacheFigures(shop)).drops).toBe(1)
  })

  it('a change of the head of the pages changes all pages of its brand', async () => {
    const shop = await openTestShop()
    const id = await shop.publish('anlass/global/header', header)
    await shop.publishPage('anlass/faq')
    await shop.publishPage('myposter/faq')
    expect((await shop.visit('/faq/')).text).toContain('Hochzeit')
    await shop.visit('http://myposter.localhost:3000/faq')

    await shop.store.saveDraft(id, { content: { _uid: 'h', ...header, notice: 'Bis Freitag' } })
    await shop.store.publishStory(id)

    expect((await shop.visit('/faq/')).text).toContain('Bis Freitag')
    expect((await cacheFigures(shop)).drops).toBe(1)
  })

  it('a list is made again when a new story joins it', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/themes/1', { cardTitle: 'Erstes Thema' })
    await shop.publishPage('anlass/alle', { body: [cards('anlass/themes/')] })
    expect((await shop.visit('/alle/')).text).toContain('Erstes Thema')

    await publish(shop.store, 'anlass/themes/2', { fields: { title: 'x', cardTitle: 'Zweites Thema', body: [] } })

    expect((await shop.visit('/alle/')).text).toContain('Zweites Thema')
  })

  it('a page follows the address of a page it links to', async () => {
    const shop = await openTestShop()
    const id = await publish(shop.store, 'anlass/ziel', { uuid: storyUuid('anlass/ziel'), fields: { title: 'Ziel', body: [] } })
    const url = { fieldtype: 'multilink', linktype: 'story', id: storyUuid('anlass/ziel'), cached_url: 'anlass/ziel' }
    await shop.publishPage('anlass/start', { body: [{ _uid: 'z', component: 'svg_icon', icon: 'leaf', text: 'Hin', url }] })
    expect((await shop.visit('/start/')).text).toContain('href="/ziel/"')

    await shop.store.moveStory(id, { slug: 'neues-ziel' })

    expect((await shop.visit('/start/')).text).toContain('href="/neues-ziel/"')
  })

  it('a page follows the address of a page it links to that was not published meanwhile', async () => {
    const shop = await openTestShop()
    const url = { fieldtype: 'multilink', linktype: 'story', id: storyUuid('anlass/ziel'), cached_url: 'anlass/ziel' }
    const id = await publish(shop.store, 'anlass/ziel', { uuid: storyUuid('anlass/ziel') })
    await shop.publishPage('anlass/start', { body: [{ _uid: 'z', component: 'svg_icon', icon: 'leaf', text: 'Hin', url }] })
    await shop.store.unpublishStory(id)
    await shop.store.moveStory(id, { slug: 'neues-ziel' })
    await shop.visit('/start/')

    await shop.store.publishStory(id)

    expect((await shop.visit('/start/')).text).toContain('href="/neues-ziel/"')
  })

  it('a folder that moves has each page that leads into it made again once, and a CDN told once', async () => {
    const purge = vi.fn(async (_tags: Iterable<string>) => {})
    const shop = await openTestShop({ cdn: { ...noCdn, purge } })
    const slugs = Array.from({ length: 12 }, (_, index) => `anlass/ordner/ziel-${index}`)
    for (const slug of slugs) await publish(shop.store, slug, { uuid: storyUuid(slug) })
    const links = slugs.map((slug) => ({
      _uid: slug,
      component: 'svg_icon',
      icon: 'leaf',
      text: 'Hin',
      url: toStory(storyUuid(slug), slug),
    }))
    for (const page of ['eins', 'zwei']) {
      await shop.publishPage(`anlass/${page}`, { body: links })
      await shop.visit(`/${page}/`)
    }
    const folder = await shop.database.kysely
      .selectFrom('stories')
      .select('id')
      .where('full_slug', '=', 'anlass/ordner')
      .executeTakeFirstOrThrow()
    purge.mockClear()
    const before = (await cacheFigures(shop)).renders

    await shop.store.moveStory(folder.id, { slug: 'umgezogen' })

    for (const page of ['eins', 'zwei']) expect((await shop.visit(`/${page}/`)).text).toContain('href="/umgezogen/ziel-11/"')
    expect((await cacheFigures(shop)).renders - before).toBe(2)
    expect(purge).toHaveBeenCalledTimes(1)
  })

  it('what no page shows drops none: a list to choose from, what is known of a file', async () => {
    const purge = vi.fn(async (_tags: Iterable<string>) => {})
    const shop = await openTestShop({ cdn: { ...noCdn, purge } })
    await shop.publishPage('anlass/start', { body: [cards('anlass/themes/'), { _uid: 'alle', component: 'sitemap' }] })
    await shop.visit('/start/')
    purge.mockClear()

    await shop.store.putDatasource({ slug: 'farben', name: 'Farben', entries: [{ name: 'rot', value: 'Rot' }] })
    await shop.store.putAsset({ filename: '/f/1/10x10/aa/x.svg', contentType: 'image/svg+xml', contentLength: 9, hash: 'aa' })

    await shop.visit('/start/')
    expect(await cacheFigures(shop)).toMatchObject({ drops: 0, renders: 1 })
    expect(purge).not.toHaveBeenCalled()
  })

  it('a draft that was never published moves and goes without a page that lists its folder being made again', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/themes/1')
    await shop.publishPage('anlass/start', { body: [cards('anlass/themes/'), { _uid: 'alle', component: 'sitemap' }] })
    await shop.visit('/start/')
    const { id: parentId } = await shop.database.kysely
      .selectFrom('stories')
      .select('id')
      .where('full_slug', '=', 'anlass/themes')
      .executeTakeFirstOrThrow()
    const draft = await shop.store.createStory({ name: 'Neu', slug: 'neu', parentId, content: { _uid: 'p', component: 'page' } })

    await shop.store.moveStory(draft, { slug: 'neues-thema' })
    await shop.store.deleteStory(draft)

    expect((await cacheFigures(shop)).drops).toBe(0)
  })

  it('an unpublished page is gone, and one that was missing is there when it is published', async () => {
    const shop = await openTestShop()
    expect((await shop.visit('/neu/')).status).toBe(404)
    const id = await shop.publishPage('anlass/neu')
    expect((await shop.visit('/neu/')).status).toBe(200)
    await shop.store.unpublishStory(id)
    expect((await shop.visit('/neu/')).status).toBe(404)
  })

  it('a page that was kept is made again where it changes while a process begins', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Alt')] })
    const one = await shop.begin({ keepsPages: true })
    expect((await one.visit('/versand/')).text).toContain('Alt')
    one.end()
    const next = await shop.begin({
      keepsPages: true,
      async meanwhile() {
        await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Neu')] } })
        await shop.store.publishStory(id)
      },
    })
    expect((await next.visit('/versand/')).text).toContain('Neu')
    next.end()
  })
})
