import { expect, it } from 'vitest'
import { compareSides } from './compare-sides.ts'

it.each([
  // Of 1,000 and 1,000, 100 and 127: (0.127 - 0.1) / sqrt(0.1135 * 0.8865 * 2 / 1000) is 1.90; with 128 it is 1.97.
  { on: [1_000, 127], off: [1_000, 100], verdict: 'may-be-chance' },
  { on: [1_000, 128], off: [1_000, 100], verdict: 'more' },
  { on: [1_000, 100], off: [1_000, 128], verdict: 'fewer' },
  { on: [1_000, 100], off: [1_000, 100], verdict: 'may-be-chance' },
  { on: [100, 60], off: [10_000, 4_000], verdict: 'more' },
  // Too few visitors on a side.
  { on: [99, 60], off: [10_000, 4_000], verdict: 'too-early' },
  { on: [0, 0], off: [0, 0], verdict: 'too-early' },
  // Too few who did it, or did not: four of a hundred, and none, may be chance.
  { on: [100, 4], off: [100, 0], verdict: 'too-early' },
  { on: [100, 96], off: [100, 100], verdict: 'too-early' },
  { on: [100, 10], off: [100, 0], verdict: 'more' },
])('new $on, before $off: $verdict', ({ on: [visitors = 0, done = 0], off: [others = 0, didToo = 0], verdict }) => {
  expect(compareSides({ visitors, done }, { visitors: others, done: didToo })).toBe(verdict)
})
