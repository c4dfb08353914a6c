import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContentHistory } from './content-history.ts'
import type { KeptPage } from './kept-page.ts'
import { createPageCache, type PageCacheOptions, PageLate } from './page-cache.ts'
import type { PageStore, StoredPage } from './page-store.ts'

function page(text: string, reads: string[] = [], bytes = 10): KeptPage {
  const answer = { status: 200, headers: {}, body: new Uint8Array(Buffer.from(text)) }
  return {
    status: 200,
    hash: text,
    answers: { identity: answer, br: answer },
    gzipAnswer: () => answer,
    reads,
    flags: [],
    isKept: true,
    bytes,
    isBest: false,
  }
}
/** Makes `text 1`, `text 2` … and counts. */
function maker(text: string, reads: string[] = [], bytes = 10) {
  const make = Object.assign(async () => page(`${text} ${++make.times}`, reads, bytes), { times: 0 })
  return make
}
/** A cache whose drops are noted in its history, as the shop's are. */
function openCache(options: Partial<PageCacheOptions> = {}) {
  const history = options.history ?? createContentHistory(1)
  const cache = createPageCache({ maxBytes: 100, patienceMs: 20_000, history, ...options })
  const drop = (tag: string) => {
    history.note([tag])
    return cache.drop(new Set([tag]))
  }
  return { ...cache, drop, bytes: () => cache.bytes }
}

/** Time passes only when the test says so. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('the page cache', () => {
  it('makes a page once, however many ask at the same moment', async () => {
    const cache = openCache()
    const make = maker('a')
    await Promise.all(Array.from({ length: 10 }, () => cache.getOrMake('a', make)))
    await cache.getOrMake('a', make)
    expect(make.times).toBe(1)
  })

  it('drops the pages that read what changed and no others, and makes those in use again', async () => {
    const cache = openCache()
    const [read, other] = [maker('read', ['story:1']), maker('other', ['story:2'])]
    await cache.getOrMake('read', read)
    await cache.getOrMake('other', other)

    await cache.drop('story:1')

    expect([read.times, other.times]).toEqual([2, 1])
    expect((await cache.getOrMake('read', read)).hash).toBe('read 2')
    expect(read.times).toBe(2)
  })

  it('does not make a page again that nobody has asked for since the last time', async () => {
    const cache = openCache()
    const make = maker('a', ['story:1'])
    await cache.getOrMake('a', make)
    await cache.drop('story:1')
    await cache.drop('story:1')
    expect(make.times).toBe(2)
  })

  it('makes a page again once, however many changes of the same moment it read', async () => {
    const cache = openCache()
    const stories = Array.from({ length: 10 }, (_, index) => `story:${index}`)
    const makers = stories.map((_, index) =>
      maker(
        `page ${index}`,
        [0, 1, 3].map((step) => `story:${(index + step) % 10}`),
      ),
    )
    for (const [index, make] of makers.entries()) await cache.getOrMake(String(index), make)
    await Promise.all(stories.map((story) => cache.drop(story)))
    expect(makers.map(({ times }) => times)).toEqual(makers.map(() => 2))
  })

  it('whoever waits for a page that is being made again has asked for it, too', async () => {
    const cache = openCache()
    const make = maker('a', ['story:1'])
    await cache.getOrMake('a', make)
    const dropped = cache.drop('story:1')
    expect((await cache.getOrMake('a', make)).hash).toBe('a 2')
    await dropped
    await cache.drop('story:1')
    expect(make.times).toBe(3)
  })

  it('makes a page again whose content changed while it was made: neither its visitor nor the next gets the old one', async () => {
    const cache = openCache()
    let content = 'old'
    const reading = Promise.withResolvers<void>()
    const make = async () => {
      const read = content
      await reading.promise
      return page(read, ['story:1'])
    }
    const visitor = cache.getOrMake('a', make)
    content = 'new'
    await cache.drop('story:1')
    reading.resolve()
    expect((await visitor).hash).toBe('new')
    expect((await cache.getOrMake('a', make)).hash).toBe('new')
  })

  it.each(Array.from({ length: 12 }, (_, steps) => steps))(
    'keeps no old page when its content changes %i steps after it was made',
    async (steps) => {
      const cache = openCache()
      let content = 'old'
      const made = Promise.withResolvers<void>()
      const make = async () => {
        const read = page(content, ['story:1'])
        made.resolve()
        return read
      }
      const visitor = cache.getOrMake('a', make)
      await made.promise
      for (let step = 0; step < steps; step++) await undefined
      content = 'new'
      await cache.drop('story:1')
      await visitor
      expect((await cache.getOrMake('a', make)).hash).toBe('new')
    },
  )

  it('makes nothing again before it has heard of all that changed together', async () => {
    const history = createContentHistory(1)
    const cache = createPageCache({ maxBytes: 100, patienceMs: 20_000, history })
    let known = 'old'
    const make = async () => page(known, ['story:1', 'story:2'])
    await cache.getOrMake('a', make)

    history.note(['story:1'], 2)
    const first = cache.drop(new Set(['story:1']))
    history.note(['story:2'], 2)
    known = 'new'
    await Promise.all([first, cache.drop(new Set(['story:2']))])
    expect((await cache.getOrMake('a', make)).hash).toBe('new')
  })

  it('keeps no page whose content changes faster than it is made, and nor does a CDN', async () => {
    const cache = openCache()
    const passing = await cache.getOrMake('a', async () => {
      await cache.drop('story:1')
      return page('passing', ['story:1'])
    })
    expect(passing.answers.br.headers['cache-control']).toBe('private, no-cache')
    expect((await cache.getOrMake('a', async () => page('settled', ['story:1']))).hash).toBe('settled')
  })

  it('stays within its bytes; the least used leave first', async () => {
    const cache = openCache({ maxBytes: 25 })
    const [a, b, c] = [maker('a'), maker('b'), maker('c')]
    await cache.getOrMake('a', a)
    await cache.getOrMake('b', b)
    await cache.getOrMake('a', a)
    await cache.getOrMake('c', c)
    expect(cache.bytes()).toBe(20)
    await cache.getOrMake('a', a)
    await cache.getOrMake('b', b)
    expect([a.times, b.times, c.times]).toEqual([1, 2, 1])
  })

  it('keeps no errors, and a failed making is tried again', async () => {
    const cache = openCache()
    await cache.getOrMake('a', async () => ({ ...page('error'), isKept: false }))
    await expect(cache.getOrMake('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect((await cache.getOrMake('a', async () => page('good'))).hash).toBe('good')
  })

  it('sends the last good page, with its age, while only an error can be made', async () => {
    stopClock()
    const cache = openCache()
    let answer = async () => page('good', ['story:1'])
    const ask = () => cache.getOrMake('a', () => answer())
    await ask()

    answer = async () => ({ ...page('broken'), status: 500, isKept: false })
    await cache.drop('story:1')
    expect(await ask()).toMatchObject({
      hash: 'good',
      status: 200,
      answers: { br: { headers: { age: '0', 'cache-control': 'private, no-cache' } } },
    })
    // Nobody waits for the next try.
    answer = () => new Promise(() => {})
    expect((await ask()).hash).toBe('good')
    vi.advanceTimersByTime(1_001)
    answer = () => Promise.reject(new Error('gone'))
    expect((await ask()).hash).toBe('good')

    vi.advanceTimersByTime(1_001)
    answer = async () => page('mended', ['story:1'])
    expect(await ask()).toMatchObject({ hash: 'mended', answers: { br: { headers: {} } } })
  })

  it('a page that is gone for good is no last good page', async () => {
    const cache = openCache()
    let answer = async () => page('good', ['story:1'])
    const ask = () => cache.getOrMake('a', () => answer())
    await ask()
    answer = async () => ({ ...page('missing'), status: 404, isKept: false })
    await cache.drop('story:1')
    expect((await ask()).status).toBe(404)
    answer = async () => ({ ...page('broken'), status: 500, isKept: false })
    expect((await ask()).status).toBe(500)
  })

  it('sends the last good page when the new one takes longer than a visitor waits, and the new one as soon as it is there', async () => {
    const cache = openCache({ patienceMs: 1 })
    let answer = async () => page('good', ['story:1'])
    const ask = () => cache.getOrMake('a', () => answer())
    await ask()
    const slow = Promise.withResolvers<KeptPage>()
    answer = () => slow.promise
    const remade = cache.drop('story:1')
    expect(await ask()).toMatchObject({ hash: 'good', answers: { br: { headers: { age: '0' } } } })
    slow.resolve(page('new', ['story:1']))
    await remade
    expect((await ask()).hash).toBe('new')
  })

  it('says so when nothing was there before', async () => {
    const cache = openCache({ patienceMs: 1 })
    const slow = Promise.withResolvers<KeptPage>()
    await expect(cache.getOrMake('a', () => slow.promise)).rejects.toThrow(PageLate)
    slow.resolve(page('there'))
  })

  it('sends a page that is past its time once more while it is made again, but not a very old one', async () => {
    stopClock()
    const cache = openCache({ freshMs: 1000 })
    const make = maker('a')
    const ask = async () => {
      const { hash, answers } = await cache.getOrMake('a', make)
      return [hash, answers.br.headers.age]
    }
    expect(await ask()).toEqual(['a 1', undefined])
    vi.advanceTimersByTime(1001)
    // With its age: no cache before the shop is to keep it for all.
    expect(await ask()).toEqual(['a 1', '1'])
    expect(await ask()).toEqual(['a 2', undefined])
    vi.advanceTimersByTime(12_000)
    expect(await ask()).toEqual(['a 3', undefined])
  })

  it('tries to make a page that is past its time once a second, where that fails', async () => {
    stopClock()
    const cache = openCache({ freshMs: 1000 })
    const make = vi.fn(async () => page('a'))
    const ask = async () => (await cache.getOrMake('a', make)).hash
    await ask()
    make.mockRejectedValue(new Error('gone'))
    vi.advanceTimersByTime(1001)
    for (let times = 0; times < 5; times++) expect(await ask()).toBe('a')
    expect(make).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1001)
    for (let times = 0; times < 5; times++) expect(await ask()).toBe('a')
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('counts every visitor who gets the last good page, and no try behind their backs', async () => {
    const onResult = vi.fn()
    const cache = openCache({ onResult })
    const make = vi.fn(maker('a', ['story:1']))
    const ask = async () => (await cache.getOrMake('a', make)).hash
    const lastGood = () => onResult.mock.calls.filter(([result]) => result === 'last-good').length
    await ask()
    make.mockRejectedValue(new Error('gone'))
    await cache.drop('story:1')
    expect([make.mock.calls.length, lastGood()]).toEqual([2, 0])
    expect(await Promise.all([ask(), ask()])).toEqual(['a 1', 'a 1'])
    expect(lastGood()).toBe(2)
  })
})

describe('a page that is asked for again', () => {
  it('is improved once, behind its visitors’ backs', async () => {
    const improved: string[] = []
    const improve = async (kept: KeptPage) => {
      improved.push(kept.hash)
      return { ...kept, hash: `${kept.hash} improved`, bytes: 5 }
    }
    const cache = openCache({ improve, improveAfterMs: 0 })
    const ask = async () => (await cache.getOrMake('a', maker('a'))).hash
    expect([await ask(), await ask()]).toEqual(['a 1', 'a 1'])
    await expect.poll(ask).toBe('a 1 improved')
    expect([improved, cache.bytes()]).toEqual([['a 1'], 5])
  })

  it('is left alone as long as it may be made again soon', async () => {
    const improve = vi.fn(async (kept: KeptPage) => kept)
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const cache = openCache({ improve, improveAfterMs: 2_000 })
    const ask = () => cache.getOrMake('a', maker('a'))
    for (let times = 0; times < 3; times++) await ask()
    expect(improve).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_001)
    await ask()
    await expect.poll(() => improve.mock.calls.length).toBe(1)
  })

  it('stays as it is when that fails', async () => {
    const cache = openCache({ improve: () => Promise.reject(new Error('gone')), improveAfterMs: 0 })
    const make = maker('a')
    for (let times = 0; times < 3; times++) expect((await cache.getOrMake('a', make)).hash).toBe('a 1')
  })
})

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
      forgetAfter: () => {},
      oldestVersion: () => undefined,
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
