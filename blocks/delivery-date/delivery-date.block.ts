import { defineBlock } from '../../runtime/define-block.ts'
import { shippingQuestion } from '../../schemas/shipping-information.ts'
import { example } from './delivery-date.example.ts'
import { DeliveryDateBlok } from './delivery-date.schema.ts'
import { DeliveryDate } from './delivery-date.tsx'

export const deliveryDate = defineBlock({
  schema: DeliveryDateBlok,
  Component: DeliveryDate,
  example,
  wakes: 'visible',
  load: async (_, reader) => {
    const { parcels } = await reader.askShop(shippingQuestion, {})
    return { parcels }
  },
})
