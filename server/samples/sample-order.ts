import { z } from 'zod'
import { mostSamples } from '../../schemas/cards/sample.ts'
import type { SiteCountry } from '../../schemas/locale.ts'
import { EmailAddress, unset } from '../requests/form-fields.ts'

/** One line of text; PostgreSQL keeps no NUL. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** Several lines. */
const lines = (max: number) =>
  z.preprocess(
    unset,
    z
      .string()
      .trim()
      .max(max)
      .regex(/^[\P{Cc}\r\n]*$/u)
      .optional(),
  )

const postcodes: Record<SiteCountry, RegExp> = { de: /^\d{5}$/, at: /^\d{4}$/, ch: /^\d{4}$/ }

const DesignIds = z
  .string()
  .regex(/^[1-9]\d{0,6}( [1-9]\d{0,6})*$/)
  .transform((text) => [...new Set(text.split(' ').map(Number))])
  .refine((ids) => ids.length <= mostSamples)

/** What the form of sample cards sends for a country. What is said of a field that is wrong stands in `sampleWords`, by its name. */
export const sampleOrderOf = (country: SiteCountry) =>
  z
    .object({
      /** By their numbers. */
      designs: z.preprocess(unset, DesignIds.optional()),
      /** In words, where a browser without script sends the form. */
      designNames: lines(600),
      name: line(120),
      street: line(120),
      postcode: z.string().trim().regex(postcodes[country]),
      city: line(80),
      email: EmailAddress,
      wishes: lines(400),
    })
    .refine(({ designs, designNames }) => designs ?? designNames, { path: ['designs'] })
export type SampleOrder = z.output<ReturnType<typeof sampleOrderOf>>
