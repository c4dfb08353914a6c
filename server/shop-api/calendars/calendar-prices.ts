import { type CalendarFormat, type CalendarMounting, type CalendarType, calendarFormats } from '../../../schemas/calendars/calendar.ts'
import type { CalendarChoice } from '../../../schemas/calendars/calendar-design-group.ts'
import type { AccessoryType } from '../../../schemas/cards/accessory.ts'
import type { SiteCountry } from '../../../schemas/locale.ts'
import type { Money } from '../../../schemas/money.ts'
import type { Price } from '../../../schemas/price.ts'
import { plain } from '../../../schemas/refinement.ts'
import { centsOfMany, currencyIn, inCountry, priceOf } from '../price-rules.ts'

export type CalendarPaper = 'matt' | 'glaenzend' | 'feinstweiss'

/** What calendars cost, in cents a piece: ours, and in no other place. */
const prices = {
  /** One single calendar on the plainest paper. */
  formats: {
    wandkalender: {
      'a4-portrait': 1699,
      'a4-landscape': 1699,
      'a3-portrait': 2499,
      'a3-landscape': 2499,
      '200x200': 1499,
      '300x300': 2299,
    },
    tischkalender: { 'a5-landscape': 1399, a6: 1099, '265x120': 1299, '145x145': 1199 },
    kuechenkalender: { '150x400': 1699, '130x300': 1499 },
    familienplaner: { 'a4-portrait': 1799, 'a3-portrait': 2599, '150x400': 1799 },
    terminkalender: { 'a4-portrait': 1799, 'a3-portrait': 2599, '150x400': 1799, '200x400': 1999 },
  } satisfies { [Type in CalendarType]: Record<CalendarFormat<Type>, number> },
  mountings: { spirale: 0, lochung: 0, ohne: 0, holzblock: 500, holzfuss: 400 } satisfies Record<CalendarMounting, number>,
  papers: { matt: 0, glaenzend: 100, feinstweiss: 200 } satisfies Record<CalendarPaper, number>,
  refinement: 500,
  /** Each, the same for one as for a hundred. */
  accessories: { box: 490 } satisfies Partial<Record<AccessoryType, number>>,
}

/** What is not in the table is not offered: calendar-offer.ts refuses it before. */
const added = (table: Readonly<Record<string, number>>, value: string): number => table[value] ?? 0

/** What so many calendars cost with what goes with them; more of the same never cost less. */
export function calendarPrice(choice: CalendarChoice, type: CalendarType, country: SiteCountry): Price {
  const { formatType, mountingType, paperType, refinementType, accessoryTypes, amount } = choice
  const made =
    added(prices.formats[type], formatType) +
    added(prices.mountings, mountingType) +
    added(prices.papers, paperType) +
    (refinementType === plain ? 0 : prices.refinement)
  const accessories = accessoryTypes.reduce((sum, accessory) => sum + inCountry(added(prices.accessories, accessory), country), 0)
  return priceOf(inCountry(centsOfMany(made, amount), country) + accessories * amount, amount, country)
}

/** What one calendar of a type costs in the cheapest format; of mountings and papers each type has one that adds nothing. */
export const lowestCalendarPrice = (type: CalendarType, country: SiteCountry): Money => ({
  cents: inCountry(Math.min(...calendarFormats[type].map((format) => added(prices.formats[type], format))), country),
  currency: currencyIn(country),
})

/** What one of an accessory costs. */
export const calendarAccessoryPrice = (accessory: keyof typeof prices.accessories, country: SiteCountry): Money => ({
  cents: inCountry(prices.accessories[accessory], country),
  currency: currencyIn(country),
})
