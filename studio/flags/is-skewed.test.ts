import { expect, it } from 'vitest'
import { isSkewed } from './is-skewed.ts'

const flag = {
  name: 'hero',
  description: '',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  done: [],
  stories: [],
}

it.each([
  // One deviation of 400 visitors at 50 % is 2.5 points: up to 230 of 400 may be chance.
  { share: 50, on: 230, off: 170, skewed: false },
  { share: 50, on: 231, off: 169, skewed: true },
  { share: 50, on: 169, off: 231, skewed: true },
  { share: 10, on: 40, off: 360, skewed: false },
  { share: 10, on: 80, off: 320, skewed: true },
  { share: 0, on: 1, off: 400, skewed: true },
  { share: 100, on: 400, off: 0, skewed: false },
  // Too few to say.
  { share: 50, on: 199, off: 0, skewed: false },
  { share: 50, on: 200, off: 0, skewed: true },
])('of $on new and $off old at $share %: skewed is $skewed', ({ share, on, off, skewed }) => {
  expect(isSkewed({ ...flag, share, seen: { on, off } })).toBe(skewed)
})

it('once the test was changed, nothing can be said', () => {
  expect(isSkewed({ ...flag, share: 50, seen: { on: 400, off: 0 }, updated_at: '2026-11-02T10:00:00.000Z' })).toBe(false)
})
