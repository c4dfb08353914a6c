import { z } from 'zod'
import type { SiteCountry } from '../../schemas/locale.ts'
import { mostSamples } from '../../schemas/sample.ts'
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

/** Of which designs: by their numbers; or in words, where a browser without script sends the form. */
const Designs = z.union([
  z.object({ designs: DesignIds }),
  z.object({ designs: z.preprocess(unset, z.undefined()), designNames: lines(600).pipe(z.string()) }),
])

/** What the form of sample cards sends for a country. What is said of a field that is wrong stands in `sampleWords`, by its name. */
export const sampleOrderOf = (country: SiteCountry) =>
  z
    .object({
      name: line(120),
      street: line(120),
      postcode: z.string().trim().regex(postcodes[country]),
      city: line(80),
      email: EmailAddress,
      wishes: lines(400),
    })
    .and(Designs)
export type SampleOrder = z.output<ReturnType<typeof sampleOrderOf>>
