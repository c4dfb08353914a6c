import type { MaterialCopy } from '../material.ts'

export const klebefolie: MaterialCopy = {
  title: 'Dein Bild auf Klebefolie',
  card: 'Für Türen, Möbel und glatte Wände',
  description: 'Foto auf Klebefolie: selbstklebend, blasenarm, ablösbar. Für Türen, Schränke, Glas und glatte Wände, auf Maß geschnitten.',
  headline: 'Klebefolie. Abziehen, anlegen, fertig',
  lead: 'Selbstklebend und auf Maß geschnitten. Macht aus einer Schranktür ein Bild.',
  text: `## So sieht es aus

Seidenmatt und glatt. Die Folie zeigt, was darunter ist: Eine Raufasertapete bleibt eine Raufasertapete.

## Gut zu wissen

Reinige den Untergrund von Fett und Staub. Zieh zuerst nur 10 cm vom Träger ab, setz gerade an und streich mit der Rakel von der Mitte nach außen. Frische Wandfarbe muss drei Wochen trocknen.

## Dazu passt

Kühlschrank, Zimmertür, Schreibtisch.`,
  questions: [
    ['Bleiben Reste?', 'Auf Lack und Glas kaum, wenn du sie mit dem Föhn anwärmst und langsam abziehst.'],
    ['Kann ich sie umkleben?', 'In den ersten Minuten ja, danach leidet die Klebkraft.'],
  ],
}
