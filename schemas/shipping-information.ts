import { z } from 'zod'
import { Money } from './money.ts'
import { envelopeSizes, shippingMethods } from './shipping.ts'
import { shopQuestion } from './shop-question.ts'

/** What the shop asks in a country for sending things, and for what cards are sent in, in the order it is shown (R7.14). */
export const ShippingInformation = z.object({
  /** For express the price of the smallest parcel. */
  parcels: z.array(z.object({ method: z.enum(shippingMethods), price: Money })),
  envelopes: z.array(z.object({ size: z.enum(envelopeSizes), prices: z.array(Money).min(1) })),
})
export type ShippingInformation = z.infer<typeof ShippingInformation>

export const shippingQuestion = shopQuestion({
  path: '/web-api/shipping-information',
  keys: [],
  query: z.object({}),
  answer: ShippingInformation,
})
