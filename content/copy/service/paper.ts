/** The ten papers (R9.04): name, weight, how it feels and what it is for. */
export const papers: { name: string; weight: string; feel: string; use: string }[] = [
  { name: 'Naturpapier Weiß', weight: '300 g', feel: 'matt, glatt, leicht warm', use: 'für fast alles, nimmt jeden Stift an' },
  { name: 'Feinstpapier Elfenbein', weight: '300 g', feel: 'samtig, warm im Ton', use: 'für alte Fotos, Goldfolie und Trauerkarten' },
  { name: 'Gmund Cotton', weight: '300 g', feel: 'weich wie Stoff, mit Baumwolle', use: 'für feine Zeichnungen und Schrift' },
  { name: 'Leinenstruktur', weight: '250 g', feel: 'geprägt wie gewebtes Leinen', use: 'für Menükarten und festliche Einladungen' },
  { name: 'Büttenkarton', weight: '280 g', feel: 'rau, mit Filzmarkierung', use: 'für wenige Worte in großer Schrift' },
  { name: 'Recyclingpapier', weight: '300 g', feel: 'griffig, mit feinen Einschlüssen', use: 'für farbige Flächen und Postkarten' },
  { name: 'Kraftpapier', weight: '280 g', feel: 'fest, braun, sichtbar faserig', use: 'für dunklen Druck, Anhänger und Landhochzeiten' },
  { name: 'Perlmutt', weight: '285 g', feel: 'glatt, mit leichtem Schimmer', use: 'für Winterkarten und silberne Töne' },
  { name: 'Bilderdruck matt', weight: '300 g', feel: 'glatt, gestrichen, ohne Glanz', use: 'für Fotos, bleibt unempfindlich' },
  { name: 'Transparentpapier', weight: '120 g', feel: 'durchscheinend, knistert leise', use: 'als Einlegeblatt oder Banderole' },
]

export const paperTable = [
  '| Papier | Gewicht | Griff | Wofür |',
  ...papers.map(({ name, weight, feel, use }) => `| ${name} | ${weight} | ${feel} | ${use} |`),
].join('\n')

export const paperText = `## Die zehn Sorten

${paperTable}

## Gestrichen oder ungestrichen

Ungestrichene Papiere nehmen Farbe auf wie ein Tuch: Sie wirkt weicher und etwas dunkler. Man kann sie mit jedem Stift beschreiben. Bilderdruck matt und Perlmutt sind gestrichen: Die Farbe bleibt oben stehen, Bilder sind schärfer, Tinte dagegen braucht länger zum Trocknen.

## Die Laufrichtung

Papier hat eine Faserrichtung. Wir schneiden so, dass sie mit der Falz läuft, dann bricht die Kante nicht auf. Schwere Bogen werden vor dem Falten gerillt.

## Veredelung

Gold, Roségold und Silber werden als Folie aufgebracht, Relieflack als klare, fühlbare Schicht. Beides braucht eine glatte Oberfläche. Auf Büttenkarton, Leinenstruktur und Transparentpapier ist Veredelung deshalb nicht möglich, die übrigen Sorten eignen sich.

## In die Hand nehmen

Am Bildschirm sehen alle Papiere gleich aus. Drei [Musterkarten](story:anlass/musterkarten) sind kostenlos, und wer heiratet, bestellt die [Mustermappe](story:anlass/mustermappe-hochzeit) mit allen zehn Sorten.`
