import type { ReactNode } from 'react'
import type { Place } from '../place.ts'
import { BackLink } from './back-link.tsx'
import styles from './screen.module.css'
import { useTitle } from './use-title.ts'

export interface ScreenProps {
  /** What the browser's tab calls it. */
  title: string
  /** What stands above it, where that is something else. */
  heading?: string
  back?: { to: Place; label: string }
  /** What can be done with all of it: beside the heading. */
  actions?: ReactNode
  /** For lines of text rather than of a table. */
  isNarrow?: boolean
  children: ReactNode
}

/** A screen of its own with a heading, whatever it shows below; all but the editor and the look ahead. */
export function Screen({ title, heading = title, back, actions, isNarrow = false, children }: ScreenProps) {
  useTitle(title)
  return (
    <div className={styles.screen} data-narrow={isNarrow || undefined}>
      <header className={styles.head}>
        {back && <BackLink {...back} />}
        <h1>{heading}</h1>
        {actions}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
