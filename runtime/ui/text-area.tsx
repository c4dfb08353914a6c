import type { ReactElement, TextareaHTMLAttributes } from 'react'
import styles from './text-field.module.css'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  label: string
  /** Stands behind the label, and says less. */
  hint?: string
}

/** A field for several lines, with its label. */
export const TextArea = ({ label, hint, ...area }: TextAreaProps): ReactElement => (
  <label className={styles.field}>
    <span>
      {label}
      {hint && <span className={styles.hint}> {hint}</span>}
    </span>
    <textarea {...area} className={styles.input} />
  </label>
)
