import type { z } from 'zod'
import { blok } from './blok.ts'
import { requiredAsset } from './fields/asset.ts'
import { option } from './fields/option.ts'
import { text } from './fields/text.ts'

/** The shapes a teaser's picture comes in (R9.10): wide from the desktop breakpoint, tall below it. */
export const teaserRatios = { '59/22': 'Breit (59:22)', '150/157': 'Hoch (150:157)', '4/3': '4:3', '1/1': 'Quadrat' } as const

/** One picture for one range of screen widths (R3.21). `srcset` and `sizes` follow from it and the block that shows it. */
export const ResponsiveImage = blok(
  'responsive_image',
  { displayName: 'Bild für eine Bildschirmbreite' },
  {
    image: requiredAsset({ label: 'Bild' }),
    alt: text({ label: 'Bildbeschreibung', description: 'Leer: die Beschreibung der Datei', translatable: true }),
    aspectRatio: option({ label: 'Seitenverhältnis', choices: teaserRatios, default: '59/22' }),
    media: option({
      label: 'Wird gezeigt auf',
      choices: { all: 'allen Breiten', desktop: 'Desktop', mobile: 'Handy und Tablet' },
      default: 'all',
    }),
  },
)
export type ResponsiveImage = z.output<typeof ResponsiveImage>
