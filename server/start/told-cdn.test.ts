import { describe, expect, it } from 'vitest'
import type { Cdn } from '../cdn/cdn.ts'
import { openTestContent, publish } from '../content/test-content.ts'
import { type ToldCdnOptions, toldCdn } from './told-cdn.ts'

/** A shop's content, and a CDN that answers when it is let. */
async function openShop() {
  const { store } = await openTestContent()
  const id = await publish(store, 'anlass/seite')
  const told: string[][] = []
  const answers = { now: Promise.resolve() }
  const cdn: Cdn = {
    pageHeaders: () => ({}),
    fileHeaders: () => ({}),
    purge: async (tags) => {
      told.push([...tags])
      await answers.now
    },
  }
  const ofShop = { cdn, store, address: 'https://purge.example.org/shop', edition: 'edition', isLogged: true, onError: expect.unreachable }
  const start = (changed: Partial<ToldCdnOptions> = {}) => toldCdn({ ...ofShop, ...changed })
  return { store, told, answers, start, publishAgain: () => store.publishStory(id) }
}

describe('a CDN', () => {
  it('is told once that everything of another build is old', async () => {
    const { told, start } = await openShop()
    await start({ edition: 'one' }).catchUp()
    await start({ edition: 'one' }).catchUp()
    await start({ edition: 'two' }).catchUp()
    expect(told).toEqual([
      ['content', 'files'],
      ['content', 'files'],
    ])
  })

  it('is told once more that everything is old when a process ends that another build has begun beside', async () => {
    const { store, told, start, publishAgain } = await openShop()
    const [before, beside] = [start({ edition: 'one' }), start({ edition: 'two' })]
    await before.catchUp()
    await beside.catchUp()
    await publishAgain()
    // Both hear of it; the older one last.
    for (const each of [beside, before]) await each.purge(['slug:anlass/seite'], store.version)
    told.length = 0
    await beside.leave()
    expect(told).toEqual([])
    await before.leave()
    expect(told).toEqual([['content', 'files']])
  })

  it('is told at a start what changed while nobody ran', async () => {
    const { told, start, publishAgain } = await openShop()
    await start().catchUp()
    await publishAgain()
    await start().catchUp()
    await start().catchUp()
    expect(told).toHaveLength(2)
    expect(told[1]).toContain('slug:anlass/seite')
    expect(told[1]).not.toContain('content')
  })

  it('is told that everything is old when another one was told in its place, as by an address that was set wrong', async () => {
    const { store, told, start, publishAgain } = await openShop()
    await start().catchUp()
    const wrong = start({ address: 'https://purge.example.org/other' })
    await wrong.catchUp()
    await publishAgain()
    await wrong.purge(['slug:anlass/seite'], store.version)
    told.length = 0
    await start().catchUp()
    expect(told).toEqual([['content', 'files']])
  })

  it('is told at the next start what it did not answer to', async () => {
    const { store, told, answers, start, publishAgain } = await openShop()
    const first = start()
    await first.catchUp()
    answers.now = new Promise(() => {})
    await publishAgain()
    void first.purge(['slug:anlass/seite'], store.version)
    const before = store.version
    answers.now = Promise.resolve()
    await publishAgain()
    // This it heard; that before it not.
    await first.purge(['slug:anlass/seite'], store.version)

    expect(store.version).toBeGreaterThan(before)
    await start().catchUp()
    expect(told).toHaveLength(4)
    expect(told[3]).toContain('slug:anlass/seite')
  })

  it('is told while the database goes away, and nothing fails but the note of it', async () => {
    const { store, told, start } = await openShop()
    const failures: unknown[] = []
    const cdn = start({ onError: (error) => failures.push(error) })
    await cdn.catchUp()
    expect(failures).toEqual([])
    await store.database.close()
    // Nobody waits for it: rejected, it would end the process.
    await cdn.purge(['slug:anlass/seite'], store.version + 1)
    expect(told[1]).toEqual(['slug:anlass/seite'])
    expect(failures).toHaveLength(1)
  })

  it('that has not caught up yet is not taken for told', async () => {
    const { store, told, answers, start, publishAgain } = await openShop()
    answers.now = new Promise(() => {})
    const first = start()
    void first.catchUp()
    await expect.poll(() => told.length).toBe(1)
    answers.now = Promise.resolve()
    await publishAgain()
    await first.purge(['slug:anlass/seite'], store.version)
    await start().catchUp()
    expect(told[2]).toEqual(['content', 'files'])
  })

  it('is told everything at each start by a shop whose content says nothing of what was missed', async () => {
    const { told, start } = await openShop()
    await start({ edition: 'build', isLogged: false }).catchUp()
    await start({ edition: 'build', isLogged: false }).catchUp()
    expect(told).toEqual([
      ['content', 'files'],
      ['content', 'files'],
    ])
  })
})
