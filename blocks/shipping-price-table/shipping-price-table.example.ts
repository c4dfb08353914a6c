import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'shipping-price-table-example',
  component: 'shipping_price_table',
  headline: 'Was der Versand kostet',
  prices: 'parcels',
  note: 'Alle Preise enthalten die Mehrwertsteuer.',
}
