import { type Accessory, type AccessoryType, readSku } from '../../../schemas/cards/accessory.ts'
import type { CardChoice } from '../../../schemas/cards/card.ts'
import type { Design } from '../../../schemas/cards/design.ts'
import { envelopeFormats, envelopePrice } from '../../../schemas/cards/envelope.ts'
import type { SiteCountry } from '../../../schemas/locale.ts'
import type { Money } from '../../../schemas/money.ts'
import type { Price } from '../../../schemas/price.ts'
import { plain } from '../../../schemas/refinement.ts'
import { centsOfMany, currencyIn, inCountry, priceOf } from '../price-rules.ts'

/** What cards cost, in cents a piece: ours, and in no other place. */
const prices = {
  /** One single card on the plainest paper, by its shape. */
  single: { portrait: 249, landscape: 249, square: 279, tall: 269 } satisfies Record<Design['aspectRatio'], number>,
  papers: {
    naturpapier: 0,
    bilderdruck: 0,
    recycling: 10,
    kraft: 15,
    feinstpapier: 25,
    leinen: 25,
    perlmutt: 30,
    transparent: 30,
    buetten: 40,
    cotton: 50,
  } as Record<string, number | undefined>,
  punching: 15,
  refinement: 60,
  tag: 35,
  /** Each, the same for one as for a thousand; envelopes cost what schemas/cards/envelope.ts says. */
  accessories: {
    bow: 90,
    box: 490,
    inlay: 55,
    posterbar: 690,
    ribbon: 45,
    screw: 120,
    standard: 250,
  } satisfies Record<Exclude<AccessoryType, 'envelope'>, number>,
}

/** What so many cards cost with what goes with them; more of the same never cost less. */
export function cardPrice(choice: CardChoice, design: Design, country: SiteCountry): Price {
  const { paper, punching, refinement, accessories, tag, quantity } = choice
  const made =
    prices.single[design.aspectRatio] +
    (prices.papers[paper] ?? 0) +
    (punching === plain ? 0 : prices.punching) +
    (refinement === plain ? 0 : prices.refinement)
  const cards = inCountry(centsOfMany(made, quantity), country)
  const added = accessories.map(readSku).reduce((sum, accessory) => sum + (accessory ? accessoryPrice(accessory, country).cents : 0), 0)
  const tags = tag ? tagPrice(country).cents : 0
  return priceOf(cards + (added + tags) * quantity, quantity, country)
}

/** What one gift tag costs. */
export const tagPrice = (country: SiteCountry): Money => ({ cents: inCountry(prices.tag, country), currency: currencyIn(country) })

/** What one of an accessory costs. */
export function accessoryPrice(accessory: Accessory, country: SiteCountry): Money {
  if (accessory.type !== 'envelope') return { cents: inCountry(prices.accessories[accessory.type], country), currency: currencyIn(country) }
  const { width, height } = accessory
  const format = envelopeFormats.find((each) => each.width === width && each.height === height)
  if (!format) throw new Error(`There is no envelope of ${width} x ${height} mm.`)
  return envelopePrice(format, country)
}
