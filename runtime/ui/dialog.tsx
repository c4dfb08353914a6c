import { type ReactElement, type ReactNode, use } from 'react'
import { dialogWords } from '../messages/german/dialog-words.ts'
import { useMessages } from '../messages/messages.ts'
import styles from './dialog.module.css'
import { FramedContext } from './framed-context.ts'
import { Icon } from './icon.tsx'

export interface DialogProps {
  id: string
  title: string
  children: ReactNode
  /** In the middle of the page; else the styles of the block say where. One in the corner is opened by a script. */
  place?: 'middle' | 'side' | 'corner'
}

/**
 * A window over the page. It opens by any `<button popovertarget={id}>` and closes by its own button, Esc and a
 * click beside it, all by the browser itself: no script. One in the corner lies beside what somebody does: a script opens it, it takes
 * no focus, and only its button closes it.
 */
export function Dialog({ id, title, children, place = 'middle' }: DialogProps): ReactElement {
  const message = useMessages(dialogWords)
  const isFramed = use(FramedContext)
  const isAside = place === 'corner'
  const takesFocus = !isFramed && !isAside
  return (
    <div
      id={id}
      popover={isAside ? 'manual' : 'auto'}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={styles.dialog}
      data-place={place === 'middle' ? undefined : place}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={message('dialog.close')}
          // biome-ignore lint/a11y/noAutofocus: a window that opens takes the focus
          autoFocus={takesFocus}
          // In the browser React writes no such attribute: it would give the focus to a window that is not open yet.
          ref={(button) => void button?.toggleAttribute('autofocus', takesFocus)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
