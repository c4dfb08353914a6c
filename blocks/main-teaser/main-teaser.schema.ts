import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { boolean } from '../../schemas/fields/scalars.ts'
import { text } from '../../schemas/fields/text.ts'
import { TeaserSlide } from '../../schemas/teaser-slide.ts'

/** The large carousel at the top of a page. */
export const MainTeaserBlok = blok(
  'main_teaser',
  { displayName: 'Haupt-Teaser', group: 'Bilder und Teaser' },
  {
    label: text({ label: 'Name für Vorleseprogramme', default: 'Aktuelle Themen', translatable: true }),
    slides: items(TeaserSlide, { label: 'Folien', min: 1, max: 6 }),
    isInfinite: boolean({ label: 'Nach der letzten Folie von vorn', default: true }),
    hasAutoplay: boolean({ label: 'Läuft von selbst', default: true }),
  },
)
export type MainTeaserBlok = z.output<typeof MainTeaserBlok>
