/** Birth announcements and baby showers. */

import { patterned, scattered } from '../layouts/covered.ts'
import { hanging, meadow, wreathed } from '../layouts/growing.ts'
import { column, monogram, upright } from '../layouts/lettered.ts'
import { arched, crest, medallion } from '../layouts/standing.ts'
import { bear, elephant, footprints, fox, hare, stork, whale } from '../motifs/animals.ts'
import { dunes } from '../motifs/landscape.ts'
import { balloons, bunting, hotAirBalloon } from '../motifs/party.ts'
import { cloud, moon, rainbow } from '../motifs/sky.ts'
import { umbel } from '../motifs/stems.ts'
import { flowerWreath, garland } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design, photoDesign } from './design.ts'

export const geburt: Record<string, Design[]> = {
  geburt: [
    design('Geburtskarte', crest, on.sage, 'italic', hare, 'Willkommen, kleiner Schatz | Ella Marie | 23. März 2027 · 3.420 g · 51 cm'),
    design('Geburtskarte', scattered, on.indigo, 'light', moon, 'Unser Stern ist da | Jonathan | 2. November 2027, 4:17 Uhr'),
    design('Geburtskarte', medallion, on.peach, 'bold', fox, 'Hurra! | Matilda | geboren am 9. Oktober 2027 / 3.180 g, 49 cm'),
    design('Geburtskarte', arched, on.teal, 'classic', rainbow, 'Nach jedem Regen | Theo Emil | 5. April 2027'),
    design('Geburtskarte', hanging, on.mint, 'script', garland, 'Wir sind zu dritt | Frida Sophie | 17. Juli 2027 / Anna und Lukas Berger'),
    photoDesign('Geburtskarte', dunes, on.sand, 'italic', 'Angekommen | Oskar | 30. August 2027 · 3.650 g · 53 cm', 'square'),
    design('Danksagungskarte', patterned, on.sun, 'boldcaps', whale, 'Danke | Mio | für alles Schöne zur Geburt'),
    design('Geburtskarte', column, on.coral, 'poster', cloud, 'Willkommen | Hal- / lo, / Ida! | 11. Mai 2027, 7:42 Uhr'),
  ],
  'geburt/junge': [
    design('Geburtskarte', crest, on.sky, 'bold', whale, 'Ahoi, kleiner Mann | Emil | 12. Februar 2027 / 3.540 g, 52 cm'),
    design('Geburtskarte', medallion, on.skyDeep, 'italic', bear, 'Wir sind verliebt | Bruno Leander | 21. Juni 2027'),
    design('Geburtskarte', upright, on.tealNight, 'bold', hotAirBalloon, 'Hallo Welt | Anton | 3. Mai 2027 / 3.710 g / 54 cm'),
  ],
  'geburt/maedchen': [
    design('Geburtskarte', meadow, on.rose, 'script', umbel, 'Willkommen | Charlotte | 19. Mai 2027 / 3.260 g · 50 cm'),
    design('Geburtskarte', wreathed, on.blush, 'italic', flowerWreath, 'Da bist du ja | Lina | 8. Juli 2027', 'square'),
    design('Geburtskarte', crest, on.lilac, 'bold', elephant, 'Ein Mädchen! | Mathea Luise | 14. September 2027, 3.390 g'),
  ],
  'geburt/zwillinge': [
    design('Geburtskarte', column, on.teal, 'poster', footprints, 'Doppeltes Glück | Finn / + Mila | 1. April 2027, 6:12 und 6:19 Uhr'),
    design('Geburtskarte', arched, on.sky, 'italic', balloons, 'Zwei auf einmal | Ada & Leni | 26. Oktober 2027'),
    design('Geburtskarte', monogram, on.peach, 'bold', footprints, 'Zwillinge | Karl / & Hugo | 4. Januar 2027 · 2.610 g und 2.580 g'),
  ],
  'geburt/babyshower': [
    design(
      'Einladungskarte',
      hanging,
      on.sun,
      'italic',
      bunting,
      'Einladung zur | Babyshower / für Hannah | 15. Mai, 15 Uhr / bei Julia, Rosenweg 4',
    ),
    design(
      'Einladungskarte',
      medallion,
      on.mint,
      'script',
      stork,
      'Bald zu dritt | Babyparty | Samstag, 5. Juni, ab 14 Uhr / im Garten von Oma Gerda',
    ),
    design(
      'Einladungskarte',
      scattered,
      on.blush,
      'poster',
      cloud,
      'Wir feiern Marie | Oh, / Baby! | 22. August, 15 Uhr / Café Blume, Köln',
    ),
  ],
}
