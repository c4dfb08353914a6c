import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const geburtstag = {
  geburtstag: {
    phrase: 'zum Geburtstag',
    title: 'Geburtstagskarten und Einladungen',
    description:
      'Einladungen, Glückwünsche, Menükarten, Tischkarten und Dank zum Geburtstag: von der ersten Kerze bis zur neunzigsten, auf zehn Papieren.',
    card: 'Von der ersten Kerze bis zur neunzigsten',
    headline: 'Ein Jahr mehr, ein Grund mehr',
    lead: 'Am See, im Wirtshaus oder am langen Tisch im Garten: Die Einladung verrät, was für ein Fest es wird, bevor jemand den Ort liest.',
    adviceTitle: 'Was eine gute Einladung klärt',
    advice: `### Fünf Angaben

Anlass, Tag, Beginn, Ort und Antwort bis wann. Alles andere ist Zugabe. Wer den Wochentag dazuschreibt, erspart den Gästen den Blick in den Kalender und sich selbst einen Fehler im Datum.

### Der Ton

Für ein Gartenfest genügt eine Zeile: „Es gibt Würste, Salat und Musik, bitte bringt Jacken mit.“ Für ein Essen mit Platzkarten darf es förmlicher sein. Hinweise zur Kleidung gehören nur dazu, wenn sie jemanden vor Verlegenheit bewahren.

### Der Zeitpunkt

Runde Geburtstage: acht Wochen vorher. Kleine Feste: drei bis vier. Kindergeburtstage: zwei Wochen, mehr behält niemand.`,
    questions: [
      [
        'Wie verschickt man Einladungen zu einer Überraschungsfeier?',
        'Drucken Sie „Bitte nicht verraten“ auf die Vorderseite und nennen Sie eine Telefonnummer, die nicht im gemeinsamen Haushalt klingelt.',
      ],
      [
        'Welche Karten lassen sich gut beschreiben?',
        'Naturpapier, Recycling und Kraft nehmen Füller und Kugelschreiber gut an. Auf Perlmutt hält nur ein wasserfester Stift.',
      ],
      ['Gibt es Mindestmengen?', 'Nein, Sie bestellen ab einer Karte. Ab größeren Mengen sinkt der Stückpreis in Stufen bis 5000 Stück.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Anlass, Wochentag, Beginn, Ort und Antwort bis wann.',
      danksagungskarten: 'Mit einem Bild vom Fest, bevor die Lampions abgehängt sind.',
      menuekarten: 'Für den langen Tisch, mit den Weinen rechts neben den Gängen.',
      tischkarten: 'Für gemischte Runden, in denen sich nicht alle kennen.',
      glueckwunschkarten: 'Innen frei, auf einem Papier, das den Füller mag.',
    },
    designs: [
      ['Konfetti'],
      ['Gretas Torte'],
      ['Drei Kerzen', 'glueckwunschkarten'],
      ['Fest am See'],
      ['Lavendel', 'glueckwunschkarten'],
      ['Auf dein Wohl'],
      ['Roter Stern'],
    ],
  },
  'geburtstag/18-geburtstag': {
    phrase: 'zum 18. Geburtstag',
    title: 'Einladungen zum 18. Geburtstag',
    description:
      'Einladungen und Dank zum 18. Geburtstag: Discokugel, Stern und Feuerwerk in Koralle, Zitrone und Pflaume, flach oder gefaltet.',
    card: 'Mit Discokugel, Stern und Feuerwerk',
    headline: 'Endlich selbst unterschreiben',
    lead: 'Die erste eigene Einladung: große Zahl, laute Farbe und innen genau die Angaben, nach denen sonst im Chat dreimal gefragt wird.',
    adviceTitle: 'Papier gegen den Gruppenchat',
    advice: `Eine Karte, die am Kühlschrank hängt, wird nicht überlesen. Für Freunde genügt eine flache Karte mit Ort, Beginn, Ende und dem Satz, ob jemand mitgebracht werden darf. Für Großeltern und Paten lohnt sich eine zweite Fassung in derselben Gestaltung, mit Kaffee statt Bässen.

Wer Räume mietet, klärt vorher Ende, Lärm und Ausweis am Einlass und schreibt es auf die Rückseite. Vier Wochen Vorlauf reichen.

Ein QR-Code führt zum [Gästeportal](story:anlass/gaesteportal): Dort sagen alle zu, und die Liste stimmt.`,
    questions: [
      [
        'Welche Farben wirken auf welchem Papier?',
        'Koralle und Zitrone brauchen glattes, weißes Papier, sonst werden sie stumpf. Pflaume sieht auf Naturpapier tiefer aus.',
      ],
      ['Können zwei zusammen einladen?', 'Ja. Zwei Namen in gleicher Größe, zwei Nummern für die Antwort, ein Ort.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Große Zahl, laute Farbe und die Uhrzeit, zu der Schluss ist.',
      danksagungskarten: 'Für Großeltern, Paten und alle, die den Führerschein bezuschusst haben.',
    },
    designs: [['Discokugel'], ['Volljährig'], ['Mitternacht']],
  },
  'geburtstag/20-geburtstag': {
    phrase: 'zum 20. Geburtstag',
    title: 'Einladungen zum 20. Geburtstag',
    description:
      'Einladungen und Dank zum 20. Geburtstag: Sonne, Cosmea und Wellen, leicht gesetzt, für Fest am Fluss oder Essen in der ersten WG.',
    card: 'Mit Sonne, Cosmea und Wellen',
    headline: 'Zwanzig, und alles offen',
    lead: 'Erste WG, erstes Semester, erster Lohn. Zum Zwanzigsten kommen Leute zusammen, die einander noch nicht kennen.',
    adviceTitle: 'Alte und neue Freunde an einem Tisch',
    advice: `Wenn Schule, Ausbildung und Studium zum ersten Mal aufeinandertreffen, hilft ein Programm in drei Zeilen: ab wann gegrillt wird, wann Musik beginnt, wo man schlafen kann.

Nennen Sie Bahnhof und letzte Verbindung. Mit zwanzig reisen die meisten mit dem Zug, und ein Hinweis auf die Nachtlinie ist mehr wert als ein Spruch.

Eine Postkarte als Dank genügt. Wählen Sie ein Bild, auf dem möglichst viele zu sehen sind.`,
    questions: [
      [
        'Reicht eine flache Karte?',
        'Ja, im Format A6 oder DIN lang. Die Rückseite trägt alle Angaben, und sie lässt sich ohne Umschlag an die Pinnwand stecken.',
      ],
      ['Wie viel Vorlauf ist gut?', 'Drei bis vier Wochen. Fällt das Fest in die Semesterferien, besser sechs.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Mit Zugverbindung, Schlafplatz und der Zeit, ab der gegrillt wird.',
      danksagungskarten: 'Als Karte mit dem Bild, auf dem alle zu sehen sind.',
    },
    designs: [['Sonnenaufgang'], ['Cosmea'], ['Wellengang']],
  },
  'geburtstag/30-geburtstag': {
    phrase: 'zum 30. Geburtstag',
    title: 'Einladungen zum 30. Geburtstag',
    description:
      'Einladungen und Dank zum 30. Geburtstag: farbige Bögen, Eukalyptus und Punkte, auf Recyclingpapier oder tannengrünem Karton.',
    card: 'Mit Bögen, Eukalyptus und Punkten',
    headline: 'Dreißig ist ein gutes Alter für Tischdecken',
    lead: 'Manche fegen an diesem Tag die Rathaustreppe, andere laden zu sechs Gängen. Für beides gibt es die passende Karte.',
    adviceTitle: 'Feiern mit Kalender und Babysitter',
    advice: `Um die dreißig sind Wochenenden knapp: Hochzeiten, Umzüge, kleine Kinder. Acht Wochen Vorlauf sind nicht übertrieben, ein Save the Date noch früher erst recht nicht.

Schreiben Sie dazu, ob Kinder willkommen sind und ob es ein Zimmer zum Hinlegen gibt. Dieser eine Satz entscheidet oft über Zu- oder Absage.

Wer ohne Geschenke feiern möchte, bittet um etwas Essbares für das Buffet und trägt es im [Gästeportal](story:anlass/gaesteportal) ein, damit nicht fünf Nudelsalate kommen.`,
    questions: [
      [
        'Welches Papier passt zu farbigen Bögen?',
        'Recyclingpapier mit seinen feinen Einschlüssen nimmt den Flächen die Härte. Leuchtender wird es auf Naturpapier Weiß.',
      ],
      ['Lässt sich die Zahl verändern?', 'Ja, in jedem Design. Auch 29 plus 1 ist kein Problem.'],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Acht Wochen vorher, mit dem Satz, ob Kinder willkommen sind.',
      danksagungskarten: 'Für Umarmungen, Buffetbeiträge und das gemeinsame Aufräumen.',
    },
    designs: [['Bogengang'], ['Eukalyptus, dreißig'], ['Punkt für Punkt']],
  },
  'geburtstag/40-geburtstag': {
    phrase: 'zum 40. Geburtstag',
    title: 'Einladungen zum 40. Geburtstag',
    description:
      'Einladungen und Dank zum 40. Geburtstag: Gläser auf Nachtblau, Pinselstriche und Anemone, mit Goldfolie oder in mattem Druck.',
    card: 'Mit Gläsern, Pinselstrich und Anemone',
    headline: 'Vierzig, und wir tanzen noch',
    lead: 'Ein Abend nur für Erwachsene, ein Wochenende auf der Hütte, ein Essen unter der Kastanie. Die Karte sagt, welches.',
    adviceTitle: 'Ein Abend mit Anfang und Ende',
    advice: `Mit vierzig wissen Gastgeber, was sie wollen: ein gutes Essen, laute Musik oder beides. Schreiben Sie, wann gegessen wird. Gäste, die um acht satt ankommen, und Gäste, die um zehn hungrig sind, hatten dieselbe unklare Einladung.

Dunkle Karten mit heller Schrift brauchen Schriften ab 9 Punkt und etwas mehr Abstand. Auf nachtblauem Grund leuchtet Goldfolie am stärksten.

Für den Dank eignet sich ein Bild aus den ersten Stunden, solange das Licht noch schräg steht.`,
    questions: [
      [
        'Kann ich auf dunkle Karten einen Gruß schreiben?',
        'Auf bedruckten dunklen Flächen mit weißem Gelstift, innen ist die Faltkarte hell und nimmt jeden Füller an.',
      ],
      [
        'Welche Umschläge passen zu Nachtblau?',
        'Kraft oder Elfenbein. Ein dunkler Umschlag braucht ein helles Adressetikett, sonst hat die Post Mühe.',
      ],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Mit der Uhrzeit fürs Essen und der für die Musik.',
      danksagungskarten: 'Mit einem Bild aus der Stunde, in der das Licht schräg stand.',
    },
    designs: [['Nachtblau'], ['Pinselstrich'], ['Soirée']],
  },
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
  'geburtstag/kindergeburtstag': {
    phrase: 'zum Kindergeburtstag',
    title: 'Einladungen zum Kindergeburtstag',
    description: 'Einladungen, Dank und Anhänger zum Kindergeburtstag: Bär, Fuchs und Segelboot, stabil genug für den Schulranzen.',
    card: 'Mit Bär, Fuchs und Segelboot',
    headline: 'Kuchen um drei, Schatzsuche um vier',
    lead: 'Die Einladung reist im Ranzen, liegt unter dem Turnbeutel und muss trotzdem lesbar ankommen. Deshalb drucken wir sie auf festem Karton.',
    adviceTitle: 'Was Eltern wissen müssen',
    advice: `Beginn, Ende, Adresse, Telefonnummer: Das ist die ganze Pflicht. Dazu, was die Kinder mitbringen sollen, von Gummistiefeln bis Badezeug, und ob es Abendessen gibt. Fragen Sie nach Allergien, mit einer Zeile zum Ankreuzen und Abtrennen.

Laden Sie so viele Kinder ein, wie das Geburtstagskind alt wird, plus eines. Verteilen Sie die Karten nicht vor der ganzen Klasse, wenn nicht alle eine bekommen.

Auf die Mitgebseltüte passt ein Geschenkanhänger mit dem Namen des Gastes. So nimmt jedes Kind die richtige mit nach Hause.`,
    questions: [
      [
        'Ist das Papier unempfindlich?',
        'Bilderdruck matt mit 300 g verträgt Kinderhände am besten. Kraftpapier sieht auch mit Eselsohren gut aus.',
      ],
      [
        'Können die Namen der Kinder eingedruckt werden?',
        'Ja, jede Karte mit eigenem Namen. Acht Namen tragen Sie einfach in der [Listenansicht](story:anlass/namen) ein.',
      ],
      [
        'Ab wann kann ein Kind die Karte selbst gestalten?',
        'Ab etwa sieben. Eine Zeichnung mit schwarzem Filzstift lässt sich fotografieren und auf die Vorderseite setzen.',
      ],
    ],
    texts: 'geburtstag',
    kinds: {
      einladungskarten: 'Fest genug für den Ranzen, mit Beginn, Ende und Telefonnummer.',
      danksagungskarten: 'Zum Ausmalen und Unterschreiben, mit einem Bild von der Schatzsuche.',
      geschenkanhaenger: 'Mit dem Namen jedes Gastes, für die Tüte zum Mitnehmen.',
    },
    designs: [['Bärenfest'], ['Waldparty'], ['Käpt’n Ben']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
