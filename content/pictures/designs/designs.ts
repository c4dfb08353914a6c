/** Every design, by the key of its occasion. */
import { arbeit } from './arbeit.ts'
import type { Design } from './design.ts'
import { feste } from './feste.ts'
import { geburt } from './geburt.ts'
import { geburtstag } from './geburtstag.ts'
import { glaube } from './glaube.ts'
import { hochzeit } from './hochzeit.ts'
import { liebe } from './liebe.ts'
import { papier } from './papier.ts'
import { rundeGeburtstage } from './runde-geburtstage.ts'
import { trauer } from './trauer.ts'
import { winter } from './winter.ts'

const all: Record<string, Design[]> = {
  ...hochzeit,
  ...geburt,
  ...geburtstag,
  ...rundeGeburtstage,
  ...glaube,
  ...trauer,
  ...winter,
  ...feste,
  ...liebe,
  ...arbeit,
  ...papier,
}

export const designsOf = (occasion: string): Design[] => {
  const designs = all[occasion]
  if (!designs) throw new Error(`No card designs for '${occasion}'. Add them in content/pictures/designs/.`)
  return designs
}
