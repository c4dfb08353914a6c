/** Firms, houses, and the time after work. */

import { banded } from '../layouts/covered.ts'
import { bleeding, meadow, wreathed } from '../layouts/growing.ts'
import { cutout, giant } from '../layouts/lettered.ts'
import { axis, crest, split } from '../layouts/standing.ts'
import { boxes, deckChair, hammer, houses, key, roofFrame, sailingBoat, skyline } from '../motifs/home.ts'
import { arcs, cornerLines } from '../motifs/ornament.ts'
import { glasses } from '../motifs/party.ts'
import { tulip } from '../motifs/stems.ts'
import { laurelTwig } from '../motifs/twigs.ts'
import { firWreath, laurelWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design } from './design.ts'

export const arbeit: Record<string, Design[]> = {
  jubilaeum: [
    design('Einladungskarte', giant, on.goldNight, 'light', laurelTwig, 'Firmenjubiläum | 100 / Jahre Hofmann | Festakt am 11. Juni 2027'),
    design('Einladungskarte', wreathed, on.blueprint, 'boldcaps', laurelWreath, 'Seit 2002 | 25 Jahre | Tischlerei Ahrens', 'square'),
    design('Danksagungskarte', cutout, on.graphite, 'grotesk', cornerLines, 'Jubiläum | 40 / Jahre im Haus | Danke, Renate Scholz'),
  ],
  firmenfeier: [
    design('Einladungskarte', axis, on.graphite, 'grotesk', arcs, 'Einladung | Sommerfest 2027 | 2. Juli, 17 Uhr, Werk 3'),
    design('Einladungskarte', meadow, on.peach, 'poster', skyline, 'After Work | Über den / Dächern | 26. August, 18 Uhr, Rooftop Nord'),
    design('Einladungskarte', banded, on.indigo, 'romancaps', glasses, 'Wir stoßen an | Ein Jahr, ein Team | 14. Januar, Kantine'),
  ],
  ruhestand: [
    design(
      'Einladungskarte',
      crest,
      on.sun,
      'italic',
      deckChair,
      'Endlich Ruhestand | Jetzt bin ich / dran! | Abschiedsfeier am 30. Juni, Bernd Kluge',
    ),
    design('Glückwunschkarte', bleeding, on.skyDeep, 'poster', sailingBoat, 'Zum Ruhestand | Gute / Reise |'),
    design('Glückwunschkarte', meadow, on.moss, 'classic', tulip, 'Alles Gute | Zeit für den Garten | Dein Kollegium'),
  ],
  richtfest: [
    design(
      'Einladungskarte',
      crest,
      on.blueprint,
      'bold',
      roofFrame,
      'Einladung zum | Richtfest | 17. September, 15 Uhr, Baustelle Ahornweg 12',
    ),
    design('Einladungskarte', split, on.terracotta, 'poster', hammer, 'Der Dachstuhl steht | Richt- / fest | 4. Juni / ab 16 Uhr'),
    design('Danksagungskarte', wreathed, on.kraft, 'italic', firWreath, 'An alle Helfer | Danke | Familie Wolf', 'square'),
  ],
  umzug: [
    design('Postkarte', crest, on.teal, 'poster', houses, 'Neue Adresse | Wir sind umgezogen | Lindenallee 27, 04177 Leipzig', 'landscape'),
    design('Einladungskarte', bleeding, on.lemon, 'grotesk', key, 'Einzugsparty | Tür / auf! | 12. März, 19 Uhr / Bergstraße 5'),
    design('Postkarte', axis, on.kraft, 'bold', boxes, 'Alles eingepackt | Neu in Bonn | Ab 1. April: Rheinweg 41'),
  ],
}
