import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { requiredLink } from '../../schemas/fields/multilink.ts'
import { text, textarea } from '../../schemas/fields/text.ts'
import { ResponsiveImage } from '../../schemas/responsive-image.ts'

/** What a visitor sees where there is no page (R2.46): one full-width slide that leads home, its button hidden. */
export const ErrorTeaserBlok = blok(
  'error_teaser',
  { displayName: 'Seite nicht gefunden', group: 'Service' },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    subline: textarea({ label: 'Unterzeile', maxLength: 240, translatable: true }),
    control: text({ label: 'Beschriftung des Links', required: true, maxLength: 40, translatable: true }),
    url: requiredLink({ label: 'Ziel' }),
    responsiveImages: items(ResponsiveImage, { label: 'Bilder, groß und klein', min: 2, max: 2 }),
  },
)
export type ErrorTeaserBlok = z.output<typeof ErrorTeaserBlok>
