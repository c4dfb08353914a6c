import { describe, expect, it } from 'vitest'
import { createContentHistory } from './content-history.ts'
import type { KeptPage } from './kept-page.ts'
import type { PageStore } from './page-store.ts'
import type { StoredPage } from './stored-page.ts'
import { maker, openCache, page } from './test-page-cache.ts'

describe('pages on disk', () => {
  /** A store that several caches, one after the other, have behind them. */
  function openDisk() {
    const pages = new Map<string, StoredPage>()
    const store: PageStore = {
      find: (key) => pages.get(key),
      keep: (key, stored) => void pages.set(key, stored),
      forget: (key) => void pages.delete(key),
      withdraw(tags) {
        for (const [key, { page }] of pages) if (page.reads.some((tag) => tags.includes(tag))) pages.delete(key)
      },
      forgetBefore: () => {},
      forgetVersions: () => {},
      versions: () => [],
      close() {},
    }
    return { store, edition: 'build 1' }
  }

  it('are there for the next process', async () => {
    const disk = openDisk()
    const make = maker('a')
    await openCache({ disk }).getOrMake('a', make)
    expect((await openCache({ disk }).getOrMake('a', make)).hash).toBe('a 1')
    expect(make.times).toBe(1)
  })

  it('are forgotten when nobody may see them any more, also where making them fails from then on', async () => {
    const disk = openDisk()
    const history = createContentHistory(1)
    const cache = openCache({ disk, history })
    const make = maker('a', ['page:a'])
    await cache.getOrMake('a', make)
    const fail = async () => {
      throw new Error('gone')
    }
    cache.withdraw(['page:b'], history.note(['page:b']))
    expect((await cache.getOrMake('a', fail)).hash).toBe('a 1')
    cache.withdraw(['page:a'], history.note(['page:a']))
    await expect(cache.getOrMake('a', fail)).rejects.toThrow('gone')
    await expect(openCache({ disk, history }).getOrMake('a', fail)).rejects.toThrow('gone')
  })

  it('are made again when something they read changed meanwhile', async () => {
    const disk = openDisk()
    const history = createContentHistory(1)
    const [a, b] = [maker('a', ['story:1']), maker('b', ['story:2'])]
    const before = openCache({ disk, history })
    await before.getOrMake('a', a)
    await before.getOrMake('b', b)
    history.note(['story:1'])
    const after = openCache({ disk, history })
    expect((await after.getOrMake('a', a)).hash).toBe('a 2')
    expect((await after.getOrMake('b', b)).hash).toBe('b 1')
  })

  it.each([
    ['of another build', createContentHistory(1), 'build 2'],
    ['of a time before anybody listened', createContentHistory(50), 'build 1'],
  ])('%s are the last good pages and no more', async (_, history, edition) => {
    const disk = openDisk()
    await openCache({ disk }).getOrMake('a', maker('a', ['content']))
    let answer = (): Promise<KeptPage> => Promise.reject(new Error('gone'))
    const cache = openCache({ disk: { ...disk, edition }, history })
    expect((await cache.getOrMake('a', () => answer())).hash).toBe('a 1')
    answer = maker('new')
    await cache.drop('content')
    expect((await cache.getOrMake('a', answer)).hash).toBe('new 1')
  })

  it('are found as good as they were made', async () => {
    const disk = openDisk()
    const improve = async (kept: KeptPage) => (kept.isBest ? kept : { ...kept, hash: `${kept.hash} improved`, isBest: true })
    const before = openCache({ disk, improve, improveAfterMs: 0 })
    for (let times = 0; times < 2; times++) await before.getOrMake('a', maker('a'))
    await expect.poll(() => disk.store.find('a')?.page.hash).toBe('a 1 improved')
    expect((await openCache({ disk, improve, improveAfterMs: 0 }).getOrMake('a', maker('b'))).hash).toBe('a 1 improved')
  })

  it('are found without anybody who could make them, unless they are old', async () => {
    const disk = openDisk()
    const history = createContentHistory(1)
    await openCache({ disk, history }).getOrMake('a', maker('a', ['story:1']))
    const [cache, make] = [openCache({ disk, history }), maker('a')]
    expect([cache.findStored('a', make)?.hash, cache.findStored('b', make)]).toEqual(['a 1', undefined])
    history.note(['story:1'])
    expect(openCache({ disk, history }).findStored('a', make)).toBeUndefined()
    expect(make.times).toBe(0)
  })

  it('leave the disk when they are gone for good', async () => {
    const disk = openDisk()
    await openCache({ disk }).getOrMake('a', maker('a'))
    const cache = openCache({ disk: { ...disk, edition: 'build 2' } })
    await cache.getOrMake('a', async () => ({ ...page('missing'), status: 404, isKept: false }))
    expect(disk.store.find('a')).toBeUndefined()
  })
})
