import { expect, it, onTestFinished, vi } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function openAnswers(lifeMs?: number) {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const errors: unknown[] = []
  const find = keptAnswers<number>({ most: 2, onError: (error) => errors.push(error) })
  let asked = 0
  let isGone = false
  const ask = async () => {
    asked++
    if (isGone) throw new Error('gone')
    return { data: asked, ...(lifeMs !== undefined && { lifeMs }) }
  }
  return {
    errors,
    get: (key = 'a') => find(key, ask),
    asked: () => asked,
    leave: () => {
      isGone = true
    },
    pass: (ms: number) => vi.advanceTimersByTime(ms),
  }
}

it('an answer is asked for again after half of its life, by one for all', async () => {
  const { get, pass, asked } = openAnswers(1_000)
  expect(await Promise.all([get(), get()])).toEqual([
    { data: 1, lifeMs: 1_000 },
    { data: 1, lifeMs: 1_000 },
  ])
  pass(499)
  expect((await get()).data).toBe(1)
  pass(1)
  expect((await get()).data).toBe(2)
  expect(asked()).toBe(2)
})

it('an answer without an end is asked for once', async () => {
  const { get, pass, asked } = openAnswers()
  await get()
  pass(1e9)
  expect([(await get()).data, asked()]).toEqual([1, 1])
})

it('where nobody answers the last answer is shown on, and asked for again soon', async () => {
  const { get, pass, leave, errors, asked } = openAnswers(60_000)
  await get()
  leave()
  pass(30_000)
  expect(await get()).toEqual({ data: 1, lifeMs: 10_000 })
  pass(9_999)
  await get()
  expect([asked(), errors.length]).toEqual([2, 1])
  pass(1)
  await get()
  expect([asked(), errors.length]).toEqual([3, 2])
})

it('where there never was one it fails', async () => {
  const { get, leave } = openAnswers()
  leave()
  await expect(get()).rejects.toThrow('gone')
})

it('those unused for longest are forgotten', async () => {
  const { get, asked } = openAnswers()
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key)
  expect(asked()).toBe(4)
})
