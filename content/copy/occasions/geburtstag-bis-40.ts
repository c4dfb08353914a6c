import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const geburtstagBis40 = {
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
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
