import { z } from 'zod'

const unset = (sent: unknown) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent)
const name = z.preprocess(unset, z.string('name').trim().max(60, 'name').optional())
const day = (isPossible: (day: string) => boolean, problem: string) =>
  z.preprocess(unset, z.iso.date({ error: problem, abort: true }).refine(isPossible, problem).optional())
const today = () => new Date().toISOString().slice(0, 10)

/** What the form asks for (R3.20, R5.05); only the address and the consent have to be there. The message of an issue is the key of a sentence. */
export const NewsletterSignUp = z.object({
  email: z
    .string('email')
    .trim()
    .max(254, 'email')
    .pipe(z.email({ pattern: z.regexes.html5Email, error: 'email' })),
  firstName: name,
  lastName: name,
  birthday: day((written) => written >= '1900-01-01' && written <= today(), 'birthday'),
  weddingDate: day((written) => written >= '1900-01-01' && written <= '2100-12-31', 'weddingDate'),
  // As a form sends a ticked box, or as JSON.
  consent: z.union([z.literal('on'), z.literal(true)], 'consent'),
})
export type NewsletterSignUp = z.output<typeof NewsletterSignUp>
