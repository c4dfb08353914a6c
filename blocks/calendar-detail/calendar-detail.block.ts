import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './calendar-detail.example.ts'
import { CalendarDetailBlok } from './calendar-detail.schema.ts'
import { CalendarDetail } from './calendar-detail.tsx'
import { calendarProductData } from './calendar-product-data.ts'
import { loadCalendarDetail } from './load-calendar-detail.ts'

export const calendarDetail = defineBlock({
  schema: CalendarDetailBlok,
  Component: CalendarDetail,
  example,
  wakes: 'visible',
  load: loadCalendarDetail,
  structuredData: calendarProductData,
})
