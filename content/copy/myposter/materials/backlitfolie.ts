import type { MaterialCopy } from '../material.ts'

export const backlitfolie: MaterialCopy = {
  title: 'Dein Bild auf Backlitfolie',
  card: 'Für Leuchtrahmen und Lichtkästen',
  description:
    'Foto auf Backlitfolie: durchscheinend, gleichmäßig streuend, gemacht für Leuchtrahmen und Lichtkästen. Tags Bild, abends Lampe.',
  headline: 'Backlit. Bild am Tag, Licht am Abend',
  lead: 'Eine Folie, die Licht streut, statt es durchzulassen. Dahinter eine Lampe, davor dein Motiv.',
  text: `## So sieht es aus

Ausgeschaltet matt und etwas blass, eingeschaltet kräftig und tief. Städte bei Nacht, Polarlicht, Blätter im Gegenlicht: Alles, was selbst leuchtet, gewinnt.

## Gut zu wissen

Die Folie passt in Leuchtrahmen und Lichtkästen. Nimm kaltweißes Licht für Blau und Grün, warmweißes für Haut und Holz. Gedruckt wird mit mehr Farbe als auf Papier.

## Dazu passt

Ein dimmbarer Leuchtrahmen. Und ein Stecker in der Nähe.`,
  questions: [
    ['Kann ich die Folie später wechseln?', 'Ja, sie wird nur eingelegt. Ein Rahmen, viele Bilder.'],
    ['Wirkt sie auch ohne Licht?', 'Als Bild ja, aber schwächer. Für Räume ohne Strom nimm Poster oder Alu-Dibond.'],
  ],
}
