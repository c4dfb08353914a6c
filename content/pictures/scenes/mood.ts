/** The colours around the cards of one family of occasions: ground, envelope, ribbon. One quiet set each. */
import type { Family } from '../../occasions.ts'
import type { Motif } from '../motifs/motif.ts'
import { lavender } from '../motifs/stems.ts'
import { eucalyptus, fern, fineTwig, grasses, laurelTwig, oliveTwig, roseTwig, willow } from '../motifs/twigs.ts'
import { firTwig } from '../motifs/winter.ts'
import { type Palette, palettes } from '../palettes.ts'

export interface Mood {
  ground: string
  envelope: string
  ribbon: string
  wax: string
  twig: Motif
  inks: Palette
}

export const moods: Record<Family, Mood> = {
  hochzeit: { ground: '#e3dacb', envelope: '#c9b9a4', ribbon: '#c8a79b', wax: '#a4554a', twig: oliveTwig, inks: palettes.sage },
  geburt: { ground: '#dbe4de', envelope: '#f3e9d8', ribbon: '#e0b59f', wax: '#c98a6a', twig: eucalyptus, inks: palettes.mint },
  geburtstag: { ground: '#f0dcb8', envelope: '#2f5b73', ribbon: '#d8573d', wax: '#c4472f', twig: roseTwig, inks: palettes.party },
  glaube: { ground: '#dde2da', envelope: '#b9c5b6', ribbon: '#d8c48f', wax: '#b3924a', twig: fineTwig, inks: palettes.sage },
  trauer: { ground: '#ebeae6', envelope: '#cfd2d0', ribbon: '#b7bcbc', wax: '#8d9494', twig: willow, inks: palettes.moss },
  winter: { ground: '#d9cfbf', envelope: '#2b4a3e', ribbon: '#a62c2b', wax: '#8f2524', twig: firTwig, inks: palettes.fir },
  feier: { ground: '#ecdcc4', envelope: '#d98a55', ribbon: '#2d6d73', wax: '#b4502e', twig: grasses, inks: palettes.teal },
  liebe: { ground: '#ecd6d0', envelope: '#a8505c', ribbon: '#7d2f3f', wax: '#8c2f3c', twig: lavender, inks: palettes.berry },
  arbeit: { ground: '#d3dadb', envelope: '#30485a', ribbon: '#c9793f', wax: '#a95c2c', twig: fern, inks: palettes.teal },
  papier: { ground: '#dccfb9', envelope: '#b88f5e', ribbon: '#3c5f55', wax: '#8c4a32', twig: laurelTwig, inks: palettes.sage },
}
