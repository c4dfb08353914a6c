import type { MaterialCopy } from '../material.ts'

export const gallerybond: MaterialCopy = {
  title: 'Dein Bild als Gallery-Bond',
  card: 'Acryl auf Alu, wie in der Galerie',
  description: 'Foto als Gallery-Bond: Acrylglas vor Alu-Dibond, dauerhaft verbunden. Brillant und formstabil, wie es Galerien zeigen.',
  headline: 'Gallery-Bond. Die Galerie zieht ein',
  lead: 'Vorn Acryl, hinten Alu, dazwischen dein Bild. Mehr Brillanz und mehr Halt bekommst du nicht.',
  text: `## So sieht es aus

Die Tiefe von Acryl, die Ruhe von Alu. Farben sind satt, die Fläche bleibt auch in großen Formaten vollkommen plan.

## Gut zu wissen

Der Verbund ist luftdicht, nichts wellt sich. Er ist schwer: Plane ab 90 cm Breite zwei Dübel ein und häng zu zweit.

## Dazu passt

Eine freie Wand und ein Strahler von schräg oben.`,
  questions: [
    [
      'Worin liegt der Unterschied zu Acrylglas?',
      'Die Aluplatte dahinter hält das Bild plan und lichtdicht. Das sieht man vor allem bei großen Formaten.',
    ],
    ['Welche Bilder lohnen sich?', 'Solche mit hoher Auflösung: ab 3000 Bildpunkten an der langen Seite.'],
  ],
}
