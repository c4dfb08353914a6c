import type { StartMonth } from '../../schemas/calendars/calendar-query.ts'

/** So many months can be chosen from, this one among them. */
const monthsOffered = 18

/** The months a calendar that is ordered today can begin in. */
export const startMonthsFrom = (today: Date): StartMonth[] =>
  Array.from({ length: monthsOffered }, (_, ahead) => monthsAfter({ year: today.getFullYear(), month: today.getMonth() + 1 }, ahead))

export function monthsAfter({ year, month }: StartMonth, months: number): StartMonth {
  const ahead = month - 1 + months
  return { year: year + Math.floor(ahead / 12), month: (ahead % 12) + 1 }
}

/** Chosen until a shopper chooses: the first January, in January this one. */
export const usualStart = (offered: readonly StartMonth[]): StartMonth | undefined => offered.find(({ month }) => month === 1)

/** `2027-01` */
export const startValue = ({ year, month }: StartMonth): string => `${year}-${String(month).padStart(2, '0')}`

/** `Januar 2027`, in Austria `Jänner 2027`; without a year the month alone. */
export function startName({ year, month }: Partial<StartMonth>, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', ...(year !== undefined && { year: 'numeric' }), timeZone: 'UTC' })
  return format.format(Date.UTC(year ?? 2000, (month ?? 1) - 1, 1))
}
