import { expect, it } from 'vitest'
import { isSkewed } from './is-skewed.ts'

const flag = (share: number, on: number, off: number, updated_at = '2026-11-23T10:00:00.000Z') => ({
  name: 'hero',
  description: '',
  share,
  created_at: '2026-11-23T10:00:00.000Z',
  updated_at,
  seen: { on, off },
  stories: [],
})

it.each([
  ['as chance has it', flag(50, 520, 480), false],
  ['far from half', flag(50, 560, 440), true],
  ['a tenth as chance has it', flag(10, 110, 890), false],
  ['a tenth, and too many', flag(10, 140, 860), true],
  ['too few to tell', flag(50, 120, 60), false],
  ['nobody should have seen it', flag(0, 1, 400), true],
  ['the share was changed', flag(50, 900, 100, '2026-11-24T10:00:00.000Z'), false],
])('%s', (_, counted, expected) => {
  expect(isSkewed(counted)).toBe(expected)
})
