import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** Asks visitors whether the tag manager may be loaded (R2.16), and has a link by which they can change their minds. */
export const ConsentQuestionBlok = blok(
  'consent_question',
  {
    displayName: 'Frage nach Cookies',
    group: 'Service',
    description: 'Wird gestellt, wo ein Tag-Manager eingerichtet ist. Ein Link mit dem Anker „cookies“ öffnet sie noch einmal.',
  },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 60, translatable: true }),
    text: textarea({ label: 'Text', required: true, maxLength: 300, translatable: true }),
    privacy: multilink({ label: 'Datenschutz' }),
    privacyText: text({ label: 'Beschriftung des Datenschutzes', default: 'Datenschutz', maxLength: 40, translatable: true }),
    settingsText: text({ label: 'Beschriftung im Fuß', default: 'Cookie-Einstellungen', maxLength: 40, translatable: true }),
  },
)
export type ConsentQuestionBlok = z.output<typeof ConsentQuestionBlok>
