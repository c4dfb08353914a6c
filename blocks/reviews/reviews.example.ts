import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'reviews-example',
  component: 'reviews',
  headline: 'Das sagen unsere Kunden',
  text: '5k+ Bewertungen in den letzten zwölf Monaten.',
  provider: 'Bewertungsdienst',
  note: 'Dabei erfährt der Dienst, von welcher Internetadresse die Seite angesehen wird.',
  privacyText: 'Datenschutz',
  privacy: { linktype: 'story', cached_url: 'anlass/datenschutz' },
  height: '420',
}
