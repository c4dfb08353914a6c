import { describe, expect, it } from 'vitest'
import { countingTurns } from '../../tests/counting-turns.ts'
import type { ContentChange } from './content-change.ts'
import { type Seed, seedContent } from './seed-content.ts'
import type { SeedStory } from './seed-story.ts'
import { assetId, storyUuid } from './story-uuid.ts'
import { openTestContent } from './test-content.ts'

const home: SeedStory = { fullSlug: 'anlass/home', name: 'Start', content: { _uid: 'h', component: 'page', title: 'Willkommen' } }
const wedding: SeedStory = {
  fullSlug: 'anlass/karten/hochzeit',
  name: 'Hochzeit',
  content: { _uid: 'w', component: 'page', home: storyUuid('anlass/home') },
  tags: ['Liebe'],
  position: 2,
  path: '/hochzeitskarten',
  meta: { priority: 1 },
}
const cards: SeedStory = { fullSlug: 'anlass/karten', name: 'Karten', content: { _uid: 'k', component: 'page' }, isStartpage: true }
const folder: SeedStory = { fullSlug: 'anlass/karten', name: 'Unsere Karten', isFolder: true }
const shipping = {
  slug: 'versand',
  name: 'Versand',
  dimensions: [{ name: 'AT', entryValue: 'at' }],
  entries: [{ name: 'a', value: '1', dimensionValues: { at: '2' } }],
}
const rose = { filename: '/f/1/rose.svg', contentType: 'image/svg+xml', contentLength: 812, hash: 'a1', alt: 'Rose' }

const seed: Seed = { stories: [home, wedding, cards, folder], datasources: [shipping], assets: [rose] }
const withStory = (story: SeedStory): Seed => ({
  ...seed,
  stories: seed.stories.map((old) => (old.fullSlug === story.fullSlug ? story : old)),
})
const none = { created: 0, updated: 0, kept: 0, unchanged: 0 }

describe('seedContent', () => {
  it('publishes the stories, in the folders they need, with uuids known beforehand', async () => {
    const { store, get, slugs } = await openTestContent()
    expect(await seedContent(store, seed)).toEqual({ ...none, created: 6 })

    expect(await slugs()).toEqual(['anlass/home', 'anlass/karten/', 'anlass/karten/hochzeit'])
    const { story } = (await get('stories/anlass/karten/hochzeit', { resolve_relations: 'page.home' })).body
    expect(story).toMatchObject({
      uuid: storyUuid('anlass/karten/hochzeit'),
      tag_list: ['Liebe'],
      position: 2,
      path: '/hochzeitskarten',
      meta_data: { priority: 1 },
    })
    expect((await get('stories/anlass/karten/hochzeit', { resolve_relations: 'page.home' })).body.rels[0].full_slug).toBe('anlass/home')
    expect((await get('stories/anlass/karten')).body.story.uuid).toBe(storyUuid('anlass/karten/'))
    const names = Object.values<{ slug: string; name: string }>((await get('links')).body.links).map(({ slug, name }) => [slug, name])
    expect(names).toContainEqual(['anlass', 'anlass'])
    expect(names).toContainEqual(['anlass/karten', 'Unsere Karten'])
    expect((await get('datasource_entries', { datasource: 'versand', dimension: 'at' })).body.datasource_entries).toMatchObject([
      { dimension_value: '2' },
    ])
    expect((await get('assets/me', { filename: '/f/1/rose.svg' })).body.asset).toMatchObject({ id: assetId('/f/1/rose.svg'), alt: 'Rose' })
  })

  it('changes nothing when it runs again', async () => {
    const { store, get } = await openTestContent()
    await seedContent(store, seed)
    const before = (await get('stories')).body
    const heard: ContentChange[] = []
    store.onChange((change) => heard.push(change))
    expect(await seedContent(store, seed)).toEqual({ ...none, unchanged: 6 })
    expect([(await get('stories')).body, heard]).toEqual([before, []])
  })

  it('leaves others their turn while it compares', async () => {
    const { store } = await openTestContent()
    await seedContent(store, seed)
    const { result, turns } = await countingTurns(() => seedContent(store, seed))
    expect(turns).toBeGreaterThanOrEqual(result.unchanged)
  })

  it('brings what has changed in the seed, and keeps its ids', async () => {
    const { store, get } = await openTestContent()
    await seedContent(store, seed)
    const { id } = (await get('stories/anlass/karten/hochzeit')).body.story
    const newer = {
      ...wedding,
      name: 'Hochzeiten',
      position: 7,
      tags: [],
      path: undefined,
      content: { _uid: 'w', component: 'page', title: 'Neu' },
    }
    const next = { ...withStory(newer), datasources: [{ ...shipping, name: 'Porto' }], assets: [{ ...rose, alt: 'Rosen' }] }
    expect(await seedContent(store, next)).toEqual({ ...none, updated: 3, unchanged: 3 })

    const { story } = (await get('stories/anlass/karten/hochzeit')).body
    expect(story).toMatchObject({ id, name: 'Hochzeiten', position: 7, tag_list: [], path: null, content: { title: 'Neu' } })
    expect((await get('datasources/versand')).body.datasource.name).toBe('Porto')
    expect(await seedContent(store, next)).toEqual({ ...none, unchanged: 6 })
  })

  it.each([
    ['saved a draft', (store, id) => store.saveDraft(id, { content: { _uid: 'h', component: 'page', title: 'Servus' } })],
    ['renamed it', (store, id) => store.saveDraft(id, { name: 'Anfang' })],
    ['tagged it', (store, id) => store.saveDraft(id, { tags: ['neu'] })],
    ['moved it', (store, id) => store.moveStory(id, { slug: 'start' })],
    ['unpublished it', (store, id) => store.unpublishStory(id)],
    ['deleted it', (store, id) => store.deleteStory(id)],
  ] satisfies [string, (store: Awaited<ReturnType<typeof openTestContent>>['store'], id: number) => Promise<void>][])(
    'leaves a story alone once an editor has %s',
    async (_name, edit) => {
      const { store, get } = await openTestContent()
      await seedContent(store, seed)
      await edit(store, (await get('stories/anlass/home')).body.story.id)
      const before = (await get('stories', { version: 'draft' })).body

      const newer = withStory({ ...home, name: 'Neuer Start', content: { _uid: 'h', component: 'page', title: 'Neu' } })
      expect(await seedContent(store, newer)).toEqual({ ...none, kept: 1, unchanged: 5 })
      expect(await seedContent(store, seed)).toEqual({ ...none, unchanged: 6 })
      expect((await get('stories', { version: 'draft' })).body).toEqual(before)
    },
  )

  it('leaves a story alone that was published with an editor’s change', async () => {
    const { store, get } = await openTestContent()
    await seedContent(store, seed)
    const { id } = (await get('stories/anlass/home')).body.story
    await store.saveDraft(id, { content: { _uid: 'h', component: 'page', title: 'Servus' } })
    await store.publishStory(id)
    await seedContent(store, withStory({ ...home, name: 'Neuer Start' }))
    expect((await get('stories/anlass/home')).body.story).toMatchObject({ name: 'Start', content: { title: 'Servus' } })
  })

  it('leaves an editor’s story alone that stands where a new seed would', async () => {
    const { store, get } = await openTestContent()
    await store.createStory({ name: 'Mein Anlass', slug: 'anlass', content: { _uid: 'm', component: 'page' } })
    const count = await seedContent(store, seed)
    expect(count).toEqual({ ...none, created: 2, kept: 4 })
    expect(Object.keys((await get('links', { version: 'draft' })).body.links)).toHaveLength(1)
  })

  it('makes a folder again for a new story when an editor has moved the old one', async () => {
    const { store, get } = await openTestContent()
    await seedContent(store, { ...seed, stories: [home] })
    const links = Object.values<{ id: number; slug: string }>((await get('links')).body.links)
    await store.moveStory(links.find(({ slug }) => slug === 'anlass')?.id ?? 0, { slug: 'verschoben' })
    expect(await seedContent(store, { ...seed, stories: [home, wedding] })).toMatchObject({ created: 1 })
    expect((await get('stories/anlass/karten/hochzeit')).status).toBe(200)
    expect((await get('stories/verschoben/home')).status).toBe(200)
  })

  it('leaves a draft unpublished, and one that an editor has changed alone', async () => {
    const { store, get, slugs } = await openTestContent()
    const template = { ...home, isDraft: true }
    await seedContent(store, { ...seed, stories: [template] })
    const newer = { ...template, content: { _uid: 'h', component: 'page', title: 'Neu' } }
    expect(await seedContent(store, { ...seed, stories: [newer] })).toMatchObject({ updated: 1 })
    expect([await slugs(), await slugs({ version: 'draft' })]).toEqual([[], ['anlass/home']])
    await store.saveDraft((await get('stories/anlass/home', { version: 'draft' })).body.story.id, { name: 'Meine Vorlage' })
    expect(await seedContent(store, { ...seed, stories: [template] })).toMatchObject({ updated: 0, kept: 1 })
  })

  it('seeds everything or nothing', async () => {
    const { store, slugs } = await openTestContent()
    const broken = { fullSlug: 'anlass/kaputt', name: 'Kaputt', content: { _uid: 'x' } }
    await expect(seedContent(store, { ...seed, stories: [home, broken] })).rejects.toThrow('The content has no component')
    expect(await slugs({ version: 'draft' })).toEqual([])
  })
})
