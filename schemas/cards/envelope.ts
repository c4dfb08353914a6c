import type { Format } from '../format.ts'
import type { SiteCountry } from '../locale.ts'
import type { Money } from '../money.ts'
import { type EnvelopeSize, envelopePrices } from '../shipping.ts'

export interface EnvelopeFormat extends Format {
  name: string
  /** By which it is paid (R9.02). */
  size: EnvelopeSize
}

/** R3.16, in millimetres; the smallest first. The square one is as large as our square cards want it. */
export const envelopeFormats: readonly EnvelopeFormat[] = [
  { name: 'C6', width: 162, height: 114, size: 'standard' },
  { name: 'B6', width: 176, height: 125, size: 'compact' },
  { name: 'DIN lang', width: 220, height: 110, size: 'compact' },
  { name: 'Quadrat', width: 155, height: 155, size: 'large' },
]

/** A card goes in with so much room at each two sides, in millimetres. */
const room = 3

/** The smallest envelope that a card fits into, however it is turned; `undefined` for one that fits into none. */
export function envelopeFor({ width, height }: Format): EnvelopeFormat | undefined {
  const [short, long] = width < height ? [width, height] : [height, width]
  return envelopeFormats.find((envelope) => {
    const [narrow, wide] = [Math.min(envelope.width, envelope.height), Math.max(envelope.width, envelope.height)]
    return short + room <= narrow && long + room <= wide
  })
}

/** What one costs. Where a size has several prices in a country, they are those of its formats, the smaller ones first. */
export function envelopePrice(format: EnvelopeFormat, country: SiteCountry): Money {
  const prices = envelopePrices[country][format.size]
  const place = envelopeFormats.filter(({ size }) => size === format.size).indexOf(format)
  return prices[Math.min(place, prices.length - 1)] ?? prices[0]
}
