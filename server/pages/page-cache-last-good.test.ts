import { describe, expect, it, vi } from 'vitest'
import type { KeptPage } from './kept-page.ts'
import { PageLate } from './page-cache.ts'
import { maker, openCache, page, stopClock } from './test-page-cache.ts'

describe('the last good page', () => {
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

  it('waits longer where nothing was there before, and then says so', async () => {
    stopClock()
    const cache = openCache({ patienceMs: 1_000 })
    const late = Promise.withResolvers<KeptPage>()
    const first = cache.getOrMake('a', () => late.promise)
    vi.advanceTimersByTime(2_999)
    late.resolve(page('late'))
    expect((await first).hash).toBe('late')
    const never = cache.getOrMake('b', () => new Promise(() => {}))
    vi.advanceTimersByTime(3_000)
    await expect(never).rejects.toThrow(PageLate)
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

  it('says of a page with a life of its own how much of that is over: others may keep it for the rest', async () => {
    stopClock()
    const cache = openCache()
    const make = async () => ({ ...page('a'), lifeMs: 20_000 })
    const ask = async () => (await cache.getOrMake('a', make)).answers.br
    await ask()
    vi.advanceTimersByTime(18_000)
    const answer = await ask()
    expect(answer.headers).toEqual({ age: '18' })
    // What was written once can be written again.
    expect(await ask()).toBe(answer)
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
