import { expect, it } from 'vitest'
import { readShare } from './read-share.ts'

it.each([
  ['30', 30],
  ['0', 0],
  ['100', 100],
  ['150', undefined],
  ['-5', undefined],
  ['12.6', 13],
  ['12,4', 12],
  ['', undefined],
  [' ', undefined],
  ['viele', undefined],
])('“%s” is %s', (typed, share) => {
  expect(readShare(typed)).toBe(share)
})
