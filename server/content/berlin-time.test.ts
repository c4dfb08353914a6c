import { describe, expect, it } from 'vitest'
import { fromBerlinTime } from './berlin-time.ts'

describe('a time in Germany', () => {
  it.each([
    ['2026-12-24 08:00', '2026-12-24T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    // Clocks go from 02:00 to 03:00, and from 03:00 back to 02:00.
    ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 01:59:30', '2026-10-24T23:59:30.000Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-31 23:30', '2026-12-31T22:30:00.000Z'],
  ])('%s is %s', (written, instant) => {
    expect(fromBerlinTime(written)?.toISOString()).toBe(instant)
  })

  it.each(['morgen', '2026-13-01 08:00', '2027-02-30 10:00', '2027-04-31T09:00', '2026-12-24', ''])('is not "%s"', (written) => {
    expect(fromBerlinTime(written)).toBeUndefined()
  })
})
