import { expect, it } from 'vitest'
import { groundFor } from './ground.ts'

it('puts paper-coloured words on a dark ground and leaves every other choice alone', () => {
  expect(groundFor('none', 'paper')).toBe('ink')
  expect(groundFor('tint', 'paper')).toBe('ink')
  expect(groundFor('accent', 'paper')).toBe('accent')
  expect(groundFor('tint', 'muted')).toBe('tint')
})
