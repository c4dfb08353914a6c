import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitUntilServed } from './served-page.ts'

const answers: [status: number, text: string][] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal('fetch', async () => {
    await new Promise((done) => setTimeout(done, 100))
    const [status, text] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [0, '']
    return new Response(text, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is seen of a page that was answered like the first of these, and then like the rest; the last of them for good. */
async function see([[status, text], ...then]: [[number, string], ...[number, string][]]) {
  answers.splice(0, Infinity, ...then)
  const waiting = waitUntilServed('http://shop.test/seite/', { status, mark: `${status} ${text}` }, performance.now())
  await vi.advanceTimersByTimeAsync(6_000)
  return waiting
}

it.each<[string, Parameters<typeof see>[0], object]>([
  [
    'a new page',
    [
      [200, 'alt'],
      [200, 'alt'],
      [200, 'neu'],
    ],
    { ms: expect.any(Number) },
  ],
  [
    'a page where none was',
    [
      [404, 'nichts'],
      [200, 'neu'],
    ],
    { ms: expect.any(Number) },
  ],
  [
    'a page after an error',
    [
      [200, 'alt'],
      [503, 'gleich'],
      [200, 'neu'],
    ],
    { ms: expect.any(Number) },
  ],
  [
    'an error that stays',
    [
      [200, 'alt'],
      [500, 'kaputt'],
    ],
    { failure: 500 },
  ],
  [
    'an error that was there before',
    [
      [503, 'gleich'],
      [503, 'gleich'],
    ],
    { failure: 503 },
  ],
  [
    'a page that is gone',
    [
      [200, 'alt'],
      [404, 'nichts'],
    ],
    { failure: 404 },
  ],
  [
    'the page as before, after an error',
    [
      [200, 'alt'],
      [503, 'gleich'],
      [200, 'alt'],
    ],
    {},
  ],
  [
    'no page, as before',
    [
      [404, 'nichts'],
      [404, 'nichts'],
    ],
    {},
  ],
])('sees %s', async (_, served, seen) => expect(await see(served)).toEqual(seen))

it('sees nothing where the shop could not be asked before', async () =>
  expect(await waitUntilServed('http://shop.test/seite/', undefined, performance.now())).toEqual({}))
