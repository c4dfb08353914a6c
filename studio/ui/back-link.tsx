import type { Place } from '../place.ts'
import styles from './back-link.module.css'
import { Icon } from './icon.tsx'
import { PlaceLink } from './place-link.tsx'

/** The arrow at the head of a screen; `label` is what it leads back to. */
export function BackLink({ to, label }: { to: Place; label: string }) {
  return (
    <PlaceLink to={to} className={styles.back} label={label}>
      <Icon name="back" />
    </PlaceLink>
  )
}
