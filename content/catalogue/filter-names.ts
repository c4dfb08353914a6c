import type { designFilters } from '../../schemas/cards/design.ts'
import type { DesignFilterName } from '../../schemas/cards/design-filters.ts'
import { productTypes } from '../occasions.ts'

/** What a shopper reads for every value of the filters. */
export const filterNames: { [Name in DesignFilterName]: Record<(typeof designFilters)[Name][number], string> } = {
  category: {
    einschulung: 'Einschulung',
    firmung: 'Firmung',
    geburt: 'Geburt',
    geburtstag: 'Geburtstag',
    kindergeburtstag: 'Kindergeburtstag',
    hochzeit: 'Hochzeit',
    kommunion: 'Kommunion',
    konfirmation: 'Konfirmation',
    ostern: 'Ostern',
    taufe: 'Taufe',
    trauer: 'Trauer',
    'weihnachten-business': 'Weihnachten, geschäftlich',
    'weihnachten-private': 'Weihnachten, privat',
  },
  product: productTypes,
  color: {
    weiss: 'Weiß',
    creme: 'Creme',
    gelb: 'Gelb',
    gold: 'Gold',
    orange: 'Orange',
    rot: 'Rot',
    rosa: 'Rosa',
    lila: 'Lila',
    blau: 'Blau',
    gruen: 'Grün',
    braun: 'Braun',
    grau: 'Grau',
    schwarz: 'Schwarz',
  },
  style: {
    floral: 'Blüten und Zweige',
    tiere: 'Tiere',
    landschaft: 'Landschaft',
    gezeichnet: 'Gezeichnet',
    grafisch: 'Grafisch',
    typografisch: 'Große Schrift',
    klassisch: 'Klassisch',
  },
  aspectRatio: { portrait: 'Hochformat', square: 'Quadrat', landscape: 'Querformat', tall: 'DIN lang, hoch' },
  punching: { ohne: 'Gerade', 'runde-ecken': 'Runde Ecken', wellenform: 'Wellenform', herzecken: 'Herzecken' },
  label: { neu: 'Neu', beliebt: 'Beliebt', folie: 'Mit Folie' },
}
