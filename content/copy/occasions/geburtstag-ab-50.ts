import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const geburtstagAb50 = {
  'geburtstag/50-geburtstag': {
    phrase: 'zum 50. Geburtstag',
    title: 'Einladungen zum 50. Geburtstag',
    description:
      'Einladungen und Dank zum 50. Geburtstag: Bordeaux, Art déco und Fächer, mit Goldfolie auf glattem Karton oder matt auf Bütten.',
    card: 'Bordeaux, Art déco und goldene Fächer',
    headline: 'Ein halbes Jahrhundert, gut gelagert',
    lead: 'Zum Fünfzigsten darf die Karte ein Gewicht haben: fester Karton, tiefe Farbe, eine Zahl, die sich nicht versteckt.',
    adviceTitle: 'Gäste aus fünf Jahrzehnten',
    advice: `Zum Fünfzigsten kommen Schulfreunde, Nachbarn, Kolleginnen und die Familie zusammen. Ordnen Sie die Liste nach Haushalten und laden Sie sie als Tabelle hoch, dann drucken wir [Namen und Anschriften](story:anlass/namen) mit.

Wer eine Rede oder Musik plant, nennt eine Ansprechperson. Eine Zeile auf der Einladung genügt: „Beiträge bitte bis 1. Mai bei Anna anmelden.“ So bleibt der Abend beweglich.

Acht bis zehn Wochen Vorlauf sind richtig. Für Gäste mit Anreise gehört eine Zimmerempfehlung dazu.`,
    questions: [
      [
        'Gold oder Roségold?',
        'Auf Bordeaux und Schwarzbraun wirkt Gold ruhiger, auf warmem Weiß hat Roségold mehr Tiefe. Beide lassen sich als Muster bestellen.',
      ],
      ['Können alte Fotos auf die Karte?', 'Ja. Scannen Sie mit 600 dpi, dann reicht die Auflösung für ein ganzseitiges Bild.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Mit Zimmertipp, Ansprechperson für Reden und einer großen Fünfzig.',
      danksagungskarten: 'Für Gäste aus fünf Jahrzehnten, mit dem Bild der ganzen Runde.',
    },
    designs: [['Bordeaux'], ['Claudia, Fünfzig'], ['Goldene Zeiten']],
  },
  'geburtstag/60-geburtstag': {
    phrase: 'zum 60. Geburtstag',
    title: 'Einladungen zum 60. Geburtstag',
    description:
      'Einladungen und Dank zum 60. Geburtstag: Olivenzweig, Lorbeer und toskanische Hügel, auf Feinstpapier Elfenbein oder mit eigenem Bild.',
    card: 'Mit Olivenzweig, Lorbeer und Hügeln',
    headline: 'Sechzig Sommer',
    lead: 'Ein Fest im Hof, eine Reise mit den Kindern, ein Mittag mit weißem Tischtuch. Die Einladung gibt die Stimmung vor.',
    adviceTitle: 'Eine Karte mit eigener Handschrift',
    advice: `Eigene Bilder machen diese Einladung persönlich: eine Landschaft, der Garten, ein Werkzeug, das man seit vierzig Jahren benutzt. Porträts eignen sich eher für die Innenseite.

Wer Geschenke ablehnt und um Spenden bittet, nennt den Verein, den Zweck und das Konto auf einem Einleger. Auf der Karte selbst genügt ein Satz.

Zur Feier am Mittag gehört ein Ende, zur Feier am Abend ein Hinweis auf Taxi oder Zimmer. Acht Wochen Vorlauf sind üblich.`,
    questions: [
      [
        'Wie groß muss ein Foto sein?',
        'Für eine ganze Kartenseite in A6 genügen 1800 Bildpunkte an der langen Seite, für DIN lang quer 2600.',
      ],
      [
        'Gibt es die Karten auch im Quadrat?',
        'Ja, viele Designs gibt es zusätzlich quadratisch. Beachten Sie, dass quadratische Umschläge als Großbrief verschickt werden.',
      ],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Mit eigenem Landschaftsbild und einem klaren Beginn am Mittag.',
      danksagungskarten: 'Für Spenden, Reden und Blumen, mit einem Gruß in eigener Schrift.',
    },
    designs: [['Olivenzweig'], ['Lorbeerkranz'], ['Toskana']],
  },
  'geburtstag/70-geburtstag': {
    phrase: 'zum 70. Geburtstag',
    title: 'Einladungen zum 70. Geburtstag',
    description:
      'Einladungen und Dank zum 70. Geburtstag: Farn, Weide und Segelboot, in gut lesbarer Schrift auf Elfenbein oder reinem Weiß.',
    card: 'Mit Farn, Weide und Segelboot',
    headline: 'Siebzig Jahre guter Wind',
    lead: 'Enkel am Kindertisch, alte Freunde am Fenster: Zum Siebzigsten lädt man gern am Mittag ein und sitzt bis zum Abend.',
    adviceTitle: 'Lesbar, herzlich, pünktlich',
    advice: `Setzen Sie den Text größer, als es am Bildschirm nötig scheint. 11 bis 12 Punkt in einer kräftigen Antiqua lesen sich ohne Brille. Helle Schrift auf dunklem Grund bleibt der Vorderseite vorbehalten.

Nennen Sie Stufen, Aufzug und Parkplatz, wenn das Lokal nicht ebenerdig liegt. Ein Satz auf der Rückseite nimmt manchen die Sorge, zur Last zu fallen.

Viele danken mit einer Anzeige in der Zeitung. Persönlicher ist eine Karte, und sie kostet weniger, sobald es unter hundert sind.`,
    questions: [
      [
        'Laden die Kinder oder das Geburtstagskind ein?',
        'Beides ist üblich. Laden die Kinder ein, steht der Name der Jubilarin groß vorn und die Antwortadresse bei den Kindern.',
      ],
      [
        'Welche Schrift ist am besten lesbar?',
        'Eine Antiqua mit kräftigen Strichen, mindestens 11 Punkt, dunkel auf hellem, mattem Papier.',
      ],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'In 11 bis 12 Punkt gesetzt, mit Hinweis auf Parkplatz und Aufzug.',
      danksagungskarten: 'Persönlicher als die Anzeige in der Zeitung, mit Bild der Familie.',
    },
    designs: [['Farnwedel'], ['Weidenzweig'], ['Segelboot']],
  },
  'geburtstag/80-geburtstag': {
    phrase: 'zum 80. Geburtstag',
    title: 'Einladungen zum 80. Geburtstag',
    description: 'Einladungen und Dank zum 80. Geburtstag: Lorbeerkranz, Ähren und Pfingstrose, in großer Schrift auf griffigem Papier.',
    card: 'Mit Lorbeerkranz, Ähren und Pfingstrose',
    headline: 'Achtzig, und die Tür steht offen',
    lead: 'Wer achtzig wird, bekommt Besuch vom Bürgermeister bis zur Urenkelin. Die Karte sagt, wann der Kaffee auf dem Tisch steht.',
    adviceTitle: 'Ein Tag, der nicht zu lang wird',
    advice: `Teilen Sie den Tag: Empfang am Vormittag für Nachbarn und Vereine, Mittagessen für die Familie. Zwei Fassungen derselben Karte vermeiden Missverständnisse, und beide kommen in einem Auftrag.

Ein Bild aus jungen Jahren auf der Vorderseite, ein heutiges innen: So erkennen auch die Urenkel, wer da feiert. Alte Abzüge bitte nicht durch Glas fotografieren, sondern herausnehmen und scannen.

Für den Dank genügt ein kurzer Satz in großer Schrift. Wer nicht mehr gern schreibt, lässt die Unterschrift einscannen, wir setzen sie ein.`,
    questions: [
      [
        'Können wir zwei Textfassungen bestellen?',
        'Ja. Geben Sie bei der Bestellung beide Texte und die Mengen an, Design und Papier bleiben gleich.',
      ],
      ['Wie lange vorher laden wir ein?', 'Sechs bis acht Wochen vorher, bei Anreise aus dem Ausland auch zwölf.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'In zwei Fassungen: Empfang am Vormittag, Essen mit der Familie.',
      danksagungskarten: 'Mit eingescannter Unterschrift und einem Bild der vier Generationen.',
    },
    designs: [['Elisabeths Kranz'], ['Ähren'], ['Hannelores Pfingstrose']],
  },
  'geburtstag/90-geburtstag': {
    phrase: 'zum 90. Geburtstag',
    title: 'Einladungen zum 90. Geburtstag',
    description:
      'Einladungen und Dank zum 90. Geburtstag: Lebensbaum, Lorbeer und Farn, ruhig gesetzt, mit Platz für ein Bild aus jungen Jahren.',
    card: 'Mit Lebensbaum, Lorbeer und Farn',
    headline: 'Neunzig Jahresringe',
    lead: 'Ein Lebensbaum auf der Vorderseite, darunter ein Name, den inzwischen auch ein Urenkel trägt.',
    adviceTitle: 'Eine Feier, die Kraft lässt',
    advice: `Zum Neunzigsten laden fast immer die Kinder ein. Zwei bis drei Stunden am Nachmittag sind ein guter Rahmen: ein Kaffee, eine kurze Rede, ein Lied, das alle kennen. Schreiben Sie Beginn und Ende auf die Karte.

Bitten Sie um Erinnerungen statt Geschenke. Eine eingelegte leere Karte mit dem Satz „Erzählen Sie uns von einem Tag mit Margarete“ füllt später ein ganzes Album.

Gedruckt auf Feinstpapier Elfenbein wirken auch blasse Fotografien warm. Glänzende Papiere spiegeln und sind schwer zu lesen.`,
    questions: [
      [
        'Können leere Einlegekarten mitbestellt werden?',
        'Ja, auf demselben Papier und etwas kleiner geschnitten, damit sie in die gefaltete Einladung passen.',
      ],
      ['Wie groß darf die Schrift werden?', 'Bis 14 Punkt bleibt der Satz ruhig. Darüber empfehlen wir ein größeres Kartenformat.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Mit Beginn und Ende, und der Bitte um eine aufgeschriebene Erinnerung.',
      danksagungskarten: 'Von der ganzen Familie unterschrieben, auf warmem Elfenbein.',
    },
    designs: [['Lebensbaum, neunzig'], ['Wilhelms Lorbeer'], ['Annelieses Farn']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
