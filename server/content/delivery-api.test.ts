import { describe, expect, it } from 'vitest'
import { draft, openTestContent, publish, tokens } from './test-content.ts'

describe('the tokens', () => {
  it('show published stories to the public token, and drafts to the preview token only', async () => {
    const { store, get } = await openTestContent()
    await draft(store, 'entwurf')
    const asked = { version: 'draft' }

    expect((await get('stories/entwurf', { ...asked, token: tokens.preview })).status).toBe(200)
    const refused = await get('stories/entwurf', { ...asked, token: tokens.public })
    expect(refused.status).toBe(401)
    expect(refused.body).toEqual({ error: 'Unauthorized' })
    expect((await get('stories', { token: tokens.public })).status).toBe(200)
  })

  it('are asked for everywhere, before anything else is looked at', async () => {
    const { api } = await openTestContent()
    for (const path of ['stories', 'stories/x?foo=1', 'links', 'spaces/me', 'datasources', 'tags', 'nothing']) {
      expect((await api.request(`/v2/cdn/${path}`)).status).toBe(401)
      expect((await api.request(`/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=wrong`)).status).toBe(401)
    }
  })

  it('do not let the public token see drafts in the list of links', async () => {
    const { store, get } = await openTestContent()
    await draft(store, 'entwurf')
    await publish(store, 'offen')
    const linksFor = async (token: string) =>
      Object.values<{ slug: string }>((await get('links', { token })).body.links).map(({ slug }) => slug)

    expect(await linksFor(tokens.public)).toEqual(['offen'])
    expect(await linksFor(tokens.preview)).toEqual(['entwurf', 'offen'])
  })
})

describe('errors', () => {
  it('are a list of one sentence for what is not there', async () => {
    const { get } = await openTestContent()
    for (const path of ['stories/nirgends', 'stories/12345', 'links/nirgends', 'datasources/nirgends', 'nothing', 'spaces/2', '']) {
      const answer = await get(path)
      expect([path, answer.status, answer.body]).toEqual([path, 404, ['This record could not be found']])
    }
  })

  it('name the parameters that stories do not have', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home')

    const list = await get('stories', 'foo=1&bar[baz]=2&per_page=3')
    expect([list.status, list.body]).toEqual([422, { error: 'Parameter(s) foo, bar not allowed' }])
    const single = await get('stories/home', { is_startpage: '1' })
    expect([single.status, single.body]).toEqual([422, { error: 'Parameter(s) is_startpage not allowed' }])
  })

  it('answer 405 in JSON to anything but reading', async () => {
    const { api } = await openTestContent()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await api.request('/v2/cdn/stories?token=x', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      expect(await response.json()).toHaveProperty('error')
    }
  })

  it('of our own making are told to us, and answered without details', async () => {
    const { api, database, errors } = await openTestContent()
    await database.kysely.schema.dropTable('story_contents').execute()
    const response = await api.request(`/v2/cdn/stories?token=${tokens.preview}`)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'Internal Server Error' })
    expect(errors.map((error) => error.message)).toEqual([expect.stringContaining('story_contents')])
  })
})

describe('caching', () => {
  it('answers 304 to a reader who has the present content, and 200 after the next publish', async () => {
    const { api, store } = await openTestContent()
    const id = await publish(store, 'home')
    const ask = (etag?: string) =>
      api.request(`/v2/cdn/stories/home?token=${tokens.public}`, { headers: etag ? { 'if-none-match': etag } : {} })

    const etag = (await ask()).headers.get('etag') ?? ''
    const unchanged = await ask(etag)
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('access-control-allow-origin')).toBe('*')
    await store.publishStory(id)
    expect((await ask(etag)).status).toBe(200)
  })

  it('lets only the address with the present cache version be kept, and drafts never', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home')
    const { cv } = (await get('stories/home')).body
    const cacheControl = async (query: Record<string, string>) => (await get('stories/home', query)).headers.get('cache-control')

    expect(await cacheControl({ cv: String(cv) })).toBe('public, max-age=0, s-maxage=604800')
    expect(await cacheControl({})).toBe('public, no-cache')
    expect(await cacheControl({ cv: '1' })).toBe('public, no-cache')
    expect(await cacheControl({ version: 'draft', cv: String(cv) })).toBe('private, no-store')
  })
})

describe('HEAD and OPTIONS', () => {
  it('answer the headers of the list without a body', async () => {
    const { api, store } = await openTestContent()
    await publish(store, 'home')
    const response = await api.request(`/v2/cdn/stories?token=${tokens.public}`, { method: 'HEAD' })
    expect([response.status, response.headers.get('total'), await response.text()]).toEqual([200, '1', ''])
  })

  it('let a browser of any site ask', async () => {
    const { api } = await openTestContent()
    const headers = {
      origin: 'https://example.org',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'content-type',
    }
    const response = await api.request('/v2/cdn/stories', { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('bad input', () => {
  it('refuses pages that are none, and reads more than the most as the most', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'home')
    for (const query of ['per_page=0', 'per_page=-1', 'per_page=all', 'per_page=1e3', 'page=0', 'page=-1', 'page=1.5']) {
      expect([query, (await get('stories', query)).status]).toEqual([query, 422])
    }
    expect((await get('stories', { per_page: '1000000000' })).headers.get('per-page')).toBe('100')
    const far = await get('stories', { page: '999999999999999' })
    expect([far.status, far.body.stories, far.headers.get('total')]).toEqual([200, [], '1'])
  })

  it.each([
    ['a path that leaves the stories', 'stories/../stories/../etc/passwd', 404],
    ['the same, encoded', 'stories/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404],
    ['a zero byte', 'stories/home%00', 404],
    ['an emoji', `stories/${encodeURIComponent('🎉')}`, 404],
    ['3,000 characters', `stories/${'ä'.repeat(3000)}`, 414],
    ['3,000 letters', `stories/${'a'.repeat(3000)}`, 404],
    ['8 kB of slashes', `stories/${'/'.repeat(8192)}`, 200],
    ['8 kB of slashes with a letter behind', `stories/${'/'.repeat(8192)}x`, 404],
    ['a broken percent-encoding', 'stories/%E0%A4%A', 400],
    ['half of an encoding', 'stories/%', 400],
    ['20 kB', `stories/${'a'.repeat(20_000)}`, 414],
  ])('answers %s in JSON', async (_name, path, status) => {
    const { store, get } = await openTestContent()
    await publish(store, 'home')
    expect((await get(path)).status).toBe(status)
  })

  it('finds what is named with an emoji or an umlaut', async () => {
    const { store, get } = await openTestContent()
    await publish(store, 'feste/🎉-äöü')
    expect((await get(`stories/feste/${encodeURIComponent('🎉-äöü')}`)).status).toBe(200)
  })

  it('takes SQL as text like any other', async () => {
    const { store, get, slugs } = await openTestContent()
    const attack = `x') or 1=1; drop table stories; --`
    await publish(store, 'home', { fields: { title: attack }, tags: [attack] })
    await publish(store, 'andere')

    expect(await slugs({ 'filter_query[title][in]': attack })).toEqual(['home'])
    expect(await slugs({ with_tag: attack })).toEqual(['home'])
    for (const name of ['search_term', 'starts_with', 'by_slugs', 'by_uuids', 'by_uuids_ordered', 'by_ids', 'content_type']) {
      expect([name, (await get('stories', { [name]: `'; delete from stories; --` })).body.stories]).toEqual([name, []])
    }
    for (const name of [
      `filter_query[a' or 1=1 --][in]`,
      `filter_query[x"y][in]`,
      'filter_query[x][drop]',
      'filter_query[x]',
      'filter_query',
    ]) {
      expect([name, [200, 422]]).toEqual([name, expect.arrayContaining([(await get('stories', { [name]: '1' })).status])])
    }
    expect((await get('stories', { sort_by: 'name;drop table stories' })).status).toBe(422)
    expect((await slugs()).toSorted()).toEqual(['andere', 'home'])
  })

  it('names the version that it does not know', async () => {
    const { get } = await openTestContent()
    expect((await get('stories', { version: 'latest' })).body).toEqual({ error: 'version must be draft or published' })
  })
})
