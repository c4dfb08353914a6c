import type { ReactElement, ReactNode } from 'react'
import type { DesignCardFacts } from '../fetch-designs.ts'
import { designsWords } from '../messages/german/designs-words.ts'
import { useMessages } from '../messages/messages.ts'
import cardStyles from './card.module.css'
import styles from './design-card.module.css'
import { Image } from './image.tsx'

interface DesignCardProps {
  design: DesignCardFacts
  href: string
  /** The level of its heading. */
  heading: 'h2' | 'h3'
  /** What can be done with it, on the corner of its picture. */
  children?: ReactNode
}

/** A design in a listing: its picture, its name, what it is. */
export function DesignCard({ design, href, heading: Heading, children }: DesignCardProps): ReactElement {
  const message = useMessages(designsWords)
  const { name, description, kindName, picture, label } = design
  return (
    <article className={cardStyles.card}>
      <div className={`${cardStyles.face} ${styles.face}`}>
        <Image sources={[{ image: { ...picture, placeholder: '' }, ratio: '3/4' }]} alt={description ?? ''} preset="card" />
        {label?.includes('neu') && <span className={styles.badge}>{message('designs.new')}</span>}
      </div>
      <Heading className={cardStyles.title}>
        <a href={href} className={cardStyles.link}>
          {name}
        </a>
      </Heading>
      {kindName && <p className={cardStyles.text}>{kindName}</p>}
      {children}
    </article>
  )
}

/** Where a card was or will be. */
export const CardPlace = ({ children }: { children?: ReactNode }): ReactElement => <div className={styles.place}>{children}</div>
