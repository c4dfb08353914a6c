import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option } from '../../schemas/fields/option.ts'
import { boolean } from '../../schemas/fields/scalars.ts'
import { text, textarea } from '../../schemas/fields/text.ts'
import { ResponsiveImage } from '../../schemas/responsive-image.ts'
import { backgrounds, colors } from '../../schemas/teaser-slide.ts'

/** A picture and a sentence that lead to one page (R3.22). */
export const SmallTeaserBlok = blok(
  'small_teaser',
  { displayName: 'Kleiner Teaser', group: 'Bilder und Teaser' },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    subHeadline: textarea({ label: 'Unterzeile', maxLength: 280, translatable: true }),
    linkText: text({ label: 'Text des Links', maxLength: 40, translatable: true }),
    url: multilink({ label: 'Ziel' }),
    backgroundColor: option({ label: 'Hintergrund', choices: backgrounds, default: 'none' }),
    textColor: option({ label: 'Textfarbe', choices: colors, default: 'ink' }),
    isHeadlineH1: boolean({ label: 'Ist die Hauptüberschrift der Seite' }),
    isImagePositionRight: boolean({ label: 'Bild rechts' }),
    responsiveImages: items(ResponsiveImage, { label: 'Bilder', min: 1, max: 4 }),
  },
)
export type SmallTeaserBlok = z.output<typeof SmallTeaserBlok>
