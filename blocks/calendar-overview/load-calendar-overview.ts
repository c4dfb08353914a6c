import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageCard, PageReader } from '../../runtime/page-reader.ts'
import { type CalendarType, calendarTypes } from '../../schemas/calendars/calendar.ts'
import { type CalendarDesignGroup, calendarDesignGroupQuestion } from '../../schemas/calendars/calendar-design-group.ts'
import type { CalendarOverviewBlok } from './calendar-overview.schema.ts'

export interface CalendarCard {
  page: PageCard
  group: CalendarDesignGroup
}

/** The types of calendars that have a page in the folder, as editors have put these in order. */
export async function loadCalendarOverview(
  { folder, except }: OwnFields<CalendarOverviewBlok>,
  { listFolder, askShop }: PageReader,
): Promise<CalendarCard[]> {
  const cards = (await listFolder(folder)).map(async (page) => {
    const calendarType = typeOfPage(page)
    if (!calendarType || calendarType === except) return []
    return [{ page, group: await askShop(calendarDesignGroupQuestion, { calendarType }) }]
  })
  return (await Promise.all(cards)).flat()
}

function typeOfPage({ slug }: PageCard): CalendarType | undefined {
  const name = slug.split('/').filter(Boolean).at(-1)
  return calendarTypes.find((type) => type === name)
}
