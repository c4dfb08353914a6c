import { z } from 'zod'
import { Channel } from '../channel.ts'
import { FormatString } from '../format.ts'
import { OccasionCategory, occasionCategories, occasions, subOccasions } from '../occasion.ts'
import { productKinds } from '../product-kind.ts'
import { shopQuestion } from '../shop-question.ts'
import { webAddress } from '../web-address.ts'
import { designFilterNames, designQueryKeys, designSorts, pageSizes, unfiltered } from './design-filters.ts'

/** What cards are offered as: the last part of `{occasion}/{product}/category`. */
export const cardProducts = [
  'einladungskarten',
  'save-the-date-karten',
  'danksagungskarten',
  'glueckwunschkarten',
  'geburtskarten',
  'trauerkarten',
  'sterbebilder',
  'weihnachtskarten',
  'neujahrskarten',
  'menuekarten',
  'tischkarten',
  'kirchenhefte',
  'postkarten',
  'geschenkanhaenger',
  'aufkleber',
  'flaschenetiketten',
  'umschlaege',
  'baender',
] as const

/** The values of the filters, in the order in which they are offered. */
export const designFilters = {
  category: occasionCategories,
  product: cardProducts,
  color: ['weiss', 'creme', 'gelb', 'gold', 'orange', 'rot', 'rosa', 'lila', 'blau', 'gruen', 'braun', 'grau', 'schwarz'],
  style: ['floral', 'tiere', 'landschaft', 'gezeichnet', 'grafisch', 'typografisch', 'klassisch'],
  aspectRatio: ['portrait', 'square', 'landscape', 'tall'],
  punching: ['ohne', 'runde-ecken', 'wellenform', 'herzecken'],
  label: ['neu', 'beliebt', 'folie'],
} as const

/** What a design can be for: `weihnachten` has pages although it is not one of the occasions. */
export const designOccasions = [...occasions, ...subOccasions, 'weihnachten'] as const

/** A design that the shop prints: what a listing shows of it, and what it is narrowed down by. */
export const Design = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  /** In words, for those who do not see the picture. */
  description: z.string(),
  channel: Channel,
  kind: z.enum(productKinds),
  /** What one of them is called: `Einladungskarte`. */
  kindName: z.string(),
  product: z.enum(designFilters.product),
  occasion: z.enum(designOccasions),
  category: OccasionCategory.optional(),
  /** What its occasion is called: `Goldene Hochzeit`. */
  occasionName: z.string().default(''),
  /** Width and height in millimetres: `105x148`. */
  format: z.string().refine((written) => FormatString.safeParse(written).success, 'must be width and height in millimetres, like 105x148'),
  aspectRatio: z.enum(designFilters.aspectRatio),
  color: z.array(z.enum(designFilters.color)),
  style: z.array(z.enum(designFilters.style)),
  /** The corners it can be punched with. */
  punching: z.array(z.enum(designFilters.punching)),
  label: z.array(z.enum(designFilters.label)),
  picture: z.object({ src: webAddress, focus: z.string().default('') }),
  /** The day it came into the shop: `2026-03-01`. */
  created: z.iso.date(),
  /** The lower, the sooner it is recommended. */
  rank: z.number(),
})
export type Design = z.infer<typeof Design>

/** A value that designs of a listing have, what a shopper reads, and how many have it. */
const FilterValue = z.object({ value: z.string(), name: z.string(), count: z.int().nonnegative() })
export type FilterValue = z.infer<typeof FilterValue>

/** One page of a listing. */
export const DesignPage = z.object({
  designs: z.array(Design),
  /** Of all pages. */
  total: z.int().nonnegative(),
  /** By what it can be narrowed down further; each counts as if it did not filter itself. */
  filters: z.partialRecord(z.enum(designFilterNames), z.array(FilterValue)).default({}),
})
export type DesignPage = z.infer<typeof DesignPage>

const isUnfiltered = (value: unknown) => Object.values(unfiltered).some((word) => word === value)

/** One value or several; the words for all of them are none. */
const values = <const Value extends string>(known: readonly Value[]) =>
  z.preprocess(
    (sent) => (sent === undefined ? [] : [sent].flat()).filter((value) => !isUnfiltered(value)),
    z.array(z.enum(known, { error: ({ input }) => `${JSON.stringify(input)} is none of ${known.join(', ')}` })),
  )

const whole = (word: string) =>
  z
    .string(`must be ${word}`)
    .regex(/^[1-9]\d{0,6}$/, `must be ${word}`)
    .transform(Number)
const sorts = Object.values(designSorts)

/** As many designs can be asked for by their numbers. */
export const mostIds = 48

/** What is asked of the catalogue, as it stands in a query string. */
export const DesignQuery = z.object({
  category: values(designFilters.category),
  product: values(designFilters.product),
  color: values(designFilters.color),
  style: values(designFilters.style),
  aspectRatio: values(designFilters.aspectRatio),
  punching: values(designFilters.punching),
  label: values(designFilters.label),
  /** With those below it: `hochzeit` has the golden ones, too. */
  occasion: z.enum(designOccasions, { error: ({ input }) => `${JSON.stringify(input)} is no occasion` }).optional(),
  ids: z
    .preprocess(
      (sent) => (sent === undefined ? undefined : [sent].flat()),
      z.array(whole('a list of numbers')).max(mostIds, `must be at most ${mostIds}`),
    )
    .optional(),
  sort: z.enum(sorts, `must be ${sorts.join(' or ')}`).default(designSorts.recommendation),
  page: whole('a number from 1').default(1),
  pageSize: whole('a number')
    .refine((size) => pageSizes.some((each) => each === size), `must be ${pageSizes.join(' or ')}`)
    .default(pageSizes[0]),
  disableCache: z.string().optional(),
})
export type DesignQuery = z.infer<typeof DesignQuery>

/** Designs of the catalogue by filter, order and page (R7.03). */
export const designsQuestion = shopQuestion({ path: '/web-api/themes', keys: designQueryKeys, query: DesignQuery, answer: DesignPage })
