import { z } from 'zod'
import { unfiltered } from '../cards/design-filters.ts'
import { Money } from '../money.ts'
import { oneOf, oneOfKeys } from '../one-of.ts'
import { Price } from '../price.ts'
import { shopQuestion } from '../shop-question.ts'
import { webAddress } from '../web-address.ts'
import {
  type PhotobookChoice as Choice,
  photobookBindings,
  photobookCovers,
  photobookFinishes,
  photobookFormats,
  photobookLaminations,
  photobookPriceAsked,
  photobookQuantities,
  photobookRefinements,
  photobookTypes,
} from './photobook-choice.ts'
import { ratioNames } from './photobook-set-filters.ts'

const wholeNumber = (word: string) =>
  z
    .union([z.string(), z.number()], `must be ${word}`)
    .transform(Number)
    .pipe(z.int(`must be ${word}`).positive(`must be ${word}`))

/** What a shopper has chosen of a book, as its price is asked for. */
export const PhotobookChoice: z.ZodType<Choice> = z.preprocess(
  (sent) => (typeof sent === 'object' && sent !== null && 'amount' in sent ? { quantity: sent.amount, ...sent } : sent),
  z.object({
    type: oneOfKeys(photobookTypes),
    format: oneOfKeys(photobookFormats),
    cover: oneOf(photobookCovers),
    binding: oneOf(photobookBindings),
    coverLamination: oneOf(photobookLaminations),
    paperFinish: oneOf(photobookFinishes),
    refinementType: oneOf(photobookRefinements).default('ohne'),
    photobookPageCount: wholeNumber('a number of pages'),
    quantity: wholeNumber('a number of books').refine(
      (sent) => photobookQuantities.some((each) => each === sent),
      `must be one of ${photobookQuantities.join(', ')}`,
    ),
  }),
)

export const photobookPriceQuestion = shopQuestion({ ...photobookPriceAsked, query: PhotobookChoice, answer: Price })

const ratio = oneOf(ratioNames)

/** Designs for all pages of a book that belong together. */
export const PhotobookDesignGroupSet = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  /** What is seen on its cover, in words. */
  description: z.string(),
  /** The shapes it is drawn for, the one it is shown in first, each with a picture of its cover. */
  aspectRatios: z.array(ratio).min(1),
  pictures: z.partialRecord(ratio, z.object({ src: webAddress, focus: z.string().default('') })),
  categoryIds: z.array(z.int().positive()),
  /** What the smallest book with it costs, of the type that was asked for. */
  priceFrom: Money,
})
export type PhotobookDesignGroupSet = z.infer<typeof PhotobookDesignGroupSet>

export const PhotobookDesignGroupSets = z.object({
  designGroupSets: z.array(PhotobookDesignGroupSet),
  /** All style categories there are, in the order in which they are offered. */
  categories: z.array(z.object({ id: z.int().positive(), name: z.string().min(1) })),
})
export type PhotobookDesignGroupSets = z.infer<typeof PhotobookDesignGroupSets>

/** What is asked of the sets; all of it may be left out. */
export const PhotobookSetsQuery = z.object({
  designGroupSetId: wholeNumber('the number of a set').optional(),
  categoryIds: z
    .preprocess((sent) => (sent === undefined ? undefined : [sent].flat()), z.array(wholeNumber('a list of numbers')).optional())
    .optional(),
  /** Whose prices are wanted; without one, of all types. */
  type: oneOfKeys(photobookTypes).optional(),
  aspectRatio: z.preprocess((sent) => (sent === unfiltered.usual ? undefined : sent), ratio.optional()).optional(),
})
export type PhotobookSetsQuery = z.infer<typeof PhotobookSetsQuery>

/** The sets by style and shape, or one by its number, which may stand in the path, too (R7.07). */
export const photobookSetsQuestion = shopQuestion({
  path: '/web-api/photobook-design-group-set',
  pathKey: 'designGroupSetId',
  keys: ['type', 'categoryIds', 'aspectRatio'],
  query: PhotobookSetsQuery,
  answer: PhotobookDesignGroupSets,
})
