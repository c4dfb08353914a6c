import { calendarDesignGroupQuestion, calendarPriceQuestion } from '../../../schemas/calendars/calendar-design-group.ts'
import { answering, type EmbeddedAnswer } from '../embedded-answer.ts'
import { NotOffered } from '../shop-api.ts'
import { calendarDesignGroup, calendarNotOffered, typeOfDesignGroup } from './calendar-offer.ts'
import { calendarPrice } from './calendar-prices.ts'

/** What calendars are made of and cost. */
export const calendarAnswers: EmbeddedAnswer[] = [
  answering(calendarDesignGroupQuestion, (market, { calendarType, designGroupId = 0 }) =>
    calendarDesignGroup(calendarType ?? typeOf(designGroupId), market),
  ),
  answering(calendarPriceQuestion, (market, choice) => {
    const type = typeOf(choice.designGroupId)
    const problem = calendarNotOffered(choice, calendarDesignGroup(type, market))
    if (problem !== undefined) throw new NotOffered(problem)
    return calendarPrice(choice, type, market.country)
  }),
]

function typeOf(designGroupId: number) {
  const type = typeOfDesignGroup(designGroupId)
  if (!type) throw new NotOffered(`There is no group of designs ${designGroupId}.`)
  return type
}
