import { z } from 'zod'
import { cardQuantities, plain } from './card-choice.ts'
import { Money } from './money.ts'

/** A value that can be chosen, and what a shopper reads. */
const Option = z.object({ value: z.string().min(1), name: z.string().min(1) })

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #c8a14a')

/** What can be chosen for the cards of one design (`/web-api/calculator/reference`). */
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
  /** The colours of the ribbon around it; none where there is no ribbon. */
  ribbonColors: z.array(Option.extend({ color: hexColor })).default([]),
})
export type CardOffer = z.infer<typeof CardOffer>

/** What a shopper has chosen of it, as the price is asked for (`/web-api/card-price`). */
export const CardChoice = z.object({
  designId: z.coerce.number().pipe(z.int().positive()),
  paper: z.string().min(1),
  punching: z.string().min(1).default(plain),
  refinement: z.string().min(1).default(plain),
  ribbonColor: z.string().min(1).optional(),
  quantity: z.coerce
    .number()
    .refine(
      (sent) => cardQuantities.includes(sent),
      `must be one of the numbers of cards that are offered, ${cardQuantities.slice(0, 4).join(', ')} … ${cardQuantities.at(-1)}`,
    ),
})
export type CardChoice = z.infer<typeof CardChoice>

/** VAT is in it, sending is not (R9.04). */
export const CardPrice = z.object({ piece: Money, total: Money })
export type CardPrice = z.infer<typeof CardPrice>
