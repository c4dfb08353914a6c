import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const papier = {
  allgemein: {
    phrase: 'für jeden Anlass',
    title: 'Karten für jeden Anlass',
    description:
      'Einladung, Dank, Glückwunsch und Postkarte für alles, wofür es keinen eigenen Feiertag gibt: schlicht, auf zehn Papieren.',
    card: 'Für alles ohne eigenen Feiertag',
    headline: 'Für alles, was keinen Feiertag hat',
    lead: 'Ein bestandenes Examen, ein reparierter Zaun, ein Dank ohne Datum. Diese Karten passen, ohne etwas vorwegzunehmen.',
    adviceTitle: 'Ein Vorrat für die Schublade',
    advice: `Zehn Karten im Haus ersparen viele Umwege. Bewährt haben sich vier Danksagungen, drei Glückwünsche und drei ohne Aufdruck, dazu passende Umschläge und Briefmarken.

Wählen Sie ein Papier, auf dem Ihr Stift gern schreibt. Naturpapier Weiß nimmt fast alles an, Gmund Cotton saugt etwas stärker und mag Fineliner.

Ein Dank kommt nie zu spät. Wer drei Monate danach schreibt, beginnt mit dem, was geblieben ist: „Die Rosen sind lange verblüht, aber die Vase steht noch auf dem Tisch.“`,
    questions: [
      [
        'Kann ich verschiedene Designs mischen?',
        'Ja, jedes Design wird einzeln bestellt, auch als einzelne Karte. Der Versand fällt nur einmal an.',
      ],
      ['Welches Format ist am vielseitigsten?', 'A6 gefaltet. Es passt in C6-Umschläge und als Standardbrief in jeden Kasten.'],
    ],
    texts: 'danksagung',
    kinds: {
      einladungskarten: 'Schlicht genug für Essen, Lesung, Vernissage und Straßenfest.',
      danksagungskarten: 'Ein Eukalyptuszweig, ein Wort und viel freier Platz.',
      glueckwunschkarten: 'Für Prüfungen, neue Arbeit und andere gute Nachrichten.',
      postkarten: 'Ohne Grund geschrieben, von beiden Seiten gern gelesen.',
    },
    designs: [['Eukalyptus, danke', 'danksagungskarten'], ['Schön, dass es dich gibt', 'glueckwunschkarten'], ['Farbige Bögen']],
  },
  blankodesign: {
    phrase: 'zum Selbstgestalten',
    title: 'Blankokarten zum Selbstgestalten',
    description:
      'Blankokarten, Postkarten und Aufkleber für eigene Zeichnungen, Logos und Druckdaten: mit Beschnittmaßen und genauer Anleitung.',
    card: 'Leere Karten für eigene Entwürfe',
    headline: 'Ihr Entwurf, unser Papier',
    lead: 'Sie zeichnen, setzen oder fotografieren selbst. Wir prüfen die Datei, drucken sie und falten, wo gefaltet werden muss.',
    adviceTitle: 'Druckdaten, die beim ersten Mal stimmen',
    advice: `### Die Maße

Legen Sie rundum 3 mm Beschnitt an und halten Sie Schrift 5 mm vom Rand fern. Eine Klappkarte A6 ist offen 210 × 148 mm groß, die Falz liegt genau in der Mitte.

### Die Datei

PDF mit eingebetteten Schriften, Bilder mit 300 dpi, Farben in CMYK. Schwarzer Text besteht nur aus Schwarz, nicht aus vier Farben, sonst wird er unscharf.

### Das Papier

Ungestrichene Papiere saugen: Farben werden ruhiger und etwas dunkler. Hellen Sie Fotos für Kraft und Recycling leicht auf. Zur Probe legen wir Ihr Motiv auf bis zu drei kostenlose Muster.`,
    questions: [
      ['Prüfen Sie meine Datei?', 'Ja: Maße, Beschnitt, Auflösung und Schriften. Wenn etwas fehlt, melden wir uns, bevor gedruckt wird.'],
      [
        'Kann ich Handgezeichnetes schicken?',
        'Ja, als Scan mit 600 dpi oder als Foto bei Tageslicht ohne Schatten. Den Papiergrund entfernen wir.',
      ],
    ],
    kinds: {
      einladungskarten: 'Gefaltet oder flach, mit 3 mm Beschnitt und mittiger Falz.',
      postkarten: 'Eigene Zeichnung vorn, Adressfeld hinten, auf festem Karton.',
      aufkleber: 'Rund, eckig oder als Herz, nach Ihrer Datei gestanzt.',
    },
    designs: [['Gefaltetes Kraft'], ['Herz aus einer Linie'], ['Platz für Worte']],
  },
  zubehoer: {
    phrase: 'für Karten und Geschenke',
    title: 'Zubehör: Umschläge, Bänder, Aufkleber, Anhänger',
    description: 'Umschläge in C6, B6, DIN lang und Quadrat, Bänder, Aufkleber und Geschenkanhänger: abgestimmt auf unsere zehn Papiere.',
    card: 'Umschläge, Bänder, Aufkleber, Anhänger',
    headline: 'Was um die Karte herum gehört',
    lead: 'Ein Umschlag im richtigen Ton, ein Band, ein Siegel zum Kleben: kleine Dinge, die aus einer Karte einen Brief machen.',
    adviceTitle: 'Das Passende finden',
    advice: `Der Umschlag richtet sich nach der Karte, nicht umgekehrt: C6 misst 162 × 114 mm und nimmt A6 auf, B6 misst 176 × 125 mm für etwas größere Karten, DIN lang misst 220 × 110 mm. Zwischen Karte und Umschlag bleiben je Seite 3 bis 5 mm Luft.

Bänder liefern wir getrennt von den Karten, damit nichts verknickt. Für eine Faltkarte A6 brauchen Sie 60 cm für eine einfache Schleife, 90 cm für eine doppelte.

Aufkleber auf der Lasche ersetzen das Siegelwachs: Sie bleiben flach, während Wachs in der Sortiermaschine leicht bricht.`,
    questions: [
      [
        'Sind Umschläge bei den Karten dabei?',
        'Passende Umschläge wählen Sie zur Karte dazu, der Preis richtet sich nach der Größe. Alle Angaben stehen unter [Umschläge](story:anlass/umschlaege).',
      ],
      ['Werden Bänder schon gebunden?', 'Nein, sie liegen gerollt bei. Eine Anleitung für Schleife und Knoten ist dabei.'],
    ],
    kinds: {
      umschlaege: 'In C6, B6, DIN lang und Quadrat, mit gerader oder spitzer Lasche.',
      baender: 'Aus Baumwolle, Satin und Leinen, gerollt und getrennt geliefert.',
      aufkleber: 'Als Verschluss für Laschen, Tüten und Gläser.',
      geschenkanhaenger: 'Mit vorgestanztem Loch und passendem Band.',
    },
    designs: [
      ['Für dich, Tanne', 'geschenkanhaenger'],
      ['Danke, Kranz', 'aufkleber'],
      ['Familie Anders', 'umschlaege'],
    ],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
