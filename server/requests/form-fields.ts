import { z } from 'zod'

/** A field of a form that nobody filled in was not sent. */
export const unset = (sent: unknown) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent)

/** An address of mail as browsers take it, who let `anna@example` pass: no mail comes to one whose ending was forgotten. */
export const EmailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }).regex(/@.+\../))

/** A first or last name, which nobody has to give. Without signs that are none: PostgreSQL keeps no NUL. */
export const PersonName = z.preprocess(
  unset,
  z
    .string()
    .trim()
    .max(60)
    .regex(/^\P{Cc}*$/u)
    .optional(),
)
