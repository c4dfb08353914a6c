import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { noCdn } from '../server/cdn/cdn.ts'
import { storyUuid } from '../server/content/story-uuid.ts'
import { publish } from '../server/content/test-content.ts'
import { exampleOf } from './render-example.tsx'
import { headline, toStory } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

/** How many pages were found, made and dropped so far. */
async function figures({ visit }: Shop) {
  const { text } = await visit('/metrics')
  const count = (result: string) => Number(new RegExp(`anlass_page_cache_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  const renders = Number(/anlass_render_seconds_count (\d+)/.exec(text)?.[1] ?? 0)
  return { hits: count('hit'), misses: count('miss'), drops: count('drop'), renders }
}

const header = { component: 'site_header', navigation: [{ _uid: 'n', component: 'navigation_group', label: 'Hochzeit' }] }
const cards = (folder: string) => ({ _uid: 'cards', component: 'theme_cards', folder })

describe('pages are kept until something they read changes', () => {
  it('a second visitor gets the same bytes without a render', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    const first = await shop.visit('/versand/')
    const second = await shop.visit('/versand')
    expect(second.text).toBe(first.text)
    expect(await figures(shop)).toMatchObject({ hits: 1, misses: 1 })
  })

  it('whoever makes up an address that looks like another country’s neither gets its page nor takes it away', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Alt')] })
    const madeUp = '/de/at/versand/'
    expect((await shop.visit(madeUp)).status).toBe(404)
    expect((await shop.visit('/at/versand/')).status).toBe(200)
    expect((await shop.visit(madeUp)).status).toBe(404)

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'Versand', body: [headline('Neu')] } })
    await shop.store.publishStory(id)
    const [, page] = await Promise.all([shop.visit(madeUp), shop.visit('/at/versand/')])
    expect(page.text).toContain('Neu')
  })

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
    expect((await figures(shop)).drops).toBe(1)
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
    expect((await figures(shop)).drops).toBe(1)
  })

  it('head and foot are drawn for the site of each page, and lead to that very page in the other countries', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/global/header', { ...exampleOf('site_header') })
    await shop.publish('anlass/global/footer', { ...exampleOf('site_footer') })
    await shop.publishPage('anlass/versand')
    await shop.publishPage('anlass/faq')
    for (const path of ['/versand/', '/faq/', '/at/versand/', '/at/faq/']) {
      const { text } = await shop.visit(path)
      const page = path.replace('/at/', '/')
      const foot = /<footer.*<\/footer>/s.exec(text)?.[0] ?? ''
      const leadsTo = (prefix: string) => foot.includes(`href="http://localhost:3000${prefix}${page}"`)
      expect([leadsTo('/ch'), leadsTo('/at'), leadsTo('')], path).toEqual([true, true, true])
      expect(/<site-header.*<\/site-header>/s.exec(text)?.[0].includes('href="/at/')).toBe(path.startsWith('/at/'))
    }
  })

  it('what an address holds ends no attribute of the foot', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/global/footer', { ...exampleOf('site_footer') })
    for (let time = 0; time < 2; time++) {
      const { text } = await shop.visit(`/${encodeURIComponent(`"><b>&$&'`)}/`)
      expect(text).toContain('href="http://localhost:3000/at/&quot;&gt;&lt;b&gt;&amp;$&amp;&#x27;/"')
      expect(text).not.toContain('<b>')
    }
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
    const before = (await figures(shop)).renders

    await shop.store.moveStory(folder.id, { slug: 'umgezogen' })

    for (const page of ['eins', 'zwei']) expect((await shop.visit(`/${page}/`)).text).toContain('href="/umgezogen/ziel-11/"')
    expect((await figures(shop)).renders - before).toBe(2)
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
    expect(await figures(shop)).toMatchObject({ drops: 0, renders: 1 })
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

    expect((await figures(shop)).drops).toBe(0)
  })

  it('an unpublished page is gone, and one that was missing is there when it is published', async () => {
    const shop = await openTestShop()
    expect((await shop.visit('/neu/')).status).toBe(404)
    const id = await shop.publishPage('anlass/neu')
    expect((await shop.visit('/neu/')).status).toBe(200)
    await shop.store.unpublishStory(id)
    expect((await shop.visit('/neu/')).status).toBe(404)
  })

  it('a page that was withdrawn is no last good page, here or in a process that begins later', async () => {
    const shop = await openTestShop()
    const { store } = shop
    const [unpublished, deleted] = [await shop.publishPage('anlass/eins'), await shop.publishPage('anlass/zwei')]
    await shop.publishPage('anlass/drei')
    const moved = await shop.publishPage('anlass/vier')
    const one = await shop.begin({ keepsPages: true })
    const see = async ({ visit }: Pick<Shop, 'visit'> | typeof one) =>
      Promise.all(['/eins/', '/zwei/', '/drei/', '/at/eins/', '/vier/'].map(async (path) => (await visit(path)).status))
    expect(await see(one)).toEqual([200, 200, 200, 200, 200])
    await store.unpublishStory(unpublished)
    expect(await see(one)).toEqual([404, 200, 200, 404, 200])
    one.end()
    await store.moveStory(moved, { slug: 'fünf' })
    await store.unpublishStory(moved)
    await store.deleteStory(deleted)
    const next = await shop.begin({ keepsPages: true, makesPages: false })
    expect(await see(next)).toEqual([503, 503, 200, 503, 503])
    next.end()
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

  it('a page of which nobody knows whether it was withdrawn, so much has changed since it was made, is no last good page', async () => {
    const shop = await openTestShop()
    const unpublished = await shop.publishPage('anlass/eins')
    const other = await shop.publishPage('anlass/zwei')
    const one = await shop.begin({ keepsPages: true })
    expect((await one.visit('/eins/')).status).toBe(200)
    one.end()
    await shop.store.unpublishStory(unpublished)
    for (let times = 0; times < 1_001; times++) await shop.store.publishStory(other)
    const next = await shop.begin({ keepsPages: true, makesPages: false })
    expect((await next.visit('/eins/')).status).toBe(503)
    next.end()
  })

  it('R2.45 a story that was broken by a publish shows shoppers the last good page, and the log what is wrong', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Gut')] })
    await shop.visit('/versand/')

    await shop.store.saveDraft(id, {
      content: { _uid: 'p', component: 'page', title: 'x', body: [{ _uid: 'b', component: 'page_headlin' }] },
    })
    await shop.store.publishStory(id)
    const { status, text, headers } = await shop.visit('/versand/')

    expect([status, headers.get('age')]).toEqual([200, '0'])
    expect(text).toContain('Gut')
    expect(shop.lines.filter(({ level }) => level === 50)).toMatchObject([{ story: 'anlass/versand', nearest: 'page_headline' }])

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Wieder gut')] } })
    await shop.store.publishStory(id)
    expect((await shop.visit('/versand/')).text).toContain('Wieder gut')
  })

  it('R2.19 a draft goes past the cache, both ways', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/neu', { body: [headline('Für alle')] })
    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Geheim')] } })
    await shop.visit('/neu/')
    expect((await shop.visit(`/neu/?${shop.editorQuery()}`)).text).toContain('Geheim')
    expect((await shop.visit('/neu/')).text).not.toContain('Geheim')
  })
})

describe('the bytes of a page', () => {
  it('come compressed as the browser takes them, and are the same in every encoding', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    const plain = await shop.visit('/versand/')
    const ask = (encoding: string) => shop.bytes('/versand/', { headers: { 'accept-encoding': encoding } })

    const br = await ask('gzip, deflate, br')
    const gzip = await ask('gzip;q=1.0, br;q=0')

    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text)
    expect(plain.headers.get('content-encoding')).toBe(null)
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3)
    expect(br.headers.get('vary')).toBe('accept-encoding, origin')
  })

  it('get smaller once a page is asked for again, and a browser that has it in larger ones keeps those', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand', { body: Array.from({ length: 40 }, (_, index) => headline(`Post Nummer ${index * 7}`, 'h2')) })
    const ask = (headers = {}) => shop.bytes('/versand/', { headers: { 'accept-encoding': 'br', ...headers } })
    const first = await ask()
    await expect.poll(async () => (await ask()).bytes.length).toBeLessThan(first.bytes.length)
    const best = await ask()
    expect(brotliDecompressSync(best.bytes)).toEqual(brotliDecompressSync(first.bytes))
    expect(best.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const again = await shop.visit('/versand/', { headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('are not sent again to a browser that has them', async () => {
    const shop = await openTestShop()
    const id = await shop.publishPage('anlass/versand', { body: [headline('Post')] })
    const etag = (await shop.visit('/versand/')).headers.get('etag') ?? ''

    const again = await shop.visit('/versand/', { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])

    await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline('Neu')] } })
    await shop.store.publishStory(id)
    expect((await shop.visit('/versand/', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('a HEAD request gets the headers alone', async () => {
    const shop = await openTestShop()
    await shop.publishPage('anlass/versand')
    const { status, text, headers } = await shop.visit('/versand/', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(headers.get('etag')).toMatch(/^"/)
  })
})
