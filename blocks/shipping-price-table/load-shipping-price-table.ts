import type { PageReader } from '../../runtime/page-reader.ts'
import { shippingQuestion } from '../../schemas/shipping-information.ts'

/** What sending costs in the country. */
export const loadShippingPriceTable = (_: object, reader: PageReader) => reader.askShop(shippingQuestion, {})
