import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { number } from '../../schemas/fields/scalars.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** What customers say, by the widget of a service for reviews (R2.28, R2.36). */
export const ReviewsBlok = blok(
  'reviews',
  {
    displayName: 'Bewertungen',
    group: 'Service',
    description:
      'Bewertungen eines Dienstes. Sie werden erst geladen, wenn jemand sie sehen will. Ist für die Marke kein Dienst eingestellt, steht hier nichts.',
  },
  {
    headline: text({ label: 'Überschrift', default: 'Das sagen unsere Kunden', maxLength: 80, translatable: true }),
    text: textarea({ label: 'Text', maxLength: 200, translatable: true }),
    provider: text({ label: 'Name des Dienstes', required: true, maxLength: 40 }),
    note: text({
      label: 'Hinweis zu den Daten',
      default: 'Dabei erfährt der Dienst, von welcher Internetadresse die Seite angesehen wird.',
      maxLength: 160,
      translatable: true,
    }),
    privacyText: text({ label: 'Text des Links zum Datenschutz', default: 'Datenschutz', maxLength: 40, translatable: true }),
    privacy: multilink({ label: 'Seite zum Datenschutz' }),
    height: number({
      label: 'Höhe',
      description: 'In Pixeln, so hoch wie die Bewertungen des Dienstes.',
      default: 420,
      min: 200,
      max: 1200,
      required: true,
    }),
  },
)
export type ReviewsBlok = z.output<typeof ReviewsBlok>
