import { useId } from 'react'
import { useMessages } from '../../runtime/messages/messages.ts'
import { type DesignFilterName, type DesignSort, designSorts } from '../../schemas/design-filters.ts'
import { type ListingChoice, unfilteredWord } from './listing-address.ts'
import type { OfferedFilter } from './offered-filters.ts'
import styles from './product-list.module.css'

interface ListingControlsProps {
  filters: OfferedFilter[]
  choice: ListingChoice
  /** The order while none is chosen. */
  usualSort: DesignSort
  onChoose(choice: ListingChoice): void
}

/** A choice for every filter, and the order. */
export function ListingControls({ filters, choice, usualSort, onChoose }: ListingControlsProps) {
  const message = useMessages()
  const isNarrowed = Object.keys(choice.filters).length > 0
  const setFilter = (name: DesignFilterName, value: string) => {
    const { [name]: _, ...others } = choice.filters
    onChoose({ ...choice, filters: value === unfilteredWord(name) ? others : { ...others, [name]: value } })
  }
  const setSort = ({ sort: _, ...others }: ListingChoice, value: string) =>
    // The editor's own order needs no word in the address.
    onChoose(value === usualSort ? others : { ...others, sort: value as DesignSort })

  return (
    <div className={styles.controls}>
      {filters.map(({ name, values }) => (
        <Choice
          key={name}
          label={message(`designs.filter-${name}`)}
          value={choice.filters[name] ?? unfilteredWord(name)}
          options={[
            { value: unfilteredWord(name), words: message(`designs.${unfilteredWord(name)}`) },
            ...values.map(({ value, name: words, count }) => ({ value, words: message('designs.counted', { words, count }) })),
          ]}
          isChosen={choice.filters[name] !== undefined}
          onChange={(value) => setFilter(name, value)}
        />
      ))}
      <Choice
        label={message('designs.sort')}
        value={choice.sort ?? usualSort}
        options={Object.keys(designSorts).map((value) => ({ value, words: message(`designs.sort-${value}`) }))}
        onChange={(value) => setSort(choice, value)}
      />
      {isNarrowed && (
        <button type="button" className={styles.reset} onClick={() => onChoose({ ...choice, filters: {} })}>
          {message('designs.reset')}
        </button>
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: { value: string; words: string }[]
  isChosen?: boolean
  onChange(value: string): void
}

function Choice({ label, value, options, isChosen, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice} data-chosen={isChosen || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  )
}
