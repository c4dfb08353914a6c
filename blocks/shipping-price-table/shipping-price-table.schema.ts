import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { option } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'

/** What sending costs in the visitor's country (R2.37). The prices come from the shop; editors write what stands around them. */
export const ShippingPriceTableBlok = blok(
  'shipping_price_table',
  {
    displayName: 'Versandpreise',
    group: 'Service',
    description: 'Die Preise kommen aus dem Shop, für das Land, aus dem jemand die Seite ansieht.',
  },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    prices: option({ label: 'Preise', choices: { parcels: 'Versand', envelopes: 'Umschläge' }, default: 'parcels' }),
    note: text({ label: 'Hinweis darunter', maxLength: 200, translatable: true }),
  },
)
export type ShippingPriceTableBlok = z.output<typeof ShippingPriceTableBlok>
