import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { options } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'

/** The arrangements that collages can have (R2.32). */
export const CollageOverviewBlok = blok(
  'collage_overview',
  {
    displayName: 'Collagen-Vorlagen',
    group: 'Bilder und Teaser',
    description: 'Alle Anordnungen von Bildern, nach Gruppen. Jede führt auf die Seite mit dem Block „Collagendetail“, der sie dann zeigt.',
  },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    groups: options({
      label: 'Gruppen',
      description: 'Leer: alle.',
      choices: { raster: 'Raster', baender: 'Bahnen und Bänder', formen: 'Formen', hauptbild: 'Mit Hauptbild' },
    }),
    url: multilink({ label: 'Seite mit dem Collagendetail', description: 'Ohne sie führen die Vorlagen nirgends hin.' }),
  },
)
export type CollageOverviewBlok = z.output<typeof CollageOverviewBlok>
