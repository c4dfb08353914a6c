import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { requiredAsset } from '../../schemas/fields/asset.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option, optionsFrom } from '../../schemas/fields/option.ts'
import { number } from '../../schemas/fields/scalars.ts'
import { text } from '../../schemas/fields/text.ts'

export const ThemeCard = blok(
  'theme_card',
  { displayName: 'Themenkarte' },
  {
    title: text({ label: 'Titel', required: true, maxLength: 60, translatable: true }),
    text: text({ label: 'Text', maxLength: 120, translatable: true }),
    image: requiredAsset({ label: 'Bild' }),
    url: multilink({ label: 'Ziel' }),
  },
)
export type ThemeCard = z.output<typeof ThemeCard>

/** Cards that lead on: written here, picked from other pages, or all pages of a folder, in this order. */
export const ThemeCardsBlok = blok(
  'theme_cards',
  { displayName: 'Themenkarten', group: 'Bilder und Teaser' },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
    cards: items(ThemeCard, { label: 'Eigene Karten' }),
    pages: optionsFrom({ label: 'Seiten', from: { source: 'stories', contentTypes: ['page'] } }),
    folder: text({
      label: 'Alle Seiten dieses Ordners',
      description: 'Zum Beispiel anlass/geburtstag/',
      regex: /^[\p{L}\d][\p{L}\d/_-]*\/$/u,
    }),
    max: number({ label: 'Höchstens', min: 1, max: 48 }),
    ratio: option({ label: 'Bildform', choices: { '3/4': 'Hoch', '4/3': 'Quer', '1/1': 'Quadrat' }, default: '3/4' }),
    size: option({ label: 'Größe', choices: { small: 'Klein', large: 'Groß' }, default: 'large' }),
  },
)
export type ThemeCardsBlok = z.output<typeof ThemeCardsBlok>
