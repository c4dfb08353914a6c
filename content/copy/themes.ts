import type { OccasionKey } from './occasion-copy.ts'

/** A family of designs that share a motif, across occasions. */
export interface Theme {
  id: number
  name: string
  description: string
  teaser: string
  card: string
  text: string
  /** Which designs belong to it: occasion, then the design's number. */
  designs: [OccasionKey, number][]
}

export const themes: Theme[] = [
  {
    id: 1461,
    name: 'Wilde Wiese',
    description: 'Wilde Möhre, Margerite, Mohn und Cosmea: Karten mit Wiesenblumen für Hochzeit, Geburt, Muttertag und Genesung.',
    teaser: 'Wilde Möhre, Margerite, Klatschmohn und Cosmea: gezeichnet, wie sie am Wegrand stehen, etwas schief und im Gegenlicht.',
    card: 'Möhre, Margerite, Mohn und Cosmea',
    text: 'Die Wiese ist unsere hellste Serie. Auf Naturpapier Weiß bleiben die feinen Stiele klar, auf Gmund Cotton wirken die Blüten wie aquarelliert. Dazu passen Umschläge in Altrosa oder Salbei.',
    designs: [
      ['hochzeit', 6],
      ['geburt/maedchen', 1],
      ['geburtstag/20-geburtstag', 2],
      ['muttertag', 2],
      ['genesung', 2],
      ['hochzeit', 8],
    ],
  },
  {
    id: 1462,
    name: 'Olive und Lorbeer',
    description: 'Olivenzweig, Lorbeer und Eukalyptus: ruhige grüne Karten für Hochzeit, runde Geburtstage, Jubiläum und Dank.',
    teaser: 'Drei Zweige, die sich gut vertragen: Olive für das Fest, Lorbeer für die Jahre, Eukalyptus für den Dank.',
    card: 'Ruhige Zweige in Graugrün',
    text: 'Graugrün verlangt ein warmes Papier. Feinstpapier Elfenbein und Büttenkarton lassen die Zweige wie gepresst aussehen, Kraft macht sie rustikal. Gold passt nur zum Lorbeer.',
    designs: [
      ['hochzeit', 1],
      ['hochzeit', 4],
      ['hochzeit/goldene-hochzeit', 1],
      ['geburtstag/60-geburtstag', 1],
      ['geburtstag/30-geburtstag', 2],
      ['jubilaeum', 2],
      ['allgemein', 1],
    ],
  },
  {
    id: 1463,
    name: 'Kleine Tiere',
    description: 'Hase, Fuchs, Bär, Wal und Elefant: Karten mit Tieren für Geburt, Kindergeburtstag und Ostern.',
    teaser: 'Ein Hase im Gras, ein schlafender Fuchs, ein Wal, der über den Rand schaut. Freundlich, ohne Knopfaugen.',
    card: 'Hase, Fuchs, Bär, Wal und Elefant',
    text: 'Die Tiere sind mit der Feder gezeichnet und flächig koloriert, deshalb vertragen sie auch kräftigen Karton. Für Kinderhände empfehlen wir Bilderdruck matt, für die Kiste mit den wichtigen Dingen Gmund Cotton.',
    designs: [
      ['geburt', 1],
      ['geburt', 3],
      ['geburt', 7],
      ['geburt/junge', 2],
      ['geburt/maedchen', 3],
      ['geburtstag/kindergeburtstag', 1],
      ['geburtstag/kindergeburtstag', 2],
      ['ostern', 1],
    ],
  },
  {
    id: 1464,
    name: 'Goldene Stunde',
    description: 'Art déco, Strahlen und klingende Gläser auf dunklem Grund: Karten mit Goldfolie für Hochzeit, Geburtstag und Neujahr.',
    teaser: 'Nachtblau, Bordeaux und Schwarzbraun, dazu Linien in Gold: für Feste, die erst nach Sonnenuntergang beginnen.',
    card: 'Strahlen und Gläser auf dunklem Grund',
    text: 'Folie braucht glatten Grund und Schrift ab 9 Punkt. Wir drucken die dunkle Fläche zuerst und prägen danach, so bleibt die Kante der Linien scharf. Umschläge in Kraft oder Elfenbein geben den besten Gegensatz.',
    designs: [
      ['hochzeit', 5],
      ['hochzeit/goldene-hochzeit', 2],
      ['geburtstag/40-geburtstag', 1],
      ['geburtstag/50-geburtstag', 2],
      ['neujahr', 1],
      ['jubilaeum', 1],
    ],
  },
  {
    id: 1465,
    name: 'Farbige Bögen',
    description: 'Bögen, Punkte und Wellen in klaren Farben: moderne Karten für Geburtstag, Firma, Geburt und jeden Anlass.',
    teaser: 'Ein Bogen, ein Punkt, eine Welle. Wenig Form, viel Farbe, und eine Schrift, die sich behauptet.',
    card: 'Klare Formen in satten Farben',
    text: 'Satte Flächen werden auf Recyclingpapier etwas weicher, auf Naturpapier Weiß leuchten sie. Lassen Sie die Innenseite hell, dann hat die Handschrift ihren Platz.',
    designs: [
      ['geburtstag/30-geburtstag', 1],
      ['geburtstag/30-geburtstag', 3],
      ['geburtstag/20-geburtstag', 3],
      ['geburt', 4],
      ['firmenfeier', 1],
      ['allgemein', 3],
    ],
  },
]
