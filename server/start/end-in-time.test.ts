import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { endInTime } from './end-in-time.ts'

const log = createLog({ logLevel: 'silent' })

function end(stop: (msLeft: () => number) => Promise<void>, longest: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  endInTime(stop, { log, longest, exit: resolve }).catch(reject)
  return promise
}

it('a stop that takes its time ends with 0, and knows how much is left', async () => {
  const left: number[] = []
  const code = await end(async (msLeft) => {
    left.push(msLeft())
    await new Promise((resolve) => setImmediate(resolve))
    left.push(msLeft())
  }, 60_000)
  const [first = 0, second = 0] = left
  expect([code, first <= 60_000, second < first]).toEqual([0, true, true])
})

it('a stop that never ends is ended, with 1', async () => {
  expect(await end(() => new Promise(() => {}), 10)).toBe(1)
})
