import type { OccasionCopy, OccasionKey } from '../occasion-copy.ts'

export const geburt = {
  geburt: {
    phrase: 'zur Geburt',
    title: 'Geburtskarten und Dank zur Geburt',
    description:
      'Geburtskarten mit Name, Tag und erstem Bild, Danksagungen, Aufkleber und Geschenkanhänger: auf weichem Papier, in zwei bis vier Werktagen bei euch.',
    card: 'Name, Tag, Gewicht und ein erstes Bild',
    headline: 'Jemand Neues ist da',
    lead: 'Alles, was in der Nacht wichtig war, passt auf eine Karte: ein Name, ein Tag, ein paar Gramm. Den Rest erzählt das Bild.',
    adviceTitle: 'Was auf eine Geburtskarte gehört',
    advice: `### Die Angaben

Vorname oder alle Vornamen, Geburtstag, wer mag Uhrzeit, Gewicht und Größe. Darunter die Namen der Eltern und der Geschwister. Die Adresse hilft allen, die ein Päckchen schicken möchten. Gewichte schreibt man mit Punkt oder schmalem Abstand: 3.420 g, Größen als ganze Zentimeter.

### Das Bild

Am schönsten werden Bilder in den ersten zehn Tagen, am Fenster, ohne Blitz, am späten Vormittag. Ein Detail wie Hand oder Fuß ist auf der Karte oft stärker als das ganze Kind. Für Fotos empfehlen wir Bilderdruck matt.

### Der Zeitpunkt

Geburtskarten dürfen bis drei Monate nach der Geburt kommen. Viele Eltern verbinden Anzeige und Dank in einer Karte: vorn die Nachricht, innen zwei Sätze zu Paketen, Suppen und Besuchen.

### Adressen vorbereiten

Sammelt die Anschriften vor der Geburt in einer Liste. Dann müsst ihr später nur den Namen einsetzen, und wir [drucken die Empfänger auf die Umschläge](story:anlass/namen).`,
    questions: [
      [
        'Können wir die Karte vor der Geburt vorbereiten?',
        'Ja. Sucht Design und Papier in Ruhe aus und bestellt bis zu drei Muster kostenlos. Wenn das Kind da ist, fehlen nur noch Name, Daten und Bild.',
      ],
      [
        'Wie schnell sind die Karten bei uns?',
        'Zwei bis vier Werktage nach Übergabe an den Versand. Mit Express kommen Bestellungen vor 11:00 Uhr 24 Stunden später an, Montag bis Freitag. Näheres unter [Versand](story:anlass/versand).',
      ],
      [
        'Kleben oder drucken wir das Foto?',
        'Gedruckt hält es sich besser und bleibt beim Versand flach. Wer etwas zum Herausnehmen möchte, legt einen Abzug in den Umschlag.',
      ],
    ],
    texts: 'geburt',
    kinds: {
      geburtskarten: 'Mit Name, Tag, Uhrzeit, Gewicht und dem ersten guten Bild.',
      danksagungskarten: 'Für Pakete, Suppen und gestrickte Mützen, einzeln beim Namen genannt.',
      aufkleber: 'Für Umschläge, Gläser und die Dose mit den Keksen für das Klinikteam.',
      geschenkanhaenger: 'Mit dem Namen des Kindes, für kleine Gaben an Besuch und Paten.',
    },
    designs: [
      ['Hase im Gras'],
      ['Unser Stern'],
      ['Kleiner Fuchs'],
      ['Regenbogen'],
      ['Girlande'],
      ['Dünen'],
      ['Großer Wal', 'danksagungskarten'],
      ['Wolke sieben'],
    ],
  },
  'geburt/junge': {
    phrase: 'zur Geburt eines Jungen',
    title: 'Geburtskarten für Jungen',
    description:
      'Geburtskarten für Jungen: mit Wal, Bär und Ballon, in Petrol, Taubenblau und warmen Erdtönen, dazu passende Danksagungskarten.',
    card: 'Mit Wal, Bär und Heißluftballon',
    headline: 'Ein kleiner Mann mit großer Stimme',
    lead: 'Blau ist eine Möglichkeit, aber nicht die einzige. Unsere Karten für Jungen gibt es auch in Petrol, Ocker und Tannengrün.',
    adviceTitle: 'Farben, die nicht nach Klischee aussehen',
    advice: `Gedeckte Töne altern besser als kräftige. Taubenblau und Petrol wirken auf Naturpapier weich, auf Bilderdruck klarer. Wenn ihr ein Foto mit warmem Licht habt, passt Ocker oft besser als jedes Blau.

Steht der Name im Mittelpunkt, darf er groß sein: Einsilbige Namen tragen eine ganze Karte. Bei zwei oder drei Vornamen setzt ihr den Rufnamen größer und die anderen in einer Zeile darunter.

Habt ihr schon Kinder, lasst sie unterschreiben. Ein krakeliges „Wir sind jetzt drei“ lässt sich einscannen und mitdrucken.`,
    questions: [
      [
        'Lässt sich die Farbe eines Designs ändern?',
        'Bei den meisten Zeichnungen ja. Schreibt uns mit der Musterbestellung, welchen Ton ihr sucht, dann schicken wir ihn auf dem passenden Papier mit.',
      ],
      [
        'Gibt es eine passende Danksagung?',
        'Zu jedem Design. Schrift, Farbe und Motiv bleiben gleich, nur das Bild und der Text sind neu.',
      ],
    ],
    texts: 'geburt',
    kinds: {
      geburtskarten: 'In Taubenblau, Petrol oder Ocker, mit seinem Namen in großer Schrift.',
      danksagungskarten: 'Passend zur Geburtskarte, mit einem neueren Bild von ihm.',
    },
    designs: [['Ahoi'], ['Bruno Bär'], ['Hallo Welt']],
  },
  'geburt/maedchen': {
    phrase: 'zur Geburt eines Mädchens',
    title: 'Geburtskarten für Mädchen',
    description:
      'Geburtskarten für Mädchen: Wiesenblüten, Blütenkranz und Elefant in Altrosa, Flieder und Warmweiß, dazu passende Danksagungskarten.',
    card: 'Mit Wiesenblüten, Kranz und Elefant',
    headline: 'Da bist du ja',
    lead: 'Altrosa, Flieder oder nur Tinte auf warmem Weiß: Karten, die in zwanzig Jahren noch in die Kiste mit den wichtigen Dingen gehören.',
    adviceTitle: 'Leise Töne, klare Namen',
    advice: `Zarte Farben brauchen ein ruhiges Papier. Auf Gmund Cotton sehen Altrosa und Flieder aus wie gemalt, auf strahlend weißem Karton werden sie schnell süßlich.

Schreibschrift liest sich gut, solange der Name nicht mehr als zehn Buchstaben hat. Längere Namen stehen besser in einer Antiqua, mit etwas mehr Abstand zwischen den Buchstaben.

Wenn ihr das Foto auf die Innenseite setzt, bleibt die Vorderseite zeitlos, und die Karte lässt sich gerahmt ins Kinderzimmer stellen.`,
    questions: [
      [
        'Können wir die Schrift des Namens wechseln?',
        'Ja, jede Schrift unserer Karten kann für den Namen verwendet werden. Auf den Musterkarten seht ihr die häufigsten nebeneinander.',
      ],
      [
        'Gibt es Umschläge in Altrosa?',
        'Ja, dazu Salbei, Taubenblau, Kraft, Elfenbein und Weiß. Alle Formate stehen unter [Umschläge](story:anlass/umschlaege).',
      ],
    ],
    texts: 'geburt',
    kinds: {
      geburtskarten: 'In Altrosa, Flieder oder Tinte, mit ihrem Namen als schönstem Ornament.',
      danksagungskarten: 'Passend zur Geburtskarte, mit ihrem ersten Lächeln als Bild.',
    },
    designs: [['Charlotte'], ['Blütenkranz'], ['Elefantenschritt']],
  },
  'geburt/zwillinge': {
    phrase: 'zur Geburt von Zwillingen',
    title: 'Geburtskarten für Zwillinge',
    description:
      'Geburtskarten für Zwillinge: zwei Namen, zwei Gewichte, ein Tag. Faltkarten und flache Karten mit Platz für beide, dazu Danksagungen.',
    card: 'Zwei Namen, zwei Gewichte, ein Tag',
    headline: 'Zwei auf einmal',
    lead: 'Zwei Namen, zwei Uhrzeiten, oft nur wenige Minuten dazwischen. Diese Karten geben beiden gleich viel Platz.',
    adviceTitle: 'Gerecht aufgeteilt',
    advice: `Setzt die Namen in der Reihenfolge der Geburt oder nach dem Alphabet, und bleibt auf allen Karten dabei. Bei sehr unterschiedlich langen Namen hilft es, sie untereinander statt nebeneinander zu stellen.

Zwei Einzelbilder in gleichem Licht sind leichter als ein gemeinsames: Legt die Kinder nacheinander auf dieselbe Decke, gleiche Stelle, gleiche Richtung. Wir setzen die Bilder auf eine Höhe.

Und beim Dank: Wer zwei Mützen gestrickt hat, bekommt zwei Sätze. Bestellt ein paar Karten mehr, Zwillinge bekommen mehr Post.`,
    questions: [
      [
        'Passen zwei Fotos auf eine Karte?',
        'Ja. Auf der Faltkarte innen links und rechts, auf der flachen Karte nebeneinander oder auf Vorder- und Rückseite.',
      ],
      [
        'Können wir zwei Uhrzeiten angeben?',
        'Natürlich. Jede Angabe steht unter dem jeweiligen Namen, das Datum einmal in der Mitte, falls es dasselbe ist.',
      ],
    ],
    texts: 'geburt',
    kinds: {
      geburtskarten: 'Mit zwei Namen in gleicher Größe und zwei Uhrzeiten.',
      danksagungskarten: 'Mit einem Bild von beiden, für alle, die doppelt geholfen haben.',
    },
    designs: [['Zweimal zehn Zehen'], ['Zwei Ballons'], ['Vier Füße']],
  },
  'geburt/babyshower': {
    phrase: 'zur Babyshower',
    title: 'Karten zur Babyshower',
    description:
      'Einladungen, Dank und Geschenkanhänger zur Babyshower: Wimpelkette, Storch und Wolke, für das kleine Fest vor der Geburt.',
    card: 'Einladungen für das Fest vor der Geburt',
    headline: 'Ein Nachmittag vor allem anderen',
    lead: 'Kuchen, Wimpel und gute Ratschläge: Die Babyshower richten meist die Freundinnen aus. Die Einladung darf deshalb eine Überraschung bleiben.',
    adviceTitle: 'Wer einlädt und was darauf steht',
    advice: `Eine Babyshower findet meist sechs bis acht Wochen vor dem Termin statt, wenn das Reisen noch leichtfällt. Die Einladung kommt drei bis vier Wochen vorher. Nennt Ort, Beginn, Ende und eine Telefonnummer für Absagen.

Soll es eine Überraschung werden, schreibt es in die erste Zeile. Eine Geschenkeliste gehört nicht auf die Karte, sondern auf einen Einleger oder ins [Gästeportal](story:anlass/gaesteportal), damit nichts doppelt kommt.

Wer keine Geschenke vor der Geburt möchte, lädt zum Basteln ein: Jede malt einen Body, jede schreibt einen Wunsch. Auf die Geschenkanhänger passt dann der Name des Abends.`,
    questions: [
      [
        'Welches Format passt?',
        'Eine flache Karte im Format A6 genügt. Sie passt in den Umschlag C6 und kostet so viel Porto wie ein normaler Brief.',
      ],
      [
        'Wie wird höflich um eine Windeltorte gebeten?',
        'Direkt und freundlich: „Wer mag, bringt ein Päckchen Windeln der Größe 2 mit.“ Konkrete Wünsche machen es allen leichter.',
      ],
    ],
    texts: 'geburt',
    kinds: {
      einladungskarten: 'Drei bis vier Wochen vorher, mit dem Hinweis, ob es eine Überraschung ist.',
      danksagungskarten: 'Für selbst bemalte Bodys, Torten aus Windeln und gute Ratschläge.',
      geschenkanhaenger: 'Für kleine Tüten mit Keksen, die alle mit nach Hause nehmen.',
    },
    designs: [['Wimpelkette'], ['Storch im Anflug'], ['Oh, Baby']],
  },
} satisfies Partial<Record<OccasionKey, OccasionCopy>>
