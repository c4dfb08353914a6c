import type { Subscriber } from './subscribers.ts'

/** What stands over each column, and what of a subscriber in it. */
const columns: Record<string, (subscriber: Subscriber) => string | null> = {
  Marke: ({ channel }) => channel,
  Land: ({ country }) => country,
  'E-Mail': ({ email }) => email,
  Vorname: ({ first_name }) => first_name,
  Nachname: ({ last_name }) => last_name,
  Geburtstag: ({ birthday }) => birthday,
  Hochzeitstag: ({ wedding_date }) => wedding_date,
  Bestellt: ({ subscribed_at }) => subscribed_at,
  Bestätigt: ({ confirmed_at }) => confirmed_at,
  Einwilligung: ({ consent }) => consent,
  Abmeldecode: ({ code }) => code,
}

/** A table that spreadsheets open (RFC 4180), in UTF-8 as they expect it. */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  const rows = [Object.keys(columns), ...subscribers.map((subscriber) => Object.values(columns).map((read) => read(subscriber) ?? ''))]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** What begins so would be calculated: https://owasp.org/www-community/attacks/CSV_Injection */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
