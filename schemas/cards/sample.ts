import type { SiteCountry } from '../locale.ts'
import type { Money } from '../money.ts'

/** So many sample cards cost nothing, with their postage (R1.03, R9.03). */
export const freeSamples = 3

/** Each further one (R9.03). */
export const furtherSamplePrice: Record<SiteCountry, Money> = {
  de: { cents: 190, currency: 'eur' },
  at: { cents: 190, currency: 'eur' },
  ch: { cents: 350, currency: 'chf' },
}

/** More than that nobody compares, and one letter does not hold. */
export const mostSamples = 12

/** What so many sample cards cost in a country. */
export function samplesPrice(count: number, country: SiteCountry): Money {
  const { cents, currency } = furtherSamplePrice[country]
  return { cents: Math.max(0, count - freeSamples) * cents, currency }
}

/** The story whose page takes orders, inside the channel's folder. */
export const sampleOrderKey = 'musterkarten'

/** What can come of the form. The block has an answer for each, under the id `sample-<outcome>`. */
export const sampleOutcomes = ['ordered', 'refused'] as const
export type SampleOutcome = (typeof sampleOutcomes)[number]
