import type { ContentListener } from '../content/content-change.ts'

export interface KeptSitemapsParts {
  make: (site: string) => Promise<string>
  onContentChange(listener: ContentListener): void
}

interface Kept {
  text: Promise<string>
  /** By the clock that nobody sets, in milliseconds. */
  madeAt: number
  isOld: boolean
}

/** What the shop's back end has that is new nobody says. */
const longestMs = 600_000
/** A host has one for each of its ports. */
const mostSites = 10

/**
 * Sitemaps, each made once until the content changes, however many ask: it reads all of it. One that can't be made is as it was; where
 * there was none, the answer rejects with what kept it from being made.
 */
export function keptSitemaps({ make, onContentChange }: KeptSitemapsParts): (site: string) => Promise<string> {
  // A Map keeps the order of insertion: the first was made longest ago.
  const kept = new Map<string, Kept>()
  onContentChange((change) => {
    if (change.action !== 'drafted') for (const sitemap of kept.values()) sitemap.isOld = true
  })

  return (site) => {
    const before = kept.get(site)
    if (before && !before.isOld && performance.now() - before.madeAt < longestMs) return before.text
    const made = make(site)
    const sitemap: Kept = { text: before ? made.catch(() => before.text) : made, madeAt: performance.now(), isOld: false }
    made.catch(() => {
      // The next who asks tries again.
      sitemap.isOld = true
      if (!before) kept.delete(site)
    })
    kept.delete(site)
    kept.set(site, sitemap)
    const [oldest = site] = kept.keys()
    if (kept.size > mostSites) kept.delete(oldest)
    return sitemap.text
  }
}
