import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const glaube = {
  taufe: {
    phrase: 'zur Taufe',
    title: 'Karten zur Taufe: Einladung, Heft und Dank',
    description:
      'Einladungen zur Taufe, Kirchenhefte, Menükarten, Tischkarten und Dank: mit Taufspruch, Taube, Fisch oder Kranz, auf ruhigem Naturpapier.',
    card: 'Mit Taufspruch, Taube oder Blätterkranz',
    headline: 'Ein Name, ein Spruch, ein Fest',
    lead: 'Zur Taufe kommen Paten, Großeltern und die erste Kerze zusammen. Die Einladung trägt den Taufspruch in die Familien.',
    adviceTitle: 'Einladen, feiern, danken',
    advice: `### Die Einladung

Sechs bis acht Wochen vorher, mit Name und Konfession der Kirche, genauer Adresse, Beginn des Gottesdienstes und Ort der Feier. Der Taufspruch steht auf der Vorderseite oder innen links, immer mit Stellenangabe: Ps 91,11.

### Das Kirchenheft

Acht Seiten genügen: Begrüßung, zwei Lieder mit allen Strophen, Lesung, Taufe, Fürbitten, Segen. Fragen Sie im Pfarramt, welche Lieder schon im Gesangbuch stehen, dann reicht eine Nummer.

### Die Paten

Viele Familien bitten die Paten mit einer eigenen Karte um das Amt. Dafür eignet sich ein Einzelstück derselben Serie, mit einem Satz von Hand.`,
    questions: [
      [
        'Wo finden wir einen Taufspruch?',
        'Eine Auswahl mit Stellenangaben steht unter [Sprüche zur Taufe](story:anlass/texte/taufe). Verbindlich ist die Übersetzung, die Ihre Gemeinde verwendet.',
      ],
      [
        'Kann die Einladung das Geburtsdatum nennen?',
        'Ja, das ist üblich, wenn keine Geburtskarte verschickt wurde. Dann wird aus einer Karte beides: Anzeige und Einladung.',
      ],
      ['Wie viele Kirchenhefte bestellen wir?', 'Eines je zwei Personen, dazu fünf für Pfarrerin, Organist und die Erinnerungskiste.'],
    ],
    texts: 'taufe',
    kinds: {
      einladungskarten: 'Mit Taufspruch, Kirche, Uhrzeit und dem Ort der Feier danach.',
      danksagungskarten: 'Für Paten und Gäste, mit einem Bild am Taufbecken.',
      menuekarten: 'Für den Mittagstisch, mit Platz für den Taufspruch.',
      tischkarten: 'Mit Namen und dem kleinen Zeichen von der Einladung.',
      kirchenhefte: 'Acht Seiten für Lieder, Taufe, Fürbitten und Segen.',
    },
    designs: [['Wassertropfen'], ['Blätterkranz'], ['Taube']],
  },
  kommunion: {
    phrase: 'zur Kommunion',
    title: 'Karten zur Erstkommunion',
    description:
      'Einladungen, Menükarten, Tischkarten und Dank zur Erstkommunion: mit Kelch, Ähren und Fischen, rechtzeitig vor dem Weißen Sonntag.',
    card: 'Mit Kelch, Ähren und Fischen',
    headline: 'Der große Tag der Drittklässler',
    lead: 'Weißes Kleid, dunkler Anzug, eine Kerze, die bis zum Altar nicht ausgehen darf. Und eine Einladung, die das Kind selbst gern verteilt.',
    adviceTitle: 'Vom Weißen Sonntag rückwärts gerechnet',
    advice: `Die Erstkommunion liegt in vielen Gemeinden auf dem Weißen Sonntag, dem ersten Sonntag nach Ostern, oder an einem der folgenden Sonntage. Verschicken Sie die Einladungen acht Wochen vorher, also meist noch in der Fastenzeit.

Viele Gemeinden geben ein Thema vor: Brot, Fisch, Weinstock, Regenbogen. Fragen Sie danach, bevor Sie ein Design wählen. Das gleiche Zeichen auf Kerze, Einladung und Tischkarte hält den Tag zusammen.

Lassen Sie Ihr Kind unterschreiben. Ein Schriftzug in Kinderschrift, auf weißem Papier fotografiert, lässt sich in die Karte übernehmen.`,
    questions: [
      [
        'Wer lädt ein, Eltern oder Kind?',
        'Meist das Kind: „Ich feiere meine Erstkommunion und freue mich, wenn ihr dabei seid.“ Die Antwort geht an die Eltern.',
      ],
      [
        'Gibt es passende Kerzenaufkleber?',
        'Für Kerzen eignen sich unsere Aufkleber nicht, weil Wachs Fett abgibt. Verwenden Sie sie für Gastgeschenke und Umschläge.',
      ],
      ['Wann dankt man?', 'Innerhalb von vier Wochen. Eine Karte mit Bild vom Tag und einem Satz zum Geschenk genügt.'],
    ],
    texts: 'kommunion',
    kinds: {
      einladungskarten: 'Acht Wochen vor dem Weißen Sonntag, in den Worten des Kindes.',
      danksagungskarten: 'Mit einem Bild vom Kirchenportal und einem Satz zum Geschenk.',
      menuekarten: 'Mit dem Zeichen der Gemeinde, Brot, Fisch oder Weinstock.',
      tischkarten: 'Mit Namen aus der Liste, auch für die kleinen Cousinen.',
    },
    designs: [['Kelch und Ähren'], ['Fischschwarm'], ['Kornfeld']],
  },
  konfirmation: {
    phrase: 'zur Konfirmation',
    title: 'Karten zur Konfirmation',
    description:
      'Einladungen, Menükarten, Tischkarten und Dank zur Konfirmation: mit Konfirmationsspruch, Fisch oder Kreuz, auf Naturpapier oder Kraft.',
    card: 'Mit Spruch, Fisch oder Kreuz',
    headline: 'Ja gesagt, selbst gewählt',
    lead: 'Der Konfirmationsspruch ist der eine Satz, den sich Jugendliche selbst aussuchen. Auf der Karte bekommt er den besten Platz.',
    adviceTitle: 'Eine Karte, die mit vierzehn nicht peinlich ist',
    advice: `Lassen Sie die Konfirmandin oder den Konfirmanden das Design wählen, das erspart Diskussionen am Küchentisch. Kräftige Farben, eine klare Schrift und wenig Ornament kommen gut an. Kinderbilder gehören auf die Innenseite oder in die Rede.

Konfirmiert wird meist zwischen Ostern und Pfingsten. Die Einladungen gehen sechs bis acht Wochen vorher hinaus. Nennen Sie Kirche, Beginn und das Lokal, und ob der Nachmittag mit Kaffee oder mit dem Abendessen endet.

Der Dank ist Aufgabe der Jugendlichen. Drucken Sie den allgemeinen Teil, und lassen Sie zwei Zeilen frei: eine für das Geschenk, eine für die Unterschrift.`,
    questions: [
      [
        'Wie wird der Spruch zitiert?',
        'Im Wortlaut der Übersetzung, mit Buch, Kapitel und Vers, zum Beispiel Jos 1,9. Eine Auswahl steht unter [Texte zur Konfirmation](story:anlass/texte/konfirmation).',
      ],
      [
        'Bekommen Nachbarn auch eine Karte?',
        'In vielen Orten ist das üblich: eine Danksagung an alle, die eine Karte oder ein Geschenk gebracht haben. Planen Sie dafür 20 bis 40 Stück zusätzlich ein.',
      ],
    ],
    texts: 'konfirmation',
    kinds: {
      einladungskarten: 'Mit dem selbst gewählten Spruch, sechs bis acht Wochen vorher.',
      danksagungskarten: 'Für Familie und Nachbarn, mit zwei freien Zeilen für die Handschrift.',
      menuekarten: 'Für das Mittagessen nach dem Gottesdienst, knapp und klar gesetzt.',
      tischkarten: 'Klare Schrift, kräftige Farbe, ein Name je Karte.',
    },
    designs: [['Ichthys'], ['Ranke'], ['Danke, Taube', 'danksagungskarten']],
  },
  firmung: {
    phrase: 'zur Firmung',
    title: 'Karten zur Firmung',
    description: 'Einladungen, Menükarten, Tischkarten und Dank zur Firmung: Taube, Feuer und Lebensbaum in Zinnober, Petrol und Warmweiß.',
    card: 'Mit Taube, Feuer und Lebensbaum',
    headline: 'Mit Rückenwind',
    lead: 'Zur Firmung wählen Jugendliche eine Patin oder einen Paten für den Rücken. Die Einladung sagt, wann beide vor dem Bischof stehen.',
    adviceTitle: 'Termin, Pate, Einladung',
    advice: `Firmtermine hängen vom Kalender des Bischofs ab und stehen oft erst wenige Monate vorher fest. Legen Sie Design und Text bereit und setzen Sie das Datum ein, sobald es bestätigt ist. Sechs Wochen Vorlauf für die Einladung sind gut, vier genügen.

Das Firmalter ist verschieden: in Österreich ab zwölf, in Deutschland meist zwischen vierzehn und sechzehn, in der Schweiz je nach Bistum auch mit siebzehn oder achtzehn. Entsprechend erwachsen darf die Karte aussehen.

Der Patin dankt man gesondert. Eine Karte aus derselben Serie, innen unbedruckt, lässt Platz für einen richtigen Brief.`,
    questions: [
      [
        'Welche Zeichen passen zur Firmung?',
        'Taube, Flamme, Wind und Baum stehen für den Heiligen Geist und das Wachsen. Ein schlichtes Kreuz ist immer richtig.',
      ],
      [
        'Lädt man zum Gottesdienst und zur Feier gemeinsam ein?',
        'Ja, mit zwei Uhrzeiten. Wer nur zur Feier kommt, erkennt so ohne Nachfrage, wann das Essen beginnt.',
      ],
    ],
    texts: 'konfirmation',
    kinds: {
      einladungskarten: 'Mit Gottesdienst, Namen der Patin und der Uhrzeit für das Essen.',
      danksagungskarten: 'Innen frei, damit ein Brief an die Patin hineinpasst.',
      menuekarten: 'Mit Taube oder Flamme, für die Tafel nach dem Gottesdienst.',
      tischkarten: 'In Zinnober oder Petrol, jeder Name einzeln gedruckt.',
    },
    designs: [['Zinnober'], ['Kreuz und Ranke'], ['Lebensbaum']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
