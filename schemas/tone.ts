/** Colour moods, one for each family of occasions; each brand's tokens say what they look like. */
export const tones = {
  papier: 'Papier (neutral)',
  hochzeit: 'Hochzeit',
  geburt: 'Geburt',
  geburtstag: 'Geburtstag',
  glaube: 'Taufe, Kommunion, Konfirmation',
  trauer: 'Trauer',
  winter: 'Weihnachten und Winter',
  feier: 'Feste',
  liebe: 'Liebe und Dank',
  arbeit: 'Firma und Zuhause',
} as const
