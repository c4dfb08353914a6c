import type { MaterialCopy } from '../material.ts'

export const echtglas: MaterialCopy = {
  title: 'Dein Bild auf Echtglas',
  card: 'Glas mit Gewicht und grüner Kante',
  description:
    'Foto auf Echtglas: gehärtetes Sicherheitsglas, von hinten bedruckt, kratzfest und leicht zu reinigen. Auch für Küche und Bad.',
  headline: 'Echtglas. Kühl, klar, kratzfest',
  lead: 'Gehärtetes Glas, von hinten bedruckt. Du erkennst es an der grünlichen Kante und am Gewicht.',
  text: `## So sieht es aus

Klar und glänzend, mit einem kühlen Schimmer an den Rändern. Kräftige Farben und Grafik wirken stärker als zarte Töne.

## Gut zu wissen

Glas bekommt kaum Kratzer und lässt sich mit allem reinigen, was du für Fenster nimmst. Es verträgt Dampf, Fett und Zitronensaft. Schwer ist es trotzdem: Zwei Dübel sind Pflicht.

## Dazu passt

Küche, Bad, Flur. Überall, wo ein Tuch öfter vorbeikommt als ein Staubwedel.`,
  questions: [
    [
      'Zerspringt es?',
      'Sicherheitsglas hält Stöße auf die Fläche gut aus. Empfindlich sind die Ecken, also beim Aufhängen nie auf eine stellen.',
    ],
    ['Spiegelt es?', 'Ja. Häng es nicht direkt gegenüber vom Fenster auf.'],
  ],
}
