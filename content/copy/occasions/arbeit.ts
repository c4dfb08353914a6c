import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const arbeit = {
  jubilaeum: {
    phrase: 'zum Jubiläum',
    title: 'Karten zum Jubiläum von Firma und Verein',
    description:
      'Einladungen, Glückwünsche und Dank zum Jubiläum: Lorbeer und feine Linien für 25, 40 und 100 Jahre, mit Logo und Goldfolie.',
    card: 'Für 25, 40 und 100 Jahre',
    headline: 'Jahre, die sich sehen lassen',
    lead: 'Hundert Jahre Handwerk, vierzig Jahre im Haus, ein Verein mit Fahne. Zum Jubiläum darf das Papier schwer sein.',
    adviceTitle: 'Protokoll, ohne steif zu werden',
    advice: `Zum Firmenjubiläum lädt die Geschäftsführung ein, namentlich, mit Funktion. Nennen Sie Empfang, Reden und Essen mit Uhrzeit: Gäste aus Politik und Kammer kommen oft nur zum ersten Teil.

Eine alte Aufnahme vom Gründungshaus oder ein Briefkopf von damals erzählt mehr als ein Slogan. Ins Archiv zu gehen lohnt sich, scannen Sie mit 600 dpi.

Dienstjubilare freuen sich über eine Karte mit allen Unterschriften und über einen Satz, der ihre Arbeit wirklich beschreibt. Zehn Wochen Vorlauf für Einladungen sind angemessen.`,
    questions: [
      [
        'Können wir Hausfarben angeben?',
        'Ja, als CMYK- oder HKS-Wert. Auf Naturpapier wirken Farben etwas weicher, ein Muster schafft Klarheit.',
      ],
      ['Gibt es Antwortkarten?', 'Ja, als Einleger auf demselben Papier, auf Wunsch mit gedruckter Rückadresse.'],
    ],
    kinds: {
      einladungskarten: 'Mit Empfang, Reden und Essen, und dem Haus, wie es einmal aussah.',
      glueckwunschkarten: 'Innen groß genug für die Unterschriften der ganzen Abteilung.',
      danksagungskarten: 'Für Gäste, Redner und alle, die im Hintergrund gearbeitet haben.',
    },
    designs: [['Hundert Jahre'], ['Kranz, fünfundzwanzig'], ['Feine Linien', 'danksagungskarten']],
  },
  firmenfeier: {
    phrase: 'zur Firmenfeier',
    title: 'Einladungen zur Firmenfeier',
    description:
      'Einladungen, Menükarten und Tischkarten für Sommerfest, Eröffnung und Jahresabschluss: klar gestaltet, mit Logo und Gästeliste.',
    card: 'Sommerfest, Eröffnung, Jahresabschluss',
    headline: 'Feierabend, im besten Sinn',
    lead: 'Ein Sommerfest auf dem Hof, ein Abend über den Dächern. Die Einladung zeigt, dass es heute nicht um Kennzahlen geht.',
    adviceTitle: 'Einladen im Namen der Firma',
    advice: `Sechs Wochen vorher ist für interne Feste gut, zehn für Kunden und Partner. Setzen Sie die Antwortfrist auf einen Mittwoch, montags und freitags bleibt Post liegen.

Klären Sie auf der Karte, ob Familien eingeladen sind, ob das Fest zur Arbeitszeit zählt und wie man nach Hause kommt. Drei kurze Zeilen genügen.

Für Menükarten mit Logo eignet sich Recyclingpapier: Es wirkt sachlich, ohne billig zu sein, und passt zu fast jeder Hausfarbe.`,
    questions: [
      [
        'Können wir die Gästeliste aus Excel übernehmen?',
        'Ja. Laden Sie die Vorlage herunter, füllen Sie sie aus und laden Sie sie wieder hoch. Anleitung unter [Namen hochladen](story:anlass/namen).',
      ],
      ['Ist Kauf auf Rechnung möglich?', 'Ja, ab einem Warenwert von 25 Euro oder Franken.'],
    ],
    kinds: {
      einladungskarten: 'Mit Logo, Antwortfrist am Mittwoch und dem Satz zu den Familien.',
      menuekarten: 'Auf Recyclingpapier, mit allen Angaben zu Allergenen.',
      tischkarten: 'Mit Vor- und Nachnamen, aus Ihrer Tabelle gedruckt.',
    },
    designs: [['Sommerfest'], ['Über den Dächern'], ['Ein Jahr, ein Team']],
  },
  ruhestand: {
    phrase: 'zum Ruhestand',
    title: 'Karten zum Ruhestand',
    description: 'Einladungen und Glückwünsche zum Ruhestand: Liegestuhl, Segelboot und Tulpe, mit Platz für viele Unterschriften.',
    card: 'Liegestuhl, Segelboot und Tulpe',
    headline: 'Der Wecker hat frei',
    lead: 'Vierzig Jahre früh aufgestanden. Zum Abschied gibt es eine Karte, die nicht nach Abschied aussieht.',
    adviceTitle: 'Ein guter letzter Arbeitstag',
    advice: `Laden Sie drei bis vier Wochen vorher ein, und vergessen Sie die Ehemaligen nicht: Wer schon im Ruhestand ist, kommt am liebsten. Eine Zeile zu Sammlung und Geschenk geht gesondert an die Abteilung.

In die Glückwunschkarte gehört eine Arbeit, die ohne diese Person nicht gelungen wäre, beim Namen genannt. Witze über Gartenzwerge hat sie schon gehört.

Im öffentlichen Dienst heißt es Pension oder Ruhestand, in der Schweiz Pensionierung. Alle drei Wörter setzen wir auf Wunsch in jedes Design.`,
    questions: [
      [
        'Wie viele Unterschriften passen hinein?',
        'Bei einer Faltkarte in A5 etwa vierzig. Für größere Häuser legen wir ein Einlegeblatt bei.',
      ],
      [
        'Gibt es die Einladung auch ohne Motiv?',
        'Ja, unter den [Blankodesigns](story:anlass/blankodesign/occasion) finden sich schlichte Karten für eigene Worte.',
      ],
    ],
    kinds: {
      einladungskarten: 'Auch für die Ehemaligen, drei bis vier Wochen vor dem letzten Tag.',
      glueckwunschkarten: 'Mit Platz für vierzig Unterschriften und einen ehrlichen Satz.',
    },
    designs: [['Jetzt bin ich dran'], ['Gute Reise', 'glueckwunschkarten'], ['Zeit für den Garten', 'glueckwunschkarten']],
  },
  richtfest: {
    phrase: 'zum Richtfest',
    title: 'Einladungen und Dank zum Richtfest',
    description:
      'Einladungen und Danksagungen zum Richtfest: Dachstuhl, Richtkranz, Hammer und Nägel, auf Kraftpapier oder in Bauplanblau.',
    card: 'Dachstuhl, Richtkranz, Hammer und Nägel',
    headline: 'Das Dach steht',
    lead: 'Der Kranz hängt, das Glas fliegt, der Polier hält die Rede. Eingeladen sind alle, die mit angepackt haben.',
    adviceTitle: 'Vom Richtspruch bis zur Suppe',
    advice: `Das Richtfest findet statt, sobald der Dachstuhl errichtet ist, meist an einem Freitagnachmittag. Der genaue Termin hängt vom Wetter ab: Lassen Sie auf der Karte Platz für ein Datum von Hand oder bestellen Sie mit Express, sobald der Zimmerer Bescheid gibt.

Eingeladen werden Handwerker, Architektin, Nachbarn und Familie. Schreiben Sie „festes Schuhwerk“ dazu, wenn noch kein Weg liegt, und wo geparkt werden kann.

Der Dank mit einem Bild des Hauses ist für die Betriebe auch eine Empfehlung. Viele hängen ihn ins Büro.`,
    questions: [
      [
        'Wer spricht den Richtspruch?',
        'Der Zimmermeister oder Polier. Als Bauherrschaft danken Sie danach in zwei, drei Sätzen und schlagen den letzten Nagel ein.',
      ],
      ['Gibt es Karten ohne festes Datum?', 'Ja, mit einer freien Zeile. Naturpapier und Kraft lassen sich gut beschreiben.'],
    ],
    kinds: {
      einladungskarten: 'Mit freier Zeile fürs Datum und dem Rat zu festem Schuhwerk.',
      danksagungskarten: 'Mit einem Bild vom Haus, für Zimmerleute, Nachbarn und Helfer.',
    },
    designs: [['Dachstuhl'], ['Hammer und Nägel'], ['Richtkranz', 'danksagungskarten']],
  },
  umzug: {
    phrase: 'zum Umzug',
    title: 'Umzugskarten und Einladungen zur Einweihung',
    description: 'Postkarten mit der neuen Adresse und Einladungen zur Einweihung: Häuserzeile, Schlüssel und Umzugskartons.',
    card: 'Neue Adresse, offene Tür',
    headline: 'Neue Klingel, gleicher Kaffee',
    lead: 'Eine Postkarte mit der neuen Adresse landet am Kühlschrank statt im Posteingang. Genau dort soll sie hin.',
    adviceTitle: 'Wem man Bescheid gibt und wann',
    advice: `Verschicken Sie die Adresse zwei Wochen vor dem Umzug, dann kommt schon die erste Post am neuen Ort an. Ab wann sie gilt, steht in der ersten Zeile. Bei Wohnungen gehören Stockwerk und Klingelname dazu.

Der Nachsendeauftrag der Post läuft sechs oder zwölf Monate. Alles, was Sie selbst mitteilen, kommt früher an.

Für die Einweihung warten Sie, bis Lampen hängen. Sechs Wochen nach dem Umzug ist ein ehrlicher Zeitpunkt, und wer Brot und Salz schenken will, weiß das ohne Hinweis.`,
    questions: [
      [
        'Können die Adressen der Empfänger aufgedruckt werden?',
        'Ja, direkt auf die Postkarte. Laden Sie dafür Ihre Liste als Tabelle hoch.',
      ],
      ['Wie viele Karten braucht man?', 'Familie, Freunde, Arbeit, Verein, Arzt: Die meisten kommen auf 40 bis 60.'],
    ],
    kinds: {
      postkarten: 'Mit neuer Adresse, Stockwerk und dem Tag, ab dem sie gilt.',
      einladungskarten: 'Zur Einweihung, sobald die Lampen hängen.',
    },
    designs: [['Häuserzeile'], ['Tür auf', 'einladungskarten'], ['Neu in Bonn']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
