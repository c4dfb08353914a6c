import type { CalendarChoice } from './calendar-design-group.ts'

/** A month of a year; January is 1. */
export interface StartMonth {
  year: number
  month: number
}

/** Calendars as their configurator is told of them (R3.10). Without a month shoppers say there when they begin. Plain data: browsers write it. */
export function calendarQuery(choice: CalendarChoice, designId: number | undefined, start: StartMonth | undefined) {
  return {
    ...choice,
    designId,
    ...(start && {
      startDate: `${start.year}-${String(start.month).padStart(2, '0')}-01`,
      startMonth: start.month,
      year: start.year,
    }),
  }
}
