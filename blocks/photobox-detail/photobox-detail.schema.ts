import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { boolean } from '../../schemas/fields/scalars.ts'
import { text } from '../../schemas/fields/text.ts'

/** A photo box with all that can be chosen for it, and what that costs (R2.32). */
export const PhotoboxDetailBlok = blok(
  'photobox_detail',
  {
    displayName: 'Fotoboxdetail',
    group: 'Bilder und Teaser',
    description: 'Die Fotobox: Art, Format, Papier, Deckel, Menge und Preis.',
  },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, default: 'Fotobox', translatable: true }),
    isHeadlineH1: boolean({ label: 'Ist die Hauptüberschrift der Seite' }),
    shippingText: text({ label: 'Text des Links zum Versand', maxLength: 40, default: 'Versand und Lieferung', translatable: true }),
    shippingUrl: multilink({ label: 'Seite mit den Versandkosten' }),
  },
)
export type PhotoboxDetailBlok = z.output<typeof PhotoboxDetailBlok>
