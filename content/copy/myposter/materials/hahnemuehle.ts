import type { MaterialCopy } from '../material.ts'

export const hahnemuehle: MaterialCopy = {
  title: 'Dein Bild auf Hahnemühle-Papier',
  card: 'Büttenpapier für Kunstdrucke',
  description:
    'Foto auf Hahnemühle-Papier: Kunstdruck auf mattem Büttenpapier mit Pigmentfarben. Für Zeichnungen, Aquarelle und stille Fotos.',
  headline: 'Hahnemühle. Papier, das man hört',
  lead: 'Schweres, mattes Künstlerpapier, gedruckt mit Pigmentfarben. Leg den Finger auf den Rand, und du verstehst den Preis.',
  text: `## So sieht es aus

Keine Spiegelung, feine Übergänge, warmes Weiß. Zeichnungen und Aquarelle sehen aus wie das Original, Schwarz-Weiß-Fotos wie aus dem Labor.

## Gut zu wissen

Pigmentfarben halten sehr lange, wenn das Papier hinter Glas hängt. Fass es nur am Rand an: Fett von Fingern bleibt.

## Dazu passt

Holzrahmen, Passepartout in Weiß, viel Wand.`,
  questions: [
    ['Brauche ich einen Rahmen?', 'Ja. Das Papier ist offenporig und soll geschützt hängen.'],
    ['Welche Bilder eignen sich?', 'Alles mit feinen Tonwerten. Grelle Farben zeigt Fotopapier kräftiger.'],
  ],
}
