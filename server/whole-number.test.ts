import { expect, it } from 'vitest'
import { wholeNumber } from './whole-number.ts'

it.each([
  ['0', 0],
  ['007', 7],
  ['1292894208000491', 1_292_894_208_000_491],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('reads %s', (text, number) => expect(wholeNumber(text)).toBe(number))

it.each(['', ' 1', '-1', '1.5', '1e3', '٣', '9007199254740992', '12345678901234567'])('finds no number in "%s"', (text) =>
  expect(wholeNumber(text)).toBeUndefined(),
)
