import { calendarWords } from '../../runtime/messages/german/calendar-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { RefinementField } from '../../runtime/ui/refinement-field.tsx'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import { calendarAmounts } from '../../schemas/calendars/calendar.ts'
import type { CalendarChoice } from '../../schemas/calendars/calendar-design-group.ts'
import { takesRefinement } from '../../schemas/refinement.ts'
import type { CalendarDetailData } from './load-calendar-detail.ts'
import { StartField } from './start-field.tsx'
import type { useStartMonth } from './use-start-month.ts'

interface CalendarChoicesProps {
  group: CalendarDetailData['group']
  choice: CalendarChoice
  change: (changed: Partial<CalendarChoice>) => void
  startMonth: ReturnType<typeof useStartMonth>
}

/** Format, mounting, paper, refinement, what goes with it, when it begins, and how many. */
export function CalendarChoices({ group, choice, change, startMonth }: CalendarChoicesProps) {
  const message = useMessages(calendarWords)
  const { formats, mountings, papers, refinements, accessories, calendarType } = group
  const { formatType, mountingType, paperType, refinementType, accessoryTypes, amount } = choice
  return (
    <>
      <OptionField
        label={message('calendar.format')}
        options={formats}
        chosen={formatType}
        onChoose={(value) => change({ formatType: value })}
        hint={noteOf(formats, formatType)}
      />
      <OptionField
        label={message(calendarType === 'tischkalender' ? 'calendar.standing' : 'calendar.hanging')}
        options={mountings}
        chosen={mountingType}
        onChoose={(value) => change({ mountingType: value })}
        hint={noteOf(mountings, mountingType)}
      />
      <OptionField
        label={message('calendar.paper')}
        options={papers}
        chosen={paperType}
        onChoose={(value) => change({ paperType: value })}
        hint={noteOf(papers, paperType)}
      />
      <RefinementField
        options={refinements}
        chosen={refinementType}
        onChoose={(value) => change({ refinementType: value })}
        isPossible={takesRefinement(papers, paperType)}
      />
      {accessories.map(({ value: type, name, note }) => (
        <OptionField
          key={type}
          label={name}
          options={[
            { value: '', name: message('calendar.without') },
            { value: type, name: message('calendar.with', { name }) },
          ]}
          chosen={accessoryTypes.includes(type) ? type : ''}
          onChoose={(chosen) => change({ accessoryTypes: [...accessoryTypes.filter((each) => each !== type), ...(chosen ? [type] : [])] })}
          hint={note}
        />
      ))}
      <StartField {...startMonth} />
      <SelectField
        label={message('calendar.amount')}
        options={calendarAmounts.map((count) => ({ value: String(count), name: message('calendar.pieces', { count }) }))}
        chosen={String(amount)}
        onChoose={(value) => change({ amount: Number(value) })}
      />
    </>
  )
}

const noteOf = (options: { value: string; note: string }[], chosen: string) => options.find(({ value }) => value === chosen)?.note ?? ''
