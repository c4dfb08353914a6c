import type { BlockProps } from '../../runtime/define-block.ts'
import { listingWords } from '../../runtime/messages/german/listing-words.ts'
import { photobookSetsWords } from '../../runtime/messages/german/photobook-sets-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { CardsSection, cardHeading } from '../../runtime/ui/cards-section.tsx'
import { changePageQuery, usePageQuery } from '../../runtime/ui/page-address.ts'
import { selectSets } from '../../schemas/photobooks/photobook-set-filters.ts'
import type { PhotobookOverviewData } from './load-photobook-overview.ts'
import { type OverviewChoice, readOverviewAddress, writeOverviewAddress } from './overview-address.ts'
import styles from './photobook-overview.module.css'
import type { PhotobookOverviewBlok } from './photobook-overview.schema.ts'
import { SetCard } from './set-card.tsx'
import { SetFilters } from './set-filters.tsx'

const messages = { ...listingWords, ...photobookSetsWords }

/** The sets of designs for photo books, to narrow down (R2.23). What a shopper has chosen stands in the page's address. */
export function PhotobookOverview({ blok, data, editable }: BlockProps<PhotobookOverviewBlok, PhotobookOverviewData>) {
  const message = useMessages(messages)
  const { designGroupSets: sets, categories, number } = data
  const search = usePageQuery()
  const choice = readOverviewAddress(search, number, categories)
  const { aspectRatio, categoryId } = choice
  const shown = selectSets(sets, { aspectRatio, categoryIds: categoryId === undefined ? [] : [categoryId] })
  const choose = (next: OverviewChoice) => changePageQuery(writeOverviewAddress(search, number, next), { isMore: false })
  return (
    <CardsSection headline={blok.headline} label={blok.headline || message('sets.label')} editable={editable}>
      <SetFilters sets={sets} categories={categories} choice={choice} onChoose={choose} />
      <p role="status" className={styles.status}>
        {message(shown.length === 0 ? 'sets.none' : 'sets.shown', { count: shown.length, total: sets.length })}
      </p>
      <ul className={`${cardStyles.grid} ${styles.grid}`}>
        {shown.map((set) => (
          <SetCard key={set.id} set={set} ratio={aspectRatio} url={blok.url} heading={cardHeading(blok.headline)} />
        ))}
      </ul>
    </CardsSection>
  )
}
