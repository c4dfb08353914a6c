import StoryblokClient from 'storyblok-js-client'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { clientContent } from './client-content.ts'
import { ContentUnavailable, type FindStoryOptions } from './content.ts'
import { embeddedContent } from './embedded-content.ts'
import { draft, openTestContent, publish, tokens } from './test-content.ts'

async function openShop() {
  const test = await openTestContent()
  return { ...test, content: embeddedContent(test.delivery) }
}

const link = (id: string) => ({ id, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: 'alt' })

const withoutMarks = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (field, inner) => (field === '_stopResolving' ? undefined : inner))

describe('embedded content', () => {
  it('finds a published story, or none', async () => {
    const { store, content } = await openShop()
    await publish(store, 'anlass/home', { name: 'Zuhause', fields: { title: 'Hallo' } })
    await draft(store, 'anlass/entwurf')

    expect(await content.findStory('anlass/home')).toMatchObject({
      name: 'Zuhause',
      full_slug: 'anlass/home',
      content: { component: 'page', title: 'Hallo' },
    })
    expect(await content.findStory('anlass/nirgends')).toBeUndefined()
    expect(await content.findStory('anlass/entwurf')).toBeUndefined()
    const entwurf = await content.findStory('anlass/entwurf', { version: 'draft' })
    expect(entwurf?.content._editable).toContain('#storyblok#')
  })

  it('shows a publish to the very next read', async () => {
    const { store, content } = await openShop()
    const id = await publish(store, 'home', { fields: { title: 'alt' } })
    const root = (await content.findStory('home'))?.content
    for (const title of ['neu', 'neuer', 'am neuesten']) {
      await store.saveDraft(id, { content: { ...root, title } })
      await store.publishStory(id)
      expect((await content.findStory('home'))?.content.title).toBe(title)
    }
    await store.unpublishStory(id)
    expect(await content.findStory('home')).toBeUndefined()
  })

  it('follows links to where their stories stand today', async () => {
    const { store, content } = await openShop()
    const id = await publish(store, 'ziel', { uuid: 'ziel' })
    await publish(store, 'home', { fields: { to: link('ziel') } })
    await store.moveStory(id, { slug: 'umgezogen' })
    expect((await content.findStory('home'))?.content.to).toMatchObject({ story: { full_slug: 'umgezogen' } })
  })

  it('is what the client makes of the same API over the network', async () => {
    const { store, content, api } = await openShop()
    await publish(store, 'ziel', { uuid: 'ziel', fields: { to: link('home') } })
    await publish(store, 'related', { uuid: 'related', fields: { to: link('ziel') } })
    const mark = { type: 'link', attrs: { href: '', uuid: 'ziel', linktype: 'story' } }
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ziel', marks: [mark] }] }] }
    const body = [
      { _uid: 'a', component: 'button', link: link('ziel') },
      { _uid: 'c', component: 'button', link: link('gone') },
      { _uid: 'd', component: 'button', link: { ...link(''), linktype: 'url' } },
      { _uid: 'b', component: 'text', text },
    ]
    const fields = { to: link('ziel'), body, related: 'related', several: ['related', 'ziel', 'gone'] }
    await publish(store, 'home', { uuid: 'home', fields: { ...fields, title__i18n__de_at: 'Jänner' } })
    const client = new StoryblokClient({
      accessToken: tokens.preview,
      endpoint: 'http://content.test/v2',
      rateLimit: 0,
      fetch: async (input, init) => api.fetch(new Request(input, init)),
    })
    const overNetwork = clientContent(client, { isOurs: true })

    const readings: FindStoryOptions[] = [
      {},
      { version: 'draft' },
      { language: 'de-at' },
      { resolveRelations: ['page.related'] },
      { resolveRelations: ['page.related', 'page.several'] },
      { resolveRelations: ['page.other'] },
    ]
    for (const options of readings) {
      const story = await content.findStory('home', options)
      expect(JSON.stringify(story)).toContain('"story":{')
      // The client marks with this what it has put into a link.
      expect(withoutMarks(story)).toEqual(withoutMarks(await overNetwork.findStory('home', options)))
    }
    const query = { bySlugs: ['home', 'ziel'] }
    const { stories } = await overNetwork.listStories(query)
    expect((await content.listStories(query)).stories).toEqual(withoutMarks(stories))
  })

  it('puts related stories in their places two levels deep, also when they refer to each other', async () => {
    const { store, content } = await openShop()
    await publish(store, 'a', { uuid: 'a', fields: { related: 'b' } })
    await publish(store, 'b', { uuid: 'b', fields: { related: ['a', 'gone'], to: link('a') } })
    const story = await content.findStory('a', { resolveRelations: ['page.related'] })
    const b = {
      full_slug: 'b',
      content: { related: [{ full_slug: 'a', content: { related: 'b' } }, 'gone'], to: { story: { full_slug: 'a' } } },
    }
    expect(story?.content.related).toMatchObject(b)
    expect(() => JSON.stringify(story)).not.toThrow()
  })

  it('answers slugs without a language, whatever language is read', async () => {
    const { store, content } = await openShop()
    await publish(store, 'ziel', { uuid: 'ziel' })
    await publish(store, 'home', { fields: { to: link('ziel'), related: 'ziel', title: 'Januar', title__i18n__de_at: 'Jänner' } })
    const story = await content.findStory('home', { language: 'de-at', resolveRelations: ['page.related'] })
    expect(story).toMatchObject({
      full_slug: 'home',
      lang: 'de-at',
      content: { title: 'Jänner', to: { story: { full_slug: 'ziel', url: 'ziel' } }, related: { full_slug: 'ziel' } },
    })
  })

  it('keeps a folder that has the name of a language, or of none', async () => {
    const { store, content } = await openShop()
    await publish(store, 'default/seite')
    await publish(store, 'de-at/seite')
    expect((await content.findStory('default/seite'))?.full_slug).toBe('default/seite')
    expect((await content.findStory('de-at/seite'))?.full_slug).toBe('de-at/seite')
    expect((await content.findStory('de-at/seite', { language: 'de-at' }))?.full_slug).toBe('de-at/seite')
  })

  it('lists stories', async () => {
    const { store, content } = await openShop()
    await publish(store, 'karten/a', { uuid: 'a', position: 1, fields: { title: 'A', body: [] } })
    await publish(store, 'karten/b', { uuid: 'b', position: 2, fields: { component: 'quote' } })
    await publish(store, 'home', { uuid: 'h', position: 3 })
    const slugs = async (query: Parameters<typeof content.listStories>[0]) => {
      const { stories, total } = await content.listStories(query)
      return [total, ...stories.map((story) => story.slug)]
    }

    expect(await slugs({ startsWith: 'karten/' })).toEqual([2, 'a', 'b'])
    expect(await slugs({ perPage: 1, page: 2 })).toEqual([3, 'b'])
    expect(await slugs({ filterQuery: { component: { in: 'page' } }, sortBy: 'name:desc' })).toEqual([2, 'home', 'a'])
    expect(await slugs({ byUuids: ['h', 'b'] })).toEqual([2, 'b', 'home'])
    expect(await slugs({ bySlugs: ['karten/*'] })).toEqual([2, 'a', 'b'])
    const { stories } = await content.listStories({ bySlugs: ['karten/a'], excludingFields: ['body'] })
    expect(stories[0]?.content).toEqual({ _uid: expect.any(String), component: 'page', title: 'A' })
  })

  it('lists all links, however many', async () => {
    const { store, content } = await openShop()
    for (let index = 0; index < 30; index += 1) await publish(store, `karten/k-${index}`)
    expect(await content.listLinks({ startsWith: 'karten/' })).toHaveLength(30)
    expect((await content.listLinks()).filter((link) => link.is_folder).map(({ slug }) => slug)).toEqual(['karten'])
  })

  it('lists the entries of a datasource, and none of one there is not', async () => {
    const { store, content } = await openShop()
    const dimensions = [{ name: 'Österreich', entryValue: 'at' }]
    await store.putDatasource({
      slug: 'versand',
      name: 'Versand',
      dimensions,
      entries: [{ name: 'karte', value: '4,90', dimensionValues: { at: '9,90' } }],
    })
    expect(await content.listDatasourceEntries('versand', 'at')).toEqual([
      { id: expect.any(Number), name: 'karte', value: '4,90', dimension_value: '9,90' },
    ])
    expect(await content.listDatasourceEntries('nirgends')).toEqual([])
  })

  it('does not leave the stories for slugs that no story has', async () => {
    const { content } = await openShop()
    const slugs = [
      '',
      '..',
      '../spaces/me',
      'a/../../links',
      './x',
      'a//b',
      '/x',
      'x?token=1#y',
      '%',
      '%00',
      '\ud800',
      '🎉',
      '/'.repeat(8192),
      'ä'.repeat(3000),
    ]
    for (const slug of slugs) expect([slug.slice(0, 20), await content.findStory(slug)]).toEqual([slug.slice(0, 20), undefined])
  })

  // The driver of PostgreSQL has timers of its own.
  it.skipIf(inject('postgres') !== undefined)('holds no read back, however many there are in a second', async () => {
    const { store, content } = await openShop()
    await publish(store, 'home')
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const reads = Array.from({ length: 200 }, () => content.findStory('home'))
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect((await Promise.all(reads)).every((story) => story?.slug === 'home')).toBe(true)
  })

  it('says that it is unavailable when the database fails', async () => {
    const { content, database } = await openShop()
    await database.kysely.schema.dropTable('story_contents').execute()
    const reading = content.findStory('home')
    await expect(reading).rejects.toThrow(ContentUnavailable)
    await expect(reading).rejects.toThrow(/^Story "home" could not be read: .*story_contents/)
  })
})
