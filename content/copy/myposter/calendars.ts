import type { CalendarType } from '../../../schemas/calendars/calendar.ts'

export interface CalendarPage {
  /** Its page's part of the address, too. */
  type: CalendarType
  /** What search engines and the browser's tab show. */
  title: string
  description: string
  /** Under its name. */
  lead: string
  /** Where other pages show it. */
  card: string
  picture: string
  text: string
  questions: [question: string, answer: string][]
}

const start: [string, string] = ['Kann ich den Startmonat wählen?', 'Ja, jeden. Der Kalender läuft zwölf Monate ab dann.']
const holidays: [string, string] = ['Sind Feiertage eingetragen?', 'Ja, passend zu deinem Land. Geburtstage trägst du selbst ein.']

/** In the order in which the overview shows them. */
export const calendarPages: CalendarPage[] = [
  {
    type: 'wandkalender',
    title: 'Wandkalender mit deinen Fotos',
    description:
      'Fotokalender für die Wand: A4 und A3, hoch und quer, oder quadratisch mit 20 und 30 cm. Mit Spirale, Lochung oder als lose Blätter.',
    lead: 'Zwölf Bilder und eins für vorn. Hoch, quer oder quadratisch.',
    card: 'A4 und A3, hoch, quer oder quadratisch',
    picture: 'product/wandkalender',
    text: `## Welches Format

| Du hast | Nimm |
| Porträts | A4 oder A3 hoch |
| Landschaften | A4 oder A3 quer |
| von allem etwas | 20 × 20 oder 30 × 30 cm |

A3 sieht man vom Sofa aus, A4 passt auch neben die Tür.

## Aufhängen

Die Spirale lässt sich leicht umblättern, die Lochung braucht nur einen Nagel. Ohne beides bekommst du lose Blätter.

## Bilder aussuchen

Zwölf Bilder, die zum Monat passen, plus eins für vorn. Fang mit dem Dezember an, da hast du die wenigsten.`,
    questions: [start, holidays],
  },
  {
    type: 'tischkalender',
    title: 'Tischkalender mit deinen Fotos',
    description:
      'Fotokalender für den Tisch: A5 quer, A6, Panorama mit 26,5 × 12 cm oder Quadrat mit 14,5 cm. Mit Spirale, Holzblock oder Holzfuß.',
    lead: 'Jeden Monat ein anderes Bild neben dem Bildschirm. Klein, aber immer im Blick.',
    card: 'A5 quer, A6, Panorama und Quadrat',
    picture: 'product/tischkalender',
    text: `## Welches Format

A5 quer hat am meisten Platz fürs Bild, A6 am wenigsten Platzbedarf. Das Panorama mit 26,5 × 12 cm passt unter den Bildschirm, das Quadrat mit 14,5 cm neben die Tasse.

## Worauf er steht

Die Spirale zum Umblättern, Holzblock oder Holzfuß für lose Blätter, die du wechselst. Ohne alles geht auch: Dann bekommst du nur die Blätter.

## Bilder aussuchen

Nimm Bilder mit einem klaren Motiv. Auf A6 wird aus einer Gruppe von zwölf Leuten ein Muster.`,
    questions: [start, holidays],
  },
  {
    type: 'kuechenkalender',
    title: 'Küchenkalender mit deinen Fotos',
    description:
      'Schmaler Fotokalender für die Küche: 15 × 40 oder 13 × 30 cm, mit einer Zeile für jeden Tag. Spirale oder Lochung, Start in jedem Monat.',
    lead: 'Schmal und lang, mit einer Zeile für jeden Tag. Passt neben den Kühlschrank.',
    card: 'Schmal und lang, 15 oder 13 cm breit',
    picture: 'product/kuechenkalender',
    text: `## Zwei Formate

15 × 40 cm, wenn viel zu notieren ist. 13 × 30 cm, wenn zwischen Tür und Schrank nicht mehr Platz ist.

## Aufhängen

Spirale zum Umblättern oder Lochung für den Nagel. Ohne beides bekommst du lose Blätter.

## Bilder aussuchen

Oben ist Platz für ein Bild, darunter stehen die Tage. Ruhige Bilder lassen der Schrift den Vortritt.`,
    questions: [start, holidays],
  },
  {
    type: 'familienplaner',
    title: 'Familienplaner mit deinen Fotos',
    description:
      'Familienplaner in A4 und A3 hoch oder 15 × 40 cm: eine Spalte für jeden, zwölf Bilder, Start in jedem Monat. Mit Spirale oder Lochung.',
    lead: 'Eine Spalte für jeden, auch für den Hund. Wer wann wo ist, steht an der Wand.',
    card: 'Eine Spalte für jeden, auch für den Hund',
    picture: 'product/familienplaner',
    text: `## Welches Format

A3 hoch, wenn viele mitschreiben. A4 hoch, wenn der Platz knapp ist. 15 × 40 cm für die schmale Stelle neben der Tür.

## So wird er benutzt

Häng ihn dorthin, wo alle vorbeikommen, und häng einen Stift daneben. Jeder bekommt eine Farbe.

## Bilder aussuchen

Jeden Monat darf ein anderer das Bild bestimmen. Dann schauen alle hin.`,
    questions: [['Wann beginnt er?', 'Wann du willst, zum Beispiel im August mit der Schule. Er läuft zwölf Monate ab dann.'], holidays],
  },
  {
    type: 'terminkalender',
    title: 'Terminkalender mit deinen Fotos',
    description:
      'Terminkalender mit viel Platz zum Schreiben: A4 und A3 hoch, 15 × 40 oder 20 × 40 cm. Mit deinen Fotos, Spirale oder Lochung.',
    lead: 'Viel Platz zum Schreiben, bis 20 × 40 cm. Und trotzdem jeden Monat ein Bild.',
    card: 'Viel Platz zum Schreiben, bis 20 × 40 cm',
    picture: 'product/terminkalender',
    text: `## Welches Format

20 × 40 cm ist doppelt so hoch wie breit, mit langen Zeilen für lange Sätze. 15 × 40 cm ist die schmale Fassung, A4 und A3 hoch gibt es auch.

## Worin er sich vom Familienplaner unterscheidet

Der Familienplaner hat eine Spalte für jeden. Der Terminkalender gehört einem allein, oder allen zusammen.

## Bilder aussuchen

Nimm helle, ruhige Bilder. Der Blick soll bei deinen Terminen bleiben.`,
    questions: [start, holidays],
  },
]
