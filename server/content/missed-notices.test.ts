import { describe, expect, it } from 'vitest'
import type { Content } from './content.ts'
import type { ContentChange, ContentListener } from './content-change.ts'
import { embeddedContent } from './embedded-content.ts'
import { missedNotices } from './missed-notices.ts'
import { openTestContent, publish } from './test-content.ts'

/** A space whose changes are told, or not. */
async function openWatched(service: Partial<Content> = {}) {
  const { store, delivery } = await openTestContent()
  const told: ContentChange[] = []
  const content: Content = { ...embeddedContent(delivery), ...service }
  const announce: ContentListener = (change) => {
    told.push(change)
    notices.hear(change)
  }
  const notices = missedNotices({ readVersion: async () => store.version, content, announce })
  let isTelling = false
  store.onChange((change) => isTelling && notices.hear(change))
  return {
    store,
    delivery,
    ...notices,
    /** With a webhook that works, or does not. */
    async changing(tells: boolean, work: () => Promise<unknown>) {
      isTelling = tells
      await work()
      isTelling = false
    },
    /** Looks for the first time, of which there is a test of its own. */
    async lookFirst() {
      await notices.look()
      told.splice(0)
    },
    told: () => told.splice(0).map((change) => ('fullSlug' in change ? `${change.action} ${change.fullSlug}` : change.action)),
  }
}

describe('a change that hosted Storyblok has not told', () => {
  it('may be anything at the first look that is answered: pages may have been made before it', async () => {
    let isDown = true
    const { store, delivery, look, changing, told } = await openWatched({
      listLinks: async (query) => {
        if (isDown) throw new Error('down')
        return embeddedContent(delivery).listLinks(query)
      },
    })
    await expect(look()).rejects.toThrow('down')
    await changing(false, () => publish(store, 'anlass/neu'))
    isDown = false
    await look()
    expect(told()).toEqual(['release-merged'])
    await look()
    await look()
    expect(told()).toEqual([])
  })

  it('is told at the next look, whatever else was told: what was published, also again, moved or withdrawn', async () => {
    const { store, look, lookFirst, changing, told } = await openWatched()
    const [gone, moved, again] = [
      await publish(store, 'anlass/weg'),
      await publish(store, 'anlass/alt'),
      await publish(store, 'anlass/wieder'),
    ]
    await lookFirst()
    await changing(true, () => store.publishStory(again))
    await changing(false, async () => {
      await store.unpublishStory(gone)
      await store.moveStory(moved, { slug: 'neu' })
      await store.publishStory(again)
      await publish(store, 'anlass/jung')
    })
    expect(told()).toEqual([])
    await look()
    expect(told().sort()).toEqual(['moved anlass/neu', 'published anlass/jung', 'published anlass/wieder', 'unpublished anlass/weg'])
    await look()
    await look()
    expect(told()).toEqual([])
  })

  it('may be anything when no story shows it, and nothing was told', async () => {
    const { store, look, lookFirst, changing, told } = await openWatched()
    await publish(store, 'anlass/a')
    await lookFirst()
    const change = () => store.transaction(async ({ changes }) => void changes.push({ action: 'datasource-updated', slug: 'versand' }))
    await changing(false, change)
    await look()
    await look()
    expect(told()).toEqual(['release-merged'])
    await changing(true, change)
    await look()
    await look()
    expect(told()).toEqual([])
  })

  it('is still told after a look that failed', async () => {
    const { store, delivery } = await openTestContent()
    const told: ContentChange[] = []
    let isDown = false
    const readVersion = async () => {
      if (isDown) throw new Error('down')
      return store.version
    }
    const { look } = missedNotices({ readVersion, content: embeddedContent(delivery), announce: (change) => told.push(change) })
    await look()
    told.splice(0)
    await publish(store, 'anlass/neu')
    isDown = true
    await expect(look()).rejects.toThrow('down')
    isDown = false
    await look()
    expect(told).toMatchObject([{ action: 'published', fullSlug: 'anlass/neu', appears: true }])
  })

  it('is told when lists show it later than the version of the space, though it was told', async () => {
    const lists: Pick<Content, 'listStories' | 'listLinks'>[] = []
    const { store, delivery, look, lookFirst, changing, told } = await openWatched({
      listStories: (query) => (lists[0] ?? embeddedContent(delivery)).listStories(query),
      listLinks: (query) => (lists[0] ?? embeddedContent(delivery)).listLinks(query),
    })
    const story = await publish(store, 'anlass/a')
    await lookFirst()
    const [stories, links] = await Promise.all([
      embeddedContent(delivery).listStories({ perPage: 100 }),
      embeddedContent(delivery).listLinks(),
    ])
    await changing(true, () => store.publishStory(story))
    lists.push({ listStories: async () => stories, listLinks: async () => links })
    await look()
    expect(told()).toEqual([])
    lists.pop()
    await look()
    expect(told()).toEqual(['published anlass/a'])
    await look()
    expect(told()).toEqual([])
  })

  it('is not that everything was withdrawn, where a list of links comes empty', async () => {
    let isEmpty = false
    const { store, delivery, look, lookFirst, changing, told } = await openWatched({
      listLinks: async (query) => (isEmpty ? [] : embeddedContent(delivery).listLinks(query)),
    })
    const story = await publish(store, 'anlass/a')
    await lookFirst()
    await changing(false, () => store.publishStory(story))
    isEmpty = true
    await expect(look()).rejects.toThrow('The list of links lacks anlass/a, which is published.')
    expect(told()).toEqual([])
    isEmpty = false
    await look()
    expect(told()).toEqual(['published anlass/a'])
  })
})
