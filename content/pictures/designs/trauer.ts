/** Mourning: very calm, mostly white. */

import { bleeding, meadow } from '../layouts/growing.ts'
import { axis, crest, quiet } from '../layouts/standing.ts'
import { cross } from '../motifs/faith.ts'
import { forest, horizon } from '../motifs/landscape.ts'
import { farBirds, feather } from '../motifs/sky.ts'
import { fineTwig, grasses, singleLeaf } from '../motifs/twigs.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design, photoDesign, pictureDesign } from './design.ts'

export const trauer: Record<string, Design[]> = {
  trauer: [
    design('Trauerkarte', quiet, on.fog, 'light', feather, '| Du fehlst | Irmgard Lehmann / 1941 – 2027'),
    pictureDesign(
      'Trauerkarte',
      horizon,
      on.sea,
      'italic',
      'In liebevoller Erinnerung | Hermann Petersen | 7. April 1938 – 19. Januar 2027',
      'landscape',
    ),
    design('Trauerkarte', axis, on.moss, 'romancaps', singleLeaf, '| In stiller Trauer | Gertrud Baumann / 1934 – 2027'),
    design('Danksagungskarte', bleeding, on.sand, 'light', fineTwig, '| Danke | für jedes tröstende Wort / Familie Sommer'),
    design('Trauerkarte', crest, on.stone, 'classic', farBirds, 'Abschied | Wir tragen dich / im Herzen | Rudolf Winkler, 1946 – 2027'),
    design(
      'Sterbebild',
      quiet,
      on.fog,
      'italic',
      cross,
      'Zum Gedenken an | Anna Huber | geborene Maier / 2. Mai 1931 – 8. März 2027',
      'tall',
    ),
    design('Trauerkarte', meadow, on.sand, 'italic', grasses, '| Was bleibt, / ist die Liebe | Elfriede Krause'),
    photoDesign('Trauerkarte', forest, on.moss, 'light', '| In Erinnerung | Georg Vogel, 1950 – 2027', 'square'),
  ],
}
