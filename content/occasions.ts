import type { cardProducts } from '../schemas/cards/design.ts'
import type { Occasion, SubOccasion } from '../schemas/occasion.ts'

/** Occasions that share one quiet accent and one mood of pictures. */
export const families = ['hochzeit', 'geburt', 'geburtstag', 'glaube', 'trauer', 'winter', 'feier', 'liebe', 'arbeit', 'papier'] as const
export type Family = (typeof families)[number]

/** A kind of card an occasion is offered in: the last part of `{occasion}/{product type}/category`. */
export const productTypes = {
  einladungskarten: 'Einladungskarten',
  'save-the-date-karten': 'Save-the-Date-Karten',
  danksagungskarten: 'Danksagungskarten',
  glueckwunschkarten: 'Glückwunschkarten',
  geburtskarten: 'Geburtskarten',
  trauerkarten: 'Trauerkarten',
  sterbebilder: 'Sterbebilder',
  weihnachtskarten: 'Weihnachtskarten',
  neujahrskarten: 'Neujahrskarten',
  menuekarten: 'Menükarten',
  tischkarten: 'Tischkarten',
  kirchenhefte: 'Kirchenhefte',
  postkarten: 'Postkarten',
  geschenkanhaenger: 'Geschenkanhänger',
  aufkleber: 'Aufkleber',
  flaschenetiketten: 'Flaschenetiketten',
  umschlaege: 'Umschläge',
  baender: 'Bänder',
} as const satisfies Record<(typeof cardProducts)[number], string>
export type ProductType = keyof typeof productTypes

export interface OccasionContent {
  name: string
  family: Family
  productTypes: ProductType[]
}

const invitation = ['einladungskarten', 'danksagungskarten', 'menuekarten', 'tischkarten'] as const satisfies ProductType[]

/** What every occasion and sub-occasion of the card brand is called and offered in; the seeded stories follow from it. */
export const occasionContent: Record<Occasion | SubOccasion | 'weihnachten', OccasionContent> = {
  hochzeit: {
    name: 'Hochzeit',
    family: 'hochzeit',
    productTypes: ['save-the-date-karten', ...invitation, 'kirchenhefte', 'aufkleber', 'flaschenetiketten'],
  },
  'hochzeit/goldene-hochzeit': { name: 'Goldene Hochzeit', family: 'hochzeit', productTypes: [...invitation] },
  'hochzeit/silberhochzeit': { name: 'Silberhochzeit', family: 'hochzeit', productTypes: [...invitation] },
  geburt: { name: 'Geburt', family: 'geburt', productTypes: ['geburtskarten', 'danksagungskarten', 'aufkleber', 'geschenkanhaenger'] },
  'geburt/junge': { name: 'Geburt eines Jungen', family: 'geburt', productTypes: ['geburtskarten', 'danksagungskarten'] },
  'geburt/maedchen': { name: 'Geburt eines Mädchens', family: 'geburt', productTypes: ['geburtskarten', 'danksagungskarten'] },
  'geburt/zwillinge': { name: 'Geburt von Zwillingen', family: 'geburt', productTypes: ['geburtskarten', 'danksagungskarten'] },
  'geburt/babyshower': {
    name: 'Babyshower',
    family: 'geburt',
    productTypes: ['einladungskarten', 'danksagungskarten', 'geschenkanhaenger'],
  },
  geburtstag: { name: 'Geburtstag', family: 'geburtstag', productTypes: [...invitation, 'glueckwunschkarten'] },
  'geburtstag/18-geburtstag': { name: '18. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/20-geburtstag': { name: '20. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/30-geburtstag': { name: '30. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/40-geburtstag': { name: '40. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/50-geburtstag': { name: '50. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/60-geburtstag': { name: '60. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/70-geburtstag': { name: '70. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/80-geburtstag': { name: '80. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/90-geburtstag': { name: '90. Geburtstag', family: 'geburtstag', productTypes: ['einladungskarten', 'danksagungskarten'] },
  'geburtstag/kindergeburtstag': {
    name: 'Kindergeburtstag',
    family: 'geburtstag',
    productTypes: ['einladungskarten', 'danksagungskarten', 'geschenkanhaenger'],
  },
  taufe: { name: 'Taufe', family: 'glaube', productTypes: [...invitation, 'kirchenhefte'] },
  kommunion: { name: 'Kommunion', family: 'glaube', productTypes: [...invitation] },
  konfirmation: { name: 'Konfirmation', family: 'glaube', productTypes: [...invitation] },
  firmung: { name: 'Firmung', family: 'glaube', productTypes: [...invitation] },
  jugendweihe: { name: 'Jugendweihe', family: 'feier', productTypes: [...invitation] },
  einschulung: { name: 'Einschulung', family: 'feier', productTypes: ['einladungskarten', 'danksagungskarten', 'aufkleber'] },
  trauer: { name: 'Trauer', family: 'trauer', productTypes: ['trauerkarten', 'danksagungskarten', 'sterbebilder', 'kirchenhefte'] },
  weihnachten: {
    name: 'Weihnachten',
    family: 'winter',
    productTypes: ['weihnachtskarten', 'postkarten', 'geschenkanhaenger', 'aufkleber'],
  },
  'weihnachten/privat': {
    name: 'Weihnachten für Familie und Freunde',
    family: 'winter',
    productTypes: ['weihnachtskarten', 'geschenkanhaenger'],
  },
  'weihnachten/geschaeftlich': { name: 'Weihnachten geschäftlich', family: 'winter', productTypes: ['weihnachtskarten', 'postkarten'] },
  weihnachtsfeier: { name: 'Weihnachtsfeier', family: 'winter', productTypes: ['einladungskarten', 'menuekarten', 'tischkarten'] },
  neujahr: { name: 'Neujahr', family: 'winter', productTypes: ['neujahrskarten', 'postkarten'] },
  ostern: { name: 'Ostern', family: 'feier', productTypes: ['glueckwunschkarten', 'postkarten', 'geschenkanhaenger'] },
  halloween: { name: 'Halloween', family: 'feier', productTypes: ['einladungskarten', 'aufkleber'] },
  oktoberfest: { name: 'Oktoberfest', family: 'feier', productTypes: ['einladungskarten', 'menuekarten', 'tischkarten'] },
  party: { name: 'Party', family: 'feier', productTypes: ['einladungskarten', 'flaschenetiketten'] },
  muttertag: { name: 'Muttertag', family: 'liebe', productTypes: ['glueckwunschkarten', 'postkarten'] },
  vatertag: { name: 'Vatertag', family: 'liebe', productTypes: ['glueckwunschkarten', 'flaschenetiketten'] },
  valentinstag: { name: 'Valentinstag', family: 'liebe', productTypes: ['glueckwunschkarten', 'postkarten'] },
  genesung: { name: 'Genesung', family: 'liebe', productTypes: ['glueckwunschkarten', 'postkarten'] },
  jubilaeum: { name: 'Jubiläum', family: 'arbeit', productTypes: ['einladungskarten', 'glueckwunschkarten', 'danksagungskarten'] },
  firmenfeier: { name: 'Firmenfeier', family: 'arbeit', productTypes: ['einladungskarten', 'menuekarten', 'tischkarten'] },
  ruhestand: { name: 'Ruhestand', family: 'arbeit', productTypes: ['einladungskarten', 'glueckwunschkarten'] },
  richtfest: { name: 'Richtfest', family: 'arbeit', productTypes: ['einladungskarten', 'danksagungskarten'] },
  umzug: { name: 'Umzug', family: 'arbeit', productTypes: ['postkarten', 'einladungskarten'] },
  allgemein: {
    name: 'Allgemein',
    family: 'papier',
    productTypes: ['einladungskarten', 'danksagungskarten', 'glueckwunschkarten', 'postkarten'],
  },
  blankodesign: { name: 'Blankodesign', family: 'papier', productTypes: ['einladungskarten', 'postkarten', 'aufkleber'] },
  zubehoer: { name: 'Zubehör', family: 'papier', productTypes: ['umschlaege', 'baender', 'aufkleber', 'geschenkanhaenger'] },
}
