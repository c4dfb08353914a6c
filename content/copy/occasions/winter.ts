import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const winter = {
  weihnachten: {
    phrase: 'zu Weihnachten',
    title: 'Weihnachtskarten drucken lassen',
    description:
      'Weihnachtskarten, Postkarten, Anhänger und Aufkleber: Tannenzweig, Papierstern und Schnee, auf Naturpapier oder mit Goldfolie.',
    card: 'Tannenzweig, Papierstern und Schnee',
    headline: 'Post, die auf dem Fensterbrett bleibt',
    lead: 'Weihnachtskarten sind die einzigen, die vier Wochen lang stehen bleiben. Papier und Farbe dürfen dafür ruhig etwas Mühe machen.',
    adviceTitle: 'Ein kleiner Plan für den Advent',
    advice: `### Bis Ende Oktober: die Adressliste

Gehen Sie die Karten vom letzten Jahr durch und streichen Sie, was nicht mehr stimmt. Als Tabelle gespeichert, drucken wir die [Anschriften](story:anlass/namen) direkt auf die Umschläge.

### Mitte November: bestellen

Dann bleibt Zeit für Muster und für das Schreiben von Hand. Karten nach Übersee sollten Ende November unterwegs sein, innerhalb Europas um den 10. Dezember.

### Ab dem ersten Advent: verschicken

Wer in der ersten Adventswoche schreibt, wird am häufigsten beantwortet. Neujahrskarten sind kein Notbehelf, sondern eine gute zweite Gelegenheit.`,
    questions: [
      [
        'Wann sollten Weihnachtskarten ankommen?',
        'Zwischen dem ersten Advent und dem 20. Dezember. Mit Standardversand rechnen Sie zwei bis vier Werktage bis zu Ihnen, danach noch einmal ebenso viel bis zu den Empfängern.',
      ],
      [
        'Weihnachten oder Jahreswechsel, was schreibt man?',
        'Für gemischte Empfänger passt beides in einem Satz: „Frohe Festtage und ein gutes neues Jahr.“ Weitere Grüße stehen unter [Weihnachtsgrüße](story:anlass/texte/weihnachten).',
      ],
      ['Kann man auf Goldfolie schreiben?', 'Nein, aber daneben. Die Innenseiten sind unbeschichtet und nehmen Tinte gut an.'],
    ],
    texts: 'weihnachten',
    kinds: {
      weihnachtskarten: 'Faltkarten mit freier Innenseite, bestellt bis Mitte November.',
      postkarten: 'Für viele kurze Grüße, die Rückseite nimmt jeden Stift an.',
      geschenkanhaenger: 'Mit Loch und Band, für Päckchen unter dem Baum.',
      aufkleber: 'Zum Verschließen von Umschlägen und Plätzchentüten.',
    },
    designs: [
      ['Tannenzweig'],
      ['Rote Kugeln'],
      ['Adventskranz'],
      ['Federstrich'],
      ['Papierstern'],
      ['Rentier'],
      ['Schneegrüße', 'postkarten'],
      ['O du fröhliche'],
    ],
  },
  'weihnachten/privat': {
    phrase: 'zu Weihnachten für Familie und Freunde',
    title: 'Weihnachtskarten für Familie und Freunde',
    description: 'Private Weihnachtskarten mit Familienbild, Mistelzweig oder verschneiten Tannen, dazu Geschenkanhänger für die Päckchen.',
    card: 'Mit Familienbild, Mistel und Tannen',
    headline: 'Das Jahr in einem Bild',
    lead: 'Ein Foto vom Sommer, ein Gruß im Dezember. Für alle, die man zu selten sieht und trotzdem gern hat.',
    adviceTitle: 'Ein Familienbild, das allen gefällt',
    advice: `Nehmen Sie kein gestelltes Bild vor dem Baum, sondern eines vom Jahr: eine Wanderung, der See, das neue Fahrrad. Schnee auf der Karte und Sonne auf dem Foto vertragen sich gut.

Der Jahresbrief passt auf ein Einlegeblatt. Eine Seite genügt, und ein Satz über ein Missgeschick macht drei über Erfolge wett.

Für Geschwister, Großeltern und Paten schreiben Sie von Hand. Drucken Sie innen nur den Namen der Familie und lassen Sie den Rest frei.`,
    questions: [
      [
        'Wie viele Fotos passen auf die Karte?',
        'Eines wirkt am stärksten. Für mehrere eignet sich das Leporello oder die Innenseite der Faltkarte.',
      ],
      ['Welches Papier für Fotos?', 'Bilderdruck matt, 300 g. Wer ein weicheres Bild mag, wählt Naturpapier Weiß.'],
    ],
    texts: 'weihnachten',
    kinds: {
      weihnachtskarten: 'Mit einem Bild vom Sommer und einer Zeile von Hand.',
      geschenkanhaenger: 'Mit Vornamen bedruckt, damit jedes Päckchen ankommt.',
    },
    designs: [['Morgendunst'], ['Mistel'], ['Verschneite Tannen']],
  },
  'weihnachten/geschaeftlich': {
    phrase: 'zu Weihnachten für Firmen',
    title: 'Geschäftliche Weihnachtskarten',
    description:
      'Geschäftliche Weihnachtskarten und Postkarten: mit Logo, Papierstern oder Schneekristall, Adressen gedruckt, Kauf auf Rechnung.',
    card: 'Mit Logo, Papierstern und Schneekristall',
    headline: 'Danken, bevor das Jahr zugeht',
    lead: 'Eine Karte mit Unterschrift fällt auf, weil so wenige sie schicken. Wir drucken Logo, Gruß und Anschriften, Sie unterschreiben.',
    adviceTitle: 'Gutes Handwerk für gute Beziehungen',
    advice: `Schreiben Sie Menschen an, nicht Firmen. Der Name auf dem Umschlag und ein Satz von der Person, die man kennt, sind mehr wert als eine Seite Rückblick. Logos stehen klein auf der Rückseite oder innen.

Wählen Sie bei internationaler Post einen Gruß ohne Fest: „Season’s Greetings“ oder „Mit den besten Wünschen zum Jahreswechsel“. Bestellen Sie bis Mitte November, dann kann die Runde der Unterschriften im Haus in Ruhe gehen.

Statt Präsenten zu spenden ist eine gute Nachricht, wenn sie in einem Satz steht und den Empfänger nicht um Zustimmung bittet.`,
    questions: [
      ['In welchem Format brauchen Sie unser Logo?', 'Als PDF, SVG oder EPS. Bilddateien sollten mindestens 1200 Bildpunkte breit sein.'],
      ['Können wir auf Rechnung bestellen?', 'Ja, ab einem Warenwert von 25 Euro oder Franken.'],
      [
        'Drucken Sie Unterschriften ein?',
        'Ja, aus einem Scan mit dunkelblauem Stift auf weißem Papier. Empfehlenswert ist es nur ab dreistelligen Mengen.',
      ],
    ],
    texts: 'weihnachten',
    kinds: {
      weihnachtskarten: 'Mit kleinem Logo, persönlicher Anrede und Platz für Unterschriften.',
      postkarten: 'Für große Verteiler, mit gedruckter Anschrift und kurzem Gruß.',
    },
    designs: [['Gefalteter Stern'], ['Kristall'], ['Federbaum']],
  },
  weihnachtsfeier: {
    phrase: 'zur Weihnachtsfeier',
    title: 'Einladungen zur Weihnachtsfeier',
    description: 'Einladungen, Menükarten und Tischkarten zur Weihnachtsfeier im Betrieb oder Verein: Bordeaux, Kugeln und Sternenhimmel.',
    card: 'Glühwein, Gans und Sternenhimmel',
    headline: 'Glühwein um sechs, Gans um sieben',
    lead: 'Eine Einladung auf Papier sagt dem Team, dass der Abend ernst gemeint ist. Und sie steht bis Dezember neben dem Bildschirm.',
    adviceTitle: 'Gute Planung für vierzig Leute und mehr',
    advice: `Lokale mit Platz für dreißig Gäste sind für Dezember oft schon im September vergeben. Verschicken Sie die Einladung Anfang November, mit Zusage bis zur Monatsmitte und einer Frage nach vegetarischem Essen.

Schreiben Sie, ob Partner eingeladen sind, wer die Getränke zahlt und wann der offizielle Teil endet. Diese drei Sätze ersparen dem Empfang dreißig Rückfragen.

Tischkarten mischen Abteilungen besser als jedes Spiel. Die Namen übernehmen wir aus Ihrer Personalliste.`,
    questions: [
      [
        'Können wir die Zusagen digital sammeln?',
        'Ja, über das [Gästeportal](story:anlass/gaesteportal). Der QR-Code auf der Einladung führt zur Antwort samt Essenswunsch.',
      ],
      [
        'Wann bestellen wir Menükarten?',
        'Sobald die Küche das Menü bestätigt hat, spätestens eine Woche vorher. Mit Express geht es auch in 24 Stunden.',
      ],
    ],
    texts: 'weihnachten',
    kinds: {
      einladungskarten: 'Anfang November, mit Essenswunsch und dem Ende des offiziellen Teils.',
      menuekarten: 'Gans, Rotkraut und die Alternative ohne Fleisch, gut lesbar gesetzt.',
      tischkarten: 'Aus Ihrer Personalliste gedruckt, bunt gemischt verteilt.',
    },
    designs: [['Prost, Team'], ['Glühwein und Gans'], ['Winterzauber']],
  },
  neujahr: {
    phrase: 'zum neuen Jahr',
    title: 'Neujahrskarten und Postkarten',
    description:
      'Neujahrskarten und Postkarten mit Feuerwerk, Glücksklee und klingenden Gläsern: Grüße, die im Januar in Ruhe gelesen werden.',
    card: 'Mit Feuerwerk, Glücksklee und Gläsern',
    headline: 'Im Januar ist der Briefkasten leer',
    lead: 'Genau deshalb fällt eine Neujahrskarte auf. Sie kommt, wenn die Kerzen heruntergebrannt sind und alle wieder Zeit zum Lesen haben.',
    adviceTitle: 'Die gute zweite Gelegenheit',
    advice: `Neujahrsgrüße dürfen bis Heilige Drei Könige ankommen, geschäftlich bis Mitte Januar. Wer am 27. Dezember bestellt, hat die Karten mit Standardversand in der Regel noch vor dem Dreikönigstag.

Schreiben Sie etwas, das nur für dieses Jahr gilt: einen Plan, eine Einladung, ein Datum. „Im Mai sind wir in Leipzig“ hält sich länger als jeder gute Vorsatz.

Jahreszahlen machen eine Karte aktuell, aber übrige Karten unbrauchbar. Ein Klee oder ein Feuerwerk passt auch im nächsten Jahr.`,
    questions: [
      [
        'Bis wann kann man ein frohes neues Jahr wünschen?',
        'Privat bis zum 6. Januar ohne Entschuldigung, geschäftlich bis zur Monatsmitte.',
      ],
      ['Gibt es die Karten mit Silberfolie?', 'Ja, auf glatten Papieren. Auf Nachtblau wirkt sie wie Raketen am Himmel.'],
    ],
    texts: 'weihnachten',
    kinds: {
      neujahrskarten: 'Mit oder ohne Jahreszahl, bis zum 6. Januar im Briefkasten.',
      postkarten: 'Ein Glücksklee und eine Zeile, die nur für dieses Jahr gilt.',
    },
    designs: [['Mitternachtsfeuer'], ['Glücksklee'], ['Auf uns', 'postkarten']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
