import type { MaterialCopy } from '../material.ts'

export const aludibond: MaterialCopy = {
  title: 'Dein Bild auf Alu-Dibond',
  card: 'Matt, plan und unempfindlich',
  description:
    'Foto auf Alu-Dibond: matte Oberfläche, 3 mm stark, absolut plan und feuchtigkeitsfest. Für Architektur, Schwarz-Weiß und feine Details.',
  headline: 'Alu-Dibond. Scharf bis in den letzten Pixel',
  lead: 'Zwei dünne Bleche, dazwischen ein Kern aus Kunststoff. Matt, plan, leicht und unbeeindruckt von Dampf.',
  text: `## So sieht es aus

Keine Struktur, keine Spiegelung. Linien bleiben Linien, deshalb ist Alu-Dibond das Material für Architektur, Karten und Schwarz-Weiß.

## Gut zu wissen

Die Platte ist 3 mm stark und verzieht sich nicht, auch nicht über der Heizung. Abwischen mit einem feuchten Tuch genügt.

## Dazu passt

Ein Schattenfugenrahmen für Platten, wenn dir die nackte Kante zu sachlich ist.`,
  questions: [
    ['Darf es nach draußen?', 'Unter ein Dach ja. Im vollen Wetter lassen die Farben mit den Jahren nach.'],
    ['Wie hängt es?', 'An Schienen auf der Rückseite, mit etwas Abstand zur Wand.'],
  ],
}
