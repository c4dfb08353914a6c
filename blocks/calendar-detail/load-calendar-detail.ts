import type { OwnFields } from '../../runtime/define-block.ts'
import type { PageReader } from '../../runtime/page-reader.ts'
import {
  type CalendarChoice,
  type CalendarDesignGroup,
  calendarDesignGroupQuestion,
  calendarPriceQuestion,
} from '../../schemas/calendars/calendar-design-group.ts'
import type { Price } from '../../schemas/price.ts'
import { plain } from '../../schemas/refinement.ts'
import type { CalendarDetailBlok } from './calendar-detail.schema.ts'

export interface CalendarDetailData {
  group: Omit<CalendarDesignGroup, 'from'>
  /** What is chosen until a shopper chooses, and what that costs. */
  choice: CalendarChoice
  price: Price
}

export async function loadCalendarDetail(
  { calendarType }: OwnFields<CalendarDetailBlok>,
  { askShop }: PageReader,
): Promise<CalendarDetailData> {
  const { from: _, ...group } = await askShop(calendarDesignGroupQuestion, { calendarType })
  const choice = usualChoice(group)
  return { group, choice, price: await askShop(calendarPriceQuestion, choice) }
}

/** The first of each, a single one, and nothing with it. */
function usualChoice({ designGroupId, formats, mountings, papers }: CalendarDetailData['group']): CalendarChoice {
  return {
    designGroupId,
    formatType: formats[0]?.value ?? '',
    mountingType: mountings[0]?.value ?? '',
    paperType: papers[0]?.value ?? '',
    refinementType: plain,
    accessoryTypes: [],
    amount: 1,
  }
}
