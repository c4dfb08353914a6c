/** What the vendor's own client, unmodified, needs from our Delivery API: one test for each point it depends on. */
import StoryblokClient from 'storyblok-js-client'
import { describe, expect, it } from 'vitest'
import { draft, openTestContent, publish, tokens } from './test-content.ts'

async function openClient() {
  const content = await openTestContent()
  const requests: { url: URL; response: Response }[] = []
  const client = new StoryblokClient({
    accessToken: tokens.preview,
    endpoint: 'http://content.test/v2',
    rateLimit: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const response = await content.api.fetch(request)
      requests.push({ url: new URL(request.url), response: response.clone() })
      return response
    },
  })
  return { ...content, client, requests }
}

const link = (id: string) => ({ id, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: 'alt' })

describe('storyblok-js-client', () => {
  it('1: reads JSON from every answer, and the sentence of a 404 from its array', async () => {
    const { client } = await openClient()
    await expect(client.getStory('nirgends', {})).rejects.toMatchObject({ status: 404, message: 'This record could not be found' })
    await expect(client.get('cdn/nothing', {})).rejects.toMatchObject({ status: 404, message: 'This record could not be found' })
    await expect(client.getStories({ token: 'wrong' })).rejects.toMatchObject({ status: 401, message: 'Unauthorized' })
    await expect(client.getStories({ sort_by: 'x:asc' })).rejects.toMatchObject({ status: 422 })
    await expect(client.post('cdn/stories', {})).rejects.toMatchObject({ status: 405 })
  })

  it('1: reads umlauts and emoji as they were written', async () => {
    const { client, store } = await openClient()
    await publish(store, 'grüße', { fields: { title: 'Grüße 🎉 – „schön“' } })
    expect((await client.getStory('grüße', {})).data.story.content.title).toBe('Grüße 🎉 – „schön“')
  })

  it('2: sends token, version and cache version to every route', async () => {
    const { client, store, requests } = await openClient()
    await publish(store, 'home')
    await store.putDatasource({ slug: 'farben', name: 'Farben', entries: [] })
    await client.getStories({})
    for (const route of [
      'stories/home',
      'links',
      'spaces/me',
      'datasources',
      'datasources/farben',
      'datasource_entries',
      'tags',
      'experiments',
    ]) {
      for (const version of ['published', 'draft'] as const) await client.get(`cdn/${route}`, { version })
    }
    expect(requests.map(({ response }) => response.status)).toEqual(requests.map(() => 200))
    for (const { url } of requests.slice(1)) expect([...url.searchParams.keys()].toSorted()).toEqual(['cv', 'token', 'version'])
  })

  it('3: pages through every list by its total', async () => {
    const { client, store } = await openClient()
    for (let index = 0; index < 7; index += 1) await publish(store, `s-${index}`, { tags: [`t-${index}`] })
    const entries = Array.from({ length: 7 }, (_, index) => ({ name: `e-${index}`, value: '' }))
    await store.putDatasource({ slug: 'sieben', name: 'Sieben', entries })

    const stories = await client.getAll('cdn/stories', { per_page: 3 })
    expect(new Set(stories.map(({ slug }) => slug)).size).toBe(7)
    expect(await client.getAll('cdn/links', { per_page: 3 })).toHaveLength(7)
    expect(await client.getAll('cdn/datasource_entries', { per_page: 3, datasource: 'sieben' })).toHaveLength(7)
    expect(await client.getAll('cdn/datasources', { per_page: 3 })).toHaveLength(1)
    expect(await client.getAll('cdn/tags', { per_page: 3 })).toHaveLength(7)
    expect(await client.getStories({ per_page: 3, page: 2 })).toMatchObject({ total: 7, perPage: 3 })
  })

  it('4: learns another cache version with every publish', async () => {
    const { client, store } = await openClient()
    const id = await publish(store, 'home')
    const versions: number[] = []
    for (let times = 0; times < 3; times += 1) {
      versions.push((await client.getStory('home', {})).data.cv)
      await store.publishStory(id)
    }
    expect(versions.every(Number.isInteger)).toBe(true)
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    expect(client.cacheVersion()).toBe(versions.at(-1))
  })

  it('5: puts related stories into their places, two levels deep', async () => {
    const { client, store } = await openClient()
    await publish(store, 'verlag', { uuid: 'verlag' })
    await publish(store, 'autorin', { uuid: 'autorin', fields: { component: 'author', publisher: 'verlag' } })
    await publish(store, 'home', { fields: { authors: ['autorin', 'fehlt'] } })
    const { data } = await client.getStory('home', { resolve_relations: ['page.authors', 'author.publisher'] })
    const [author, missing] = data.story.content.authors
    expect([author.slug, author.content.publisher.slug, missing]).toEqual(['autorin', 'verlag', 'fehlt'])
  })

  it('6: puts linked stories beside their links, in fields and in rich text', async () => {
    const { client, store } = await openClient()
    await publish(store, 'ziel/neu', { uuid: 'ziel' })
    const marks = [{ type: 'link', attrs: { href: '/alt', uuid: 'ziel', linktype: 'story' } }]
    await publish(store, 'home', { fields: { to: link('ziel'), text: { type: 'doc', content: [{ type: 'text', text: 'x', marks }] } } })
    for (const resolve_links of ['url', 'link', 'story', '1'] as const) {
      const { content } = (await client.getStory('home', { resolve_links })).data.story
      expect(content.to.story.full_slug).toBe('ziel/neu')
      expect(content.text.content[0].marks[0].attrs.story.full_slug).toBe('ziel/neu')
    }
  })

  it('7: fetches more relations than fifty by their uuids, fifty at a time', async () => {
    const { client, store, requests } = await openClient()
    const uuids = Array.from({ length: 70 }, () => crypto.randomUUID())
    for (const uuid of uuids) await publish(store, uuid, { uuid })
    await publish(store, 'home', { fields: { all: uuids } })

    const { data } = await client.getStory('home', { resolve_relations: 'page.all' })
    expect(data.story.content.all.map(({ uuid }: { uuid: string }) => uuid)).toEqual(uuids)
    const batches = requests.map(({ url }) => url.searchParams.get('by_uuids')?.split(',').length)
    expect(batches).toEqual([undefined, 50, 20])

    const ordered = await client.getStories({ by_uuids_ordered: uuids.slice(0, 50).join(','), per_page: 50 })
    expect(ordered.data.stories.map(({ uuid }) => uuid)).toEqual(uuids.slice(0, 50))
  })

  it('8: filters by nested brackets, alternatives too', async () => {
    const { client, store } = await openClient()
    await publish(store, 'a', { position: 1, fields: { colour: 'rot' } })
    await publish(store, 'b', { position: 2, fields: { colour: 'blau', shape: 'rund, groß' } })
    await publish(store, 'c', { position: 3 })
    const slugs = async (filter_query: object) => (await client.getStories({ filter_query })).data.stories.map(({ slug }) => slug)

    expect(await slugs({ colour: { in: 'rot,blau' } })).toEqual(['a', 'b'])
    expect(await slugs({ shape: { like: '*, groß' } })).toEqual(['b'])
    expect(await slugs({ shape: { like: 'rund*' }, colour: { in: 'blau' } })).toEqual(['b'])
    expect(await slugs({ __or: [{ colour: { in: 'rot' } }, { shape: { like: 'rund*' } }] })).toEqual(['a', 'b'])
  })

  it('9: names a story by slug, encoded slug, slug with a slash behind, id and uuid', async () => {
    const { client, store } = await openClient()
    const uuid = crypto.randomUUID()
    const id = await publish(store, 'karten/zur hochzeit', { uuid })
    const names = ['karten/zur hochzeit', 'karten%2Fzur%20hochzeit', 'karten/zur hochzeit/', String(id)]
    for (const name of names) expect((await client.getStory(name, {})).data.story.id).toBe(id)
    expect((await client.getStory(uuid, { find_by: 'uuid' })).data.story.id).toBe(id)
    expect((await client.getStories({})).data.stories).toHaveLength(1)
    expect((await client.get('cdn/stories/', {})).data.stories).toHaveLength(1)
  })

  it('10: says yes and no as words and as digits', async () => {
    const { client, store } = await openClient()
    await publish(store, 'karten/start', { isStartpage: true })
    await publish(store, 'home')
    const slugs = async (is_startpage: unknown) => {
      const { data } = await client.get('cdn/stories', JSON.parse(JSON.stringify({ is_startpage })))
      return data.stories.map((story: { full_slug: string }) => story.full_slug)
    }
    for (const yes of [true, 1]) expect(await slugs(yes)).toEqual(['karten/'])
    for (const no of [false, 0]) expect(await slugs(no)).toEqual(['home'])
  })

  it('11: may be a browser on any site, and read the paging there', async () => {
    const { client, requests } = await openClient()
    await client.getStories({})
    const headers = requests[0]?.response.headers
    expect(headers?.get('access-control-allow-origin')).toBe('*')
    expect(headers?.get('access-control-expose-headers')?.split(',')).toEqual(expect.arrayContaining(['total', 'per-page']))
    expect(headers?.get('access-control-allow-credentials')).toBeNull()
  })

  it('13: is answered at once without a cache version, with an old one and with the present one', async () => {
    const { client, store, requests } = await openClient()
    await publish(store, 'home', { fields: { to: link('x') } })
    const { cv } = (await client.getStory('home', { resolve_links: 'url' })).data
    for (const sent of [1, cv]) await client.getStory('home', { cv: sent })
    expect(requests.map(({ response }) => response.status)).toEqual([200, 200, 200])
  })

  it('14: is told of no rate limit', async () => {
    const { client, requests } = await openClient()
    await client.getStories({})
    expect([...(requests[0]?.response.headers.keys() ?? [])].filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
  })

  it('R7.19 reads lists and single stories with every parameter and part of the answer', async () => {
    const { client, store } = await openClient()
    await publish(store, 'verlag', { uuid: 'verlag' })
    await publish(store, 'karten/a', {
      uuid: 'a',
      position: 1,
      fields: { publisher: 'verlag', to: link('verlag'), title: 'A', title__i18n__de_at: 'A!' },
    })
    await publish(store, 'karten/b', { uuid: 'b', position: 2 })
    await draft(store, 'karten/c', { uuid: 'c', position: 3 })

    const resolving = { resolve_relations: 'page.publisher', resolve_links: 'url', language: 'de-at' } as const
    const list = await client.getStories({
      ...resolving,
      per_page: 1,
      page: 1,
      by_uuids: 'a,b,c',
      starts_with: 'karten/',
      version: 'published',
      cv: 1,
    })
    expect([list.total, list.perPage, list.data.stories.length]).toEqual([2, 1, 1])
    const { data } = await client.getStory('karten/a', { ...resolving, version: 'draft' })
    expect(data).toMatchObject({ cv: expect.any(Number), rels: [{ uuid: 'verlag' }], links: [{ uuid: 'verlag' }] })
    expect(data.story.content).toMatchObject({ title: 'A!', publisher: { slug: 'verlag' }, to: { story: { full_slug: 'de-at/verlag' } } })
  })
})
