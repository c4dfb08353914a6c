/** The pages of texts and quotations, by the last part of their slug. */
export const textTitles: Record<string, string> = {
  hochzeit: 'Texte zur Hochzeit',
  geburt: 'Sprüche zur Geburt',
  taufe: 'Sprüche zur Taufe',
  geburtstag: 'Texte zum Geburtstag',
  konfirmation: 'Texte zur Konfirmation',
  kommunion: 'Texte zur Kommunion',
  jugendweihe: 'Texte zur Jugendweihe',
  trauer: 'Trauersprüche',
  weihnachten: 'Weihnachtsgrüße',
  danksagung: 'Texte zum Dank',
}
