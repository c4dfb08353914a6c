import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import type { IconName } from '../../schemas/icon.ts'
import styles from './corner-button.module.css'
import { Icon } from './icon.tsx'

interface CornerButtonProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-pressed' | 'onClick'> {
  icon: IconName
  ref?: Ref<HTMLButtonElement>
}

/** What can be done with a design, on the corner of its picture. */
export const CornerButton = ({ icon, ...attributes }: CornerButtonProps): ReactElement => (
  <button type="button" className={styles.corner} {...attributes}>
    <Icon name={icon} />
  </button>
)
