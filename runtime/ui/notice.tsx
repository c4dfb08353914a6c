import { type ReactElement, type ReactNode, use } from 'react'
import { FramedContext } from './framed-context.ts'
import styles from './notice.module.css'

export interface NoticeProps {
  /** What those who listen find it by. */
  label: string
  children: ReactNode
  /** What can be answered, side by side: buttons or links that look like them. */
  answers: ReactNode
}

/**
 * Something the shop would like to know, at the bottom of the window, beside what somebody does: it takes no focus and keeps nobody
 * from anything. Unseen until a script shows it (show-notice.ts); editors see it where it stands.
 */
export function Notice({ label, children, answers }: NoticeProps): ReactElement {
  const isFramed = use(FramedContext)
  return (
    <section data-notice aria-label={label} tabIndex={-1} hidden={!isFramed} data-framed={isFramed || undefined} className={styles.notice}>
      <div className={styles.words}>{children}</div>
      <div className={styles.answers}>{answers}</div>
    </section>
  )
}
