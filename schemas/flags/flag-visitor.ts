/** What a flag service takes about a visitor (R5.09). */
import { z } from 'zod'
import { flagServiceDefaults } from './flag-service-defaults.ts'

const { longestKey } = flagServiceDefaults

export const VisitorKey = z.string('must be text').min(1, 'is empty').max(longestKey, `has more than ${longestKey} characters`)

export const VisitorAttributes = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())], 'must be a text, a number, true or false, or a list of texts'),
)

/** A visitor as flags are looked up for them; `consents`: whether what they do may be told to the service. */
export const FlagVisitor = z.object({
  key: VisitorKey,
  attributes: VisitorAttributes,
  consents: z.boolean('must be true or false'),
})
export type FlagVisitor = z.output<typeof FlagVisitor>

/** The name of a set of flags. */
export const FlagSet = z.string().regex(/^[a-z\d]{1,50}$/, 'must be up to 50 lower-case letters and digits')
