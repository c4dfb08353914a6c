import type { Site } from '../../runtime/site/site.ts'
import type { ContentListener } from '../content/content-change.ts'
import type { SitemapAt } from './write-sitemap.ts'

type OfOrigin = Pick<Site, 'origin'>

export interface KeptSitemapsParts<Host extends OfOrigin> {
  make: (host: Host) => Promise<SitemapAt>
  onContentChange(listener: ContentListener): void
  /** For content that tells nobody when it changes: how long a page is as it was, in milliseconds. */
  freshMs?: number | undefined
}

interface Kept {
  sitemapAt: Promise<SitemapAt>
  /** By the clock that nobody sets, in milliseconds. */
  madeAt: number
  isOld: boolean
}

/** What the shop's back end has that is new nobody says. */
const longestMs = 600_000

/**
 * Sitemaps, one for each host, whatever port it is asked at. Each is made once until the content changes, however many ask: it reads all
 * of it. One that can't be made is as it was; where there was none, the answer rejects with what kept it from being made.
 */
export function keptSitemaps<Host extends OfOrigin>(parts: KeptSitemapsParts<Host>) {
  const { make, onContentChange, freshMs = longestMs } = parts
  const lifeMs = Math.min(freshMs, longestMs)
  const kept = new Map<string, Kept>()
  onContentChange((change) => {
    if (change.action !== 'drafted') for (const sitemap of kept.values()) sitemap.isOld = true
  })

  function sitemapOf(host: Host): Promise<SitemapAt> {
    const { hostname } = new URL(host.origin)
    const before = kept.get(hostname)
    if (before && !before.isOld && performance.now() - before.madeAt < lifeMs) return before.sitemapAt
    const made = make(host)
    const sitemap: Kept = { sitemapAt: before ? made.catch(() => before.sitemapAt) : made, madeAt: performance.now(), isOld: false }
    made.catch(() => {
      // The next who asks tries again.
      sitemap.isOld = true
      if (!before && kept.get(hostname) === sitemap) kept.delete(hostname)
    })
    kept.set(hostname, sitemap)
    return sitemap.sitemapAt
  }

  return async (host: Host, page?: number) => (await sitemapOf(host))(host.origin, page)
}
