import { describe, expect, it } from 'vitest'
import { calendarAmounts, calendarFormats, calendarTypes } from '../../../schemas/calendars/calendar.ts'
import type { CalendarChoice } from '../../../schemas/calendars/calendar-design-group.ts'
import { calendarDesignGroup } from './calendar-offer.ts'
import { calendarPrice } from './calendar-prices.ts'

const plainest: CalendarChoice = {
  designGroupId: 1,
  formatType: 'a4-portrait',
  mountingType: 'spirale',
  paperType: 'matt',
  refinementType: 'ohne',
  accessoryTypes: [],
  amount: 1,
}
const total = (changed: Partial<CalendarChoice> = {}, country: 'de' | 'at' | 'ch' = 'de') =>
  calendarPrice({ ...plainest, ...changed }, 'wandkalender', country).total.cents

describe('what calendars cost', () => {
  it.each(['de', 'ch'] as const)('more of the same never cost less, in %s', (country) => {
    const totals = calendarAmounts.map((amount) => total({ amount, accessoryTypes: ['box'] }, country))
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  })

  it('what is added costs something', () => {
    for (const added of [
      { paperType: 'feinstweiss' },
      { mountingType: 'holzfuss' },
      { refinementType: 'gold' },
      { accessoryTypes: ['box'] },
    ])
      expect(total(added)).toBeGreaterThan(total())
  })

  it.each(calendarTypes)('every format of a %s has its price, and the lowest is the one from which there are some', (type) => {
    const group = calendarDesignGroup(type, { country: 'de', locale: 'de-DE' })
    const totals = calendarFormats[type].flatMap((formatType) =>
      group.mountings.flatMap(({ value: mountingType }) =>
        group.papers.map(
          ({ value: paperType }) => calendarPrice({ ...plainest, formatType, mountingType, paperType }, type, 'de').total.cents,
        ),
      ),
    )
    expect(Math.min(...totals)).toBe(group.from.cents)
    expect(group.from.cents).toBeGreaterThan(0)
  })
})
