import { useKeptState } from '../../runtime/ui/use-kept-state.ts'
import type { CalendarChoice } from '../../schemas/calendars/calendar-design-group.ts'
import { plain, takesRefinement } from '../../schemas/refinement.ts'
import type { CalendarDetailData } from './load-calendar-detail.ts'

/** What the shopper has chosen so far. A paper that takes no refinement takes off the one that was chosen. */
export function useCalendarChoice(data: CalendarDetailData) {
  const { group } = data
  const [choice, setChoice] = useKeptState(data.choice, data)
  const change = (changed: Partial<CalendarChoice>) =>
    setChoice((before) => {
      const next = { ...before, ...changed }
      return takesRefinement(group.papers, next.paperType) ? next : { ...next, refinementType: plain }
    })
  return { choice, change }
}
