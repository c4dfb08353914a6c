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
