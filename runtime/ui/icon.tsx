import type { ReactElement } from 'react'
import type { IconName } from '../../schemas/icon.ts'
import styles from './icon.module.css'

/** An icon of the sprite (R2.01). With a label it is a picture, without one it is an ornament. */
export function Icon({ name, label, size = 'm' }: { name: IconName; label?: string | undefined; size?: 's' | 'm' | 'l' }): ReactElement {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is an attribute, and it has none as an ornament
    <svg className={styles.icon} data-size={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
