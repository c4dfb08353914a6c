/** How a new page of an occasion speaks. Each text may name the occasion by placeholders (content/templates). */
export interface ToneCopy {
  name: string
  headline: string
  lead: string
  /** For search engines. */
  description: string
  card: string
  adviceTitle: string
  advice: string
}

/** The card brand says „Sie“. */
export const cardTones = {
  herzlich: {
    name: 'Herzlich',
    headline: 'Von Herzen: Karten {anlass.wendung}',
    lead: 'Eine Karte liegt in der Hand, bleibt am Kühlschrank hängen und wandert später in eine Kiste. Suchen Sie die aus, die bleiben soll.',
    description: 'Karten {anlass.wendung}, die man gern behält: auf feinem Papier, mit passenden Umschlägen, Text und Namen nach Wunsch.',
    card: 'Auf feinem Papier, mit Text und Namen nach Wunsch',
    adviceTitle: 'So wird es Ihre Karte',
    advice:
      'Beginnen Sie mit einem Satz, den nur Sie schreiben können, und suchen Sie danach das Design. Ein Bild, ein Name, ein Datum: Mehr braucht die Vorderseite selten.',
  },
  festlich: {
    name: 'Festlich',
    headline: 'Festlich auf Papier: Karten {anlass.wendung}',
    lead: 'Ruhige Schrift, schweres Papier, auf Wunsch ein Hauch Gold: So beginnt ein Fest schon im Briefkasten.',
    description:
      'Festliche Karten {anlass.wendung}: schweres Papier, ruhige Schrift, auf Wunsch mit Folie, dazu Umschläge in passenden Farben.',
    card: 'Schweres Papier, ruhige Schrift, auf Wunsch mit Folie',
    adviceTitle: 'Was eine Karte festlich macht',
    advice:
      'Weniger Worte und mehr Rand. Folie wirkt am stärksten auf glattem Papier und an einer einzigen Stelle, etwa an den Namen. Den Rest sagt der Umschlag.',
  },
  sachlich: {
    name: 'Sachlich',
    headline: 'Karten {anlass.wendung}',
    lead: '{arten}: zehn Papiere, eigener Text, passende Umschläge. Design wählen, Angaben eintragen, bestellen.',
    description: 'Karten {anlass.wendung} gestalten: Design wählen, Text und Namen eintragen, Papier bestimmen, mit Umschlägen bestellen.',
    card: 'Design wählen, Text eintragen, bestellen',
    adviceTitle: 'In drei Schritten zur Karte',
    advice:
      'Erst das Format: Es entscheidet, wie viel Text Platz hat. Dann das Papier, am besten mit einer Musterkarte in der Hand. Zuletzt Text und Namen; wir prüfen beides, bevor gedruckt wird.',
  },
  still: {
    name: 'Still',
    headline: 'Karten {anlass.wendung}',
    lead: 'Wenn Worte schwerfallen, hilft eine klare Form. Unsere Karten lassen Raum für das, was gesagt werden soll.',
    description: 'Karten {anlass.wendung}: zurückhaltend gestaltet, auf ruhigem Papier, mit Text und Namen nach Ihren Angaben.',
    card: 'Zurückhaltend gestaltet, auf ruhigem Papier',
    adviceTitle: 'In Ruhe entscheiden',
    advice:
      'Ein Name, zwei Daten und ein Satz genügen. Lassen Sie den Text von jemandem lesen, der weniger nah daran ist; wir achten auf Tage und Namen, bevor gedruckt wird.',
  },
} satisfies Record<string, ToneCopy>
export type CardTone = keyof typeof cardTones

/** The wall-art brand says „du“. */
export const wallTones = {
  herzlich: {
    name: 'Herzlich',
    headline: 'Ein Geschenk {anlass.wendung}, das hängen bleibt',
    lead: 'Such ein Bild aus, das nur ihr zwei erklären könnt. Wir drucken es so, dass es an die Wand will.',
    description: 'Dein Foto als Geschenk {anlass.wendung}: gedruckt auf Leinwand, Acrylglas, Papier oder Metall, auf Wunsch gerahmt.',
    card: 'Dein Foto als Geschenk, gedruckt und gerahmt',
    adviceTitle: 'Welches Bild du nimmst',
    advice:
      'Nicht das schärfste, sondern das mit der besten Geschichte. Ein Gesicht, das nicht in die Kamera schaut, ein Ort, an dem ihr wart, ein Licht, an das ihr euch erinnert.',
  },
  locker: {
    name: 'Locker',
    headline: 'Schon wieder Socken? Geschenke {anlass.wendung}',
    lead: 'Das beste Bild steckt längst in deinem Telefon. Hol es raus, wir machen etwas daraus, das niemand umtauscht.',
    description: 'Geschenke {anlass.wendung} aus deinen eigenen Bildern: Wandbild, Buch oder Kalender. Hochladen, aussuchen, verschenken.',
    card: 'Aus deinen eigenen Bildern, ohne Umtausch',
    adviceTitle: 'So geht es schnell',
    advice:
      'Telefon entsperren, Lieblingsbild suchen, hochladen. Nimm das Original und nicht die Fassung aus dem Messenger, dann reicht es auch für das große Format.',
  },
  sachlich: {
    name: 'Sachlich',
    headline: 'Fotogeschenke {anlass.wendung}',
    lead: 'Wandbild, Fotobuch oder Kalender: hochladen, Größe wählen, bestellen. Gedruckt und gerahmt in Deutschland.',
    description:
      'Fotogeschenke {anlass.wendung}: Material und Größe wählen, Bild hochladen, bestellen. Gedruckt und gerahmt in Deutschland.',
    card: 'Material und Größe wählen, Bild hochladen',
    adviceTitle: 'Größe und Auflösung',
    advice:
      'Miss zuerst die Wand, dann such das Bild. Welche Auflösung eine Größe braucht und was du tun kannst, wenn sie fehlt, steht unten bei den Fragen.',
  },
} satisfies Record<string, ToneCopy>
