import { describe, expect, it } from 'vitest'
import type { ContentChange } from './content-change.ts'
import { embeddedContent } from './embedded-content.ts'
import { missedNotices } from './missed-notices.ts'
import { openTestContent, publish } from './test-content.ts'

/** A space whose changes are told, or not. */
async function openWatched() {
  const { store, delivery } = await openTestContent()
  const told: ContentChange[] = []
  const content = embeddedContent(delivery)
  const notices = missedNotices({ readVersion: async () => store.version, content, announce: (change) => told.push(change) })
  let isTelling = false
  store.onChange((change) => isTelling && notices.hear(change))
  return {
    store,
    ...notices,
    /** With a webhook that works, or does not. */
    async changing(tells: boolean, work: () => Promise<unknown>) {
      isTelling = tells
      await work()
      isTelling = false
    },
    told: () => told.splice(0).map((change) => ('fullSlug' in change ? `${change.action} ${change.fullSlug}` : change.action)),
  }
}

describe('a change that hosted Storyblok has not told', () => {
  it('is told at the next look, whatever else was told: what was published, also again, moved or withdrawn', async () => {
    const { store, look, changing, told } = await openWatched()
    const [gone, moved, again] = [
      await publish(store, 'anlass/weg'),
      await publish(store, 'anlass/alt'),
      await publish(store, 'anlass/wieder'),
    ]
    await look()
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
    const { store, look, changing, told } = await openWatched()
    await publish(store, 'anlass/a')
    await look()
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
    await publish(store, 'anlass/neu')
    isDown = true
    await expect(look()).rejects.toThrow('down')
    isDown = false
    await look()
    expect(told).toMatchObject([{ action: 'published', fullSlug: 'anlass/neu', appears: true }])
  })
})
