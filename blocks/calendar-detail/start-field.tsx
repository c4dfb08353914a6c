import { calendarWords } from '../../runtime/messages/german/calendar-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import { monthsAfter, startName, startValue } from './start-months.ts'
import type { useStartMonth } from './use-start-month.ts'

/** From the first month to the last. */
const monthsToLast = 11

/** The month a calendar begins in. Before today is known it says January and no year, which takes as much room. */
export function StartField({ offered, start, choose }: ReturnType<typeof useStartMonth>) {
  const { locale } = useSite()
  const message = useMessages(calendarWords)
  const last = start ? monthsAfter(start, monthsToLast) : { month: 12 }
  return (
    <SelectField
      label={message('calendar.start')}
      options={
        start
          ? offered.map((each) => ({ value: startValue(each), name: startName(each, locale) }))
          : [{ value: '', name: startName({ month: 1 }, locale) }]
      }
      chosen={start ? startValue(start) : ''}
      onChoose={choose}
      hint={message('calendar.runs', { month: startName(last, locale) })}
    />
  )
}
