import type { InputHTMLAttributes, ReactElement } from 'react'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string
  /** Stands behind the label, and says less. */
  hint?: string
}

/** A field of a form with its label. */
export const TextField = ({ label, hint, ...input }: TextFieldProps): ReactElement => (
  <label className={styles.field}>
    <span>
      {label}
      {hint && <span className={styles.hint}> {hint}</span>}
    </span>
    <input {...input} className={styles.input} />
  </label>
)
