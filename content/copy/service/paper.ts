export interface Paper {
  /** By which price and offer know it. */
  value: string
  name: string
  weight: string
  feel: string
  /** What it is for. */
  use: string
  /** Foil and relief varnish hold on it (R3.13). */
  takesRefinement: boolean
}

/** The ten papers (R9.04). */
export const papers: Paper[] = [
  {
    value: 'naturpapier',
    name: 'Naturpapier Weiß',
    weight: '300 g',
    feel: 'matt, glatt, leicht warm',
    use: 'für fast alles, nimmt jeden Stift an',
    takesRefinement: true,
  },
  {
    value: 'feinstpapier',
    name: 'Feinstpapier Elfenbein',
    weight: '300 g',
    feel: 'samtig, warm im Ton',
    use: 'für alte Fotos, Goldfolie und Trauerkarten',
    takesRefinement: true,
  },
  {
    value: 'cotton',
    name: 'Gmund Cotton',
    weight: '300 g',
    feel: 'weich wie Stoff, mit Baumwolle',
    use: 'für feine Zeichnungen und Schrift',
    takesRefinement: true,
  },
  {
    value: 'leinen',
    name: 'Leinenstruktur',
    weight: '250 g',
    feel: 'geprägt wie gewebtes Leinen',
    use: 'für Menükarten und festliche Einladungen',
    takesRefinement: false,
  },
  {
    value: 'buetten',
    name: 'Büttenkarton',
    weight: '280 g',
    feel: 'rau, mit Filzmarkierung',
    use: 'für wenige Worte in großer Schrift',
    takesRefinement: false,
  },
  {
    value: 'recycling',
    name: 'Recyclingpapier',
    weight: '300 g',
    feel: 'griffig, mit feinen Einschlüssen',
    use: 'für farbige Flächen und Postkarten',
    takesRefinement: true,
  },
  {
    value: 'kraft',
    name: 'Kraftpapier',
    weight: '280 g',
    feel: 'fest, braun, sichtbar faserig',
    use: 'für dunklen Druck, Anhänger und Landhochzeiten',
    takesRefinement: true,
  },
  {
    value: 'perlmutt',
    name: 'Perlmutt',
    weight: '285 g',
    feel: 'glatt, mit leichtem Schimmer',
    use: 'für Winterkarten und silberne Töne',
    takesRefinement: true,
  },
  {
    value: 'bilderdruck',
    name: 'Bilderdruck matt',
    weight: '300 g',
    feel: 'glatt, gestrichen, ohne Glanz',
    use: 'für Fotos, bleibt unempfindlich',
    takesRefinement: true,
  },
  {
    value: 'transparent',
    name: 'Transparentpapier',
    weight: '120 g',
    feel: 'durchscheinend, knistert leise',
    use: 'als Einlegeblatt oder Banderole',
    takesRefinement: false,
  },
]

export const paperTable = [
  '| Papier | Gewicht | Griff | Wofür |',
  ...papers.map(({ name, weight, feel, use }) => `| ${name} | ${weight} | ${feel} | ${use} |`),
].join('\n')

const rough = papers.filter(({ takesRefinement }) => !takesRefinement).map(({ name }) => name)

export const paperText = `## Die zehn Sorten

${paperTable}

## Gestrichen oder ungestrichen

Ungestrichene Papiere nehmen Farbe auf wie ein Tuch: Sie wirkt weicher und etwas dunkler. Man kann sie mit jedem Stift beschreiben. Bilderdruck matt und Perlmutt sind gestrichen: Die Farbe bleibt oben stehen, Bilder sind schärfer, Tinte dagegen braucht länger zum Trocknen.

## Die Laufrichtung

Papier hat eine Faserrichtung. Wir schneiden so, dass sie mit der Falz läuft, dann bricht die Kante nicht auf. Schwere Bogen werden vor dem Falten gerillt.

## Veredelung

Gold, Roségold und Silber werden als Folie aufgebracht, Relieflack als klare, fühlbare Schicht. Beides braucht eine glatte Oberfläche. Auf ${rough.slice(0, -1).join(', ')} und ${rough.at(-1)} ist Veredelung deshalb nicht möglich, die übrigen Sorten eignen sich.

## In die Hand nehmen

Am Bildschirm sehen alle Papiere gleich aus. Drei [Musterkarten](story:anlass/musterkarten) sind kostenlos, und wer heiratet, bestellt die [Mustermappe](story:anlass/mustermappe-hochzeit) mit allen zehn Sorten.`
