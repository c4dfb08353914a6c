import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContentHistory } from './content-history.ts'
import type { KeptPage } from './kept-page.ts'
import { createPageCache } from './page-cache.ts'
import { maker, openCache, page } from './test-page-cache.ts'

describe('the page cache', () => {
  it('makes a page once, however many ask at the same moment', async () => {
    const cache = openCache()
    const make = maker('a')
    await Promise.all(Array.from({ length: 10 }, () => cache.getOrMake('a', make)))
    await cache.getOrMake('a', make)
    expect(make.times).toBe(1)
  })

  it('makes a page for who wants it, and again for nobody in particular', async () => {
    const cache = openCache()
    const made: (string | undefined)[] = []
    const make = async (whose?: string) => {
      made.push(whose)
      return page('a', ['story:1'])
    }
    await cache.getOrMake('a', make, '203.0.113.9')
    await cache.drop('story:1')
    expect(made).toEqual(['203.0.113.9', undefined])
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

  it('finds a page by the address it was asked for last, whatever names others have made up for it', async () => {
    const cache = openCache()
    await cache.getOrMake('a', maker('a'))
    for (const address of ['/de/a', '/anlass/a', '/anlass/de/a', '/a/']) cache.alias(address, 'a')
    expect(['/de/a', '/a/'].map((address) => cache.findHit(address)?.hash)).toEqual([undefined, 'a 1'])
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

  it('makes one page again at a time, however many changes are told at once, and visitors’ own meanwhile', async () => {
    const cache = openCache()
    const stories = Array.from({ length: 5 }, (_, index) => `story:${index}`)
    const underWay: (() => void)[] = []
    let isLetThrough = true
    const make = (story: string) => async () => {
      if (!isLetThrough) await new Promise<void>((resolve) => underWay.push(resolve))
      return page(story, [story])
    }
    for (const story of stories) await cache.getOrMake(story, make(story))
    isLetThrough = false
    const dropped = Promise.all(stories.map((story) => cache.drop(story)))
    for (const _ of stories) {
      await expect.poll(() => underWay.length).toBe(1)
      expect((await cache.getOrMake('visitor’s', maker('visitor’s'))).hash).toBe('visitor’s 1')
      underWay.pop()?.()
    }
    await dropped
    for (const story of stories) expect((await cache.getOrMake(story, maker('anew'))).hash).toBe(story)
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
