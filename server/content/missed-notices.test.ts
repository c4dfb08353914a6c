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
    /** A change that no story shows. */
    changeDatasource: () => store.transaction(async ({ changes }) => void changes.push({ action: 'datasource-updated', slug: 'versand' })),
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

  it('is told at the next look, whatever else was told: what was published, also again, moved or withdrawn; others may be lost with it', async () => {
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
    expect(told()).toEqual(['release-merged'])
    await look()
    await look()
    expect(told()).toEqual([])
  })

  it('is not supposed where a notice came, be it after the look', async () => {
    const { store, look, lookFirst, changing, told, hear } = await openWatched()
    const [a, b] = [await publish(store, 'anlass/a'), await publish(store, 'anlass/b')]
    await lookFirst()
    await changing(true, () => store.publishStory(a))
    await changing(false, () => store.publishStory(b))
    await look()
    expect(told().sort()).toEqual(['published anlass/a', 'published anlass/b'])
    hear({ action: 'published', id: b, uuid: undefined, fullSlug: 'anlass/b' })
    await look()
    await look()
    expect(told()).toEqual([])
  })

  it('is told of the order of a folder, beside another that was told, by one of the stories in it', async () => {
    const { store, look, lookFirst, changing, told } = await openWatched()
    const [a, b] = [await publish(store, 'anlass/karten/a'), await publish(store, 'anlass/karten/b')]
    await lookFirst()
    const turn = async (first: number, second: number) => {
      await store.moveStory(first, { position: 10 })
      await store.moveStory(second, { position: 20 })
    }
    await changing(false, () => turn(b, a))
    await changing(true, () => publish(store, 'anlass/c'))
    await look()
    expect(told().sort()).toEqual([expect.stringMatching(/^moved anlass\/karten\/[ab]$/), 'published anlass/c'])
    await look()
    expect(told()).toEqual(['release-merged'])
    await changing(true, () => turn(a, b))
    await look()
    await look()
    expect(told()).toEqual([expect.stringMatching(/^moved anlass\/karten\/[ab]$/)])
  })

  it('is told when lists show it only after a later one that was told', async () => {
    const late: { id?: number; published_at?: string | null | undefined } = {}
    const { store, delivery, look, lookFirst, changing, told } = await openWatched({
      listLinks: async (query) => {
        const links = await embeddedContent(delivery).listLinks(query)
        return links.map((link) => (link.id === late.id ? { ...link, ...late } : link))
      },
    })
    const [a, b] = [await publish(store, 'anlass/a'), await publish(store, 'anlass/b')]
    await lookFirst()
    const links = await embeddedContent(delivery).listLinks({ withDates: true })
    Object.assign(late, { id: a, published_at: links.find(({ id }) => id === a)?.published_at })
    await changing(false, () => store.publishStory(a))
    await changing(true, () => store.publishStory(b))
    await look()
    expect(told()).toEqual(['published anlass/b'])
    delete late.id
    await look()
    expect(told()).toEqual(['published anlass/a', 'release-merged'])
  })

  it('may be anything when only what came after it was told', async () => {
    const { store, look, lookFirst, changing, changeDatasource, told } = await openWatched()
    await publish(store, 'anlass/a')
    await lookFirst()
    await changing(false, changeDatasource)
    await look()
    await changing(true, () => publish(store, 'anlass/b'))
    await look()
    expect(told()).toEqual(['published anlass/b', 'release-merged'])
    await look()
    expect(told()).toEqual([])
  })

  it('may be anything where a hundred were published at once, but what is gone is told by itself', async () => {
    const { store, look, lookFirst, changing, told } = await openWatched()
    const gone = await publish(store, 'anlass/weg')
    await lookFirst()
    await changing(false, async () => {
      for (let number = 1; number <= 100; number++) await publish(store, `anlass/${number}`)
      await store.unpublishStory(gone)
    })
    await look()
    await look()
    expect(told()).toEqual(['unpublished anlass/weg', 'release-merged'])
  })

  it('may be anything when no story shows it, and nothing was told', async () => {
    const { store, look, lookFirst, changing, changeDatasource, told } = await openWatched()
    await publish(store, 'anlass/a')
    await lookFirst()
    await changing(false, changeDatasource)
    await look()
    await look()
    expect(told()).toEqual(['release-merged'])
    await changing(true, changeDatasource)
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
    const lists: Pick<Content, 'listLinks'>[] = []
    const { store, delivery, look, lookFirst, changing, told } = await openWatched({
      listLinks: (query) => (lists[0] ?? embeddedContent(delivery)).listLinks(query),
    })
    const story = await publish(store, 'anlass/a')
    await lookFirst()
    const links = await embeddedContent(delivery).listLinks({ withDates: true })
    await changing(true, () => store.publishStory(story))
    lists.push({ listLinks: async () => links })
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
