import { describe, expect, it } from 'vitest'
import { germanLocalTime, germanTimeOf } from './german-time.ts'

describe('a time in a form', () => {
  it('is sent as German clocks show it, and not at all when it is empty', () => {
    expect(germanTimeOf('2031-07-01T09:30', '2031-07-01T07:00:00.000Z')).toBe('2031-07-01 09:30')
    expect(germanTimeOf('', '2031-07-01T07:00:00.000Z')).toBe(null)
    expect(germanTimeOf('', null)).toBe(null)
  })

  it('is sent as it came when nobody has changed it, also in the hour that comes twice', () => {
    for (const kept of ['2031-10-26T00:30:00.000Z', '2031-10-26T01:30:00.000Z', '2031-07-01T07:00:30.000Z'])
      expect(germanTimeOf(germanLocalTime(kept), kept)).toBe(kept)
  })
})
