import { describe, expect, it } from 'vitest'
import { germanInput, storedMoment } from './datetime-value.ts'

describe('a moment', () => {
  it('is shown on German clocks and kept in UTC, in summer and in winter', () => {
    expect(germanInput('2026-05-01 09:30')).toBe('2026-05-01T11:30')
    expect(storedMoment('2026-05-01T11:30')).toBe('2026-05-01 09:30')
    expect(germanInput('2026-12-24 23:30')).toBe('2026-12-25T00:30')
    expect(storedMoment('2026-12-25T00:30')).toBe('2026-12-24 23:30')
    expect(germanInput('2026-05-01T09:30:00.000Z')).toBe('2026-05-01T11:30')
  })

  it('is right in the hours around the change of the clocks', () => {
    for (const stored of ['2026-03-29 00:59', '2026-03-29 01:00', '2026-10-25 02:00'])
      expect(storedMoment(germanInput(stored))).toBe(stored)
    expect(storedMoment('2026-03-29T02:30')).toBe('2026-03-29 01:30')
  })

  it('is nothing when there is none', () => {
    for (const unset of ['', null, undefined, 'morgen']) expect(germanInput(unset)).toBe('')
    expect(storedMoment('')).toBe('')
  })
})
