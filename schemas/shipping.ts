import type { SiteCountry } from './locale.ts'
import type { Money } from './money.ts'

const euro = (cents: number): Money => ({ cents, currency: 'eur' })
const franc = (cents: number): Money => ({ cents, currency: 'chf' })

export const shippingMethods = ['standard', 'express', 'express-saturday'] as const
export type ShippingMethod = (typeof shippingMethods)[number]

/** What it costs to send cards (R9.01); express prices are those of the smallest parcel. A method that is missing is not offered there. */
export const shippingPrices: Record<SiteCountry, Partial<Record<ShippingMethod, Money>>> = {
  de: { standard: euro(499), express: euro(1299), 'express-saturday': euro(2299) },
  at: { standard: euro(599), express: euro(2299) },
  ch: { standard: franc(999), express: franc(3499) },
}

export const envelopeSizes = ['standard', 'compact', 'large'] as const
export type EnvelopeSize = (typeof envelopeSizes)[number]

/** What an envelope costs, by its size (R9.02). Where there are two prices, it depends on the format. */
export const envelopePrices: Record<SiteCountry, Record<EnvelopeSize, [Money, ...Money[]]>> = {
  de: { standard: [euro(95)], compact: [euro(110)], large: [euro(180)] },
  at: { standard: [euro(100)], compact: [euro(150)], large: [euro(150)] },
  ch: { standard: [franc(100)], compact: [franc(120), franc(140)], large: [franc(290)] },
}

/** When parcels arrive (R9.04). Hours and days are those of Berlin. */
export const deliveryTimes = {
  timeZone: 'Europe/Berlin',
  /** An express order before this hour arrives 24 hours later. */
  cutOffHour: 11,
  /** Working days after handover to the carrier. */
  standardDays: { min: 2, max: 4 },
} as const
