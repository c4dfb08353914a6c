import type { ReactNode } from 'react'
import { useMessages } from '../../runtime/messages/messages.ts'
import { type CustomerNote, type CustomerView, customerNotes } from '../../schemas/customer.ts'
import styles from './customer-account.module.css'

/** What the account's page shows at a time, with all that may be said in it of a form. */
export function View({ name, children }: { name: CustomerView; children: ReactNode }) {
  const message = useMessages()
  const id = `customer-${name}`
  const notes = (Object.keys(customerNotes) as CustomerNote[]).filter((note) => customerNotes[note] === name)
  return (
    <section id={id} data-view={name} aria-labelledby={`${id}-title`} className={styles.view}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.headline}>
        {message(`customerView.${name}`)}
      </h2>
      <div className={styles.body}>
        {notes.map((note) => (
          <p key={note} id={`customer-${note}`} data-note tabIndex={-1} className={styles.note}>
            {message(`customer.${note}`)}
          </p>
        ))}
        {children}
      </div>
    </section>
  )
}
