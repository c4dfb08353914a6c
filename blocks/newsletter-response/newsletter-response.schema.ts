import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { textarea } from '../../schemas/fields/text.ts'

const answer = (label: string) => textarea({ label, required: true, maxLength: 400, translatable: true })

/** Says what came of a newsletter's form, and takes the codes of its mails. It belongs on the page `newsletter/antwort`, to which the mails lead. */
export const NewsletterResponseBlok = blok(
  'newsletter_response',
  { displayName: 'Antwort des Newsletters', group: 'Service' },
  {
    sent: answer('Nach dem Absenden'),
    confirmed: answer('Nach dem Bestätigen'),
    unsubscribed: answer('Nach dem Abmelden'),
    unknownCode: answer('Wenn ein Code nicht gilt'),
    refused: answer('Wenn ein Feld nicht stimmt'),
  },
)
export type NewsletterResponseBlok = z.output<typeof NewsletterResponseBlok>
