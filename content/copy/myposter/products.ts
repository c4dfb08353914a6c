import { framesFor, materialTypes } from '../../../schemas/wall-art/wall-art.ts'
import { frames } from './frames.ts'

/** A card of an overview. */
interface Card {
  title: string
  text: string
  picture: string
  /** Where it leads, inside the shop. */
  path?: string
}

export interface ProductPage {
  slug: string
  name: string
  title: string
  description: string
  headline: string
  teaser: string
  picture: string
  cards?: { headline: string; cards: Card[]; ratio?: '3/4' | '4/3' | '1/1' }
  text: string
  questions: [question: string, answer: string][]
}

/** Each leads to a picture that can be framed with it, and is. */
const frameCards = frames.map(({ slug, name, text }) => {
  const material = materialTypes.find((each) => framesFor(each).includes(slug))
  return { title: name, text, picture: `frame/${slug}`, path: `/${material}?frameType=${slug}` }
})

export const productPages: ProductPage[] = [
  {
    slug: 'bilderrahmen',
    name: 'Bilderrahmen',
    title: 'Bilderrahmen: sieben Arten, ein gerades Bild',
    description:
      'Alurahmen, Holzrahmen, ArtBox, Schattenfuge und mehr: sieben Rahmen im Vergleich, mit und ohne Passepartout, auf Maß gebaut.',
    headline: 'Sieben Rahmen. Einer passt',
    teaser: 'Wir bauen den Rahmen um dein Bild, nicht umgekehrt. Auf Maß, verglast und fertig zum Hängen.',
    picture: 'frame/holzrahmen',
    cards: { headline: 'Alle Rahmen', cards: frameCards, ratio: '4/3' },
    text: `## Mit oder ohne Passepartout

Ein Passepartout ist ein Rand aus Karton zwischen Bild und Rahmen. Er hält das Glas vom Papier fern und gibt dem Motiv Ruhe. Bei Alurahmen und Holzrahmen ist ein weißes Passepartout mit 30 mm Breite voreingestellt, alle anderen kommen ohne. Du kannst beides ändern.

## Welche Farbe

Schwarz ist bei jedem Rahmen die Grundausstattung und passt fast immer. Holz macht warm, Alu macht sachlich, Weiß verschwindet an der Wand.

## Welcher Rahmen für welches Material

| Material | Rahmen |
| Poster, Hahnemühle | Holzrahmen, Alurahmen, Fotorahmen, Kunststoffrahmen, ArtBox |
| Leinwand | Schattenfuge für Leinwand |
| Alu-Dibond, Acrylglas, Forex | Schattenfuge für Platten |

## Aufhängen

Die Bildmitte gehört auf Augenhöhe, etwa 150 cm über den Boden. Über dem Sofa lässt du 20 cm Luft.`,
    questions: [
      ['Ist das Glas dabei?', 'Ja, bei Rahmen für Papier. Leinwand und Platten kommen ohne Glas, so wie es sich gehört.'],
      ['Kann ich das Bild später wechseln?', 'Ja, die Rückwand hält mit Klammern oder Federn.'],
    ],
  },
  {
    slug: 'fotobuecher',
    name: 'Fotobücher',
    title: 'Fotobuch: Digital, Echtfoto oder Heft',
    description:
      'Fotobücher von A6 bis A3: Digitaldruck, Echtfoto oder Fotoheft, mit Layflat-Bindung, hartem oder weichem Einband und Goldveredelung.',
    headline: 'Ein Jahr, zwischen zwei Deckeln',
    teaser: 'Digitaldruck, Echtfoto oder Heft. Von A6 quer bis A3, hoch, quer oder quadratisch.',
    picture: 'product/fotobuch',
    text: `## Drei Arten

**Digitalfotobuch:** gedruckt auf mattes, glänzendes oder feinstweißes Papier. Leicht, vielseitig, auch mit vielen Seiten.

**Echtfotobuch:** belichtet auf Fotopapier, mit dicken Seiten. Dank Layflat-Bindung liegt es ganz flach, Panoramen laufen ohne Bruch durch.

**Fotoheft:** dünn, weich, geheftet. Für ein Wochenende genau richtig.

## Einband

Hart oder weich, glänzend oder matt laminiert. Für den Titel gibt es Veredelung, voreingestellt in Gold.

## So wird es gut

Such 60 Bilder aus und wirf 20 wieder raus. Eine Seite mit einem Bild wirkt stärker als eine mit neun. Schreib Orte und Namen dazu, in zehn Jahren bist du froh darum.`,
    questions: [
      ['Welches Format für eine Reise?', 'A4 quer für Landschaften, 300 × 300 mm für alles gemischt.'],
      ['Wie viele Bilder passen hinein?', 'Rechne zwei bis drei je Seite. Mehr sieht nach Kontaktabzug aus.'],
    ],
  },
  {
    slug: 'kalender',
    name: 'Kalender',
    title: 'Fotokalender: fünf Arten durchs Jahr',
    description:
      'Wandkalender, Tischkalender, Küchenkalender, Familienplaner und Terminkalender: Formate, Aufhängung und Veredelung im Vergleich.',
    headline: 'Zwölf Bilder. Jeden Monat ein neues',
    teaser: 'Fünf Arten, viele Formate, und der Startmonat ist deiner: Ein Kalender darf auch im Mai beginnen.',
    picture: 'product/wandkalender',
    text: `## Formate

Wandkalender gibt es in A3 und A4, hoch und quer, dazu quadratisch mit 20 und 30 cm. Tischkalender in A5 quer, A6, 26,5 × 12 cm und 14,5 × 14,5 cm. Küchenkalender sind schmal: 15 × 40 oder 13 × 30 cm.

## Aufhängung

Spirale zum Umblättern, Lochung für den Nagel, Holzblock oder Holzfuß für den Tisch. Ohne alles geht auch: Dann bekommst du lose Blätter.

## Veredelung

Gold, Silber, Roségold oder Relief auf dem Titelblatt. Das macht aus einem Kalender ein Geschenk.

## Bilder aussuchen

Zwölf Bilder, die zum Monat passen, plus eins für vorn. Fang mit dem Dezember an, da hast du die wenigsten.`,
    questions: [
      ['Kann ich den Startmonat wählen?', 'Ja, jeden. Der Kalender läuft zwölf Monate ab dann.'],
      ['Sind Feiertage eingetragen?', 'Ja, passend zu deinem Land. Geburtstage trägst du selbst ein.'],
    ],
  },
  {
    slug: 'collagen',
    name: 'Collagen',
    title: 'Fotocollage: viele Bilder, eine Wand',
    description:
      'Fotocollage auf Leinwand, als Poster oder gerahmt: viele Bilder, ein Raster, ein Blick. Tipps für Auswahl, Farbe und Format.',
    headline: 'Viele Bilder. Ein Blick',
    teaser: 'Als Leinwand, als Poster oder gerahmt mit Passepartout. Du suchst die Bilder aus, das Raster hält sie zusammen.',
    picture: 'product/collage',
    text: `## Auswählen

Nimm eine ungerade Zahl und ein Hauptbild, das doppelt so groß sein darf. Mische nah und fern: Gesicht, Hand, Himmel.

## Farbe

Wenn die Bilder nicht zusammenpassen, mach alle schwarz-weiß. Wenn sie fast passen, wähle eine Hintergrundfarbe, die in jedem vorkommt.

## Vier Wege an die Wand

- **Leinwand:** weich und ohne Rahmen
- **Poster:** günstig und schnell getauscht
- **Gerahmtes Poster:** schwarzer Holzrahmen, weißes Passepartout mit 30 mm
- **Gemischt:** Material und Rahmen suchst du selbst aus`,
    questions: [
      ['Wie viele Bilder sind zu viele?', 'Ab 25 sieht man Muster statt Momente. Dann lieber ein Fotobuch.'],
      ['Reichen Bilder aus dem Messenger?', 'Für kleine Felder ja, für das Hauptbild nicht.'],
    ],
  },
  {
    slug: 'fotoboxen',
    name: 'Fotoboxen und Abzüge',
    title: 'Fotobox und Fotoabzüge',
    description:
      'Fotobox mit deinen Abzügen: matt, glänzend oder auf Hahnemühle, in einer Schachtel mit eigenem Design. Zum Weiterreichen am Tisch.',
    headline: 'Bilder zum Herumreichen',
    teaser: 'Abzüge in einer Schachtel, mit deinem Titel auf dem Deckel. Aufmachen, verteilen, erzählen.',
    picture: 'product/fotobox',
    cards: {
      headline: 'Box oder lose',
      cards: [
        { title: 'Fotobox', text: 'Abzüge in einer Schachtel mit eigenem Deckel', picture: 'product/fotobox' },
        { title: 'Fotoabzüge', text: 'Lose Bilder, matt oder glänzend', picture: 'product/fotoabzuege' },
      ],
      ratio: '4/3',
    },
    text: `## Papier

Matt für den Küchentisch, glänzend fürs Album, Hahnemühle für Bilder, die gerahmt werden.

## Die Box

Klein oder groß, mit einem Design auf dem Deckel. Beschrifte sie mit Ort und Jahr, dann findest du sie wieder.

## So wird daraus ein Geschenk

Leg leere Karten dazu und lass alle einen Satz auf die Rückseite schreiben.`,
    questions: [
      ['Kann ich auf die Rückseite schreiben?', 'Ja, mit Bleistift oder Fineliner. Lass Tinte kurz trocknen.'],
      ['Gibt es weiße Ränder?', 'Wahlweise. Mit Rand fasst man Bilder an, ohne sie zu berühren.'],
    ],
  },
]
