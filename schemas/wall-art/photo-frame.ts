import { z } from 'zod'
import { FormatString } from '../format.ts'
import { hexColor } from '../hex-color.ts'
import { Money } from '../money.ts'
import { oneOf } from '../one-of.ts'
import { Price } from '../price.ts'
import { shopQuestion } from '../shop-question.ts'
import { formatPricesAsked, photoFramePath, photoFramePriceAsked, photoFrameQuantities } from './photo-frame-choice.ts'
import { materialTypes } from './wall-art.ts'
import { formatGroups } from './wall-format.ts'
import { type Frame, frameTypes, type MatSize, type MatType, matSizes, matTypes, readFrame, usualMat, writeFrame } from './wall-frame.ts'

/** A value that can be chosen, and what a shopper reads. */
const Option = z.object({ value: z.string().min(1), name: z.string().min(1) })

const MaterialType = oneOf(materialTypes)
const FrameType = oneOf(frameTypes)
const oneOrMore = (sent: unknown) => (sent === undefined ? [] : [sent].flat())

/** A frame in the colours it is made in; the first is the one it comes in. */
export const FrameVariants = z.object({
  frameType: FrameType,
  name: z.string().min(1),
  /** The values are frames in their colours: `holzrahmen-schwarz`. */
  variants: z.array(Option.extend({ color: hexColor, isDefault: z.boolean() })).min(1),
})
export type FrameVariants = z.infer<typeof FrameVariants>

export const Limits = z.object({ min: z.int(), maxShort: z.int(), maxLong: z.int() })

/** What can be chosen for a picture on the wall. */
export const PhotoFrameOffer = z.object({
  materials: z
    .array(
      Option.extend({
        value: MaterialType,
        /** The usual formats; `prices-formats` knows all of them. */
        formats: z.array(z.string()).min(1),
        limits: Limits,
        frames: z.array(FrameType),
      }),
    )
    .min(1),
  frames: z.array(FrameVariants),
  mats: z.array(z.object({ matType: z.enum(matTypes), matSize: z.literal([...matSizes]), name: z.string().min(1) })),
})
export type PhotoFrameOffer = z.infer<typeof PhotoFrameOffer>

interface SentMaking {
  frameType?: string | undefined
  matType?: MatType | undefined
  matSize?: MatSize | undefined
}

/** What an address leaves out is as it usually is: a frame in black, its usual mat (R3.06). */
function completed<Sent extends SentMaking>({ frameType, matType, matSize, ...rest }: Sent, context: z.RefinementCtx) {
  const frame: Frame | undefined = frameType === undefined ? undefined : readFrame(frameType)
  if (frameType !== undefined && !frame) context.addIssue({ code: 'custom', path: ['frameType'], message: frameProblem })
  const usual = usualMat(frame?.type)
  return {
    ...rest,
    frameType: frame && writeFrame(frame),
    matType: matType ?? (matSize === undefined ? usual.matType : matSize === 0 ? 'mat-none' : 'mat-weiss'),
    matSize: matSize ?? (matType === undefined ? usual.matSize : matType === 'mat-none' ? 0 : 30),
  } as const
}

const frameProblem = `must be one of ${frameTypes.join(', ')}, each with a colour or without: holzrahmen-schwarz`

const making = {
  materialType: MaterialType,
  frameType: z.string().optional(),
  matType: oneOf(matTypes).optional(),
  matSize: z.coerce
    .number()
    .pipe(z.literal([...matSizes], `must be one of ${matSizes.join(', ')}`))
    .optional(),
}

/** Material, frame and mat: what a picture is made of. */
export const PhotoFrameMaking = z.object(making).transform(completed)
export type PhotoFrameMaking = z.infer<typeof PhotoFrameMaking>

const formatType = FormatString.transform(({ width, height }) => `${width}x${height}`)

/** What a shopper has chosen, as the price is asked for. */
export const PhotoFrameChoice = z
  .object({
    ...making,
    formatType,
    quantity: z.coerce
      .number()
      .default(1)
      .refine((sent) => photoFrameQuantities.includes(sent), `must be one of ${photoFrameQuantities.join(', ')}`),
  })
  .transform(completed)
export type PhotoFrameChoice = z.infer<typeof PhotoFrameChoice>

/** A picture for the wall as an address tells of it (R3.07). */
export const PhotoFrameQuery = z
  .object({ ...making, materialType: MaterialType.optional(), addToCart: z.stringbool().default(false) })
  .transform(completed)

const FormatPrices = z.object({
  group: z.enum(formatGroups),
  formats: z.array(z.object({ formatType: z.string(), price: Money })),
})
export type FormatPrices = z.infer<typeof FormatPrices>

export const frameVariantsQuestion = shopQuestion({
  path: '/web-api/variants-for-frame-types',
  keys: ['frameTypes'],
  /** None asks for all. */
  query: z.object({ frameTypes: z.preprocess(oneOrMore, z.array(FrameType)) }),
  answer: z.array(FrameVariants),
})

export const photoFrameOfferQuestion = shopQuestion({
  path: `${photoFramePath}/data`,
  keys: ['materialType'],
  /** None asks for all. */
  query: z.object({ materialType: z.preprocess(oneOrMore, z.array(MaterialType)) }),
  answer: PhotoFrameOffer,
})

export const formatLimitsQuestion = shopQuestion({
  path: `${photoFramePath}/format-limits`,
  keys: ['materialType'],
  query: z.object({ materialType: MaterialType }),
  answer: Limits,
})

export const photoFramePriceQuestion = shopQuestion({ ...photoFramePriceAsked, query: PhotoFrameChoice, answer: Price })

/** What every format costs that a material is made in, in groups. */
export const formatPricesQuestion = shopQuestion({ ...formatPricesAsked, query: PhotoFrameMaking, answer: z.array(FormatPrices) })

export const formatGroupPricesQuestion = shopQuestion({
  path: `${photoFramePath}/prices-format-group`,
  keys: [...formatPricesAsked.keys, 'formatGroup'],
  query: z.object({ ...making, formatGroup: oneOf(formatGroups) }).transform(completed),
  answer: FormatPrices,
})

/** The least that a picture on each material costs. */
export const pricesFromQuestion = shopQuestion({
  path: `${photoFramePath}/prices-from`,
  keys: ['materialType'],
  query: z.object({ materialType: z.preprocess(oneOrMore, z.array(MaterialType)) }),
  answer: z.array(z.object({ materialType: MaterialType, price: Money })),
})

/** What of the price of one picture is its frame with its mat. */
export const framePriceQuestion = shopQuestion({
  path: '/price-api/frame',
  keys: photoFramePriceAsked.keys,
  query: PhotoFrameChoice,
  answer: z.object({ price: Money }),
})
