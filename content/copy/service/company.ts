export const philosophyText = `Wir drucken Karten seit 2019. Angefangen hat es mit einer Einladung, die zu dünn war: guter Text, schöne Zeichnung, und dann ein Papier, das sich im Umschlag wellte. Seitdem beginnt bei uns jedes Design beim Bogen.

## Papier zuerst

Wir führen zehn Sorten und nicht hundert. Jede haben wir bedruckt, gefaltet, mit Füller beschrieben und durch die Post geschickt. Was dabei knickt, abfärbt oder stumpf wird, nehmen wir nicht ins Programm.

## Gesetzt, nicht getippt

Ein Name braucht Luft, ein Datum die richtigen Striche, ein Zitat die richtigen Anführungszeichen. Unsere Vorlagen werden von Menschen gesetzt, die den Unterschied zwischen Bindestrich und Gedankenstrich kennen und ihn auch am Freitagnachmittag noch sehen.

## Gelesen, bevor gedruckt wird

Bevor ein Auftrag in die Maschine geht, liest ihn jemand. Fällt der 14. Juni auf einen Montag, obwohl Samstag dasteht, rufen wir an. Das dauert drei Minuten und hat schon manche Feier gerettet.

## Zwei Marken, eine Werkstatt

Anlass druckt Karten, [myposter](story:myposter/home) Bilder für die Wand. Die Sorgfalt ist dieselbe, nur das Format unterscheidet sich.`

export const jobs: { title: string; facts: string; text: string; tasks: string[] }[] = [
  {
    title: 'Mediengestalterin oder Mediengestalter (alle)',
    facts: 'Berlin, Vollzeit oder 80 Prozent',
    text: 'Sie zeichnen und setzen neue Serien, von der ersten Skizze bis zur druckfertigen Datei.',
    tasks: [
      'zwei bis drei Serien im Jahr von Einladung bis Dank durchdenken',
      'Schriften auswählen, die auch bei langen Namen tragen',
      'Andrucke am Licht beurteilen, nicht am Bildschirm',
    ],
  },
  {
    title: 'Medientechnologin oder Medientechnologe Druck (alle)',
    facts: 'Berlin, Vollzeit, Frühschicht',
    text: 'Sie drucken auf ungestrichenen Papieren, rillen, falten und prägen Folie.',
    tasks: ['Maschinen einrichten und Farben nach Muster führen', 'neue Papiere testen und Grenzen festhalten', 'Auszubildende anleiten'],
  },
  {
    title: 'Kundenservice (alle)',
    facts: 'Berlin oder von zu Hause, 20 bis 40 Stunden',
    text: 'Sie beraten am Telefon und per E-Mail, auf Deutsch und Englisch, von Montag bis Freitag zwischen 08 und 17 Uhr.',
    tasks: [
      'bei Trauerkarten ruhig bleiben und sorgfältig prüfen',
      'Druckdaten verstehen und erklären',
      'Fehler zugeben und aus der Welt schaffen',
    ],
  },
  {
    title: 'Softwareentwicklerin oder Softwareentwickler (alle)',
    facts: 'Berlin oder von zu Hause, Vollzeit',
    text: 'Sie bauen an unserem Shop: TypeScript, React, barrierearm und schnell, auch auf alten Telefonen.',
    tasks: ['Seiten, die ohne Warten da sind', 'Tests, die man gern liest', 'Gespräche mit der Druckerei, nicht nur mit dem Rechner'],
  },
]

export const jobsText = (): string =>
  [
    'Wir sind eine kleine Werkstatt mit großen Papierbogen. Schreiben Sie uns ohne Anschreiben in Blocksatz: Ein paar ehrliche Sätze und eine Arbeitsprobe genügen.',
    ...jobs.flatMap(({ title, facts, text, tasks }) => [`## ${title}`, `*${facts}*`, text, tasks.map((task) => `- ${task}`).join('\n')]),
    '## So geht es weiter',
    'Schicken Sie Ihre Unterlagen an die E-Mail-Adresse unten auf dieser Seite. Sie hören innerhalb von fünf Werktagen von uns. Danach folgt ein Gespräch von einer Stunde und ein bezahlter Probetag.',
  ].join('\n\n')
