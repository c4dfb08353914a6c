import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option, options } from '../../schemas/fields/option.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** The fields that may stand beside the address, none of which has to be filled in (R3.20). */
export const optionalFields = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  birthday: 'Geburtstag',
  weddingDate: 'Hochzeitstag',
} as const

/** Has visitors subscribe to the newsletter: on the page, in a drawer that a button opens, or in a window that comes by itself. */
export const NewsletterFormBlok = blok(
  'newsletter_form',
  { displayName: 'Newsletter', group: 'Service' },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    text: textarea({ label: 'Text', maxLength: 300, translatable: true }),
    presentation: option({
      label: 'Darstellung',
      description: 'Ein Fenster kommt nach einer halben Minute, und wieder erst nach 30 Tagen.',
      choices: { inline: 'Auf der Seite', drawer: 'Schublade', popup: 'Fenster' },
      default: 'inline',
    }),
    fields: options({ label: 'Weitere Felder', choices: optionalFields }),
    buttonText: text({ label: 'Beschriftung', default: 'Newsletter bestellen', maxLength: 40, translatable: true }),
    thanks: textarea({ label: 'Antwort', required: true, maxLength: 300, translatable: true }),
    privacy: multilink({ label: 'Datenschutz' }),
    privacyText: text({ label: 'Beschriftung des Datenschutzes', default: 'Datenschutz', maxLength: 40, translatable: true }),
  },
)
export type NewsletterFormBlok = z.output<typeof NewsletterFormBlok>
