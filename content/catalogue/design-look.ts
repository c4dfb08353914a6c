/** What can be said of a design's look from what it is drawn with. */
import type { Design as CatalogueDesign } from '../../schemas/cards/design.ts'
import { type Design, hasPicture } from '../pictures/designs/design.ts'
import * as lettered from '../pictures/layouts/lettered.ts'
import { axis, framed, quiet } from '../pictures/layouts/standing.ts'
import * as animals from '../pictures/motifs/animals.ts'
import * as blossoms from '../pictures/motifs/blossoms.ts'
import type { Motif } from '../pictures/motifs/motif.ts'
import * as ornament from '../pictures/motifs/ornament.ts'
import * as stems from '../pictures/motifs/stems.ts'
import * as twigs from '../pictures/motifs/twigs.ts'
import * as wreaths from '../pictures/motifs/wreaths.ts'
import { palettes } from '../pictures/palettes.ts'

type Style = CatalogueDesign['style'][number]

const drawnIn: [object, Style][] = [
  [blossoms, 'floral'],
  [stems, 'floral'],
  [twigs, 'floral'],
  [wreaths, 'floral'],
  [animals, 'tiere'],
  [ornament, 'grafisch'],
]

const isOf = (motif: Motif, room: object) => Object.values(room).includes(motif)

/** By its motif, and by how it is set; one that is neither is simply drawn. */
export function stylesOf(design: Design): Style[] {
  const { motif, layout } = design
  const ofMotif = drawnIn.filter(([room]) => isOf(motif, room)).map(([, style]) => style)
  return [
    ...(hasPicture(design) ? (['landschaft'] as const) : ofMotif.length > 0 ? ofMotif : (['gezeichnet'] as const)),
    ...(Object.values(lettered).some((each) => each === layout) ? (['typografisch'] as const) : []),
    ...([axis, framed, quiet].some((each) => each === layout) ? (['klassisch'] as const) : []),
  ]
}

/** What is printed up to the edge, or lined with a frame, would lose it to a wave; hearts in the corners are for love and for children. */
export function punchingsOf({ layout, format }: Design, family: string): CatalogueDesign['punching'] {
  if (format === 'tall') return ['ohne']
  const isPlain = layout !== framed
  return [
    'ohne',
    'runde-ecken',
    ...(isPlain && format !== 'square' ? (['wellenform'] as const) : []),
    ...(isPlain && ['hochzeit', 'geburt', 'liebe'].includes(family) ? (['herzecken'] as const) : []),
  ]
}

const foils: object[] = [palettes.gold, palettes.goldNight, palettes.silver, palettes.silverNight, palettes.indigo, palettes.bordeaux]

/** Its accent can be pressed in foil. */
export const hasFoil = ({ palette }: Design): boolean => foils.includes(palette)
