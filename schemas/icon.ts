/** The icons of the sprite (R2.01), and what an editor calls them. */
export const icons = {
  account: 'Konto',
  arrow: 'Pfeil',
  basket: 'Warenkorb',
  calendar: 'Kalender',
  card: 'Karte',
  check: 'Haken',
  chevron: 'Winkel',
  close: 'Schließen',
  envelope: 'Umschlag',
  heart: 'Merkzettel',
  leaf: 'Blatt',
  mail: 'E-Mail',
  menu: 'Menü',
  pause: 'Pause',
  pen: 'Stift',
  phone: 'Telefon',
  play: 'Abspielen',
  quality: 'Qualität',
  sample: 'Musterkarte',
  search: 'Suche',
  shipping: 'Versand',
  switch: 'Wechseln',
} as const

export type IconName = keyof typeof icons
