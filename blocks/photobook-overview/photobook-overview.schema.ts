import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { requiredLink } from '../../schemas/fields/multilink.ts'
import { option } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'
import { photobookTypeNames } from '../../schemas/photobooks/photobook-choice.ts'

/** The sets of designs for photo books, narrowed down by shape and style (R2.23, R2.32). */
export const PhotobookOverviewBlok = blok(
  'photobook_overview',
  {
    displayName: 'Fotobuchübersicht',
    group: 'Bilder und Teaser',
    description: 'Alle Vorlagen für Fotobücher, mit Filtern nach Format und Stil.',
  },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
    bookType: option({
      label: 'Art',
      description: 'Zu ihr führen die Karten, und ihr Preis steht darauf.',
      choices: photobookTypeNames,
      default: 'digitalfotobuch',
    }),
    url: requiredLink({
      label: 'Ziel der Karten',
      description: 'Die Seite eines Fotobuchs. Sie erfährt, welche Vorlage gewählt wurde.',
    }),
  },
)
export type PhotobookOverviewBlok = z.output<typeof PhotobookOverviewBlok>
