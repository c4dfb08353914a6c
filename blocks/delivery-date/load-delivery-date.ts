import type { PageReader } from '../../runtime/page-reader.ts'
import { shippingQuestion } from '../../schemas/shipping-information.ts'

/** The ways a parcel can be sent in the country. */
export async function loadDeliveryDate(_: object, reader: PageReader) {
  const { parcels } = await reader.askShop(shippingQuestion, {})
  return { parcels }
}
