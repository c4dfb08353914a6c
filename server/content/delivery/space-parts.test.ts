import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../../database/database-away.ts'
import { draft, openTestContent, publish } from '../test-content.ts'

describe('the list of links', () => {
  it('is by uuid, with folders, and says where each stands', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'karten/hochzeit', { uuid: 'u-1', name: 'Hochzeit', path: 'hochzeit' })
    await draft(store, 'karten/entwurf', { uuid: 'u-2' })
    const { body, headers } = await get('links', { version: 'published' })

    expect(Object.keys(body)).toEqual(['links'])
    expect(body.links['u-1']).toEqual({
      id: expect.any(Number),
      uuid: 'u-1',
      slug: 'karten/hochzeit',
      path: 'hochzeit',
      real_path: '/hochzeit',
      parent_id: expect.any(Number),
      name: 'Hochzeit',
      is_folder: false,
      published: true,
      is_startpage: false,
      position: 0,
    })
    const slugs = Object.values<{ slug: string; is_folder: boolean }>(body.links).map(({ slug, is_folder }) => [slug, is_folder])
    expect(slugs).toEqual([
      ['karten', true],
      ['karten/hochzeit', false],
    ])
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['2', '25'])
  })

  it('is narrowed by folder, beginning and uuid, and paged', async () => {
    const { store, get } = await openTestContent()
    const top = await publish(store, 'oben', { uuid: 'u-1' })
    await publish(store, 'karten/hochzeit', { uuid: 'u-2' })
    await publish(store, 'karten/geburt', { uuid: 'u-3' })
    const slugs = async (query: Record<string, string>) =>
      Object.values<{ slug: string }>((await get('links', query)).body.links).map(({ slug }) => slug)

    expect(await slugs({ with_parent: '0' })).toEqual(['karten', 'oben'])
    expect(await slugs({ starts_with: 'karten/' })).toEqual(['karten/geburt', 'karten/hochzeit'])
    expect(await slugs({ by_uuid: 'u-1' })).toEqual(['oben'])
    expect(await slugs({ per_page: '2', page: '2' })).toEqual(['karten/hochzeit', 'oben'])
    expect((await get('links', { per_page: '5000', paginated: '1' })).headers.get('per-page')).toBe('1000')
    expect((await get('links/u-1')).body.link).toMatchObject({ id: top, slug: 'oben', published_at: expect.any(String) })
  })

  it('tells times only when they are asked for', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home', { uuid: 'u-1' })
    expect((await get('links')).body.links['u-1']).not.toHaveProperty('published_at')
    expect((await get('links', { include_dates: '1' })).body.links['u-1']).toMatchObject({
      published_at: expect.any(String),
      created_at: expect.any(String),
    })
  })
})

describe('the space', () => {
  it('tells its languages and its cache version', async () => {
    const { get } = await openTestContent()
    const { cv } = (await get('stories')).body
    expect((await get('spaces/me', { version: 'published', cv: '1' })).body).toEqual({
      space: { id: 52681, name: 'Anlass', domain: 'http://localhost:3000/', version: cv, language_codes: ['de-at', 'fr-fr'] },
    })
  })

  it('has no experiments', async () => {
    const { get } = await openTestContent()
    expect((await get('experiments')).body).toEqual({ experiments: [], cv: expect.any(Number) })
  })
})

describe('datasources', () => {
  const openShipping = async () => {
    const content = await openTestContent()
    const { store } = content
    await store.putDatasource({
      slug: 'versand',
      name: 'Versandkosten',
      dimensions: [{ name: 'Österreich', entryValue: 'at' }],
      entries: [
        { name: 'karte', value: '4,90 €', dimensionValues: { at: '9,90 €' } },
        { name: 'brief', value: '1,00 €' },
      ],
    })
    await store.putDatasource({ slug: 'farben', name: 'Farben', entries: [{ name: 'rot', value: '#f00' }] })
    return content
  }

  it('are listed with their dimensions, and searched', async () => {
    const { get } = await openShipping()
    const { body, headers } = await get('datasources')
    expect(body).toEqual({
      datasources: [
        {
          id: expect.any(Number),
          slug: 'farben',
          name: 'Farben',
          dimensions: [],
          created_at: expect.any(String),
          updated_at: expect.any(String),
        },
        expect.objectContaining({
          slug: 'versand',
          dimensions: [expect.objectContaining({ name: 'Österreich', entry_value: 'at', datasource_id: body.datasources[1].id })],
        }),
      ],
      cv: expect.any(Number),
    })
    expect(headers.get('total')).toBe('2')
    expect((await get('datasources', { search: 'VERSAND' })).body.datasources).toHaveLength(1)
    expect((await get('datasources', { by_ids: `${body.datasources[0].id},7` })).body.datasources).toHaveLength(1)
  })

  it('are found by slug and by id', async () => {
    const { get } = await openShipping()
    const { id } = (await get('datasources/versand')).body.datasource
    expect((await get(`datasources/${id}`)).body.datasource.slug).toBe('versand')
  })

  it('give their entries in order, and what a dimension says', async () => {
    const { get } = await openShipping()
    const entries = async (query: Record<string, string>) => {
      const { body } = await get('datasource_entries', query)
      return body.datasource_entries.map(({ name, value, dimension_value }: Record<string, string>) => [name, value, dimension_value])
    }
    const plain = [
      ['karte', '4,90 €', null],
      ['brief', '1,00 €', null],
    ]
    expect(await entries({ datasource: 'versand' })).toEqual(plain)
    expect(await entries({ datasource: 'versand', dimension: 'at' })).toEqual([
      ['karte', '4,90 €', '9,90 €'],
      ['brief', '1,00 €', null],
    ])
    expect(await entries({ datasource: 'versand', dimension: 'ch' })).toEqual(plain)
    expect(await entries({ datasource: 'versand', per_page: '1', page: '2' })).toEqual([['brief', '1,00 €', null]])
    expect(await entries({ datasource: 'nirgends' })).toEqual([])
    expect(await entries({})).toHaveLength(3)
  })
})

describe('tags', () => {
  it('are counted over the stories that match', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'karten/a', { tags: ['Fest', 'Liebe'] })
    await publish(store, 'karten/b', { tags: ['Fest'] })
    await publish(store, 'rest', { tags: ['Fest'], fields: { title: 'x' } })
    await draft(store, 'entwurf', { tags: ['Neu'] })
    const tags = async (query: Record<string, string>) => {
      const { body, headers } = await get('tags', query)
      expect(headers.get('total')).toBe(String(body.tags.length))
      return body.tags.map(({ name, taggings_count }: { name: string; taggings_count: number }) => `${name} ${taggings_count}`)
    }

    expect(await tags({})).toEqual(['Fest 3', 'Liebe 1'])
    expect(await tags({ version: 'draft' })).toEqual(['Fest 3', 'Liebe 1', 'Neu 1'])
    expect(await tags({ starts_with: 'karten/' })).toEqual(['Fest 2', 'Liebe 1'])
    expect(await tags({ 'filter_query[title][in]': 'x' })).toEqual(['Fest 1'])
  })
})

describe('a database that is away', () => {
  it('is said with a status that clients try again after', async () => {
    const { delivery, errors, get } = await openTestContent()
    const { database } = delivery
    delivery.database = {
      ...database,
      get kysely(): never {
        throw new DatabaseAway('The database does not answer: connect ECONNREFUSED')
      },
    }
    const { status, headers, body } = await get('stories')
    expect([status, headers.get('retry-after'), body]).toEqual([503, '5', { error: expect.stringContaining('Try again') }])
    expect(errors.map(({ name }) => name)).toEqual(['DatabaseAway'])
    delivery.database = database
    expect((await get('stories')).status).toBe(200)
  })
})
