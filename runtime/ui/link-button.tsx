import type { ReactElement } from 'react'
import type { Link } from '../../schemas/fields/multilink.ts'
import { ContentLink } from './content-link.tsx'
import { Icon } from './icon.tsx'
import styles from './link-button.module.css'

export interface LinkButtonProps {
  to: Link | undefined
  text: string
  /** `quiet` is a line of text with an arrow. */
  kind?: 'filled' | 'quiet'
  /** Makes the nearest positioned ancestor clickable as a whole. */
  isStretched?: boolean
}

/** A link that asks to be followed. Without a target it shows its words and can't be clicked. */
export function LinkButton({ to, text, kind = 'filled', isStretched }: LinkButtonProps): ReactElement {
  const label = (
    <>
      {text}
      <Icon name="arrow" />
    </>
  )
  const attributes = { className: styles.button, 'data-kind': kind, 'data-stretched': isStretched || undefined }
  return to ? (
    <ContentLink to={to} draggable={false} {...attributes}>
      {label}
    </ContentLink>
  ) : (
    <span {...attributes}>{label}</span>
  )
}
