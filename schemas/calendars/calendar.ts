/** Calendars (R3.09, R3.10). Plain data: browsers read it, too. */

export const calendarTypes = ['wandkalender', 'tischkalender', 'kuechenkalender', 'familienplaner', 'terminkalender'] as const
export type CalendarType = (typeof calendarTypes)[number]

export const calendarTypeNames: Record<CalendarType, string> = {
  wandkalender: 'Wandkalender',
  tischkalender: 'Tischkalender',
  kuechenkalender: 'Küchenkalender',
  familienplaner: 'Familienplaner',
  terminkalender: 'Terminkalender',
}

const plannerFormats = ['a4-portrait', 'a3-portrait', '150x400'] as const

/** What each type is printed in, what is chosen first at the front: a paper size, or width and height in millimetres. */
export const calendarFormats = {
  wandkalender: ['a4-portrait', 'a4-landscape', 'a3-portrait', 'a3-landscape', '200x200', '300x300'],
  tischkalender: ['a5-landscape', 'a6', '265x120', '145x145'],
  kuechenkalender: ['150x400', '130x300'],
  familienplaner: plannerFormats,
  terminkalender: [...plannerFormats, '200x400'],
} as const satisfies Record<CalendarType, readonly string[]>
export type CalendarFormat<Type extends CalendarType = CalendarType> = (typeof calendarFormats)[Type][number]

/** What it hangs or stands by. */
export const calendarMountings = ['holzblock', 'holzfuss', 'lochung', 'spirale', 'ohne'] as const
export type CalendarMounting = (typeof calendarMountings)[number]

/** So many of the same can be ordered at once. */
export const calendarAmounts: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100]

/** What the configurator of calendars is told (R3.10), in the order in which it is written. */
export const calendarQueryKeys = [
  'designGroupId',
  'designId',
  'formatType',
  'mountingType',
  'paperType',
  'amount',
  'startDate',
  'startMonth',
  'year',
  'refinementType',
  'accessoryTypes',
] as const

/** What the price of calendars is asked with: all of that but when they begin. */
export const calendarPriceAsked = {
  path: '/web-api/calendar-price',
  keys: ['designGroupId', 'formatType', 'mountingType', 'paperType', 'amount', 'refinementType', 'accessoryTypes'],
} as const
