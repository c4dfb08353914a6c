import type { MaterialCopy } from '../material.ts'

export const acrylglas: MaterialCopy = {
  title: 'Dein Bild hinter Acrylglas',
  card: 'Tiefe Farben hinter klarem Glas',
  description:
    'Foto hinter Acrylglas: brillante Farben, polierte Kanten, verdeckte Aufhängung. Für Wasser, Himmel und alles mit viel Licht.',
  headline: 'Acrylglas. Farbe mit Tiefgang',
  lead: 'Gedruckt hinter klarem Acryl, mit polierten Kanten. Licht fällt hinein, Farben leuchten heraus.',
  text: `## So sieht es aus

Acryl gibt Bildern Tiefe: Wasser wird nass, Schwarz wird schwarz. Gegenüber vom Fenster spiegelt es, an einer Seitenwand nicht.

## Gut zu wissen

Acryl ist leichter als Glas und bricht nicht so leicht, bekommt aber Kratzer. Reinige es mit einem feuchten Mikrofasertuch, ohne Glasreiniger. Die Aufhängung sitzt unsichtbar dahinter, das Bild hält Abstand zur Wand.

## Dazu passt

Nichts. Acrylglas braucht keinen Rahmen.`,
  questions: [
    ['Wie schwer ist es?', 'Deutlich schwerer als Leinwand. Ab 80 × 60 cm nimm zwei Dübel.'],
    ['Geht es ins Bad?', 'Ja, Feuchtigkeit macht Acryl nichts aus.'],
  ],
}
