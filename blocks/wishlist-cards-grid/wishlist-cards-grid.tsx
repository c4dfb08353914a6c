import { useRef, useState } from 'react'
import { drop, readKept } from '../../runtime/change-kept-list.ts'
import type { BlockProps } from '../../runtime/define-block.ts'
import { wishlist } from '../../runtime/kept-list.ts'
import { designsWords } from '../../runtime/messages/german/designs-words.ts'
import { wishlistWords } from '../../runtime/messages/german/wishlist-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { focusThen } from '../../runtime/ui/focus-then.ts'
import { LinkButton } from '../../runtime/ui/link-button.tsx'
import { useDesignsById } from '../../runtime/ui/use-designs-by-id.ts'
import { useKeptList } from '../../runtime/ui/use-kept-list.ts'
import { KeptCard } from './kept-card.tsx'
import styles from './wishlist-cards-grid.module.css'
import type { WishlistCardsGridBlok } from './wishlist-cards-grid.schema.ts'

const messages = { ...designsWords, ...wishlistWords }

/** What the visitor has kept, the newest first (R2.04, R2.24). Interactive: only their browser knows. */
export function WishlistCardsGrid({ blok, editable }: BlockProps<WishlistCardsGridBlok>) {
  const message = useMessages(messages)
  const ids = useKeptList(wishlist)
  return (
    <section className={styles.wishlist} aria-label={message('wishlist.label')} {...editable}>
      {ids ? <Kept ids={ids} blok={blok} /> : <p className={styles.needsScript}>{message('wishlist.needsScript')}</p>}
    </section>
  )
}

function Kept({ ids, blok }: { ids: number[]; blok: Pick<WishlistCardsGridBlok, 'empty' | 'linkText' | 'url'> }) {
  const message = useMessages(messages)
  const shown = useShown(ids)
  const { known, hasFailed, tryAgain } = useDesignsById(shown)
  const status = useRef<HTMLParagraphElement>(null)
  if (shown.length === 0)
    return (
      <>
        <p className={styles.words}>{blok.empty}</p>
        <LinkButton to={blok.url} text={blok.linkText} />
      </>
    )
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {message(hasFailed ? 'designs.failed' : countWords(ids.length), { count: ids.length })}
      </p>
      {hasFailed && (
        <button type="button" className={styles.action} onClick={focusThen(status, tryAgain)}>
          {message('designs.tryAgain')}
        </button>
      )}
      <ul className={cardStyles.grid}>
        {shown.map((id) => (
          <li key={id}>
            <KeptCard
              design={known.get(id)}
              isKept={ids.includes(id)}
              onRemove={() => drop(wishlist, id)}
              onUndo={() => putBack(id, shown)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where it was before, among what is kept now. */
function putBack(id: number, shown: number[]) {
  const kept = readKept(wishlist)
  const elsewhere = kept.filter((each) => !shown.includes(each))
  wishlist.write([...elsewhere, ...shown.filter((each) => each === id || kept.includes(each))])
}

const countWords = (count: number) => (count === 0 ? 'wishlist.none' : count === 1 ? 'wishlist.one' : 'wishlist.count')

/** What has been taken off stays in its place as long as the page is open, so that it can be put back. */
function useShown(ids: number[]): number[] {
  const [shown, setShown] = useState(ids)
  const added = ids.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...added, ...shown])
  return shown
}
