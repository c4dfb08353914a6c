import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './delivery-date.example.ts'
import { DeliveryDateBlok } from './delivery-date.schema.ts'
import { DeliveryDate } from './delivery-date.tsx'
import { loadDeliveryDate } from './load-delivery-date.ts'

export const deliveryDate = defineBlock({
  schema: DeliveryDateBlok,
  Component: DeliveryDate,
  example,
  wakes: 'visible',
  load: loadDeliveryDate,
})
