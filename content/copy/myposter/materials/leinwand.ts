import type { MaterialCopy } from '../material.ts'

export const leinwand: MaterialCopy = {
  title: 'Dein Bild auf Leinwand',
  card: 'Gewebe auf Keilrahmen, ohne Glas',
  description:
    'Foto auf Leinwand: gewebte Oberfläche, Keilrahmen aus Holz, bedruckte Kanten. Leicht, matt und ohne Rahmen fertig zum Hängen.',
  headline: 'Leinwand. Weich, matt, sofort an der Wand',
  lead: 'Dein Foto auf gewebtem Stoff, von Hand auf einen Keilrahmen gespannt. Kein Glas, keine Spiegelung, kein Werkzeug außer einem Nagel.',
  text: `## So sieht es aus

Das Gewebe bricht harte Kanten und lässt Haut ruhiger wirken. Feine Schrift verliert darauf, Landschaften und Porträts gewinnen. Die Seiten sind mitbedruckt: Du entscheidest, ob das Motiv weiterläuft, gespiegelt wird oder eine Farbe bekommt.

## Gut zu wissen

Leinwand ist leicht, auch in großen Formaten reicht ein Haken. Entspannt sich der Stoff nach Jahren, spannst du ihn mit den beiliegenden Keilen nach. Staub nimmst du trocken ab.

## Dazu passt

Ein Rahmen mit Schattenfuge: Er lässt einen Spalt um die Leinwand, das Bild scheint zu schweben.`,
  questions: [
    ['Welche Auflösung brauche ich?', 'Für 60 × 40 cm genügen 2400 × 1600 Bildpunkte. Leinwand verzeiht mehr als Glas.'],
    ['Kann sie ins Bad?', 'Besser nicht. Holz und Gewebe mögen keinen Dampf. Nimm dort Alu-Dibond.'],
  ],
}
