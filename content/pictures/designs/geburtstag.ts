/** Birthdays of no particular number, and those of children. */

import { patterned, scattered } from '../layouts/covered.ts'
import { spray } from '../layouts/growing.ts'
import { column } from '../layouts/lettered.ts'
import { arched, axis, crest, split } from '../layouts/standing.ts'
import { bear, fox } from '../motifs/animals.ts'
import { sailingBoat } from '../motifs/home.ts'
import { balloons, cake, candles, confetti, glasses } from '../motifs/party.ts'
import { star } from '../motifs/sky.ts'
import { lavender } from '../motifs/stems.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design } from './design.ts'

export const geburtstag: Record<string, Design[]> = {
  geburtstag: [
    design(
      'Einladungskarte',
      scattered,
      on.party,
      'poster',
      confetti,
      'Einladung | Ich werde / gefeiert! | Samstag, 12. Juni, 19 Uhr / Gartenstraße 8, Leipzig',
    ),
    design('Einladungskarte', crest, on.sun, 'bold', cake, 'Kaffee und Kuchen | Greta lädt ein | Sonntag, 3. Mai, 15 Uhr'),
    design('Glückwunschkarte', column, on.lemon, 'grotesk', candles, 'Zum Geburtstag | Alles / Gute, / du! |'),
    design('Einladungskarte', split, on.teal, 'classic', balloons, 'Geburtstag | Fest / am See | 24. Juli, 18 Uhr / Bootshaus Plön'),
    design('Glückwunschkarte', spray, on.blush, 'script', lavender, 'Von Herzen | Alles / Liebe | zum Geburtstag'),
    design(
      'Einladungskarte',
      axis,
      on.tealNight,
      'romancaps',
      glasses,
      'Auf das Leben | Friederike | feiert am 9. Oktober, 20 Uhr / Weinstube Adler, Freiburg',
    ),
    design('Einladungskarte', patterned, on.coral, 'boldcaps', star, 'Sommerfest | Robert | wird ein Jahr besser'),
  ],
  'geburtstag/kindergeburtstag': [
    design(
      'Einladungskarte',
      crest,
      on.mint,
      'bold',
      bear,
      'Komm zu meinem | 5. Geburtstag | Dein Jakob · 6. März, 14 bis 17 Uhr',
      'square',
    ),
    design('Einladungskarte', column, on.lemon, 'boldcaps', fox, 'Bring Gummistiefel mit! | Wald- / party | Mila wird 7 · 18. September'),
    design('Einladungskarte', arched, on.sky, 'bold', sailingBoat, 'Piraten gesucht! | Ben wird 6 | Samstag, 10. Juli, 15 Uhr'),
  ],
}
