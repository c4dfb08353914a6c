import type { ButtonHTMLAttributes, ReactElement } from 'react'
import styles from './link-button.module.css'

/** A button that looks as links that ask to be followed do. */
export const Button = (attributes: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>): ReactElement => (
  <button type="button" {...attributes} className={styles.button} data-kind="filled" />
)
