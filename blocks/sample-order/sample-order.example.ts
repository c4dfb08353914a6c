import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'sample-order-example',
  component: 'sample_order',
  headline: 'Ihre Musterkarten',
  empty: 'Suchen Sie sich Designs aus. Mit einem Klick auf eine Karte liegt ihr Muster hier.',
  linkText: 'Designs ansehen',
  url: { linktype: 'story', cached_url: 'anlass/products', id: '' },
  thanks: 'Danke! Ihre Muster gehen in zwei Werktagen als Brief auf den Weg. Eine Bestätigung ist unterwegs in Ihr Postfach.',
  refused: 'Ein Feld stimmt noch nicht. Bitte gehen Sie zurück und sehen Postleitzahl und E-Mail-Adresse noch einmal an.',
  privacy: { linktype: 'story', cached_url: 'anlass/datenschutz', id: '' },
  privacyText: 'So gehen wir mit Ihren Daten um',
}
