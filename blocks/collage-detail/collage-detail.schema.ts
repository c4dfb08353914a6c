import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multiasset } from '../../schemas/fields/asset.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { text } from '../../schemas/fields/text.ts'

/** A collage with all that can be chosen for it, and what it costs (R3.08). */
export const CollageDetailBlok = blok(
  'collage_detail',
  {
    displayName: 'Collagendetail',
    group: 'Bilder und Teaser',
    description:
      'Eine Collage mit Vorlage, Ausführung, Format, Hintergrund und Preis. Zeigt die Vorlage, deren Bild in den Collagen-Vorlagen geklickt wird.',
  },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    images: multiasset({ label: 'Bilder in der Collage', description: 'Sie wechseln sich in den Feldern ab.', min: 1, max: 9 }),
    shippingText: text({ label: 'Text des Links zum Versand', maxLength: 40, default: 'Versand und Lieferung', translatable: true }),
    shippingUrl: multilink({ label: 'Seite mit den Versandkosten' }),
  },
)
export type CollageDetailBlok = z.output<typeof CollageDetailBlok>
