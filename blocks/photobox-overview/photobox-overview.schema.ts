import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { requiredLink } from '../../schemas/fields/multilink.ts'
import { text } from '../../schemas/fields/text.ts'

/** The types of photo boxes, what goes into them and what they cost at least (R2.32). */
export const PhotoboxOverviewBlok = blok(
  'photobox_overview',
  {
    displayName: 'Fotoboxübersicht',
    group: 'Bilder und Teaser',
    description: 'Die Fotoboxen nebeneinander, mit Formaten, Menge und Preis ab.',
  },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
    url: requiredLink({ label: 'Ziel der Karten', description: 'Die Seite mit dem Fotoboxdetail. Sie erfährt, welche Box es war.' }),
  },
)
export type PhotoboxOverviewBlok = z.output<typeof PhotoboxOverviewBlok>
