import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'wishlist-cards-grid-example',
  component: 'wishlist_cards_grid',
  empty: 'Noch steht hier nichts. Das Herz auf einer Karte merkt sie für Sie vor.',
  linkText: 'Designs ansehen',
  url: { linktype: 'story', cached_url: 'anlass/products', id: '' },
}
