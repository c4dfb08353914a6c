import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { channelFeatures } from '../../schemas/channel.ts'
import type { IconName } from '../../schemas/icon.ts'
import type { DesignCardFacts } from '../fetch-designs.ts'
import { designsWords } from '../messages/german/designs-words.ts'
import { heartWords } from '../messages/german/heart-words.ts'
import { useMessages } from '../messages/messages.ts'
import { useSite } from '../site/site-context.ts'
import cardStyles from './card.module.css'
import styles from './design-card.module.css'
import { Icon } from './icon.tsx'
import { Image } from './image.tsx'

const messages = { ...designsWords, ...heartWords }

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
  const message = useMessages(messages)
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

interface CornerButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-pressed' | 'onClick'> {
  icon: IconName
  ref?: Ref<HTMLButtonElement>
}

/** What can be done with the design, on the corner of its picture. */
export const CornerButton = ({ icon, ...attributes }: CornerButtonProps): ReactElement => (
  <button type="button" className={styles.corner} {...attributes}>
    <Icon name={icon} />
  </button>
)

interface HeartProps {
  name: string
  isKept: boolean
  onToggle: () => void
}

/** Keeps a design on the wishlist or takes it off. Nothing in a channel that has no wishlist (R1.01). */
export function Heart({ name, isKept, onToggle }: HeartProps): ReactElement | null {
  const { channel } = useSite()
  const message = useMessages(messages)
  if (!channelFeatures[channel].wishlist) return null
  return <CornerButton icon="heart" aria-pressed={isKept} aria-label={message('heart.keep', { name })} onClick={onToggle} />
}
