import { type RefObject, useEffect, useRef } from 'react'
import type { DesignCardFacts } from '../../runtime/fetch-designs.ts'
import { designsWords } from '../../runtime/messages/german/designs-words.ts'
import { wishlistWords } from '../../runtime/messages/german/wishlist-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { designHref } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { CornerButton } from '../../runtime/ui/corner-button.tsx'
import { CardPlace, DesignCard } from '../../runtime/ui/design-card.tsx'
import styles from './wishlist-cards-grid.module.css'

const messages = { ...designsWords, ...wishlistWords }

interface KeptCardProps {
  /** `gone` when the catalogue does not have it any more, `undefined` until that is known. */
  design: DesignCardFacts | 'gone' | undefined
  isKept: boolean
  onRemove(): void
  onUndo(): void
}

/** A design on the wishlist, or in its place what has become of it. */
export function KeptCard({ design, isKept, onRemove, onUndo }: KeptCardProps) {
  const site = useSite()
  const message = useMessages(messages)
  const button = useRef<HTMLButtonElement>(null)
  const expectChange = useFocusAfterChange(button, isKept)
  const act = (change: () => void) => () => {
    expectChange()
    change()
  }

  if (design === undefined) return <CardPlace />
  if (design === 'gone')
    return (
      <CardPlace>
        <p>{message('designs.gone')}</p>
        {isKept && (
          <button type="button" className={styles.action} onClick={onRemove}>
            {message('wishlist.removeGone')}
          </button>
        )}
      </CardPlace>
    )
  const { name } = design
  if (!isKept)
    return (
      <CardPlace>
        <p>{message('wishlist.removed', { name })}</p>
        <button ref={button} type="button" className={styles.action} onClick={act(onUndo)}>
          {message('wishlist.undo')}
        </button>
      </CardPlace>
    )
  return (
    <DesignCard design={design} href={designHref(design, site)} heading="h2">
      <CornerButton ref={button} icon="close" aria-label={message('wishlist.remove', { name })} onClick={act(onRemove)} />
    </DesignCard>
  )
}

/** The button that was pressed goes: the one in its place gets the focus, if it was pressed here. */
function useFocusAfterChange(button: RefObject<HTMLButtonElement | null>, isKept: boolean): () => void {
  const isExpected = useRef(false)
  useEffect(() => {
    if (isExpected.current) button.current?.focus()
    isExpected.current = false
  }, [isKept, button])
  return () => {
    isExpected.current = true
  }
}
