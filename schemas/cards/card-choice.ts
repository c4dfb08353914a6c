/** How cards are chosen. Plain data: browsers read it, too. */

/** What a shopper chooses for the cards of a design, in the order in which the price is asked for. */
export const cardChoiceKeys = ['designId', 'paper', 'punching', 'refinement', 'accessories', 'tag', 'quantity'] as const

/** What the price of cards is asked with. */
export const cardPriceAsked = { path: '/web-api/card-price', keys: cardChoiceKeys }

/** The shape of a gift tag that hangs on the ribbon (R3.13). */
export const tagShapes = ['heart', 'rectangular', 'round'] as const
export type TagShape = (typeof tagShapes)[number]
/** What no tag is called. */
export const noTag = 'none'

/** What holds the sheets of a booklet together, and what a card stands in (R3.12): the variants of their skus. */
export const screws = ['bronze', 'gold', 'silver'] as const
export const standards = ['holz-eckig', 'holz-rund'] as const

/** Up to each bound the number of cards goes up by that step (R9.05). */
const steps = [
  { from: 1, to: 5, by: 4 },
  { from: 5, to: 250, by: 5 },
  { from: 250, to: 1000, by: 10 },
  { from: 1000, to: 3000, by: 100 },
  { from: 3000, to: 5000, by: 250 },
]

/** Every number of cards that is offered, the smallest first. */
export const cardQuantities: readonly number[] = [
  1,
  ...steps.flatMap(({ from, to, by }) => Array.from({ length: (to - from) / by }, (_, index) => from + (index + 1) * by)),
]

/** Chosen until a shopper chooses: the entry at index 10 (R9.05). */
export const usualQuantity = cardQuantities[10] ?? 1
