import { expect, it } from 'vitest'
import { makeCode, readCode } from './typed-code.ts'

it('a code is read as it was made, however it is typed', () => {
  const code = makeCode(4)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect([code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')} `].map(readCode)).toEqual(Array(4).fill(code))
  expect(readCode('o1il-00')).toBe('0111-00')
  expect(readCode('')).toBe('')
})
