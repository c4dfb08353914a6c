import type { CardChoice, CardPrice } from '../../schemas/card.ts'
import { plain } from '../../schemas/card-choice.ts'
import type { Design } from '../../schemas/design.ts'
import type { SiteCountry } from '../../schemas/locale.ts'

/** What cards cost, in cents a piece. The specification names no prices of cards: these are ours, and in no other place. */
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
  /** The same for one as for a thousand. */
  ribbon: 45,
}

/** Each doubling of the number takes a ninth off the price of a piece. */
const degression = -Math.log2(8 / 9)

/** In Switzerland so many rappen take the place of a cent, and sums end with 0 or 5. */
const swiss = { perCent: 1.3, step: 5 }

/** What so many cards cost; more of the same never cost less. A piece is that divided by their number, to the cent. */
export function cardPrice(choice: CardChoice, design: Design, country: SiteCountry): CardPrice {
  const { paper, punching, refinement, ribbonColor, quantity } = choice
  const made =
    prices.single[design.aspectRatio] +
    (prices.papers[paper] ?? 0) +
    (punching === plain ? 0 : prices.punching) +
    (refinement === plain ? 0 : prices.refinement)
  const cents = (made * quantity ** -degression + (ribbonColor === undefined ? 0 : prices.ribbon)) * quantity
  const total = country === 'ch' ? Math.ceil((cents * swiss.perCent) / swiss.step) * swiss.step : Math.round(cents)
  const currency = country === 'ch' ? 'chf' : 'eur'
  return { piece: { cents: Math.round(total / quantity), currency }, total: { cents: total, currency } }
}
