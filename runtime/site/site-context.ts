import { createContext, use } from 'react'
import type { Site } from './site.ts'

/** The site a page is drawn for. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** The site the page is drawn for. Throws outside a page. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('There is no site here: draw blocks inside <SiteContext value={site}>.')
  return site
}
