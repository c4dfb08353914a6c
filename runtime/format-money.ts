import type { Money } from '../schemas/money.ts'

/** A price as the locale writes it: `1.234,50 €`. */
export function formatMoney({ cents, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)
}
