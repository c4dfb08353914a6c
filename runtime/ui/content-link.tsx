import type { ReactElement, ReactNode } from 'react'
import type { Link } from '../../schemas/fields/multilink.ts'
import { linkTarget } from '../site/link-target.ts'
import { useSite } from '../site/site-context.ts'

export interface ContentLinkProps {
  /** Without one the children stand alone. */
  to: Link | undefined
  children: ReactNode
  className?: string | undefined
  'aria-label'?: string
  'aria-hidden'?: boolean
  tabIndex?: number
  draggable?: boolean
}

/** A link of the content, with everything its target asks for (R2.14, R2.15). */
export function ContentLink({ to, children, ...attributes }: ContentLinkProps): ReactElement {
  const site = useSite()
  if (!to) return <>{children}</>
  return (
    <a {...linkTarget(to, site)} {...attributes}>
      {children}
    </a>
  )
}
