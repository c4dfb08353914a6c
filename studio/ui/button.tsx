import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import styles from './button.module.css'

export interface ButtonProps extends AriaButtonProps {
  /** `plain` has no frame, `icon` shows a picture alone and needs an `aria-label`. */
  look?: 'primary' | 'framed' | 'plain' | 'icon'
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'framed', className, ...props }: ButtonProps) {
  return <AriaButton {...props} className={`${styles.button} ${styles[look]} ${className ?? ''}`} />
}
