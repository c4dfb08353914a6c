import type { FaqGroup } from '../service/faq.ts'

export const myposterFaq: FaqGroup[] = [
  {
    anchor: 'bilder',
    title: 'Deine Bilder',
    questions: [
      {
        question: 'Welche Auflösung brauche ich?',
        answer: 'Als Faustregel 40 Bildpunkte je Zentimeter. Für 60 × 40 cm sind das 2400 × 1600. Mehr schadet nie.',
      },
      {
        question: 'Welche Dateien nehmt ihr?',
        answer: 'JPEG und PNG. Nimm das Original vom Telefon oder der Kamera, nicht die Fassung aus dem Messenger.',
      },
      {
        question: 'Verändert ihr mein Bild?',
        answer: 'Nein. Wir drucken, was du schickst. Wenn etwas auffällt, etwa ein abgeschnittener Kopf, melden wir uns.',
      },
      {
        question: 'Warum wirkt der Druck dunkler als mein Bildschirm?',
        answer: 'Bildschirme leuchten, Papier nicht. Stell die Helligkeit auf die Hälfte, dann siehst du ungefähr das Ergebnis.',
      },
    ],
  },
  {
    anchor: 'material',
    title: 'Material und Rahmen',
    questions: [
      {
        question: 'Was passt ins Bad?',
        answer:
          '[Alu-Dibond](story:myposter/aludibond), [Acrylglas](story:myposter/acrylglas) und [Echtglas](story:myposter/echtglas). Papier und Leinwand bleiben besser trocken.',
      },
      {
        question: 'Was ist am leichtesten?',
        answer: '[Forex](story:myposter/forexplatte) und [Leinwand](story:myposter/leinwand). Beides hängt an einem einzigen Nagel.',
      },
      {
        question: 'Brauche ich ein Passepartout?',
        answer:
          'Bei Papier hinter Glas ja. Alurahmen und Holzrahmen kommen deshalb mit 30 mm in Weiß, abwählen kannst du es trotzdem. Mehr unter [Bilderrahmen](story:myposter/bilderrahmen).',
      },
      { question: 'Gibt es Sonderformate?', answer: 'Ja, auf den Zentimeter genau, bei fast allen Materialien.' },
    ],
  },
  {
    anchor: 'bestellen',
    title: 'Bestellen und bezahlen',
    questions: [
      {
        question: 'Wie kann ich bezahlen?',
        answer: {
          de: 'Mit PayPal, Kreditkarte, Lastschrift, Klarna und ab einem Warenwert von 25 € auf Rechnung.',
          ch: 'Mit PayPal, Kreditkarte, Lastschrift, Klarna und ab einem Warenwert von 25 CHF auf Rechnung.',
        },
      },
      {
        question: 'Enthalten die Preise Steuern?',
        answer: {
          de: 'Ja, inklusive Mehrwertsteuer. Der Versand kommt dazu.',
          at: 'Ja, inklusive Umsatzsteuer. Der Versand kommt dazu.',
          ch: 'Ja, in Franken und inklusive MWST. Der Versand kommt dazu.',
        },
      },
      { question: 'Kann ich stornieren?', answer: 'Solange nicht gedruckt ist. Ruf an, Montag bis Freitag von 08 bis 17 Uhr.' },
      {
        question: 'Gibt es einen Gutschein für Neue?',
        answer:
          'Ja: 5 Euro für die erste Bestellung, wenn du den [Newsletter](story:myposter/newsletter) abonnierst und den Link in der E-Mail bestätigst. Bis wann dein Gutschein gilt, siehst du [hier](story:myposter/gutscheine).',
      },
    ],
  },
  {
    anchor: 'lieferung',
    title: 'Lieferung',
    questions: [
      {
        question: 'Wie lange dauert es?',
        answer: 'Zwei bis vier Werktage ab Übergabe an den Versand. Alles Weitere unter [Versand](story:myposter/versand).',
      },
      {
        question: 'Mein Bild kam beschädigt an. Was jetzt?',
        answer: 'Foto machen, auch vom Karton, und uns am selben Tag schicken. Wir drucken neu.',
      },
    ],
  },
]

export const myposterShipping = `## Wie lange es dauert

Zwei bis vier Werktage, ab dem Moment, in dem dein Paket an den Versand geht. Samstag, Sonntag und Feiertage zählen nicht mit.

## Wie es verpackt ist

| Was | Wie |
| Poster, Tapete, Folie | gerollt in einer festen Hülse |
| Leinwand, Forex | flach im Karton mit Kantenschutz |
| Glas, Acryl, Gallery-Bond | in Schaum gebettet, Ecken doppelt |
| Rahmen | montiert, Glas mit Folie geschützt |
| Buch, Kalender, Box | flach im Umschlag aus Karton |

## Was es kostet

Der Versand hängt von Größe und Land ab. Den genauen Preis bekommst du vor der Bestellung genannt. Die Produktpreise enthalten die Mehrwertsteuer, der Versand kommt dazu.

## Wohin wir liefern

Deutschland, Österreich, Schweiz, Liechtenstein, Luxemburg, Frankreich, Italien, Belgien, Niederlande und Spanien.

## Wenn etwas schiefgeht

Sieht der Karton schlimm aus, mach ein Foto, bevor du ihn öffnest. Schick es uns am selben Tag, dann drucken wir neu.`

export const myposterPhilosophy = `Auf deinem Telefon liegen zehntausend Bilder. Drei davon gehören an die Wand. Um die kümmern wir uns.

## Groß ist nicht genug

Ein Bild wird nicht besser, weil es größer wird. Es braucht das richtige Material, den richtigen Abstand und manchmal einen Rand aus weißem Karton. Deshalb erklären wir, bevor wir verkaufen.

## Zwölf Materialien, alle geprüft

Wir drucken auf Stoff, Papier, Glas, Metall und Folie. Jedes hing erst bei uns: über der Heizung, neben der Dusche, im Treppenhaus.

## Gedruckt und gerahmt in Deutschland

Druck, Zuschnitt und Rahmenbau liegen unter einem Dach. Wenn eine Gehrung nicht sitzt, sieht sie jemand, bevor du sie siehst.

## Und Karten?

Die macht unsere Schwester: [Anlass](story:anlass/home) druckt Einladungen und Danksagungen auf schönem Papier.`

export const myposterJobs = `Wir drucken groß und reden kurz. Wenn dir beides liegt, schreib uns.

## Rahmenbau (alle)

*München, Vollzeit*

Du schneidest Leisten, klebst Gehrungen und siehst einen halben Millimeter.

- Rahmen in Holz und Alu fertigen
- Glas schneiden und einsetzen
- neue Profile testen

## Druck und Veredelung (alle)

*München, Vollzeit, Früh- oder Spätschicht*

Du fährst Großformatdrucker und kennst den Unterschied zwischen bunt und farbig.

- Dateien prüfen und Profile wählen
- Platten und Leinwände bedrucken
- Farben am Normlicht abgleichen

## Kundenservice (alle)

*München oder von zu Hause, 20 bis 40 Stunden*

Du hörst zu, entscheidest selbst und schreibst verständlich, auf Deutsch und Englisch.

- Fragen zu Material und Aufhängung beantworten
- Reklamationen lösen, am selben Tag
- weitergeben, was uns besser macht

## Frontend (alle)

*München oder von zu Hause, Vollzeit*

Du baust Werkzeuge, mit denen Menschen ohne Vorkenntnisse gute Wandbilder machen.

- TypeScript und React
- große Bilder auf kleinen Telefonen
- Messen statt Meinen

## Bewerben

Schick uns ein paar Sätze und etwas, worauf du stolz bist. Du hörst in fünf Werktagen von uns.`

export const myposterDesign = `## Ausschnitt

Setz den Horizont nicht in die Mitte. Leg ihn auf ein Drittel, oben oder unten. Bei Gesichtern lass in Blickrichtung Platz.

## Größe

Miss die Wand. Ein Bild über dem Sofa sollte zwei Drittel so breit sein wie das Sofa. Kleb die Fläche mit Kreppband ab, geh drei Schritte zurück und entscheide dann.

## Auflösung

Rechne 40 Bildpunkte je Zentimeter. Ein Telefonbild mit 4000 Bildpunkten reicht also für 100 cm Breite.

## Rand

Auf Leinwand wandert ein Teil des Motivs um die Kante. Lass rundum 4 cm Luft, in denen nichts Wichtiges passiert.

## Keine Lust?

Schick uns das Bild und ein Foto der Wand. Wir schlagen dir Format und Material vor.`

export const myposterApps = `## Vom Telefon an die Wand

Die besten Bilder machst du mit dem Telefon, also fang dort an: Öffne unsere Seiten im Browser und leg sie auf deinen Startbildschirm. Dann starten sie wie eine App, ohne Download.

- **iPhone und iPad:** in Safari auf Teilen tippen, dann „Zum Home-Bildschirm“.
- **Android:** in Chrome das Menü öffnen, dann „Zum Startbildschirm hinzufügen“.

## Bilder in voller Größe

Lade Originale hoch, nicht die Fassung aus dem Messenger. In der Fotos-App steht die Größe unter den Informationen: 3000 Bildpunkte oder mehr sind gut.

## Am großen Bildschirm

Für Fotobücher und Kalender nimm lieber den Rechner. Du siehst mehr Seiten auf einmal und tippst schneller.`
