/** For every occasion and for none: the paper itself. */

import { patterned } from '../layouts/covered.ts'
import { spray, wreathed } from '../layouts/growing.ts'
import { arched, axis, crest, framed, quiet, split } from '../layouts/standing.ts'
import { bird } from '../motifs/animals.ts'
import { letter, lineHeart } from '../motifs/love.ts'
import { arcs, fold } from '../motifs/ornament.ts'
import { eucalyptus, fineTwig } from '../motifs/twigs.ts'
import { firTwig } from '../motifs/winter.ts'
import { openWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design } from './design.ts'

export const papier: Record<string, Design[]> = {
  allgemein: [
    design('Danksagungskarte', spray, on.sage, 'script', eucalyptus, '| Danke | von Herzen'),
    design('Glückwunschkarte', arched, on.teal, 'classic', bird, 'Nur so | Schön, dass / es dich gibt |'),
    design('Einladungskarte', split, on.terracotta, 'poster', arcs, 'Bitte kommen | Einla- / dung | Samstag, 18 Uhr'),
  ],
  blankodesign: [
    design('Blankokarte', crest, on.kraft, 'light', fold, '| Ihr Text | in Ihrer Schrift'),
    design('Blankokarte', framed, on.ink, 'caps', lineHeart, 'Hier steht | Ihr Name | und hier Ihr Datum'),
    design('Blankokarte', quiet, on.blush, 'italic', fineTwig, '| Platz für / Ihre Worte |'),
  ],
  zubehoer: [
    design('Geschenkanhänger', patterned, on.fir, 'script', firTwig, '| Für dich |', 'tall'),
    design('Aufkleber', wreathed, on.blush, 'italic', openWreath, 'mit Liebe | Danke | Juni 2027', 'square'),
    design('Umschlag', axis, on.forest, 'script', letter, '| Familie Anders | Gartenweg 3, 20144 Hamburg', 'landscape'),
  ],
}
