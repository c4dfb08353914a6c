/** Advent, Christmas, New Year. */

import { banded, patterned, scattered } from '../layouts/covered.ts'
import { corners, hanging, wreathed } from '../layouts/growing.ts'
import { column, giant, upright } from '../layouts/lettered.ts'
import { axis, crest, medallion, quiet, split } from '../layouts/standing.ts'
import { reindeer } from '../motifs/animals.ts'
import { mountains } from '../motifs/landscape.ts'
import { fireworks, glasses } from '../motifs/party.ts'
import { paperStar, snowflake, star, starfield } from '../motifs/sky.ts'
import { mistletoe } from '../motifs/twigs.ts'
import { baubles, clover, firTrees, firTwig, penTree, village } from '../motifs/winter.ts'
import { firWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design, photoDesign } from './design.ts'

export const winter: Record<string, Design[]> = {
  weihnachten: [
    design('Weihnachtskarte', corners, on.fir, 'classic', firTwig, 'Advent 2027 | Frohe / Weihnachten |'),
    design('Weihnachtskarte', hanging, on.red, 'script', baubles, '| Fröhliche / Weihnachten | Familie Hartmann'),
    design('Weihnachtskarte', wreathed, on.fir, 'italic', firWreath, 'Eine schöne | Adventszeit | wünschen Anna und Ole', 'square'),
    design('Weihnachtskarte', crest, on.indigo, 'light', penTree, 'Stille Nacht | Frohes Fest | und ein gutes Jahr 2028'),
    design('Weihnachtskarte', patterned, on.forest, 'romancaps', paperStar, 'Zum Fest | Alles Gute | 24. Dezember 2027'),
    design('Weihnachtskarte', axis, on.snow, 'bold', reindeer, '| Schöne Bescherung! | wünscht Familie Brandt'),
    design('Postkarte', crest, on.snow, 'poster', village, 'Winter 2027 | Schneegrüße | aus dem Allgäu', 'landscape'),
    design('Weihnachtskarte', column, on.bordeaux, 'poster', star, 'Im Dezember 2027 | O / du / fröh- / liche |'),
  ],
  'weihnachten/privat': [
    photoDesign('Weihnachtskarte', mountains, on.fir, 'script', 'Weihnachten 2027 | Fröhliche Weihnachten | Julia, Max, Ella und Theo'),
    design('Weihnachtskarte', hanging, on.snow, 'italic', mistletoe, 'Wir küssen euch | Frohe Weihnachten | von Lotte und Jan'),
    design('Weihnachtskarte', medallion, on.red, 'bold', firTrees, 'Für euch | Frohes Fest! | Eure Bergers aus Kiel'),
  ],
  'weihnachten/geschaeftlich': [
    design('Weihnachtskarte', quiet, on.graphite, 'caps', paperStar, 'Wir sagen danke | Frohe / Weihnachten | Kanzlei Brandt & Partner'),
    design('Weihnachtskarte', banded, on.forest, 'romancaps', snowflake, '| Season’s Greetings | Nordlicht Architekten, Hamburg'),
    design('Weihnachtskarte', upright, on.goldNight, 'romancaps', penTree, 'Mit Dank für 2027 | Advent / Auf bald | Holzwerk Reiter GmbH'),
  ],
  weihnachtsfeier: [
    design(
      'Einladungskarte',
      axis,
      on.bordeaux,
      'romancaps',
      glasses,
      'Einladung zur | Weihnachtsfeier | 10. Dezember, 18.30 Uhr / Restaurant Speicher',
    ),
    design('Einladungskarte', split, on.fir, 'bold', baubles, 'Das Team feiert | Glühwein / & Gans | 17. Dezember / 19 Uhr'),
    design(
      'Einladungskarte',
      scattered,
      on.tealNight,
      'poster',
      starfield,
      '9. Dezember, ab 18 Uhr | Winter- / zauber | Hof der Manufaktur, Erfurt',
    ),
  ],
  neujahr: [
    design(
      'Neujahrskarte',
      scattered,
      on.indigo,
      'light',
      fireworks,
      'Auf ein gutes neues Jahr | Zweitausend- / achtundzwanzig | Eure Familie Seidel',
    ),
    design('Neujahrskarte', crest, on.mint, 'italic', clover, 'Viel Glück | fürs neue Jahr | 1. Januar 2028'),
    design('Postkarte', giant, on.gold, 'romancaps', glasses, 'Prosit Neujahr | 2028 / Auf uns! | wünschen Rike und Tom'),
  ],
}
