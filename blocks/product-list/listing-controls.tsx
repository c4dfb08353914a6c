import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { listingWords } from '../../runtime/messages/german/listing-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { type DesignFilterName, type DesignSort, designSorts } from '../../schemas/cards/design-filters.ts'
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
  const message = useMessages(listingWords)
  const isNarrowed = Object.keys(choice.filters).length > 0
  const choose = (from: ListingChoice, name: string, value: string): ListingChoice =>
    name === 'sort' ? withSort(from, value, usualSort) : withFilter(from, name as DesignFilterName, value)

  const controls = useRef<HTMLDivElement>(null)
  const takeEarlyChoice = useEffectEvent(() => {
    const selects = [...(controls.current?.querySelectorAll('select') ?? [])]
    const early = selects.filter(({ name, value }) => value !== chosenValue(choice, name, usualSort))
    if (early.length > 0) onChoose(early.reduce((from, { name, value }) => choose(from, name, value), choice))
  })
  // Somebody may have chosen before the block lived.
  useEffect(() => takeEarlyChoice(), [])

  const shared = (name: string) => ({
    name,
    value: chosenValue(choice, name, usualSort),
    onChange: (value: string) => onChoose(choose(choice, name, value)),
  })
  return (
    <div className={styles.controls} ref={controls}>
      {filters.map(({ name, values }) => (
        <Choice
          key={name}
          {...shared(name)}
          label={message(`listing.filter-${name}`)}
          options={[
            { value: unfilteredWord(name), words: message(`listing.${unfilteredWord(name)}`) },
            ...values.map(({ value, name: words, count }) => ({ value, words: message('listing.counted', { words, count }) })),
          ]}
          isChosen={choice.filters[name] !== undefined}
        />
      ))}
      <Choice
        {...shared('sort')}
        label={message('listing.sort')}
        options={Object.keys(designSorts).map((value) => ({ value, words: message(`listing.sort-${value}`) }))}
      />
      {isNarrowed && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            // The button goes.
            controls.current?.querySelector('select')?.focus()
            onChoose({ ...choice, filters: {} })
          }}
        >
          {message('listing.reset')}
        </button>
      )}
    </div>
  )
}

const chosenValue = ({ filters, sort }: ListingChoice, name: string, usualSort: DesignSort): string =>
  name === 'sort' ? (sort ?? usualSort) : (filters[name as DesignFilterName] ?? unfilteredWord(name as DesignFilterName))

function withFilter(choice: ListingChoice, name: DesignFilterName, value: string): ListingChoice {
  const { [name]: _, ...others } = choice.filters
  return { ...choice, filters: value === unfilteredWord(name) ? others : { ...others, [name]: value } }
}

/** The editor's own order needs no word in the address. */
const withSort = ({ sort: _, ...others }: ListingChoice, value: string, usualSort: DesignSort): ListingChoice =>
  value === usualSort ? others : { ...others, sort: value as DesignSort }

interface ChoiceProps {
  label: string
  /** Of the filter, or `sort`. */
  name: string
  value: string
  options: { value: string; words: string }[]
  isChosen?: boolean
  onChange(value: string): void
}

function Choice({ label, name, value, options, isChosen, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice} data-chosen={isChosen || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // Browsers are content with an edge of it.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  )
}
