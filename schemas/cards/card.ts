import { z } from 'zod'
import { hexColor } from '../hex-color.ts'
import { Price } from '../price.ts'
import { plain, refinementOf } from '../refinement.ts'
import { shopQuestion } from '../shop-question.ts'
import { accessoryTypes } from './accessory.ts'
import { cardPriceAsked, cardQuantities, noTag, tagShapes } from './card-choice.ts'

/** A value that can be chosen, and what a shopper reads. */
const Option = z.object({ value: z.string().min(1), name: z.string().min(1) })

/** What can be chosen for the cards of one design. */
export const CardOffer = z.object({
  papers: z
    .array(
      Option.extend({
        /** How it feels. */
        note: z.string().default(''),
        /** Foil and relief varnish hold on it (R3.13). */
        takesRefinement: z.boolean(),
      }),
    )
    .min(1),
  /** The corners it can have. */
  punchings: z.array(Option).min(1),
  refinements: z.array(Option).min(1),
  /** What can go with it, by kind; of each kind one. The values are skus. */
  accessories: z
    .array(
      z.object({
        type: z.enum(accessoryTypes),
        name: z.string().min(1),
        options: z.array(Option.extend({ color: hexColor.optional() })).min(1),
        /** What is to be known of all of them: how large they are, what they cost. */
        note: z.string().default(''),
      }),
    )
    .default([]),
  /** Gift tags for the ribbon. */
  tags: z.array(Option.extend({ value: z.enum(tagShapes) })).default([]),
  /** What is to be known of all of them. */
  tagNote: z.string().default(''),
})
export type CardOffer = z.infer<typeof CardOffer>

/** What a shopper has chosen of it, as the price is asked for. */
export const CardChoice = z.object({
  designId: z.coerce.number().pipe(z.int().positive()),
  paper: z.string().min(1),
  punching: z.string().min(1).default(plain),
  refinement: z.string().min(1).default(plain).transform(refinementOf),
  /** Skus. */
  accessories: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string().min(1)).max(accessoryTypes.length)),
  /** On the ribbon; absent where there is none. */
  tag: z.preprocess(
    (sent) => (sent === noTag ? undefined : sent),
    z.enum(tagShapes, { error: ({ input }) => `${JSON.stringify(input)} is none of ${[noTag, ...tagShapes].join(', ')}` }).optional(),
  ),
  quantity: z.coerce
    .number()
    .refine(
      (sent) => cardQuantities.includes(sent),
      `must be one of the numbers of cards that are offered, ${cardQuantities.slice(0, 4).join(', ')} … ${cardQuantities.at(-1)}`,
    ),
})
export type CardChoice = z.infer<typeof CardChoice>

export const cardOfferQuestion = shopQuestion({
  path: '/web-api/calculator/reference',
  keys: ['designId'],
  query: CardChoice.pick({ designId: true }),
  answer: CardOffer,
})

export const cardPriceQuestion = shopQuestion({ ...cardPriceAsked, query: CardChoice, answer: Price })
