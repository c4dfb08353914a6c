import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'country-switch-example',
  component: 'country_switch',
  headline: 'Sie sind in {country}?',
  text: 'Dort gibt es dieselbe Seite mit den Preisen und Lieferzeiten für Ihr Land.',
  switchText: 'Dort einkaufen',
  stayText: 'Hier bleiben',
}
