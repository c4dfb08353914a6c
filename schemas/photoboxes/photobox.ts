import { z } from 'zod'
import { hexColor } from '../hex-color.ts'
import { Money } from '../money.ts'
import { oneOf, oneOfKeys } from '../one-of.ts'
import { Price } from '../price.ts'
import { shopQuestion } from '../shop-question.ts'
import {
  type PhotoboxChoice as Choice,
  photoboxDesigns,
  photoboxFormats,
  photoboxMaterials,
  photoboxPriceAsked,
  photoboxTypes,
} from './photobox-choice.ts'
import { lidPatterns } from './photobox-lid.ts'

const type = oneOfKeys(photoboxTypes)
const format = oneOfKeys(photoboxFormats)
const material = oneOf(photoboxMaterials)

/** What a shopper has chosen of a box, as its price is asked for. */
export const PhotoboxChoice: z.ZodType<Choice> = z.object({
  photoboxType: type,
  photoboxFormat: format,
  photoboxMaterial: material,
  photoboxQuantityMax: z.coerce.number('must be a number of pictures').pipe(z.int('must be a number of pictures').positive()),
})

export const photoboxPriceQuestion = shopQuestion({ ...photoboxPriceAsked, query: PhotoboxChoice, answer: Price })

/** What can be chosen for photo boxes (R7.08). */
export const PhotoboxData = z.object({
  types: z
    .array(
      z.object({
        type,
        name: z.string().min(1),
        formats: z.array(z.object({ format, name: z.string().min(1) })).min(1),
        quantities: z.array(z.int().positive()).min(1),
        /** What the smallest of them costs. */
        priceFrom: Money,
      }),
    )
    .min(1),
  materials: z.array(z.object({ material, name: z.string().min(1), note: z.string().default('') })).min(1),
  /** What the lid can look like. */
  designs: z
    .array(
      z.object({
        design: z.string().refine((sent) => photoboxDesigns.includes(sent), 'must be one of dt41 to dt58'),
        name: z.string().min(1),
        pattern: z.enum(lidPatterns),
        paper: hexColor,
        ink: hexColor,
      }),
    )
    .min(1),
})
export type PhotoboxData = z.infer<typeof PhotoboxData>

export const photoboxDataQuestion = shopQuestion({
  path: '/web-api/photobox-data',
  keys: ['photoboxType'],
  query: z.object({ photoboxType: type.optional() }),
  answer: PhotoboxData,
})
