import { deliveryTimes, type ShippingMethod } from '../../schemas/shipping.ts'

/** A day in the calendar: `2026-11-25`. */
type Day = string

/** The first and the last day on which a parcel may arrive; the same day for express. */
export interface Arrival {
  from: Day
  to: Day
}

const { timeZone, cutOffHour, standardDays } = deliveryTimes
const saturday = 6
const sunday = 0

/**
 * When a parcel ordered at `now` arrives (R9.04): express the day after the handover, Monday to Friday, and on Saturdays
 * where that is booked; standard two to four working days after it. Orders after 11:00 in Berlin are handed over on the
 * next working day.
 */
export function arrivalOf(method: ShippingMethod, now: Date): Arrival {
  const { day, hour } = inBerlin(now)
  const handover = isWorkingDay(day) && hour < cutOffHour ? day : nextDay(day, isWorkingDay)
  if (method === 'standard') return { from: addWorkingDays(handover, standardDays.min), to: addWorkingDays(handover, standardDays.max) }
  const arrives = nextDay(handover, method === 'express-saturday' ? (each) => weekday(each) !== sunday : isWorkingDay)
  return { from: arrives, to: arrives }
}

function inBerlin(now: Date): { day: Day; hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = format.format(now).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}

const weekday = (day: Day) => new Date(`${day}T12:00:00Z`).getUTCDay()
const isWorkingDay = (day: Day) => weekday(day) !== saturday && weekday(day) !== sunday

function nextDay(day: Day, accepts: (day: Day) => boolean): Day {
  const date = new Date(`${day}T12:00:00Z`)
  do date.setUTCDate(date.getUTCDate() + 1)
  while (!accepts(date.toISOString().slice(0, 10)))
  return date.toISOString().slice(0, 10)
}

function addWorkingDays(day: Day, days: number): Day {
  let result = day
  for (let added = 0; added < days; added++) result = nextDay(result, isWorkingDay)
  return result
}
