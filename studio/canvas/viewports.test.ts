import { expect, it } from 'vitest'
import { freeWidths, readWidth } from './viewports.ts'

it('takes a width as it is typed, no narrower and no wider than says something', () => {
  expect(readWidth('1024')).toBe(1024)
  expect(readWidth('3')).toBe(freeWidths.least)
  expect(readWidth('99999')).toBe(freeWidths.most)
})

it('is as wide as there is room where no number stands', () => {
  expect(readWidth('')).toBeUndefined()
})
