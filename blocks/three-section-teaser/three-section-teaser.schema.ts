import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { ThreeSectionSlide } from '../../schemas/teaser-slide.ts'

/** Three doors side by side; one below the other on a phone. */
export const ThreeSectionTeaserBlok = blok(
  'three_section_teaser',
  { displayName: 'Teaser mit drei Abschnitten', group: 'Bilder und Teaser' },
  {
    sections: items(ThreeSectionSlide, { label: 'Abschnitte', min: 3, max: 3 }),
  },
)
export type ThreeSectionTeaserBlok = z.output<typeof ThreeSectionTeaserBlok>
