/** Feasts of the year and of growing up. */

import { banded, patterned, scattered } from '../layouts/covered.ts'
import { meadow } from '../layouts/growing.ts'
import { column, cutout, giant } from '../layouts/lettered.ts'
import { axis, crest, medallion } from '../layouts/standing.ts'
import { bats, eggs, ghosts, hareMeadow, lozenges, mug, pretzel, pumpkin } from '../motifs/feasts.ts'
import { dots } from '../motifs/ornament.ts'
import { balloons, discoBall, hotAirBalloon } from '../motifs/party.ts'
import { pencils, schoolCone } from '../motifs/school.ts'
import { sun, swallows } from '../motifs/sky.ts'
import { tulip } from '../motifs/stems.ts'
import { palettes as on } from '../palettes.ts'
import { type Design, design } from './design.ts'

export const feste: Record<string, Design[]> = {
  jugendweihe: [
    design(
      'Einladungskarte',
      column,
      on.blueprint,
      'grotesk',
      swallows,
      'Jugendweihe | Los / geht’s, / Lilly! | 17. April 2027, Kulturhaus Jena',
    ),
    design('Einladungskarte', crest, on.peach, 'italic', hotAirBalloon, 'Jugendweihe | Konstantin | 24. April 2027, 11 Uhr'),
    design('Einladungskarte', medallion, on.teal, 'bold', swallows, 'Ich werde erwachsen | Emmi | 8. Mai 2027, Stadthalle Chemnitz'),
  ],
  einschulung: [
    design('Einladungskarte', crest, on.sun, 'bold', schoolCone, 'Hurra, ich bin ein Schulkind | Hannes | 14. August 2027, 9 Uhr'),
    design('Einladungskarte', meadow, on.sky, 'boldcaps', pencils, 'Mein erster Schultag | Mathilda | 21. August 2027'),
    design(
      'Danksagungskarte',
      cutout,
      on.coral,
      'boldcaps',
      dots,
      'Danke zur Einschulung | ABC / Joris | kann jetzt seinen Namen schreiben',
    ),
  ],
  ostern: [
    design('Glückwunschkarte', crest, on.spring, 'italic', hareMeadow, '| Frohe Ostern | wünschen dir Oma und Opa'),
    design('Postkarte', axis, on.mint, 'script', eggs, '| Frohe Ostern | 28. März 2027'),
    design('Glückwunschkarte', meadow, on.peach, 'poster', tulip, 'Ostergruß | Es ist / Frühling! |'),
  ],
  halloween: [
    design('Einladungskarte', crest, on.pumpkin, 'poster', pumpkin, '31. Oktober, 18 Uhr | Süßes oder / Saures? | Fliederweg 13'),
    design('Einladungskarte', scattered, on.night, 'bold', bats, 'Einladung zur | Halloween- / party | Flatter vorbei! Bei Familie Rabe'),
    design('Einladungskarte', patterned, on.pumpkin, 'boldcaps', ghosts, 'Huuuh! | Gruselnacht | 30. Oktober, 19 Uhr'),
  ],
  oktoberfest: [
    design('Einladungskarte', patterned, on.wiesn, 'romancaps', pretzel, 'O’zapft is | Oktoberfest | 25. September, 11 Uhr'),
    design(
      'Einladungskarte',
      crest,
      on.kraft,
      'poster',
      mug,
      'Samstag, 2. Oktober, 16 Uhr | Auf geht’s / zur Wiesn! | Festzelt am Sportplatz',
    ),
    design('Menükarte', scattered, on.bavaria, 'classic', lozenges, 'Brotzeit und Bier | Speisekarte | Oktoberfest 2027'),
  ],
  party: [
    design('Einladungskarte', crest, on.plum, 'grotesk', discoBall, 'Freitag, 22 Uhr | Tanz- / nacht | Kellerbar, Sternstraße 11'),
    design('Einladungskarte', giant, on.lemon, 'grotesk', sun, '19. Juni, ab 16 Uhr | Grill / & Chill | bei Kathi auf dem Dach'),
    design('Einladungskarte', banded, on.coral, 'boldcaps', balloons, 'Einfach so | Gartenfest | 3. Juli, 18 Uhr, Wiesenweg 2'),
  ],
}
