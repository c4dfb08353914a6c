import type { Words } from '../words.ts'
import { paperText } from './paper.ts'

export interface ServicePage {
  slug: string
  name: string
  title: string
  description: Words
  headline: string
  teaser?: Words
  picture?: string
  text: Words
  /** What stands around the prices that the shop knows. */
  envelopePrices?: { headline: string; note: string }
  /** Orders are taken here, too. */
  takesSampleOrders?: true
  card: string
}

const sampleText = (free: string, further: string) => `## So bestellen Sie Muster

1. Suchen Sie oben Designs aus, oder auf den Seiten zu Ihrem Anlass: Ein Klick auf die Karte legt ihr Muster dazu.
2. Schreiben Sie unter Wünsche, auf welchen Papieren. Unsicher? Naturpapier Weiß, Gmund Cotton und Bilderdruck matt zeigen die größten Unterschiede.
3. Tragen Sie Ihre Anschrift ein. Oder rufen Sie an.

## Was es kostet

Drei Musterkarten sind ${free}, einschließlich Versand als Brief. Jede weitere kostet ${further}.

## Was Sie in der Hand halten

Eine echte Karte aus der Produktion, in Originalgröße, gefaltet oder flach, mit dem Text des Designs oder Ihrem eigenen. Veredelung zeigen wir auf Wunsch mit, sofern das Papier sich eignet.

## So prüfen Sie das Papier

Schreiben Sie mit Ihrem Stift darauf, knicken Sie eine Ecke, halten Sie die Karte ans Fenster. Legen Sie sie einen Tag auf den Küchentisch: Was dann noch gefällt, gefällt auch den Gästen.`

const envelopeText = `## Formate

| Format | Maße | Passt zu |
| C6 | 162 × 114 mm | Karten in A6 |
| B6 | 176 × 125 mm | etwas größere Faltkarten |
| DIN lang | 220 × 110 mm | schmale Karten und Briefe |
| Quadrat | nach Karte | quadratische Faltkarten |

## Laschen und Farben

Die gerade Lasche ist schlicht und klebt auf voller Breite. Die spitze Lasche sieht nach Brief aus und verträgt einen Aufkleber als Siegel. Beide gibt es in Weiß, Elfenbein, Kraft, Altrosa, Salbei und Taubenblau, aus durchgefärbtem Naturpapier mit 120 g.

## Beschriften

Auf Weiß, Elfenbein und Kraft schreibt jeder Stift. Wer viele Karten verschickt, lässt die Anschriften drucken: Die Liste dafür laden Sie unter [Namen](story:anlass/namen) hoch. Der Absender gehört auf die Lasche, dann bleibt die Vorderseite frei.`

export const servicePages: ServicePage[] = [
  {
    slug: 'musterkarten',
    takesSampleOrders: true,
    name: 'Kostenlose Musterkarten',
    title: 'Drei Musterkarten kostenlos',
    description: {
      de: 'Drei Musterkarten auf Papieren Ihrer Wahl, kostenlos per Brief. Jede weitere 1,90 €. So bestellen Sie und so prüfen Sie das Papier.',
      at: 'Drei Musterkarten auf Papieren Ihrer Wahl, gratis per Brief nach Österreich. Jede weitere 1,90 €.',
      ch: 'Drei Musterkarten auf Papieren Ihrer Wahl, kostenlos per Brief in die Schweiz. Jede weitere 3,50 CHF.',
    },
    headline: 'Drei Karten zum Anfassen, kostenlos',
    teaser: 'Papier lässt sich nicht am Bildschirm beurteilen. Deshalb schicken wir Ihnen drei Musterkarten ohne Kosten nach Hause.',
    picture: 'home/anlass-mustermappe',
    card: 'Drei Designs auf Papieren Ihrer Wahl, ohne Kosten.',
    text: { de: sampleText('kostenlos', '1,90 €'), at: sampleText('gratis', '1,90 €'), ch: sampleText('kostenlos', '3,50 CHF') },
  },
  {
    slug: 'mustermappe-hochzeit',
    name: 'Mustermappe Hochzeit',
    title: 'Mustermappe Hochzeit: alle zehn Papiere',
    description:
      'Die Mustermappe zur Hochzeit: alle zehn Papiere, vier Veredelungen und die Umschlagfarben, sortiert zum Fühlen und Vergleichen.',
    headline: 'Alles, was ihr fühlen müsst, in einer Mappe',
    teaser: 'Zehn Papiere, die Veredelungen und die Farben der Umschläge, mit Namen beschriftet und groß genug zum Beschreiben.',
    picture: 'home/anlass-mustermappe',
    card: 'Zehn Papiere, Veredelungen und Umschläge in einer Mappe.',
    text: `## Was darin liegt

- alle zehn Papiere als Karte in A6, auf der Rückseite mit Name und Gewicht
- Gold, Roségold, Silber und Relieflack auf glattem Papier
- ein Fächer mit sechs Umschlagfarben, gerade und spitze Lasche
- drei Bänder aus Baumwolle, Satin und Leinen

## Wie ihr damit entscheidet

Fangt mit dem Papier an und legt alles weg, was sich nicht nach euch anfühlt. Meist bleiben drei übrig. Schreibt auf jedes eure Namen, mit dem Stift, mit dem ihr auch danken werdet. Erst dann kommt das Design.

Legt die Umschlagfarben neben Kleid, Anzug oder Blumen, bei Tageslicht. Farben, die am Abend gut aussehen, sind am Morgen im Briefkasten oft andere.

## So kommt sie zu euch

Bestellt die Mappe per E-Mail oder am Telefon und sagt dazu, wann ihr heiratet: Dann legen wir passende Musterkarten bei. Drei davon sind kostenlos, [weitere Musterkarten](story:anlass/musterkarten) kosten je Stück.`,
  },
  {
    slug: 'gestaltung',
    name: 'Gestaltung am Bildschirm',
    title: 'Karten am Bildschirm gestalten',
    description:
      'Karten am Bildschirm gestalten: Text setzen, Bilder zuschneiden, Papier und Umschlag wählen, mit Hinweisen zu Auflösung und Rand.',
    headline: 'Gestalten, ohne Gestalter zu sein',
    teaser: 'Jede Vorlage ist fertig gesetzt. Sie ändern Namen, Daten und Bilder, die Abstände bleiben im Lot.',
    card: 'Text, Bild, Papier: vom Entwurf bis zur Druckdatei.',
    text: `## Text

Schreiben Sie zuerst alles auf, was die Karte sagen muss, und streichen Sie dann ein Drittel. Schriftgrößen unter 8 Punkt sind schwer zu lesen, auf dunklem Grund unter 9. Ein Datum sieht mit Leerzeichen nach dem Punkt ruhiger aus: 14. 6. 2027 oder ausgeschrieben.

## Bilder

Verwenden Sie Originale mit mindestens 1800 Bildpunkten an der langen Seite. Lassen Sie um Gesichter Platz: Am Rand werden 3 mm abgeschnitten, und an der Falz verschwindet ein schmaler Streifen.

## Papier und Veredelung

Folie und Relieflack gibt es auf glatten Papieren. Die Veredelung ist nur bei bestimmten Papierarten verfügbar, welche das sind, steht unter [Papier](story:anlass/papier).

## Eigene Dateien

Wer selbst setzt, findet Maße und Beschnitt bei den [Blankodesigns](story:anlass/blankodesign/occasion). Wir nehmen PDF mit eingebetteten Schriften.

## Lieber mit uns zusammen

Schicken Sie Text und Bilder per E-Mail. Wir setzen die Karte, Sie bekommen eine Ansicht zur Freigabe, und erst dann wird gedruckt.`,
  },
  {
    slug: 'gaesteportal',
    name: 'Gästeportal',
    title: 'Gästeportal: kostenlose Seite für eure Gäste',
    description:
      'Kostenlose Gästeseite mit QR-Code auf der Karte: Zusagen sammeln, Essenswünsche abfragen, Gästeliste führen, Anfahrt und Ablauf zeigen.',
    headline: 'Eine Seite für alle, die kommen',
    teaser:
      'Zu jeder Einladung gehört auf Wunsch eine kostenlose Gästeseite. Ein QR-Code auf der Karte führt hin, ohne App und ohne Anmeldung.',
    picture: 'home/anlass-gaesteportal',
    card: 'QR-Code auf der Karte, Zusagen in der Liste.',
    text: `## Was die Gäste sehen

Ort mit Karte, Ablauf des Tages, Zimmer in der Nähe, Wunschliste und eure Telefonnummer. Was ihr nicht ausfüllt, erscheint nicht. Ändert sich die Uhrzeit, ändert ihr sie einmal, und der Code auf der gedruckten Karte bleibt gültig.

## Wie zugesagt wird

Gäste tippen ihren Namen an und sagen zu oder ab, für sich und ihre Begleitung. Dazu beantworten sie, was ihr fragt: Essen, Allergien, Kinderstühle, Liedwunsch. Wer kein Telefon hat, ruft an, und ihr tragt die Antwort selbst ein.

## Was ihr davon habt

Eine Gästeliste, die sich von selbst füllt. Ihr seht, wer noch nicht geantwortet hat, wie viele vegetarisch essen und wer ein Zimmer braucht. Die Namen lassen sich für Tischkarten übernehmen, siehe [Namen hochladen](story:anlass/namen).

## Was es kostet

Nichts. Die Gästeseite gehört zur Einladung, so wie der Umschlag zum Brief.

## Datenschutz

Die Seite ist nur mit dem Code erreichbar und wird von Suchmaschinen nicht aufgenommen. Nach dem Fest löscht ihr sie, mit allen Antworten.`,
  },
  {
    slug: 'namen',
    name: 'Namen hochladen',
    title: 'Namen auf Karten und Umschläge drucken',
    description:
      'Tischkarten, Einladungen und Umschläge mit Namen bedrucken: Listenansicht am Bildschirm oder Excel-Vorlage herunterladen und hochladen.',
    headline: 'Jede Karte mit ihrem Namen',
    teaser: 'Zwei Wege führen zum gedruckten Namen: eine Liste am Bildschirm oder eine Excel-Datei. Beide kosten nur ein paar Minuten.',
    picture: 'home/anlass-namen',
    card: 'Als Liste getippt oder aus Excel hochgeladen.',
    text: `## Die Listenansicht

Für bis zu dreißig Namen am bequemsten: Sie tippen Zeile für Zeile und sehen daneben, wie die Karte aussieht. Lange Namen werden automatisch umbrochen, nie gequetscht.

## Der Weg über Excel

1. Laden Sie die Vorlage herunter. Sie hat Spalten für Anrede, Vorname, Name, Straße, Postleitzahl, Ort und Land.
2. Füllen Sie sie aus oder kopieren Sie Ihre Liste hinein. Für Tischkarten genügen die Namen.
3. Laden Sie die Datei wieder hoch und prüfen Sie die Ansicht. Fehler lassen sich direkt in der Liste verbessern.

## Damit es stimmt

- Postleitzahlen als Text speichern, sonst verschwindet die Null am Anfang.
- Ein Haushalt, eine Zeile: „Familie Anders“ oder „Ida und Leo Anders“.
- Titel und Namenszusätze so schreiben, wie die Person es selbst tut.
- Bei Anschriften ins Ausland das Land in Großbuchstaben in die letzte Zeile.

## Was bedruckt werden kann

Umschläge, Tischkarten, Einladungen, Anhänger und Menükarten. Für jede Karte drucken wir einen eigenen Bogen: Zählen Sie deshalb ein paar leere dazu, für Gäste, die erst später zusagen.`,
  },
  {
    slug: 'papier',
    name: 'Papier',
    title: 'Unsere zehn Papiere',
    description:
      'Zehn Papiere von 120 bis 300 g: Baumwolle, Bütten, Leinenstruktur, Recycling, Kraft und mehr, mit Gewicht, Griff und Eignung.',
    headline: 'Zehn Papiere, jedes aus gutem Grund',
    teaser: 'Wir führen zehn Sorten und nicht hundert. Jede haben wir bedruckt, gefaltet, beschrieben und durch die Post geschickt.',
    picture: 'home/anlass-papier',
    card: 'Gewicht, Griff und Eignung der zehn Sorten.',
    text: paperText,
  },
  {
    slug: 'umschlaege',
    name: 'Umschläge',
    title: 'Umschläge: Formate, Farben, Preise',
    description: {
      de: 'Umschläge in C6, B6, DIN lang und Quadrat, mit gerader oder spitzer Lasche, in sechs Farben: Standard 0,95 €, Kompakt 1,10 €, Groß 1,80 €.',
      at: 'Umschläge in C6, B6, DIN lang und Quadrat, mit gerader oder spitzer Lasche, in sechs Farben: ab 1,00 € je Stück.',
      ch: 'Umschläge in C6, B6, DIN lang und Quadrat, mit gerader oder spitzer Lasche, in sechs Farben: ab 1,00 CHF je Stück.',
    },
    headline: 'Der erste Eindruck ist ein Umschlag',
    teaser:
      'Bevor jemand die Karte sieht, hält er den Umschlag in der Hand. Farbe, Lasche und Format entscheiden, ob er als Erstes geöffnet wird.',
    picture: 'home/anlass-umschlaege',
    card: 'C6, B6, DIN lang und Quadrat in sechs Farben.',
    text: envelopeText,
    envelopePrices: { headline: 'Was ein Umschlag kostet', note: 'Der Preis richtet sich nach der Größe.' },
  },
]
