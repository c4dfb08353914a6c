import type { CSSProperties, ReactNode } from 'react'
import type { EditMark } from '../edit-mark.ts'
import styles from './product-detail.module.css'

interface ProductDetailProps {
  /** Of the element that holds the name; other parts of the page may be named the same. */
  id: string
  name: string
  /** What it is and how large, in a line. */
  kind: ReactNode
  picture: ReactNode
  /** Width to height of the picture: `4/3`; without one it is upright, 3/4. */
  ratio?: string
  /** The fields in which a shopper chooses. Without script they could not: they are not shown then. */
  choices: ReactNode
  sum: ReactNode
  /** Links that lead on from here. */
  actions: ReactNode
  /** `2` where something else is the page's headline. */
  level?: 1 | 2
  editable: EditMark
}

/** A product with all that can be chosen for it: the picture, and beside it the choice and what it costs. */
export function ProductDetail({ id, name, kind, picture, ratio, choices, sum, actions, level = 1, editable }: ProductDetailProps) {
  const Name = `h${level}` as const
  return (
    <section className={styles.detail} aria-labelledby={id} {...editable}>
      <figure className={styles.figure} style={ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined}>
        {picture}
      </figure>
      <div className={styles.facts}>
        <Name id={id} className={styles.name}>
          {name}
        </Name>
        <p className={styles.kind}>{kind}</p>
        <div className={styles.choices}>{choices}</div>
        {sum}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  )
}
