import { defineBlock } from '../../runtime/define-block.ts'
import { loadShippingPriceTable } from './load-shipping-price-table.ts'
import { example } from './shipping-price-table.example.ts'
import { ShippingPriceTableBlok } from './shipping-price-table.schema.ts'
import { ShippingPriceTable } from './shipping-price-table.tsx'

export const shippingPriceTable = defineBlock({
  schema: ShippingPriceTableBlok,
  Component: ShippingPriceTable,
  example,
  load: loadShippingPriceTable,
})
