import { listingWords } from '../../runtime/messages/german/listing-words.ts'
import { photobookSetsWords } from '../../runtime/messages/german/photobook-sets-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { Button } from '../../runtime/ui/button.tsx'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { unfiltered } from '../../schemas/cards/design-filters.ts'
import { countSets, type PhotobookRatio } from '../../schemas/photobooks/photobook-set-filters.ts'
import type { PhotobookOverviewData } from './load-photobook-overview.ts'
import type { OverviewChoice } from './overview-address.ts'
import styles from './photobook-overview.module.css'

const messages = { ...listingWords, ...photobookSetsWords }

interface SetFiltersProps {
  sets: PhotobookOverviewData['designGroupSets']
  categories: PhotobookOverviewData['categories']
  choice: OverviewChoice
  onChoose: (choice: OverviewChoice) => void
}

/** Shape and style, each value with how many sets it leaves (R3.19). */
export function SetFilters({ sets, categories, choice, onChoose }: SetFiltersProps) {
  const message = useMessages(messages)
  const { aspectRatio, categoryId } = choice
  const counts = countSets(sets, { aspectRatio, categoryIds: categoryId === undefined ? [] : [categoryId] }, categories)
  const all = { value: unfiltered.usual, name: message('listing.alle') }
  const option = (value: string | number, words: string, count: number) => ({
    value: String(value),
    name: message('listing.counted', { words, count }),
    isDisabled: count === 0,
  })
  return (
    <div className={styles.filters}>
      <OptionField
        label={message('listing.filter-aspectRatio')}
        options={[all, ...counts.aspectRatio.map(({ value, count }) => option(value, message(`sets.ratio-${value}`), count))]}
        chosen={aspectRatio ?? all.value}
        onChoose={(value) => onChoose({ ...choice, aspectRatio: value === all.value ? undefined : (value as PhotobookRatio) })}
      />
      <OptionField
        label={message('listing.filter-style')}
        options={[
          all,
          ...categories.map(({ id, name }) => option(id, name, counts.categoryIds.find(({ value }) => value === id)?.count ?? 0)),
        ]}
        chosen={String(categoryId ?? all.value)}
        onChoose={(value) => onChoose({ ...choice, categoryId: value === all.value ? undefined : Number(value) })}
      />
      {(aspectRatio !== undefined || categoryId !== undefined) && (
        <Button
          kind="quiet"
          onClick={({ currentTarget }) => {
            // The button goes.
            currentTarget.parentElement?.querySelector('input')?.focus()
            onChoose({})
          }}
        >
          {message('listing.reset')}
        </Button>
      )}
    </div>
  )
}
