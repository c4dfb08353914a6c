import type { MaterialCopy } from '../material.ts'

export const pvcplane: MaterialCopy = {
  title: 'Dein Bild auf PVC-Plane',
  card: 'Mit Ösen, für Zaun, Feier und Balkon',
  description:
    'Foto auf PVC-Plane: wetterfest, mit Saum und Ösen, für Gartenzaun, Balkon, Geburtstag und Vereinsfest. Abwaschbar und faltbar.',
  headline: 'Plane. Fürs Draußen gemacht',
  lead: 'Reißfest, wetterfest, mit Saum und Ösen. Kabelbinder dran, fertig.',
  text: `## So sieht es aus

Satt und matt, aus der Nähe mit feinem Gewebe. Gemacht zum Ansehen aus drei Metern Entfernung, nicht aus dreißig Zentimetern.

## Gut zu wissen

Die Ösen sitzen im verstärkten Saum. Spann die Plane gleichmäßig, lass bei Wind etwas Luft. Sauber wird sie mit Wasser und Spülmittel, aufbewahrt wird sie gerollt.

## Dazu passt

Jubiläum, Abi, Flohmarkt, Sichtschutz.`,
  questions: [
    ['Wie lange hält sie draußen?', 'Mehrere Sommer. Die Farben lassen auf der Südseite früher nach.'],
    ['Wie groß dürfen Schriften sein?', 'Rechne 3 cm Höhe je 10 m Abstand, dann liest es jeder.'],
  ],
}
