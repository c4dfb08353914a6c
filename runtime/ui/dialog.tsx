import { type ReactElement, type ReactNode, use } from 'react'
import { useMessages } from '../messages/messages.ts'
import styles from './dialog.module.css'
import { FramedContext } from './framed-context.ts'
import { Icon } from './icon.tsx'

/**
 * A window over the page. It opens by any `<button popovertarget={id}>` and closes by its own button, Esc and a
 * click beside it, all by the browser itself: no script.
 */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactElement {
  const message = useMessages()
  const isFramed = use(FramedContext)
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.dialog}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={message('benefits.close')}
          // biome-ignore lint/a11y/noAutofocus: a window that opens takes the focus
          autoFocus={!isFramed}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
