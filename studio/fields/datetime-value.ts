import { germanLocalTime } from '../publish/german-time.ts'

/** What an input for a moment holds, on German clocks, of the vendor's `2026-05-01 09:30` in UTC; `''` when it is none. */
export function germanInput(value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  const moment = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(moment.getTime()) ? '' : germanLocalTime(moment.toISOString())
}

/** The vendor's text for a moment on German clocks. An hour that the clocks skip in spring is the one after it. */
export function storedMoment(local: string): string {
  if (local === '') return ''
  const asIfUtc = Date.parse(`${local}Z`)
  const shift = (instant: number) => Date.parse(`${germanLocalTime(new Date(instant).toISOString())}Z`) - instant
  // Twice, because the shift belongs to the instant, which is known only after the first.
  const instant = asIfUtc - shift(asIfUtc - shift(asIfUtc))
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
}
