import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink, requiredLink } from '../../schemas/fields/multilink.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** Takes an order of sample cards (R1.03). It belongs on the page `musterkarten`, to which listings lead. */
export const SampleOrderBlok = blok(
  'sample_order',
  {
    displayName: 'Musterkarten bestellen',
    group: 'Service',
    description:
      'Zeigt jedem Besucher die Muster, die er sich ausgesucht hat, und nimmt die Bestellung an. Gehört auf die Seite der Musterkarten.',
  },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    empty: textarea({ label: 'Solange nichts ausgesucht ist', required: true, maxLength: 300, translatable: true }),
    linkText: text({ label: 'Text des Links zu den Designs', required: true, maxLength: 40, translatable: true }),
    url: requiredLink({ label: 'Wo man Designs findet' }),
    thanks: textarea({ label: 'Nach dem Bestellen', required: true, maxLength: 400, translatable: true }),
    refused: textarea({
      label: 'Wenn ein Feld nicht stimmt',
      description: 'Für Browser ohne JavaScript; sonst steht am Feld, was nicht stimmt.',
      required: true,
      maxLength: 400,
      translatable: true,
    }),
    privacy: multilink({ label: 'Seite mit dem Datenschutz' }),
    privacyText: text({
      label: 'Text des Links zum Datenschutz',
      maxLength: 80,
      default: 'So gehen wir mit Ihren Daten um',
      translatable: true,
    }),
  },
)
export type SampleOrderBlok = z.output<typeof SampleOrderBlok>
