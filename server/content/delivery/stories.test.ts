import { describe, expect, inject, it } from 'vitest'
import { draft, openTestContent, publish } from '../test-content.ts'

describe('a list of stories', () => {
  const patterns = (count: number) => Array.from({ length: count }, (_, index) => `x${index}*`).join(',')

  const openShop = async () => {
    const content = await openTestContent()
    const { store } = content
    await publish(store, 'home', { position: 9 })
    await publish(store, 'karten/start', { isStartpage: true, position: 0 })
    await publish(store, 'karten/hochzeit', { position: 2, tags: ['Liebe', 'Fest'] })
    await publish(store, 'karten/geburt', { position: 1, tags: ['Fest'] })
    await publish(store, 'karten-alt', { position: 8 })
    await draft(store, 'karten/entwurf', { position: 7 })
    return content
  }

  it('is in the order that editors gave, and is empty rather than missing', async () => {
    const { slugs } = await openShop()
    expect(await slugs()).toEqual(['karten/', 'karten/geburt', 'karten/hochzeit', 'karten-alt', 'home'])
    expect(await slugs({ starts_with: 'nirgends/' })).toEqual([])
  })

  it('holds drafts where they are asked for, never folders', async () => {
    const { slugs } = await openShop()
    expect(await slugs({ version: 'draft', starts_with: 'karten/' })).toEqual([
      'karten/',
      'karten/geburt',
      'karten/hochzeit',
      'karten/entwurf',
    ])
  })

  it('is narrowed by the beginning of the slug', async () => {
    const { slugs } = await openShop()
    expect(await slugs({ starts_with: 'karten' })).toHaveLength(4)
    expect(await slugs({ starts_with: '[default]/karten/' })).toHaveLength(3)
    expect(await slugs({ starts_with: '%' })).toEqual([])
    expect(await slugs({ starts_with: 'karten_' })).toEqual([])
  })

  it('is paged, and says how many there are', async () => {
    const { slugs, get } = await openShop()
    expect(await slugs({ per_page: '2', page: '2' })).toEqual(['karten/hochzeit', 'karten-alt'])
    for (const page of ['1', '3', '4']) {
      const { headers } = await get('stories', { per_page: '2', page })
      expect([headers.get('total'), headers.get('per-page')]).toEqual(['5', '2'])
    }
  })

  it('is 25 long by default', async () => {
    const { get } = await openShop()
    expect((await get('stories')).headers.get('per-page')).toBe('25')
  })

  it.each([
    ['by_slugs', 'home,karten/geburt', ['karten/geburt', 'home']],
    ['by_slugs', 'karten', ['karten/']],
    ['by_slugs', 'karten/*', ['karten/', 'karten/geburt', 'karten/hochzeit']],
    ['by_slugs', '*e*', ['karten/', 'karten/geburt', 'karten/hochzeit', 'karten-alt', 'home']],
    ['by_slugs', '*/h*t', ['karten/hochzeit']],
    ['by_slugs', `${'x,'.repeat(1_500)}home`, ['home']],
    ['by_slugs', `${patterns(499)},home`, ['home']],
    ['by_slugs', `${'x*,'.repeat(1_500)}home`, ['home']],
    ['excluding_slugs', 'karten/*,home', ['karten-alt']],
    ['with_tag', 'Liebe', ['karten/hochzeit']],
    ['with_tag', 'Liebe,Fest', ['karten/geburt', 'karten/hochzeit']],
    ['is_startpage', '1', ['karten/']],
    ['is_startpage', 'true', ['karten/']],
    ['is_startpage', '0', ['karten/geburt', 'karten/hochzeit', 'karten-alt', 'home']],
    ['is_startpage', 'false', ['karten/geburt', 'karten/hochzeit', 'karten-alt', 'home']],
    ['level', '1', ['karten-alt', 'home']],
    ['level', '2', ['karten/geburt', 'karten/hochzeit']],
    ['content_type', 'page', ['karten/', 'karten/geburt', 'karten/hochzeit', 'karten-alt', 'home']],
    ['content_type', 'quote', []],
    ['in_workflow_stages', '1,2', []],
    ['only_variants', 'true', []],
    ['from_release', '0', ['karten/', 'karten/geburt', 'karten/hochzeit', 'karten-alt', 'home']],
  ])('is narrowed by %s=%s', async (name, value, expected) => {
    const { slugs } = await openShop()
    expect(await slugs({ [name]: value })).toEqual(expected)
  })

  it.each(['by_slugs', 'excluding_slugs'])('says how many patterns %s may have', async (name) => {
    const { get } = await openShop()
    const { status, body } = await get('stories', { [name]: patterns(501) })
    expect([status, body]).toEqual([422, { error: expect.stringContaining('501 entries with a *, and at most 500') }])
  })

  it('is narrowed by ids and uuids, in the order given if that is asked for', async () => {
    const { store, slugs } = await openTestContent()
    const first = await publish(store, 'eins', { uuid: 'u-1', position: 1 })
    const second = await publish(store, 'zwei', { uuid: 'u-2', position: 2 })
    await publish(store, 'drei', { uuid: 'u-3', position: 3 })

    expect(await slugs({ by_ids: `${second},${first},999,abc` })).toEqual(['eins', 'zwei'])
    expect(await slugs({ excluding_ids: `${second},${first}` })).toEqual(['drei'])
    expect(await slugs({ by_uuids: 'u-3,u-1,u-9' })).toEqual(['eins', 'drei'])
    expect(await slugs({ by_uuids_ordered: 'u-3,u-9,u-1' })).toEqual(['drei', 'eins'])
    expect(await slugs('by_uuids[]=u-3&by_uuids[]=u-1')).toEqual(['eins', 'drei'])
  })

  it('finds words in address, name and text, best first, whatever their case', async () => {
    const { store, slugs } = await openTestContent()
    await publish(store, 'a', { position: 1, fields: { body: [{ _uid: 'x', component: 't', text: 'Für die HOCHZEIT im Grünen' }] } })
    await publish(store, 'b', { position: 2, name: 'Unsere Hochzeit' })
    await publish(store, 'hochzeit', { position: 3 })
    await publish(store, 'c', { position: 4, fields: { component: 'hochzeit_teaser' } })

    expect(await slugs({ search_term: 'hochzeit' })).toEqual(['hochzeit', 'b', 'a'])
    expect(await slugs({ search_term: 'hochzeit', sort_by: 'position:desc' })).toEqual(['hochzeit', 'b', 'a'])
    expect(await slugs({ search_term: 'GRÜNEN  hochzeit' })).toEqual(['a'])
    expect(await slugs({ search_term: '100%' })).toEqual([])
    expect(await slugs({ search_term: 'hochzeit grünen '.repeat(500) })).toEqual(['a'])
  })

  it('finds words in short names whatever their case, umlauts and accents written in two characters included', async () => {
    const { store, slugs } = await openTestContent()
    await publish(store, 'a', { name: 'SCHÖNE Umschläge' })
    await publish(store, 'b', { name: 'Umschla\u0308ge' })
    await publish(store, 'c', { name: 'Umschlage' })
    expect(await slugs({ search_term: 'umschläge' })).toEqual(['b', 'a'])
    expect(await slugs({ search_term: 'schöne UMSCHLÄGE' })).toEqual(['a'])
  })

  // PostgreSQL unpacks a long text for every word, in a process of its own.
  it.skipIf(inject('postgres') !== undefined)('takes little longer over many words than over one', async () => {
    const { store, slugs } = await openTestContent()
    const words = Array.from({ length: 50 }, (_, index) => `Wört${index}`)
    const text = `${words.join(' ')} ${'Papier '.repeat(20_000)}`
    for (let index = 0; index < 20; index++) await publish(store, `s${index}`, { fields: { text } })
    const timed = async (term: string) => {
      const start = performance.now()
      expect(await slugs({ search_term: term, per_page: '1' })).toHaveLength(1)
      return performance.now() - start
    }
    await timed('wört1')
    const ratios: number[] = []
    for (let round = 0; round < 5; round++) ratios.push((await timed(words.join(' '))) / (await timed('wört1')))
    expect(Math.min(...ratios)).toBeLessThan(10)
  })

  it('says how many words it looks for', async () => {
    const { get } = await openTestContent()
    const { status, body } = await get('stories', { search_term: Array.from({ length: 51 }, (_, index) => `w${index}`).join(' ') })
    expect([status, body]).toEqual([422, { error: 'search_term has 51 words, and at most 50 are allowed' }])
  })

  it('finds a story of just that slug or name before others that hold the word', async () => {
    const { store, slugs } = await openTestContent()
    await publish(store, 'hochzeitskarten', { position: 1 })
    await publish(store, 'karten/hochzeit', { position: 2 })
    await publish(store, 'fest', { position: 3, name: 'Hochzeit' })
    expect(await slugs({ search_term: 'Hochzeit' })).toEqual(['karten/hochzeit', 'fest', 'hochzeitskarten'])
  })

  it('is narrowed by times', async () => {
    const { database, store, slugs } = await openTestContent()
    const publishedAt = async (slug: string, time: string) => {
      const id = await publish(store, slug)
      const times = { published_at: time, first_published_at: time, updated_at: time }
      await database.kysely.updateTable('stories').set(times).where('id', '=', id).execute()
    }
    await publishedAt('a', '2026-03-01T11:00:00.000Z')
    await publishedAt('b', '2026-03-01T12:00:00.000Z')
    await publishedAt('c', '2026-03-02T00:00:00.000Z')

    for (const column of ['published_at', 'first_published_at', 'updated_at']) {
      expect(await slugs({ [`${column}_gt`]: '2026-03-01 12:00' })).toEqual(['c'])
      expect(await slugs({ [`${column}_gte`]: '2026-03-01T12:00:00Z' })).toEqual(['b', 'c'])
      expect(await slugs({ [`${column}_lt`]: '2026-03-01 12:00' })).toEqual(['a'])
      expect(await slugs({ [`${column}_lte`]: '2026-03-01T13:00:00+01:00' })).toEqual(['a', 'b'])
    }
    expect(await slugs({ published_at_gt: '2026-03-01 11:30', published_at_lt: '2026-03-02' })).toEqual(['b'])
    await expect(slugs({ published_at_gt: 'yesterday' })).rejects.toThrow('published_at_gt must be a time such as 2026-03-01 12:00')
  })
})

describe('sorting', () => {
  const openPrices = async () => {
    const content = await openTestContent()
    await publish(content.store, 'b', { position: 1, name: 'Beta', fields: { price: '9', rank: 'z' } })
    await publish(content.store, 'a', { position: 2, name: 'Alpha', fields: { price: '10.5', rank: 'a' } })
    await publish(content.store, 'c', { position: 3, name: 'Gamma', fields: { price: 100, rank: 'a' } })
    await publish(content.store, 'd', { position: 4, name: 'Delta', fields: {} })
    return content
  }

  it.each([
    ['name:asc', 'abdc'],
    ['name:desc', 'cdba'],
    ['position:desc', 'dcab'],
    ['full_slug', 'abcd'],
    ['content.price:asc', 'acbd'],
    ['content.price:asc:int', 'bacd'],
    ['content.price:desc:float', 'cabd'],
    ['content.price:asc:float:nulls_first', 'dbac'],
    ['content.price:desc:nulls_first', 'dbca'],
    ['content.rank:asc,name:desc', 'cabd'],
  ])('goes by %s', async (sortBy, expected) => {
    const { slugs } = await openPrices()
    expect((await slugs({ sort_by: sortBy })).join('')).toBe(expected)
  })

  it('by the same twice is by it once, and by more than ten is refused', async () => {
    const { get, slugs } = await openPrices()
    expect((await slugs({ sort_by: 'content.rank:asc,'.repeat(500) })).join('')).toBe('acbd')
    const { status, body } = await get('stories', { sort_by: Array.from({ length: 11 }, (_, index) => `content.f${index}`).join(',') })
    expect([status, body]).toEqual([422, { error: 'sort_by has 11 sortings, and at most 10 are allowed' }])
  })

  it('by a property that stories do not have is refused', async () => {
    const { get } = await openPrices()
    expect((await get('stories', { sort_by: 'colour:asc' })).status).toBe(422)
    expect((await get('stories', { sort_by: 'name:up' })).status).toBe(422)
  })
})
