import type { MaterialCopy } from '../material.ts'

export const poster: MaterialCopy = {
  title: 'Dein Bild als Poster',
  card: 'Fotopapier, gerollt, schnell getauscht',
  description:
    'Foto als Poster drucken: glänzendes oder mattes Fotopapier, randlos oder mit weißem Rand, gerollt geliefert und bereit für den Rahmen.',
  headline: 'Poster. Schnell gedruckt, schnell getauscht',
  lead: 'Fotopapier, matt oder glänzend, mit Rand oder ohne. Die einfachste Art, ein Bild groß zu machen.',
  text: `## So sieht es aus

Matt ist ruhiger und zeigt keine Fingerabdrücke. Glänzend hat tieferes Schwarz und kräftigere Farben, spiegelt aber gegenüber vom Fenster.

## Gut zu wissen

Poster kommen gerollt in einer stabilen Hülse. Leg sie einen Tag flach unter Bücher, dann liegen sie glatt. Mit weißem Rand wirkt ein Foto kleiner, aber wertiger.

## Dazu passt

Holzrahmen oder Alurahmen mit Passepartout. Ohne Rahmen hält eine Posterleiste.`,
  questions: [
    [
      'Bleichen die Farben aus?',
      'In der prallen Sonne verliert jedes Papier. An einer normalen Wand bleibt dein Poster viele Jahre stabil.',
    ],
    ['Gibt es Wunschformate?', 'Ja, du bestimmst Breite und Höhe selbst.'],
  ],
}
