import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const hochzeit = {
  hochzeit: {
    phrase: 'zur Hochzeit',
    title: 'Hochzeitskarten: vom Save the Date bis zum Dank',
    description:
      'Einladung, Menü, Tischkarte, Kirchenheft und Dank aus einer Feder: Hochzeitskarten auf zehn Papieren, mit passenden Umschlägen und Gästeportal.',
    card: 'Vom Save the Date bis zur Danksagung, aus einer Feder',
    headline: 'Eure Hochzeit beginnt im Briefkasten',
    lead: 'Lange vor dem ersten Tanz halten eure Gäste eine Karte in der Hand. Bei uns passen Einladung, Menü und Dank in Schrift, Farbe und Papier zusammen.',
    adviceTitle: 'Wann welche Karte verschickt wird',
    advice: `### Zehn bis acht Monate vorher: das Save the Date

Name, Datum, Ort, mehr braucht es nicht. Wer im Sommer oder an einem Brückentag heiratet, schickt früher, damit Urlaube noch verschoben werden können. Kinder, Begleitung und Programm klärt erst die Einladung.

### Vier bis drei Monate vorher: die Einladung

Schreibt die Namen aller Eingeladenen auf die Karte, nicht nur auf den Umschlag. So ist ohne Nachfrage klar, ob die Kinder mitkommen. Auf die Innenseite gehören Trauort mit Adresse, Beginn, Feier, Antwort bis wann und an wen. Anfahrt, Zimmer und Wunschliste haben im [Gästeportal](story:anlass/gaesteportal) mehr Platz als auf Papier.

### Sechs Wochen vorher: die Antwortfrist

Legt die Frist auf einen Sonntag, an dem ihr Zeit habt nachzuhaken. Danach stehen die Zahlen für Menü- und Tischkarten fest.

### Bis acht Wochen danach: der Dank

Wartet auf die Bilder, aber nicht auf das Album. Ein Satz von Hand, der das Geschenk beim Namen nennt, wiegt mehr als ein langer gedruckter Text.`,
    questions: [
      [
        'Welches Papier eignet sich für eine Hochzeitseinladung?',
        'Für Schrift und feine Zeichnungen empfehlen wir Gmund Cotton: weich, matt und griffig. Für Fotos ist Bilderdruck matt die bessere Wahl, weil Hauttöne darauf ruhig bleiben. Am sichersten entscheidet ihr mit der [Mustermappe Hochzeit](story:anlass/mustermappe-hochzeit) in der Hand.',
      ],
      [
        'Wie viele Einladungen brauchen wir?',
        'Zählt Haushalte, nicht Köpfe: 80 Gäste sind meist 45 bis 50 Karten. Rechnet fünf dazu, für Nachzügler, für die Eltern und eine für euer Album.',
      ],
      [
        'Können die Namen der Gäste gleich mitgedruckt werden?',
        'Ja. Ihr tragt sie in einer Liste ein oder ladet eine Excel-Datei hoch. Wie das geht, steht unter [Namen hochladen](story:anlass/namen).',
      ],
      [
        'Wie bitten wir höflich um Geld?',
        'Kurz und freundlich, zum Beispiel: „Unser Haushalt ist komplett. Wer uns eine Freude machen möchte, füllt unsere Reisekasse.“ Weitere Formulierungen stehen bei den [Texten zur Hochzeit](story:anlass/texte/hochzeit).',
      ],
    ],
    texts: 'hochzeit',
    kinds: {
      'save-the-date-karten': 'Namen, Datum, Ort: acht bis zehn Monate vorher im Briefkasten.',
      einladungskarten: 'Drei bis vier Monate vorher, mit Trauort, Beginn und Antwortfrist.',
      danksagungskarten: 'Mit dem liebsten Bild vom Fest und einem Satz, den ihr selbst schreibt.',
      menuekarten: 'Speisen, Weine und der Moment, an dem die Torte kommt.',
      tischkarten: 'Jeder Name einzeln gedruckt, aus eurer Gästeliste.',
      kirchenhefte: 'Lieder, Lesungen und Fürbitten, damit alle mitsingen können.',
      aufkleber: 'Für Gastgeschenke, Umschläge und die Tüten mit den Mandeln.',
      flaschenetiketten: 'Für den Sekt zum Empfang oder den Wein von eurem Winzer.',
    },
    designs: [
      ['Olivenhain'],
      ['Pfingstrosen'],
      ['Eine Linie', 'save-the-date-karten'],
      ['Grüner Kranz'],
      ['Ballhaus'],
      ['Wilde Möhre'],
      ['Wir zwei'],
      ['Anemonen', 'save-the-date-karten'],
    ],
  },
  'hochzeit/goldene-hochzeit': {
    phrase: 'zur Goldenen Hochzeit',
    title: 'Karten zur Goldenen Hochzeit',
    description:
      'Fünfzig gemeinsame Jahre auf feinem Papier: Einladungen, Menükarten, Tischkarten und Dank zur Goldenen Hochzeit, auf Wunsch mit Goldfolie.',
    card: 'Fünfzig Jahre, mit Lorbeer und etwas Gold',
    headline: 'Fünfzig Jahre, ein Fest',
    lead: 'Ein Hochzeitsbild von damals auf der Vorderseite, ein Datum mit zwei Jahreszahlen: Mehr braucht diese Einladung nicht, um alle zu rühren.',
    adviceTitle: 'Aus fünf Jahrzehnten auswählen',
    advice: `Scannt das alte Hochzeitsfoto mit 600 dpi, dann bleibt es auch im Format einer Faltkarte scharf. Kratzer und Knicke dürfen bleiben, sie gehören zur Geschichte. Schwarz-Weiß-Bilder drucken wir auf Feinstpapier Elfenbein besonders warm.

Oft laden die Kinder ein. Dann beginnt der Text mit dem Paar: „Ingrid und Werner feiern Goldene Hochzeit. Wir laden herzlich ein.“ Große Schrift hilft: 11 Punkt sind für viele Gäste angenehmer als die üblichen 9.

Wer eine kirchliche Segnung plant, nennt ihre Uhrzeit getrennt von der Feier. Ältere Gäste danken es, wenn auch das Ende des Abends oder ein Fahrdienst erwähnt wird.`,
    questions: [
      [
        'Gibt es die Karten mit Goldfolie?',
        'Ja, als Veredelung auf dafür geeigneten Papieren. Bei stark strukturierten Papieren wie Bütten hält Folie nicht sauber, dort drucken wir Gold als Farbton.',
      ],
      ['Wann verschicken wir die Einladungen?', 'Acht bis zehn Wochen vorher. Reisen Gäste von weit her an, sind zwölf Wochen besser.'],
    ],
    texts: 'hochzeit',
    kinds: {
      einladungskarten: 'Mit dem Brautbild von damals und beiden Jahreszahlen.',
      danksagungskarten: 'Für fünfzig Jahre voller Freunde, mit einem Bild vom Festtag.',
      menuekarten: 'Vielleicht mit dem Menü von damals auf der Rückseite.',
      tischkarten: 'In großer, gut lesbarer Schrift, die Namen einzeln gedruckt.',
    },
    designs: [['Lorbeer'], ['Fünfzig Strahlen'], ['Goldener Kranz', 'danksagungskarten']],
  },
  'hochzeit/silberhochzeit': {
    phrase: 'zur Silberhochzeit',
    title: 'Karten zur Silberhochzeit',
    description:
      'Einladungen, Menükarten, Tischkarten und Dank zur Silberhochzeit: fünfundzwanzig Jahre in kühlem Weiß, Schiefergrau und Silberfolie.',
    card: 'Fünfundzwanzig Jahre in Silber und Schiefergrau',
    headline: 'Fünfundzwanzig und ein Tag',
    lead: 'Zwei Ringe, zwei Jahreszahlen, ein Abend mit allen, die damals dabei waren, und allen, die dazugekommen sind.',
    adviceTitle: 'Damals und heute auf einer Karte',
    advice: `Zwei Fotos nebeneinander erzählen am meisten: das Bild vom Hochzeitstag und eines von diesem Sommer. Gleicher Ausschnitt, gleiche Richtung des Lichts, dann wirkt das Paar wie aus einem Guss.

Silber verträgt Farbe nur als Nebenton. Eukalyptusgrün, Taubenblau oder ein warmes Grau lassen die Folie leuchten, kräftiges Rot nimmt ihr die Ruhe. Auf Perlmuttpapier schimmert schon der Grund, dort genügt gedrucktes Grau.

Acht Wochen Vorlauf reichen für die Einladung. Der Dank darf schlicht sein: eine Postkarte mit dem Gruppenbild freut alle, die darauf zu sehen sind.`,
    questions: [
      [
        'Passt Silberfolie auf dunkles Papier?',
        'Auf schiefergrau bedrucktem Naturpapier wirkt sie am stärksten. Wichtig sind Schriften ab 8 Punkt, damit feine Linien nicht zulaufen.',
      ],
      [
        'Wie formulieren wir, dass wir keine Geschenke möchten?',
        '„Eure Zeit ist uns das liebste Geschenk“ ist freundlich und eindeutig. Wer stattdessen sammeln möchte, nennt Zweck und Konto auf einer Einlegekarte.',
      ],
    ],
    texts: 'hochzeit',
    kinds: {
      einladungskarten: 'Ein Bild von damals, eines von heute, dazwischen fünfundzwanzig Jahre.',
      danksagungskarten: 'Das Gruppenbild vom Fest, auf kühlem Weiß mit Silber.',
      menuekarten: 'Schmal und hoch, passend zur gefalteten Serviette.',
      tischkarten: 'Schiefergrau mit hellem Namen, gut zu lesen auch bei Kerzenlicht.',
    },
    designs: [['Zwei Ringe'], ['Alte Mühle'], ['Eukalyptus']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
