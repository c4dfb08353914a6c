/** Christening, communion, confirmation: quiet and glad. */

import { banded, scattered } from '../layouts/covered.ts'
import { spray, wreathed } from '../layouts/growing.ts'
import { arched, axis, crest, medallion, quiet, split } from '../layouts/standing.ts'
import { chaliceGrain, dove, drops, fish, leafCross, shoal, tree } from '../motifs/faith.ts'
import { grain } from '../motifs/twigs.ts'
import { openWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design } from './design.ts'

export const glaube: Record<string, Design[]> = {
  taufe: [
    design(
      'Einladungskarte',
      crest,
      on.sea,
      'italic',
      drops,
      'Einladung zur Taufe | Johann Elias | 16. Mai 2027, 10 Uhr / St. Michael, Hildesheim',
    ),
    design('Einladungskarte', wreathed, on.rose, 'script', openWreath, 'Taufe | Helene | 20. Juni 2027', 'square'),
    design('Einladungskarte', arched, on.sky, 'classic', dove, 'Zur Taufe | Leonie Sophie | Sonntag, 5. September, 11 Uhr'),
  ],
  kommunion: [
    design('Einladungskarte', axis, on.gold, 'italic', chaliceGrain, 'Erstkommunion | Magdalena | Weißer Sonntag, 4. April 2027'),
    design(
      'Einladungskarte',
      scattered,
      on.teal,
      'bold',
      shoal,
      'Meine Erstkommunion | Julius | 11. April 2027, 10 Uhr / St. Martin, Freiburg',
    ),
    design('Einladungskarte', split, on.moss, 'script', grain, 'Kommunion | Antonia | 18. April 2027'),
  ],
  konfirmation: [
    design(
      'Einladungskarte',
      quiet,
      on.graphite,
      'grotesk',
      fish,
      'Konfirmation | Moritz / Aurel | 9. Mai 2027, 10 Uhr / Christuskirche, Bremen',
    ),
    design('Einladungskarte', spray, on.blueprint, 'light', leafCross, 'Konfirmation | Amelie | 2. Mai 2027 / Johanniskirche'),
    design('Danksagungskarte', medallion, on.sage, 'italic', dove, 'Zu meiner Konfirmation | Danke | Carlotta, im Mai 2027'),
  ],
  firmung: [
    design('Einladungskarte', axis, on.red, 'romancaps', dove, 'Firmung | Benedikt | 19. Juni 2027, Dom zu Passau'),
    design('Einladungskarte', crest, on.sage, 'classic', leafCross, 'Einladung zur | Firmung | Viktoria Hoffmann · 26. Juni 2027'),
    design('Einladungskarte', banded, on.tealNight, 'light', tree, 'Firmung | Raphael | 3. Juli 2027, Herz Jesu'),
  ],
}
