import type { RefObject } from 'react'
import type { DesignCardFacts } from '../../runtime/fetch-designs.ts'
import { wishlist } from '../../runtime/kept-list.ts'
import { heartWords } from '../../runtime/messages/german/heart-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { designHref, linkTarget } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import cardStyles from '../../runtime/ui/card.module.css'
import { DesignCard } from '../../runtime/ui/design-card.tsx'
import { Heart } from '../../runtime/ui/heart.tsx'
import { useWishlist } from '../../runtime/ui/use-wishlist.ts'
import { designFragment } from '../../schemas/cards/design-fragment.ts'
import type { Link } from '../../schemas/fields/multilink.ts'
import styles from './product-list.module.css'

export interface DesignGridProps {
  designs: DesignCardFacts[]
  /** The level of the cards' headings. */
  heading: 'h2' | 'h3'
  /** Where all cards lead; without it each leads to its own page. */
  url: Link | undefined
  gridRef?: RefObject<HTMLUListElement | null>
}

/** Designs side by side, each with a heart that keeps it. */
export function DesignGrid({ designs, heading, url, gridRef }: DesignGridProps) {
  const site = useSite()
  const message = useMessages(heartWords)
  const { isKept, toggle, isFull } = useWishlist()
  const hrefOf = (design: DesignCardFacts) => (url ? leadingTo(linkTarget(url, site).href, design.id) : designHref(design, site))
  return (
    <>
      <ul className={cardStyles.grid} ref={gridRef}>
        {designs.map((design) => (
          <li key={design.id}>
            <DesignCard design={design} href={hrefOf(design)} heading={heading}>
              <Heart name={design.name} isKept={isKept(design.id)} onToggle={() => toggle(design.id)} />
            </DesignCard>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.full}>
        {isFull && message('heart.full', { most: wishlist.most })}
      </p>
    </>
  )
}

/** A page for all of them is told which card it was. */
const leadingTo = (href: string, id: number) => (href.includes('#') ? href : `${href}#${designFragment(id)}`)
