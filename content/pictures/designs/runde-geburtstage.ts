/** Round birthdays: the number is the picture, and every number another one. */

import { corners, spray, wreathed } from '../layouts/growing.ts'
import { cutout, giant, tower, upright } from '../layouts/lettered.ts'
import { axis, framed } from '../layouts/standing.ts'
import { anemone, cosmos, peony } from '../motifs/blossoms.ts'
import { tree } from '../motifs/faith.ts'
import { sailingBoat } from '../motifs/home.ts'
import { hills } from '../motifs/landscape.ts'
import { arcs, brushStrokes, decoRays, dots, fans, waves } from '../motifs/ornament.ts'
import { discoBall, fireworks, glasses } from '../motifs/party.ts'
import { star, sun } from '../motifs/sky.ts'
import { eucalyptus, fern, grain, laurelTwig, oliveTwig, willow } from '../motifs/twigs.ts'
import { laurelWreath } from '../motifs/wreaths.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design, photoDesign } from './design.ts'

export const rundeGeburtstage: Record<string, Design[]> = {
  'geburtstag/18-geburtstag': [
    design('Einladungskarte', giant, on.coral, 'grotesk', discoBall, 'Endlich | 18 / Lea feiert | 5. Juni, ab 21 Uhr / Halle 4, Hannover'),
    design('Einladungskarte', tower, on.lemon, 'boldcaps', star, 'Nils | 18 / volljährig | 13. Mai / 20 Uhr'),
    design('Einladungskarte', cutout, on.plum, 'bold', fireworks, 'Party | 18 / Maja | 25. September, Bootshaus'),
  ],
  'geburtstag/20-geburtstag': [
    design('Einladungskarte', tower, on.tealNight, 'grotesk', sun, 'Tim | 20 / Juhu | 7. August / Baggersee'),
    design('Einladungskarte', giant, on.peach, 'poster', cosmos, 'Zwei mal zehn | 20 / Johanna | Picknick im Park, 12. Juni'),
    design('Einladungskarte', cutout, on.sky, 'boldcaps', waves, 'Einladung | 20 / Malte | 3. Juli, Strandbar 54'),
  ],
  'geburtstag/30-geburtstag': [
    design('Einladungskarte', cutout, on.terracotta, 'poster', arcs, 'Sarah wird | 30 / Das Fest | 21. Mai, 19 Uhr, Alte Gärtnerei'),
    design('Einladungskarte', giant, on.forest, 'light', eucalyptus, 'Dreißig | 30 / David | 16. Oktober / Weingut Kern, Pfalz'),
    design('Einladungskarte', tower, on.graphite, 'boldcaps', dots, 'Jule | 30 / Prost | 2. April / ab 20 Uhr'),
  ],
  'geburtstag/40-geburtstag': [
    design(
      'Einladungskarte',
      giant,
      on.indigo,
      'romancaps',
      glasses,
      'Vierzig | 40 / Stefan | 19. November, 19.30 Uhr / Bar Central, München',
    ),
    design('Einladungskarte', cutout, on.sun, 'bold', brushStrokes, 'Jetzt erst recht | 40 / Miriam | 14. August im Garten'),
    design('Einladungskarte', tower, on.rose, 'light', anemone, 'Nora | 40 / Soirée | 6. März / 19 Uhr'),
  ],
  'geburtstag/50-geburtstag': [
    design('Einladungskarte', tower, on.bordeaux, 'classic', glasses, 'Andreas | 50 / Ein Fest | 11. September / 18 Uhr'),
    design(
      'Einladungskarte',
      framed,
      on.goldNight,
      'caps',
      decoRays,
      'Ein halbes Jahrhundert | Claudia / Fünfzig | 24. April 2027, Parkhotel',
    ),
    design('Einladungskarte', cutout, on.teal, 'poster', fans, 'Martin feiert | 50 / Goldene Zeiten | 30. Juli, Seeterrassen'),
  ],
  'geburtstag/60-geburtstag': [
    design('Einladungskarte', giant, on.sage, 'classic', oliveTwig, 'Einladung | 60 / Barbara | 18. Juni, 17 Uhr / Hofgut Hohenstein'),
    design('Einladungskarte', wreathed, on.lilac, 'italic', laurelWreath, 'Sechzig Jahre | Jürgen | 7. Mai 2027', 'square'),
    photoDesign('Einladungskarte', hills, on.ink, 'light', 'Einladung zum | Sechzigsten | Monika lädt ein · 25. September, Lucca'),
  ],
  'geburtstag/70-geburtstag': [
    design('Einladungskarte', cutout, on.gold, 'classic', fern, 'Wir feiern | 70 / Gisela | 2. Oktober, 12 Uhr, Schlosscafé'),
    design('Einladungskarte', spray, on.blush, 'script', willow, 'Zum siebzigsten | Karl-Heinz | 15. Mai 2027 / Landgasthof Krone'),
    design('Einladungskarte', upright, on.sea, 'romancaps', sailingBoat, 'Leinen los | Siebzig / Hans | 6. August / 11 Uhr, Hafen Wismar'),
  ],
  'geburtstag/80-geburtstag': [
    design('Einladungskarte', wreathed, on.forest, 'light', laurelWreath, 'Achtzig Jahre | 80 / Elisabeth | 28. März 2027', 'square'),
    design(
      'Einladungskarte',
      giant,
      on.terracotta,
      'light',
      grain,
      'Einladung | 80 / Heinrich | 12. September, 11 Uhr / Gemeindehaus St. Anna',
    ),
    design('Einladungskarte', axis, on.rose, 'script', peony, 'Achtzig | Hannelore | lädt zu Kaffee und Kuchen / 19. Juni, 15 Uhr'),
  ],
  'geburtstag/90-geburtstag': [
    design('Einladungskarte', axis, on.gold, 'light', tree, 'Neunzig Jahre | Margarete | 4. Mai 1937 – 4. Mai 2027'),
    design('Einladungskarte', giant, on.bordeaux, 'classic', laurelTwig, 'Neunzig | 90 / Wilhelm | Sonntag, 22. August, 12 Uhr'),
    design('Einladungskarte', corners, on.sage, 'script', fern, 'Zum Neunzigsten | Anneliese | 13. November 2027, Gasthaus Rössle'),
  ],
}
