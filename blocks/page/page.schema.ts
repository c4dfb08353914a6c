import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { asset } from '../../schemas/fields/asset.ts'
import { slotOf } from '../../schemas/fields/bloks.ts'
import { tab } from '../../schemas/fields/layout.ts'
import { option } from '../../schemas/fields/option.ts'
import { text, textarea } from '../../schemas/fields/text.ts'
import { tones } from '../../schemas/tone.ts'

/** The content type of every page: its blocks, what search engines read, and how other pages show it. */
export const PageBlok = blok(
  'page',
  { displayName: 'Seite', isRoot: true },
  {
    body: slotOf({ label: 'Inhalt' }),
    tone: option({ label: 'Farbwelt', choices: tones, default: 'papier' }),

    seo: tab({ label: 'Suche', keys: ['title', 'description', 'robots', 'socialImage'] }),
    title: text({ label: 'Seitentitel', required: true, maxLength: 70, translatable: true }),
    description: textarea({ label: 'Beschreibung für Suchmaschinen', maxLength: 170, translatable: true }),
    robots: option({
      label: 'Suchmaschinen',
      choices: { 'noindex,nofollow': 'nicht aufnehmen', 'index,follow': 'aufnehmen' },
      default: 'noindex,nofollow',
    }),
    socialImage: asset({ label: 'Bild beim Teilen' }),

    card: tab({ label: 'Als Karte', keys: ['cardTitle', 'cardText', 'cardImage'] }),
    cardTitle: text({ label: 'Name auf anderen Seiten', description: 'Leer: der Seitentitel', maxLength: 60, translatable: true }),
    cardText: text({ label: 'Satz auf anderen Seiten', maxLength: 120, translatable: true }),
    cardImage: asset({ label: 'Bild auf anderen Seiten' }),
  },
)
export type PageBlok = z.output<typeof PageBlok>
