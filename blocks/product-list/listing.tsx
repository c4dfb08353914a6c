import { type RefObject, useEffect, useRef } from 'react'
import { designsWords } from '../../runtime/messages/german/designs-words.ts'
import { listingWords } from '../../runtime/messages/german/listing-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { focusThen } from '../../runtime/ui/focus-then.ts'
import { changePageQuery, usePageQuery } from '../../runtime/ui/page-address.ts'
import { type DesignFilterName, type DesignsAsked, pageSizes } from '../../schemas/cards/design-filters.ts'
import { DesignGrid, type DesignGridProps } from './design-grid.tsx'
import { type ListingChoice, readListingAddress, writeListingAddress } from './listing-address.ts'
import { ListingControls } from './listing-controls.tsx'
import type { ProductListData } from './load-product-list.ts'
import { offeredFilters, sensibleChoice, valuesLeft } from './offered-filters.ts'
import styles from './product-list.module.css'
import { useDesigns } from './use-designs.ts'

const messages = { ...designsWords, ...listingWords }

interface ListingProps extends Pick<DesignGridProps, 'heading' | 'url'> {
  data: ProductListData
  asked: DesignsAsked
  offered: DesignFilterName[]
}

/** A listing to narrow down, to sort and to lengthen (R2.22). What a shopper has chosen stands in the page's address. */
export function Listing({ data: { page, number }, asked, offered, heading, url }: ListingProps) {
  const message = useMessages(messages)
  const search = usePageQuery()
  const filters = offeredFilters(page, offered, asked)
  const choice = sensibleChoice(readListingAddress(search, number), filters)
  const { listing, isBegun, state, tryAgain } = useDesigns(withChoice(asked, choice), choice.pages, { asked, page })
  const { designs, total } = listing

  const grid = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const goOnAt = useFocusOfNew(grid, designs.length)
  const choose = (next: ListingChoice) => changePageQuery(writeListingAddress(search, number, { ...next, pages: 1 }), { isMore: false })
  const showMore = () => {
    goOnAt(designs.length)
    changePageQuery(writeListingAddress(search, number, { ...choice, pages: choice.pages + 1 }), { isMore: true })
  }
  const more = Math.min(asked.pageSize ?? pageSizes[0], total - designs.length)
  const hasFailed = state === 'failed'
  const said = hasFailed ? 'designs.failed' : total === 0 ? 'listing.none' : 'listing.shown'
  const again = hasFailed && (
    <button type="button" className={styles.quiet} onClick={focusThen(status, tryAgain)}>
      {message('designs.tryAgain')}
    </button>
  )

  return (
    <div aria-busy={state === 'loading'} data-outdated={(hasFailed && !isBegun) || undefined} className={styles.listing}>
      <ListingControls
        filters={filters.map((filter) => ({ ...filter, values: valuesLeft(filter, listing, choice.filters[filter.name]) }))}
        choice={choice}
        usualSort={asked.sort ?? 'recommendation'}
        onChoose={choose}
      />
      <div className={styles.status}>
        <p ref={status} role="status" tabIndex={-1}>
          {message(said, { count: designs.length, total })}
        </p>
        {again}
      </div>
      <noscript>
        <p className={styles.note}>{message('listing.needsScript')}</p>
      </noscript>
      <DesignGrid designs={designs} heading={heading} url={url} gridRef={grid} />
      {hasFailed && isBegun && (
        <div className={styles.status}>
          <p>{message('designs.failed')}</p>
          {again}
        </div>
      )}
      {!hasFailed && more > 0 && (
        <button type="button" className={styles.button} onClick={showMore}>
          {message('listing.more', { count: more, total })}
        </button>
      )}
    </div>
  )
}

function withChoice(asked: DesignsAsked, { filters, sort = asked.sort }: ListingChoice): DesignsAsked {
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, [value]]))
  return { ...asked, ...chosen, ...(sort && { sort }) }
}

/** Who asks for more with the keyboard goes on at the first that is new: the button may be gone. */
function useFocusOfNew(grid: RefObject<HTMLUListElement | null>, length: number): (index: number) => void {
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined || length <= next.current) return
    grid.current?.children[next.current]?.querySelector('a')?.focus({ preventScroll: true })
    next.current = undefined
  }, [length, grid])
  return (index) => {
    next.current = index
  }
}
