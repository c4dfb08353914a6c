import type { ReactNode } from 'react'
import { addressOf, goTo, type Place } from '../place.ts'

export interface PlaceLinkProps {
  to: Place
  className?: string | undefined
  label?: string
  /** Before one goes there in this tab. */
  onGo?(): void
  children: ReactNode
}

/** A link within the studio: it goes there without a reload, and opens in a tab of its own as any link does. */
export function PlaceLink({ to, className, label, onGo, children }: PlaceLinkProps) {
  return (
    <a
      className={className}
      href={addressOf(to)}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onGo?.()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
