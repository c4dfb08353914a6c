import { describe, expect, it } from 'vitest'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage as page } from '../../../tests/test-stories.ts'
import type { JsonObject } from '../blok-tree.ts'

describe('a story', () => {
  it('is made, read, changed, published, taken offline, deleted and brought back', async () => {
    const { manage, told, visit, admin } = await openStories()
    const made = await manage('POST', 'stories', {
      story: { name: 'Neu', slug: 'neu', content: { component: 'page', title: 'A', body: [] }, tag_list: ['x'] },
    })
    expect(made.status).toBe(201)
    const { id, uuid } = made.body.story
    expect(made.body.story).toMatchObject({
      name: 'Neu',
      full_slug: 'neu',
      published: false,
      unpublished_changes: null,
      tag_list: ['x'],
      last_author_id: admin.id,
    })
    expect(made.body.story.content._uid).toMatch(/^[\da-f-]{36}$/)
    expect(told()).toEqual(['drafted neu'])

    const changed = await manage('PUT', `stories/${id}`, { story: { content: page({ title: 'B' }) }, publish: 1 })
    expect(changed.body.story).toMatchObject({ uuid, published: true, unpublished_changes: false, content: { title: 'B' } })
    expect(told()).toEqual(['drafted neu', 'published neu'])

    const drafted = await manage('PUT', `stories/${id}`, { story: { content: page({ title: 'C' }) } })
    expect(drafted.body.story).toMatchObject({ published: true, unpublished_changes: true })
    expect((await manage('GET', `stories/${id}/unpublish`)).body.story.published).toBe(false)
    expect((await manage('GET', `stories/${id}/publish`)).body.story).toMatchObject({ published: true, unpublished_changes: false })
    expect(told()).toEqual(['drafted neu', 'unpublished neu', 'published neu'])

    expect((await manage('DELETE', `stories/${id}`)).body.story).toMatchObject({ id })
    expect((await manage('GET', `stories/${id}`)).status).toBe(404)
    expect((await manage('GET', 'stories?in_trash=true')).body.stories).toMatchObject([{ id, full_slug: 'neu' }])
    expect((await manage('GET', `stories/${id}/undelete`)).body.story).toMatchObject({ uuid, published: false, content: { title: 'C' } })
    expect(told()).toEqual(['deleted neu', 'drafted neu'])
    expect((await visit('/neu')).status).toBe(404)
  })

  it('drops the page that shoppers have when it is published', async () => {
    const { create, manage, visit, publishPage } = await openStories()
    await publishPage('anlass/home', {})
    const folder = (await manage('GET', 'stories?with_slug=anlass')).body.stories[0]
    const body = [headline('Erste')]
    const story = await create('seite', { parent_id: folder.id, content: page({ body }) })
    await manage('GET', `stories/${story.id}/publish`)
    expect((await visit('/seite')).text).toContain('Erste')
    await manage('PUT', `stories/${story.id}`, { story: { content: page({ body: [headline('Zweite')] }) }, publish: 1 })
    expect((await visit('/seite')).text).toContain('Zweite')
  })

  it('keeps what a save does not name', async () => {
    const { create, manage } = await openStories()
    const story = await create('a', { tag_list: ['x'], path: '/p', publish_at: '2030-01-01T10:00:00+02:00', position: 7 })
    const { body } = await manage('PUT', `stories/${story.id}`, { story: { name: 'Neu' } })
    expect(body.story).toMatchObject({
      name: 'Neu',
      slug: 'a',
      tag_list: ['x'],
      path: '/p',
      publish_at: '2030-01-01T08:00:00.000Z',
      position: 7,
    })
    const cleared = await manage('PUT', `stories/${story.id}`, { story: { path: null, publish_at: '', tag_list: [] } })
    expect(cleared.body.story).toMatchObject({ path: null, publish_at: null, tag_list: [] })
  })

  it('becomes the alternate of another, for readers of published content too', async () => {
    const { create, manage, told, studio } = await openStories()
    const [a, b] = [await create('a'), await create('b')]
    for (const { id } of [a, b]) await manage('GET', `stories/${id}/publish`)
    told()
    const { body } = await manage('PUT', `stories/${b.id}`, { story: { group_id: a.group_id } })
    expect(body.story).toMatchObject({ group_id: a.group_id, alternates: [{ id: a.id }] })
    expect(told()).toContain('published b')
    const read = JSON.parse((await studio('/v2/cdn/stories/a?token=public-token-of-tests')).text)
    expect(read.story.alternates).toMatchObject([{ id: b.id, full_slug: 'b' }])
  })

  it('names our own files by their path', async () => {
    const { create } = await openStories()
    const picture = { _uid: 'i', component: 'x', image: { filename: 'http://localhost:3001/f/1/2x2/abc/a.png' } }
    const story = await create('a', { content: page({ body: [picture] }) })
    expect(story.content.body[0].image.filename).toBe('/f/1/2x2/abc/a.png')
  })

  it('knows the folders above, its neighbours and the token of its preview', async () => {
    const { create, folder, manage } = await openStories()
    const { id: karten } = await folder('karten', { default_root: 'page' })
    const { id: hochzeit } = await folder('hochzeit', { parent_id: karten })
    const story = await create('rosen', { parent_id: hochzeit })
    expect(story.breadcrumbs.map(({ slug }: { slug: string }) => slug)).toEqual(['karten', 'hochzeit'])
    expect(story.parent).toMatchObject({ id: hochzeit, name: 'hochzeit' })
    expect(story.preview_token).toEqual({ token: expect.stringMatching(/^[\da-f]{40}$/), timestamp: expect.stringMatching(/^\d+$/) })
    expect((await manage('GET', `stories/${karten}`)).body.story).toMatchObject({ is_folder: true, default_root: 'page', content: {} })
  })
})

describe('a list of stories', () => {
  const many = Array.from({ length: 51 }, (_, index) => `x${index}`)

  it.each([
    ['', ['karten', 'karten/', 'karten/hochzeit', 'karten/hochzeit/rosen', 'start']],
    ['story_only=true', ['karten/', 'karten/hochzeit/rosen', 'start']],
    ['folder_only=1', ['karten', 'karten/hochzeit']],
    ['root_folders_only=1', ['karten']],
    ['with_parent=0', ['karten', 'start']],
    ['search=ROSE', ['karten/hochzeit/rosen']],
    ['text_search=duftend', ['karten/hochzeit/rosen']],
    ['starts_with=karten/h', ['karten/hochzeit', 'karten/hochzeit/rosen']],
    ['with_slug=start', ['start']],
    ['by_slugs=start,karten/hochzeit/*', ['karten/hochzeit/rosen', 'start']],
    ['by_slugs=karten', ['karten', 'karten/']],
    ['contain_component=page_headline', ['karten/hochzeit/rosen']],
    [`contain_component=${'quote,'.repeat(100)}page_headline`, ['karten/hochzeit/rosen']],
    ['with_tag=rot', ['karten/hochzeit/rosen']],
    ['is_published=true', ['start']],
    ['filter_query[title][in]=Rosen', ['karten/hochzeit/rosen']],
    ['mine=true', ['karten', 'karten/', 'karten/hochzeit', 'karten/hochzeit/rosen', 'start']],
    ['in_release=5', []],
    ['pinned=1', ['start']],
    ['scheduled_at_gt=2029-01-01', ['start']],
    ['reference_search=uuid-of-another', ['karten/hochzeit/rosen']],
  ])('is narrowed by %s', async (query, expected) => {
    const { create, folder, manage, slugs } = await openStories()
    const { id: karten } = await folder('karten')
    const { id: hochzeit } = await folder('hochzeit', { parent_id: karten })
    await create('x', { parent_id: karten, is_startpage: true })
    const body = [headline('Duftende Rosen'), { _uid: 'l', component: 'link', to: 'uuid-of-another' }]
    await create('rosen', { parent_id: hochzeit, tag_list: ['rot'], content: page({ title: 'Rosen', body }) })
    const start = await create('start', { pinned: true })
    await manage('GET', `stories/${start.id}/publish`)
    await manage('PUT', `stories/${start.id}`, { story: { publish_at: '2030-01-01T00:00:00Z' } })
    expect(((await slugs(query)) as string[]).toSorted()).toEqual(expected)
  })

  it('comes in pages, without the content', async () => {
    const { create, manage } = await openStories()
    for (const slug of ['a', 'b', 'c']) await create(slug)
    const { body, headers } = await manage('GET', 'stories?per_page=2&page=2')
    const chosen = await manage('GET', 'stories?per_page=2&page=2&contain_component=page&sort_by=slug:desc')
    expect([chosen.headers.get('total'), chosen.body.stories.map((story: JsonObject) => story.slug)]).toEqual(['3', ['a']])
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['3', '2'])
    expect(body.stories.map((story: JsonObject) => [story.slug, story.content, story.content_type])).toEqual([['c', undefined, 'page']])
  })

  it.each([
    ['per_page=0', 'per_page must be a whole number from 1'],
    ['per_page=-1', 'per_page must be a whole number from 1'],
    ['foo=1', 'Parameter(s) foo not allowed'],
    [`contain_component=${many.slice(0, 21)}`, 'contain_component has 21 components, and at most 20 are allowed'],
    [`text_search=${many.join('+')}`, 'text_search has 51 words, and at most 50 are allowed'],
  ])('answers 422 to %s', async (query, error) => {
    const { manage } = await openStories()
    const { status, body } = await manage('GET', `stories?${query}`)
    expect([status, body]).toEqual([422, { error }])
  })

  it('reads a thousand million per page as the most there can be', async () => {
    const { manage } = await openStories()
    expect((await manage('GET', 'stories?per_page=1000000000')).headers.get('per-page')).toBe('100')
  })

  it('takes a filter query that looks like SQL for text', async () => {
    const { create, slugs } = await openStories()
    await create('a')
    expect(await slugs(`filter_query[title][in]=${encodeURIComponent("x') or 1=1; drop table stories --")}`)).toEqual([])
    expect(await slugs('')).toEqual(['a'])
  })
})

describe('content that the blocks cannot draw', () => {
  const broken = page({
    title: '',
    body: [
      { _uid: 'x', component: 'page_headlin' },
      { ...headline('H'), headlineType: 'h9' },
    ],
  })

  it('is kept as a draft with its problems beside it, and refused on publish', async () => {
    const { create, manage, told } = await openStories()
    const story = await create('a', { content: broken })
    expect(story.problems).toEqual([
      { path: 'content', field: 'title', message: 'fehlt' },
      { path: 'body[0]', field: '', message: expect.stringContaining('page_headline') },
      { path: 'body[1]', field: 'headlineType', message: expect.any(String) },
    ])
    told()
    const refused = await manage('GET', `stories/${story.id}/publish`)
    expect([refused.status, refused.body.problems]).toEqual([422, story.problems])
    expect(refused.body.content).toHaveLength(3)
    expect(told()).toEqual([])

    const mended = await manage('PUT', `stories/${story.id}`, { story: { content: page() }, publish: 1 })
    expect([mended.status, mended.body.story.problems, mended.body.story.published]).toEqual([200, [], true])
  })

  it('is refused when it is broken in one country alone, in which case that is said', async () => {
    const { create, manage, store } = await openStories()
    const inAustria = { ...headline('Gut'), headline__i18n__de_at: 'lang '.repeat(100) }
    const story = await create('a', { content: page({ body: [inAustria] }) })
    const problem = { path: 'body[0]', field: 'headline', message: expect.stringMatching(/\(in de-at\)$/) }
    expect(story.problems).toEqual([problem])
    for (const refused of [
      await manage('GET', `stories/${story.id}/publish`),
      await manage('PUT', `stories/${story.id}`, { story: { name: 'b' }, publish: 1 }),
    ])
      expect([refused.status, refused.body.problems]).toEqual([422, [problem]])
    expect((await store.database.kysely.selectFrom('stories').select('published_at').executeTakeFirstOrThrow()).published_at).toBeNull()
    // A language that the space does not have is nobody's page.
    const content = page({ body: [{ ...headline('Gut'), headline__i18n__it: 'lang '.repeat(100) }] })
    expect((await manage('PUT', `stories/${story.id}`, { story: { content }, publish: 1 })).status).toBe(200)
  })

  it('is saved though its publishing is refused, so that nothing typed is lost', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a')
    const refused = await manage('PUT', `stories/${id}`, { story: { content: broken }, publish: 1 })
    expect(refused.status).toBe(422)
    expect((await manage('GET', `stories/${id}`)).body.story).toMatchObject({ content: { title: '' }, published: false })
  })

  it('is no story’s at all without a root blok, or 10,000 levels deep', async () => {
    const { manage, slugs } = await openStories()
    const send = (content: string) => manage('POST', 'stories', `{"story":{"name":"a","slug":"a","content":${content}}}`)
    expect((await send('"text"')).body).toEqual({ content: [expect.stringContaining('not an object')] })
    expect((await send('{}')).body).toEqual({ content: [expect.stringContaining('no component')] })
    const deep = await send(`${'{"_uid":"a","component":"page","body":['.repeat(10_000)}${']}'.repeat(10_000)}`)
    expect([deep.status, deep.body]).toEqual([422, { error: expect.stringContaining('levels deep') }])
    expect(await slugs('')).toEqual([])
  })

  it('is asked for in no language, for stories are published in all of them', async () => {
    const { create, manage } = await openStories()
    const { id } = await create('a')
    const asked = [
      await manage('GET', `stories/${id}/publish?lang=fr`),
      await manage('GET', `stories/${id}/unpublish?lang=fr`),
      await manage('PUT', `stories/${id}?lang=fr`, { story: {} }),
    ]
    for (const { status, body } of asked) expect([status, Object.keys(body)]).toEqual([422, ['lang']])
  })
})
