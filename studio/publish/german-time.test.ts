import { describe, expect, it } from 'vitest'
import { germanLocalTime, germanTimeOf } from './german-time.ts'

describe('a time in a form', () => {
  it('is sent as German clocks show it, and taken away when it was emptied', () => {
    expect(germanTimeOf('2031-07-01T09:30', '2031-07-01T07:00:00.000Z')).toBe('2031-07-01 09:30')
    expect(germanTimeOf('', '2031-07-01T07:00:00.000Z')).toBe(null)
  })

  it('is not sent when nobody has changed it, also in the hour that comes twice', () => {
    for (const kept of ['2031-10-26T00:30:00.000Z', '2031-10-26T01:30:00.000Z', '2031-07-01T07:00:30.000Z', null, undefined])
      expect(germanTimeOf(germanLocalTime(kept), kept)).toBeUndefined()
  })
})
