import { describe, expect, it } from 'vitest'
import { draft, openTestContent, publish } from '../test-content.ts'

const link = (id: string) => ({ id, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: 'alt' })
const uuidsOf = (stories: { uuid: string }[]) => stories.map(({ uuid }) => uuid).toSorted()

describe('relations', () => {
  const openRelated = async () => {
    const content = await openTestContent()
    const { store } = content
    await publish(store, 'verlag', { uuid: 'verlag' })
    await publish(store, 'autorin', { uuid: 'autorin', fields: { component: 'author', publisher: 'verlag' } })
    await publish(store, 'buch', { uuid: 'buch', fields: { component: 'author', publisher: 'verlag' } })
    await draft(store, 'entwurf', { uuid: 'entwurf' })
    const list = { _uid: 'l', component: 'book_list', books: ['buch', 'entwurf', 'fehlt', ''], author: 'buch' }
    const richtext = { type: 'doc', content: [{ type: 'blok', attrs: { body: [{ _uid: 'q', component: 'quote', of: 'verlag' }] } }] }
    await publish(store, 'home', { fields: { author: 'autorin', body: [list], richtext } })
    const relsOf = async (query: Record<string, string>) => uuidsOf((await content.get('stories/home', query)).body.rels)
    return { ...content, relsOf }
  }

  it('come flat, for the fields of the components that are named', async () => {
    const { relsOf } = await openRelated()
    expect(await relsOf({})).toEqual([])
    expect(await relsOf({ resolve_relations: 'page.author' })).toEqual(['autorin'])
    expect(await relsOf({ resolve_relations: 'page.author,book_list.books' })).toEqual(['autorin', 'buch'])
    expect(await relsOf({ resolve_relations: 'quote.of' })).toEqual(['verlag'])
    expect(await relsOf({ resolve_relations: 'author' })).toEqual(['autorin', 'buch'])
  })

  it('come in the version that is asked for', async () => {
    const { relsOf } = await openRelated()
    expect(await relsOf({ resolve_relations: 'book_list.books', version: 'draft' })).toEqual(['buch', 'entwurf'])
  })

  it('come from two levels when the second is asked for', async () => {
    const { relsOf } = await openRelated()
    const query = { resolve_relations: 'page.author,author.publisher' }
    expect(await relsOf(query)).toEqual(['autorin'])
    expect(await relsOf({ ...query, resolve_level: '2' })).toEqual(['autorin', 'verlag'])
  })

  it('that lead in a circle come once', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'a', { uuid: 'a', fields: { next: 'b' } })
    await publish(store, 'b', { uuid: 'b', fields: { next: 'a' } })
    const { rels } = (await get('stories/a', { resolve_relations: 'page.next', resolve_level: '2' })).body
    expect(uuidsOf(rels)).toEqual(['a', 'b'])
  })

  it('above fifty are named rather than sent', async () => {
    const { store, get } = await openTestContent()
    const uuids = Array.from({ length: 51 }, (_, index) => `u-${index}`)
    for (const uuid of uuids) await publish(store, uuid, { uuid })
    await publish(store, 'alle', { fields: { all: uuids } })
    await publish(store, 'fast-alle', { fields: { all: uuids.slice(1) } })
    const query = { resolve_relations: 'page.all' }

    const many = (await get('stories/alle', query)).body
    expect([many.rels, many.rel_uuids.toSorted()]).toEqual([[], uuids.toSorted()])
    const fewer = (await get('stories/fast-alle', query)).body
    expect([fewer.rels.length, fewer.rel_uuids]).toEqual([50, undefined])
  })
})

describe('links', () => {
  const openLinked = async () => {
    const content = await openTestContent()
    const { store } = content
    await publish(store, 'ziel/tief', { uuid: 'tief' })
    await publish(store, 'ziel/seite', { uuid: 'seite', path: '/schoen', fields: { further: link('tief') } })
    await publish(store, 'ziel/text', { uuid: 'text', groupId: 'g' })
    await draft(store, 'ziel/entwurf', { uuid: 'entwurf', groupId: 'g' })
    const mark = { type: 'link', attrs: { href: '/ziel/text', uuid: 'text', linktype: 'story', anchor: null, target: '_self' } }
    const richtext = { type: 'doc', content: [{ type: 'text', text: 'hier', marks: [mark] }] }
    const elsewhere = { ...link(''), linktype: 'url', url: 'https://example.org' }
    const body = [{ _uid: 'b', component: 'teaser', to: link('seite'), or: link('entwurf'), elsewhere, richtext }]
    await publish(store, 'home', { fields: { body } })
    return content
  }

  it.each([[{}], [{ resolve_links: '0' }]])('do not come unless asked for: %o', async (query: Record<string, string>) => {
    const { get } = await openLinked()
    expect((await get('stories/home', query)).body.links).toEqual([])
  })

  it('come as addresses, from link fields and from rich text', async () => {
    const { get } = await openLinked()
    const { links } = (await get('stories/home', { resolve_links: 'url' })).body
    expect(uuidsOf(links)).toEqual(['seite', 'text'])
    expect(links.find(({ uuid }: { uuid: string }) => uuid === 'seite')).toEqual({
      id: expect.any(Number),
      uuid: 'seite',
      slug: 'seite',
      full_slug: 'ziel/seite',
      url: '/schoen',
      path: '/schoen',
      real_path: '/schoen',
      parent_id: expect.any(Number),
      name: 'seite',
      is_folder: false,
      published: true,
      is_startpage: false,
      position: 0,
    })
  })

  it('come with alternates, or as whole stories', async () => {
    const { get } = await openLinked()
    const linked = (await get('stories/home', { resolve_links: 'link' })).body.links
    expect(linked.find(({ uuid }: { uuid: string }) => uuid === 'text').alternates).toEqual([
      expect.objectContaining({ full_slug: 'ziel/entwurf' }),
    ])
    for (const resolve_links of ['story', '1']) {
      const stories = (await get('stories/home', { resolve_links })).body.links
      expect(stories.map((story: { content: unknown }) => story.content)).toEqual([expect.anything(), expect.anything()])
    }
  })

  it('come in the version that is asked for', async () => {
    const { get } = await openLinked()
    const { links } = (await get('stories/home', { resolve_links: 'url', version: 'draft' })).body
    expect(uuidsOf(links)).toEqual(['entwurf', 'seite', 'text'])
  })

  it('come from the linked stories too at the second level', async () => {
    const { get } = await openLinked()
    const { links } = (await get('stories/home', { resolve_links: 'story', resolve_links_level: '2' })).body
    expect(uuidsOf(links)).toEqual(['seite', 'text', 'tief'])
  })

  it('come from related stories too', async () => {
    const { store, get } = await openLinked()
    await publish(store, 'mit', { fields: { related: 'seite' } })
    const { links } = (await get('stories/mit', { resolve_links: 'url', resolve_relations: 'page.related' })).body
    expect(uuidsOf(links)).toEqual(['tief'])
  })

  it('above five hundred are named rather than sent', async () => {
    const { store, get } = await openTestContent()
    const uuids = Array.from({ length: 501 }, (_, index) => `u-${index}`)
    for (const uuid of uuids) await publish(store, uuid, { uuid })
    await publish(store, 'alle', { fields: { body: uuids.map(link) } })
    const { body } = await get('stories/alle', { resolve_links: 'url' })
    expect([body.links, body.link_uuids.length]).toEqual([[], 501])
  })
})

describe('assets', () => {
  it('come with what is known of the files that the story shows', async () => {
    const { store, get } = await openTestContent()
    await store.putAsset({
      filename: 'https://a.test/f/1/rose.svg',
      contentType: 'image/svg+xml',
      contentLength: 812,
      hash: 'a1',
      width: 60,
      height: 80,
      alt: 'Rose',
    })
    const asset = (await get('assets/me', { filename: 'https://a.test/f/1/rose.svg' })).body.asset
    await publish(store, 'home', { fields: { image: { id: asset.id, filename: asset.filename, fieldtype: 'asset' } } })

    const { assets } = (await get('stories/home', { resolve_assets: '1' })).body
    expect(assets).toEqual([
      expect.objectContaining({ id: asset.id, alt: 'Rose', size: '60x80', content_type: 'image/svg+xml', meta_data: {} }),
    ])
    expect((await get('stories/home')).body).not.toHaveProperty('assets')
    expect(asset.signed_url).toBe(asset.filename)
    expect((await get('assets/me', { filename: asset.filename })).headers.get('cache-control')).toBe('private, no-store')
    expect((await get('assets/me')).status).toBe(422)
    expect((await get('assets/me', { filename: 'nirgends' })).status).toBe(404)
  })
})
