import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { text } from '../../schemas/fields/text.ts'

/** Tells a shopper when a parcel ordered now arrives, and what sending it costs. */
export const DeliveryDateBlok = blok(
  'delivery_date',
  { displayName: 'Liefertermin', group: 'Service' },
  {
    headline: text({ label: 'Überschrift', required: true, maxLength: 80, translatable: true }),
    note: text({ label: 'Hinweis darunter', maxLength: 160, translatable: true }),
  },
)
export type DeliveryDateBlok = z.output<typeof DeliveryDateBlok>
