import type { MaterialCopy } from '../material.ts'

export const forexplatte: MaterialCopy = {
  title: 'Dein Bild auf Forex',
  card: 'Leichter Hartschaum mit weißer Kante',
  description:
    'Foto auf Forex-Platte: leichter weißer Hartschaum, matt bedruckt, schnell aufgehängt. Für Kinderzimmer, Flur und Ausstellungen.',
  headline: 'Forex. Leicht wie eine Idee',
  lead: 'Eine Platte aus weißem Hartschaum, direkt bedruckt. Leicht genug für Klebestreifen.',
  text: `## So sieht es aus

Matt und freundlich, mit einer weißen Kante, die ein Bild sauber abschließt. Farben sind natürlich, nicht dramatisch.

## Gut zu wissen

Forex wiegt fast nichts und hängt auch an Klebepads. Druckstellen bleiben sichtbar, also nicht auf die Kante stellen. Heizung und pralle Sonne meiden.

## Dazu passt

Serien: drei gleich große Platten nebeneinander, mit zwei Fingern Abstand.`,
  questions: [
    ['Hält es im Kinderzimmer?', 'Ja, und wenn es herunterfällt, passiert nichts.'],
    ['Kann ich es selbst zuschneiden?', 'Mit einem scharfen Cutter und Metalllineal geht das. Sauberer machen wir es.'],
  ],
}
