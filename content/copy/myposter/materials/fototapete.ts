import type { MaterialCopy } from '../material.ts'

export const fototapete: MaterialCopy = {
  title: 'Deine Fototapete',
  card: 'Ein Bild, so groß wie die Wand',
  description:
    'Fototapete nach Maß: dein Bild auf Vlies, in Bahnen gedruckt, mit Überstand zum Anpassen. Kleister auf die Wand, Bahn ansetzen.',
  headline: 'Fototapete. Die Wand ist das Bild',
  lead: 'Dein Motiv auf Vlies, auf den Zentimeter nach deinem Maß. Geliefert in nummerierten Bahnen.',
  text: `## So sieht es aus

Matt, ohne Struktur, von Ecke zu Ecke. Such ein Bild mit ruhigen Flächen: Was am Bildschirm spannend ist, wird auf vier Metern schnell laut.

## Gut zu wissen

Miss die Wand an drei Stellen und nimm jeweils das größte Maß, dazu 5 cm Überstand. Der Kleister kommt auf die Wand, die Bahn trocken darauf. Zu zweit schaffst du eine Wand an einem Nachmittag.

## Dazu passt

Wenig davor. Ein Sofa, eine Lampe, Schluss.`,
  questions: [
    ['Wie groß muss meine Datei sein?', 'Für 3 m Breite mindestens 6000 Bildpunkte. Weiche Motive kommen mit weniger aus.'],
    ['Geht sie wieder ab?', 'Ja, Vlies lässt sich trocken in ganzen Bahnen abziehen.'],
  ],
}
