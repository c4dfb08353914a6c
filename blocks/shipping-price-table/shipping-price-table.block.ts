import { defineBlock } from '../../runtime/define-block.ts'
import { shippingQuestion } from '../../schemas/shipping-information.ts'
import { example } from './shipping-price-table.example.ts'
import { ShippingPriceTableBlok } from './shipping-price-table.schema.ts'
import { ShippingPriceTable } from './shipping-price-table.tsx'

export const shippingPriceTable = defineBlock({
  schema: ShippingPriceTableBlok,
  Component: ShippingPriceTable,
  example,
  load: (_, reader) => reader.askShop(shippingQuestion, {}),
})
