import { useEffect, useState } from 'react'
import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import type { StartMonth } from '../../schemas/calendars/calendar-query.ts'
import { startMonthsFrom, startValue, usualStart } from './start-months.ts'

/**
 * The months that are offered, and the one that is chosen. Pages are kept, so that today is known in the browser alone: at first
 * no months are offered and none is chosen, and what is shown (the next January) holds on each day.
 */
export function useStartMonth(calendarType: string) {
  const [offered, setOffered] = useState<StartMonth[]>([])
  useEffect(() => setOffered(startMonthsFrom(new Date())), [])
  const [chosen, choose] = useKeptState('', ['start', calendarType])
  const start = offered.find((each) => startValue(each) === chosen) ?? usualStart(offered)
  return { offered, start, choose: (month: string) => choose(() => month) }
}
