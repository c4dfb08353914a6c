/** Cards for people one is fond of. */

import { banded, scattered } from '../layouts/covered.ts'
import { bleeding, meadow, spray } from '../layouts/growing.ts'
import { column } from '../layouts/lettered.ts'
import { axis, crest, medallion } from '../layouts/standing.ts'
import { bird } from '../motifs/animals.ts'
import { bouquet, peony } from '../motifs/blossoms.ts'
import { mug } from '../motifs/feasts.ts'
import { bicycle, cup } from '../motifs/home.ts'
import { mountains } from '../motifs/landscape.ts'
import { brushHeart, heart, hearts } from '../motifs/love.ts'
import { daisies, poppy } from '../motifs/stems.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design, pictureDesign } from './design.ts'

export const liebe: Record<string, Design[]> = {
  muttertag: [
    design('Glückwunschkarte', bleeding, on.blush, 'script', peony, '9. Mai | Beste / Mama |'),
    design('Glückwunschkarte', meadow, on.spring, 'italic', daisies, 'Zum Muttertag | Danke, Mama | für immer und alles'),
    design('Glückwunschkarte', banded, on.berry, 'romancaps', bouquet, 'Zum Muttertag | Für dich | von Lotta und Fritz'),
  ],
  vatertag: [
    design('Glückwunschkarte', crest, on.teal, 'poster', bicycle, 'Zum Vatertag | Ab ins / Grüne, Papa! |'),
    design('Glückwunschkarte', axis, on.kraft, 'boldcaps', mug, '| Bester Papa | seit 2019'),
    pictureDesign('Glückwunschkarte', mountains, on.ink, 'bold', 'Zum Vatertag | Gipfelstürmer | Danke, dass du mich trägst'),
  ],
  valentinstag: [
    design('Glückwunschkarte', axis, on.berry, 'script', brushHeart, '14. Februar | Für immer | deins'),
    design('Glückwunschkarte', column, on.coral, 'poster', heart, 'Zum Valentinstag | Du / & / ich |'),
    design('Postkarte', scattered, on.rose, 'italic', hearts, '| Ich mag dich sehr | Luftpost nach Wien'),
  ],
  genesung: [
    design('Glückwunschkarte', crest, on.mint, 'italic', cup, 'Trink Tee und | werd gesund | Deine Büronachbarn'),
    design('Glückwunschkarte', spray, on.sun, 'classic', poppy, 'Von Herzen | Gute / Besse- / rung |'),
    design('Glückwunschkarte', medallion, on.sky, 'bold', bird, 'Kopf hoch | Bald wieder / obenauf! |'),
  ],
}
