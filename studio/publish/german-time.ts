const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant as a `datetime-local` input holds it, on German clocks; `''` without one. */
export function germanLocalTime(instant: string | null | undefined): string {
  return instant ? parts.format(new Date(instant)).replace(' ', 'T') : ''
}

/** An instant for people, on German clocks: `24.12.2026, 08:00`. */
export const inGermanTime = (instant: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/**
 * What a `datetime-local` input holds, as the service reads a time in Germany; `null` when it was emptied, and `undefined` when nobody
 * has changed it: then there is nothing to be sent. In an hour that comes twice the clock does not tell which, and somebody else may
 * have set another time meanwhile.
 *
 * @param kept  the instant that it showed at first
 */
export function germanTimeOf(written: string, kept?: string | null): string | null | undefined {
  return written === germanLocalTime(kept) ? undefined : written.replace('T', ' ') || null
}
