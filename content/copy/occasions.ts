import type { OccasionCopy, OccasionKey } from './occasion-copy.ts'
import { arbeit } from './occasions/arbeit.ts'
import { feier } from './occasions/feier.ts'
import { geburt } from './occasions/geburt.ts'
import { geburtstag } from './occasions/geburtstag.ts'
import { glaube } from './occasions/glaube.ts'
import { hochzeit } from './occasions/hochzeit.ts'
import { liebe } from './occasions/liebe.ts'
import { papier } from './occasions/papier.ts'
import { trauer } from './occasions/trauer.ts'
import { winter } from './occasions/winter.ts'

/** The words of every occasion and sub-occasion of the card brand. */
export const occasionCopy: Record<OccasionKey, OccasionCopy> = {
  ...hochzeit,
  ...geburt,
  ...geburtstag,
  ...glaube,
  ...feier,
  ...trauer,
  ...winter,
  ...liebe,
  ...arbeit,
  ...papier,
}
