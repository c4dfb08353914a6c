import type { OwnFields, PageFacts } from '../../runtime/define-block.ts'
import { productData } from '../../runtime/product-data.ts'
import type { CalendarDetailBlok } from './calendar-detail.schema.ts'
import type { CalendarDetailData } from './load-calendar-detail.ts'

/** The calendar, and what it costs in the format that is chosen first. */
export function calendarProductData(
  { text: description }: OwnFields<CalendarDetailBlok>,
  { group: { name, formats }, choice, price }: CalendarDetailData,
  page: PageFacts,
): object {
  const [first] = formats
  return productData({ name: `${name} ${first?.name}`, description, sku: String(first?.designId), price, quantity: choice.amount }, page)
}
