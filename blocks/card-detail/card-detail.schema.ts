import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { text } from '../../schemas/fields/text.ts'

/** The design that a page is about, what can be chosen for its cards, and what they cost (R2.21). It belongs on the page `karte`. */
export const CardDetailBlok = blok(
  'card_detail',
  {
    displayName: 'Kartendetail',
    group: 'Bilder und Teaser',
    description:
      'Das Design, um das es auf der Seite geht: Bild, Papier, Ecken, Veredelung, Band, Menge und Preis. Gehört auf die Seite „karte“, aus der die Seiten aller Designs werden.',
  },
  {
    samplesText: text({ label: 'Text des Links zu den Mustern', maxLength: 40, default: 'Musterkarte bestellen', translatable: true }),
    samplesUrl: multilink({ label: 'Wo man Muster bestellt', description: 'Die Seite erfährt, um welches Design es geht.' }),
    ribbonNote: text({
      label: 'Hinweis zum Band',
      description: 'Steht unter den Farben, wo es zu einem Design ein Band gibt.',
      maxLength: 120,
      default: 'Bänder liegen lose bei, Sie binden sie selbst.',
      translatable: true,
    }),
    shippingText: text({ label: 'Text des Links zum Versand', maxLength: 40, default: 'Versand und Lieferung', translatable: true }),
    shippingUrl: multilink({ label: 'Seite mit den Versandkosten' }),
  },
)
export type CardDetailBlok = z.output<typeof CardDetailBlok>
