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

describe('a notice of hosted Storyblok that never came', () => {
  it('is made up for at the look after the next, when it was a publish', async () => {
    const { store, look, changing, told } = await openWatched()
    await publish(store, 'anlass/alt')
    await look()
    await changing(false, () => publish(store, 'anlass/neu'))
    await look()
    expect(told()).toEqual([])
    await look()
    expect(told()).toEqual(['published anlass/neu'])
    await look()
    expect(told()).toEqual([])
  })

  it('is made up for among others that came', async () => {
    const { store, look, changing, told } = await openWatched()
    await look()
    await changing(true, () => publish(store, 'anlass/a'))
    await changing(false, () => publish(store, 'anlass/b'))
    await changing(true, () => publish(store, 'anlass/c'))
    await look()
    await look()
    expect(told()).toEqual(['published anlass/b'])
  })

  it('may have been of anything when nothing was published', async () => {
    const { store, look, changing, told } = await openWatched()
    const id = await publish(store, 'anlass/weg')
    await look()
    await changing(false, () => store.unpublishStory(id))
    await look()
    await look()
    expect(told()).toEqual(['release-merged'])
  })

  it('is not looked for while every change is told, also one that is told late', async () => {
    const { store, look, changing, told, hear } = await openWatched()
    const id = await publish(store, 'anlass/a')
    await look()
    await changing(true, () => store.publishStory(id))
    await look()
    await changing(true, () => store.unpublishStory(id))
    await look()
    await changing(false, () => publish(store, 'anlass/b'))
    await look()
    const late = await store.database.kysely
      .selectFrom('stories')
      .select('id')
      .where('full_slug', '=', 'anlass/b')
      .executeTakeFirstOrThrow()
    hear({ action: 'published', id: late.id, uuid: undefined, fullSlug: 'anlass/b' })
    await look()
    await look()
    expect(told()).toEqual([])
  })

  it('is still missed after a look that failed', async () => {
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
    await look()
    isDown = true
    await expect(look()).rejects.toThrow('down')
    isDown = false
    await look()
    expect(told).toMatchObject([{ action: 'published', fullSlug: 'anlass/neu', appears: true }])
  })
})
