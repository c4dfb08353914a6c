import type { Site } from '../../runtime/site/site.ts'
import type { ContentListener } from '../content/content-change.ts'

type OfOrigin = Pick<Site, 'origin'>

export interface KeptSitemapsParts<Host extends OfOrigin> {
  make: (host: Host) => Promise<string>
  onContentChange(listener: ContentListener): void
  /** For content that tells nobody when it changes: how long a page is as it was, in milliseconds. */
  freshMs?: number | undefined
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
const mostHosts = 10

/**
 * Sitemaps, each made once until the content changes, however many ask: it reads all of it. One that can't be made is as it was; where
 * there was none, the answer rejects with what kept it from being made.
 */
export function keptSitemaps<Host extends OfOrigin>(parts: KeptSitemapsParts<Host>): (host: Host) => Promise<string> {
  const { make, onContentChange, freshMs = longestMs } = parts
  const lifeMs = Math.min(freshMs, longestMs)
  // A Map keeps the order of insertion: the first was made longest ago.
  const kept = new Map<string, Kept>()
  onContentChange((change) => {
    if (change.action !== 'drafted') for (const sitemap of kept.values()) sitemap.isOld = true
  })

  return (host) => {
    const before = kept.get(host.origin)
    if (before && !before.isOld && performance.now() - before.madeAt < lifeMs) return before.text
    const made = make(host)
    const sitemap: Kept = { text: before ? made.catch(() => before.text) : made, madeAt: performance.now(), isOld: false }
    made.catch(() => {
      // The next who asks tries again.
      sitemap.isOld = true
      if (!before && kept.get(host.origin) === sitemap) kept.delete(host.origin)
    })
    kept.delete(host.origin)
    kept.set(host.origin, sitemap)
    const [oldest = ''] = kept.keys()
    if (kept.size > mostHosts) kept.delete(oldest)
    return sitemap.text
  }
}
