import { z } from 'zod'
import { EmailAddress, PersonName, unset } from '../requests/form-fields.ts'

const day = (isPossible: (day: string) => boolean) => z.preprocess(unset, z.iso.date({ abort: true }).refine(isPossible).optional())
const today = () => new Date().toISOString().slice(0, 10)

/** What the form asks for (R3.20, R5.05); only the address and the consent have to be there. What is said of a field that is wrong stands in `newsletterWords`, by its name. */
export const NewsletterSignUp = z.object({
  email: EmailAddress,
  firstName: PersonName,
  lastName: PersonName,
  birthday: day((written) => written >= '1900-01-01' && written <= today()),
  weddingDate: day((written) => written >= '1900-01-01' && written <= '2100-12-31'),
  // As a form sends a ticked box, or as JSON.
  consent: z.union([z.literal('on'), z.literal(true)]),
})
export type NewsletterSignUp = z.output<typeof NewsletterSignUp>
