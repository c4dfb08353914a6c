import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './calendar-overview.example.ts'
import { CalendarOverviewBlok } from './calendar-overview.schema.ts'
import { CalendarOverview } from './calendar-overview.tsx'
import { loadCalendarOverview } from './load-calendar-overview.ts'

export const calendarOverview = defineBlock({
  schema: CalendarOverviewBlok,
  Component: CalendarOverview,
  example,
  load: loadCalendarOverview,
})
