/** What holds for all prices of ours. The specification names none but those of schemas/shipping.ts. */
import type { SiteCountry } from '../../schemas/locale.ts'
import type { Price } from '../../schemas/price.ts'

/** Each doubling of the number takes a ninth off the price of a piece. */
const degression = -Math.log2(8 / 9)

/** In Switzerland so many rappen take the place of a cent, and sums end with 0 or 5. */
const swiss = { perCent: 1.3, step: 5 }

/** What so many cost of which one costs so many cents; more of the same never cost less. */
export const centsOfMany = (cents: number, quantity: number): number => cents * quantity ** (1 - degression)

/** German cents as a country pays them, whole. */
export const inCountry = (cents: number, country: SiteCountry): number =>
  country === 'ch' ? Math.ceil((cents * swiss.perCent) / swiss.step) * swiss.step : Math.round(cents)

export const currencyIn = (country: SiteCountry) => (country === 'ch' ? 'chf' : 'eur')

/** A sum that is in the country's money already. A piece is that divided by their number, to the cent. */
export function priceOf(total: number, quantity: number, country: SiteCountry): Price {
  const currency = currencyIn(country)
  return { piece: { cents: Math.round(total / quantity), currency }, total: { cents: total, currency } }
}
