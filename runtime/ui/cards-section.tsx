import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { EditMark } from '../edit-mark.ts'
import styles from './card.module.css'

interface CardsSectionProps {
  /** Nothing where there is none. */
  headline: string
  /** What the section is to who does not see it: a region by that name. */
  label?: string | undefined
  style?: CSSProperties
  editable: EditMark
  /** Their headings are one level below the headline's, or on it where there is none. */
  children: ReactNode
}

/** A part of the page that shows cards, with what it says above them. */
export const CardsSection = ({ headline, label, style, editable, children }: CardsSectionProps): ReactElement => (
  <section className={styles.section} style={style} aria-label={label} {...editable}>
    {headline && <h2 className={styles.headline}>{headline}</h2>}
    {children}
  </section>
)

/** The element of the cards' headings. */
export const cardHeading = (headline: string) => (headline ? 'h3' : 'h2')
