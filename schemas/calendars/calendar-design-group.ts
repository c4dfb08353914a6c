import { z } from 'zod'
import { accessoryTypes } from '../cards/accessory.ts'
import { Money } from '../money.ts'
import { Price } from '../price.ts'
import { plain, refinements } from '../refinement.ts'
import { shopQuestion } from '../shop-question.ts'
import { calendarAmounts, calendarMountings, calendarPriceAsked, calendarTypes } from './calendar.ts'

/** A value that can be chosen, what a shopper reads, and what is to be known of it. */
const optionOf = <Value extends z.ZodType>(value: Value) => z.object({ value, name: z.string().min(1), note: z.string().default('') })

/** The designs of one type of calendar, one for each format, and what can be chosen for them. */
export const CalendarDesignGroup = z.object({
  designGroupId: z.int().positive(),
  calendarType: z.enum(calendarTypes),
  name: z.string().min(1),
  formats: z.array(optionOf(z.string().min(1)).extend({ designId: z.int().positive() })).min(1),
  mountings: z.array(optionOf(z.enum(calendarMountings))).min(1),
  papers: z
    .array(
      optionOf(z.string().min(1)).extend({
        /** Foil and relief varnish hold on it (R5.06). */
        takesRefinement: z.boolean(),
      }),
    )
    .min(1),
  refinements: z.array(optionOf(z.enum(refinements))).min(1),
  /** What can go with it, one of each. */
  accessories: z.array(optionOf(z.enum(accessoryTypes))).default([]),
  /** One of them, as it costs least. */
  from: Money,
})
export type CalendarDesignGroup = z.infer<typeof CalendarDesignGroup>

const designGroupId = z.coerce.number().pipe(z.int().positive())

/** What a shopper has chosen of it, as the price is asked for. */
export const CalendarChoice = z.object({
  designGroupId,
  formatType: z.string().min(1),
  mountingType: z.string().min(1),
  paperType: z.string().min(1),
  refinementType: z.string().min(1).default(plain),
  accessoryTypes: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string().min(1)).max(accessoryTypes.length)),
  amount: z.coerce
    .number()
    .refine((sent) => calendarAmounts.includes(sent), `must be one of the numbers that are offered, ${calendarAmounts.join(', ')}`),
})
export type CalendarChoice = z.infer<typeof CalendarChoice>

export const calendarDesignGroupQuestion = shopQuestion({
  path: '/web-api/calendar-design-group',
  keys: ['calendarType', 'designGroupId'],
  query: z
    .object({
      calendarType: z.enum(calendarTypes, `must be one of ${calendarTypes.join(', ')}`).optional(),
      designGroupId: designGroupId.optional(),
    })
    .refine(({ calendarType, designGroupId: id }) => (calendarType === undefined) !== (id === undefined), {
      path: ['calendarType'],
      message: 'must be given, or designGroupId, and not both of them',
    }),
  answer: CalendarDesignGroup,
})

export const calendarPriceQuestion = shopQuestion({ ...calendarPriceAsked, query: CalendarChoice, answer: Price })
