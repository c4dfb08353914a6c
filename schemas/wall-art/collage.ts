import { z } from 'zod'
import { hexColor } from '../hex-color.ts'
import { oneOf } from '../one-of.ts'
import { shopQuestion } from '../shop-question.ts'
import { formatGroups } from './wall-format.ts'

export const collageGroupKeys = ['raster', 'baender', 'formen', 'hauptbild'] as const
export type CollageGroupKey = (typeof collageGroupKeys)[number]

/** How pictures are arranged. */
export const CollageDesign = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  /** Its proportion, and whether it stands. */
  formatGroup: z.enum(formatGroups),
  isPortrait: z.boolean(),
  /** It is made in these, as far as the material is. */
  formats: z.array(z.string()).min(1),
  /** Shown until another is chosen; one of all is it. */
  isDefault: z.boolean(),
  /** Where the pictures lie: each is a rectangle of one letter, a point is left free (collage-cells.ts). */
  rows: z.array(z.string().regex(/^[A-Za-z.]+$/)).min(1),
})
export type CollageDesign = z.infer<typeof CollageDesign>

export const CollageDesignGroup = z.object({
  key: z.enum(collageGroupKeys),
  name: z.string().min(1),
  designs: z.array(CollageDesign).min(1),
  /** What can lie between and behind the pictures; the first does unless another is chosen. */
  colors: z.array(z.object({ value: z.string().min(1), name: z.string().min(1), color: hexColor })).min(1),
})
export type CollageDesignGroup = z.infer<typeof CollageDesignGroup>

const Key = oneOf(collageGroupKeys)

export const collageGroupsQuestion = shopQuestion({
  path: '/web-api/collage-designer-design-groups',
  keys: ['key'],
  /** None asks for all. */
  query: z.object({ key: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(Key)) }),
  answer: z.array(CollageDesignGroup),
})

export const collageGroupQuestion = shopQuestion({
  path: '/web-api/collage-designer-design-group',
  keys: ['key'],
  query: z.object({ key: Key }),
  answer: CollageDesignGroup,
})
