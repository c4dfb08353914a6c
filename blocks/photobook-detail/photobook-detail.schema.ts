import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option } from '../../schemas/fields/option.ts'
import { boolean } from '../../schemas/fields/scalars.ts'
import { text } from '../../schemas/fields/text.ts'
import { photobookTypeNames } from '../../schemas/photobooks/photobook-choice.ts'

/** A type of photo book with all that can be chosen for it, and what that costs (R2.32). */
export const PhotobookDetailBlok = blok(
  'photobook_detail',
  {
    displayName: 'Fotobuchdetail',
    group: 'Bilder und Teaser',
    description: 'Eine Art von Fotobuch: Vorlage, Format, Einband, Papier, Umfang, Menge und Preis.',
  },
  {
    bookType: option({
      label: 'Art',
      choices: photobookTypeNames,
      default: 'digitalfotobuch',
    }),
    headline: text({ label: 'Überschrift', description: 'Leer: der Name der Art.', maxLength: 80, translatable: true }),
    isHeadlineH1: boolean({ label: 'Ist die Hauptüberschrift der Seite' }),
    shippingText: text({ label: 'Text des Links zum Versand', maxLength: 40, default: 'Versand und Lieferung', translatable: true }),
    shippingUrl: multilink({ label: 'Seite mit den Versandkosten' }),
    overviewText: text({ label: 'Text des Links zu den Vorlagen', maxLength: 40, default: 'Alle Vorlagen ansehen', translatable: true }),
    overviewUrl: multilink({ label: 'Seite mit den Vorlagen' }),
  },
)
export type PhotobookDetailBlok = z.output<typeof PhotobookDetailBlok>
