import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { requiredAsset } from '../../schemas/fields/asset.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { optionalOption } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'
import { materialNames } from '../../schemas/wall-art/wall-art.ts'

/** What a picture for the wall costs: on which material, how large, in which frame (R3.05, R3.06). */
export const PhotoFrameDetailBlok = blok(
  'photo_frame_detail',
  {
    displayName: 'Wandbild-Rechner',
    group: 'Bilder und Teaser',
    description: 'Ein Wandbild mit Format, Rahmen, Passepartout, Menge und Preis. Das Bild im Rahmen zeigt, was gewählt ist.',
  },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    material: optionalOption({
      label: 'Material',
      description: 'Leer: Alle Materialien, für die es Rahmen gibt, stehen zur Wahl.',
      choices: materialNames,
    }),
    image: requiredAsset({ label: 'Bild im Rahmen', description: 'Wird auf das gewählte Format zugeschnitten.' }),
    shippingText: text({ label: 'Text des Links zum Versand', maxLength: 40, default: 'Versand und Lieferung', translatable: true }),
    shippingUrl: multilink({ label: 'Seite mit den Versandkosten' }),
  },
)
export type PhotoFrameDetailBlok = z.output<typeof PhotoFrameDetailBlok>
