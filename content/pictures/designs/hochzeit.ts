/** Weddings, green, golden and silver. */

import { patterned } from '../layouts/covered.ts'
import { corners, spray, wreathed } from '../layouts/growing.ts'
import { column, giant, monogram } from '../layouts/lettered.ts'
import { arched, framed } from '../layouts/standing.ts'
import { anemone, bouquet } from '../motifs/blossoms.ts'
import { couple, lineHeart, rings } from '../motifs/love.ts'
import { decoRays } from '../motifs/ornament.ts'
import { umbel } from '../motifs/stems.ts'
import { eucalyptus, laurelTwig, oliveTwig } from '../motifs/twigs.ts'
import { laurelWreath, oliveWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design } from './design.ts'

export const hochzeit: Record<string, Design[]> = {
  hochzeit: [
    design(
      'Einladungskarte',
      spray,
      on.sage,
      'italic',
      oliveTwig,
      'Wir heiraten | Clara / & Jonas | 14. Juni 2027 / Gut Sonnenhof, Starnberg',
    ),
    design(
      'Einladungskarte',
      corners,
      on.rose,
      'script',
      bouquet,
      'Unsere Hochzeit | Marlene / und Felix | 4. September 2027 / Schloss Wackerbarth, Radebeul',
    ),
    design(
      'Save-the-Date-Karte',
      column,
      on.terracotta,
      'poster',
      lineHeart,
      'Save the Date | Ja, / wir / wollen! | Lena & Paul, 21. August 2027 / Weimar',
    ),
    design(
      'Einladungskarte',
      wreathed,
      on.forest,
      'light',
      oliveWreath,
      'Wir sagen ja | Emilia / & Anton | 8. Mai 2027 / Waldschänke am Tegernsee',
      'square',
    ),
    design(
      'Einladungskarte',
      framed,
      on.indigo,
      'caps',
      decoRays,
      'Wir geben uns das Jawort | Sophie / & Maximilian | 31. Dezember 2027 / Ballhaus, Berlin',
    ),
    design(
      'Einladungskarte',
      arched,
      on.peach,
      'classic',
      umbel,
      'Hochzeit auf dem Land | Nele & Tom | 10. Juli 2027, Hof Lindenberg / Uckermark',
    ),
    design('Einladungskarte', monogram, on.ink, 'light', couple, 'Wir heiraten | Katharina / und Henrik | 26. Juni 2027, Lübeck'),
    design('Save-the-Date-Karte', patterned, on.blush, 'romancaps', anemone, 'Save the Date | Ida & Leo | 18. September 2027'),
  ],
  'hochzeit/goldene-hochzeit': [
    design(
      'Einladungskarte',
      giant,
      on.gold,
      'light',
      laurelTwig,
      'Goldene Hochzeit | 50 / Ingrid & Werner | 3. Oktober 2027 / Gasthof zur Linde, Bamberg',
    ),
    design(
      'Einladungskarte',
      framed,
      on.goldNight,
      'romancaps',
      decoRays,
      'Fünfzig Jahre | Helga / & Dieter | 12. Juni 1977 – 12. Juni 2027',
    ),
    design(
      'Danksagungskarte',
      wreathed,
      on.gold,
      'script',
      laurelWreath,
      'Danke | Rosemarie / & Günter | für fünfzig Jahre voller Freunde',
      'square',
    ),
  ],
  'hochzeit/silberhochzeit': [
    design('Einladungskarte', monogram, on.silver, 'classic', rings, 'Silberhochzeit | Sabine / und Thomas | 17. Mai 2002 – 17. Mai 2027'),
    design(
      'Einladungskarte',
      giant,
      on.silverNight,
      'light',
      eucalyptus,
      'Silberhochzeit | 25 / Petra & Uwe | Wir feiern am 28. August 2027 / in der Alten Mühle',
    ),
    design(
      'Einladungskarte',
      corners,
      on.silver,
      'script',
      eucalyptus,
      'Fünfundzwanzig Jahre | Birgit / & Frank | 9. Oktober 2027, Kassel',
    ),
  ],
}
