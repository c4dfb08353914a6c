import { type ReactNode, useId } from 'react'
import styles from './entry.module.css'

export interface EntryProps {
  label: string
  hint?: string | undefined
  /** What is wrong with it: stands at the field, and is read with it. */
  wrong?: string | undefined
  children(control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }): ReactNode
}

/** A control with its label, what it is for, and what is wrong with it. */
export function Entry({ label, hint, wrong, children }: EntryProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': wrong !== undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  )
}
