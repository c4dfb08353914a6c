import type { AnchorHTMLAttributes, ReactElement } from 'react'
import styles from './link-button.module.css'

/** A link to an address that is not content, as a button. */
export const ButtonLink = (attributes: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>): ReactElement => (
  <a {...attributes} className={styles.button} data-kind="filled" />
)
