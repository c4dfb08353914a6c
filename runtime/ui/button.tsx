import type { ButtonHTMLAttributes, ReactElement } from 'react'
import styles from './link-button.module.css'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** `quiet` is a line of text. */
  kind?: 'filled' | 'quiet'
}

/** A button that looks as links that ask to be followed do. */
export const Button = ({ kind = 'filled', ...attributes }: ButtonProps): ReactElement => (
  <button type="button" {...attributes} className={styles.button} data-kind={kind} />
)
