import { setTimeout as after } from 'node:timers/promises'
import { type Cdn, forGood, lifeHeaders, noCdn, surrogateKey } from './cdn.ts'

interface Vendor {
  /**
   * The header that says to this CDN alone how long it keeps something. In `Cache-Control`, `s-maxage` forbids to show what is old
   * (https://www.rfc-editor.org/rfc/rfc9111.html#section-5.2.2.10), which Cloudflare keeps to, whatever `stale-while-revalidate` says.
   */
  lifeHeader: string
  /** Names the header and its form. */
  keys(keys: string[]): Record<string, string>
  authorization(token: string): Record<string, string>
  body(keys: string[]): object
  /** In one request. */
  mostKeys: number
}

/**
 * How vendors want to be told:
 * https://www.fastly.com/documentation/reference/api/purging/, https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Control/,
 * https://developers.cloudflare.com/api/resources/cache/methods/purge/, https://developers.cloudflare.com/cache/concepts/cdn-cache-control/
 */
export const cdnVendors = {
  fastly: {
    lifeHeader: lifeHeaders.fastly,
    keys: (keys) => ({ 'surrogate-key': keys.join(' ') }),
    authorization: (token) => ({ 'fastly-key': token }),
    body: (keys) => ({ surrogate_keys: keys }),
    mostKeys: 256,
  },
  cloudflare: {
    lifeHeader: lifeHeaders.cloudflare,
    keys: (keys) => ({ 'cache-tag': keys.join(',') }),
    authorization: (token) => ({ authorization: `Bearer ${token}` }),
    body: (keys) => ({ tags: keys }),
    mostKeys: 30,
  },
} satisfies Record<string, Vendor>

export type CdnVendor = keyof typeof cdnVendors

export interface PurgingCdnOptions {
  vendor: CdnVendor
  purgeUrl: string
  token: string
  /** How long the CDN keeps a page that nothing drops, in seconds. */
  maxAge: number
  onFailure(error: unknown): void
  /** Between tries, in milliseconds; doubled each time. */
  retryMs?: number
  /** After so many milliseconds it is told once more. */
  againMs?: number
}

/**
 * With more a page is not kept by the CDN: vendors and HTTP clients take headers of 16 kB. A page has one for each link to another.
 * https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Key/
 */
const mostKeysOfPage = 1_000

/** After so many tries in vain somebody is told; it is tried on, until the CDN has forgotten the pages by itself. */
const triesBeforeReport = 6
const longestRetryMs = 60_000
/** A change of many stories takes many requests. */
const mostAtOnce = 4
/** While the CDN fetches the new page, visitors get the one before it, but not for longer than this, in seconds. */
const staleWhileRevalidate = 30
/** While no process of the shop answers, visitors get what the CDN had, in seconds: a night, and the morning in which it is found. */
const staleIfError = 86_400

/** Pages are kept by the CDN until the shop has them dropped; browsers still ask each time. */
export function purgingCdn({ vendor, purgeUrl, token, maxAge, onFailure, retryMs = 200, againMs = 5_000 }: PurgingCdnOptions): Cdn {
  const { lifeHeader, keys, authorization, body, mostKeys }: Vendor = cdnVendors[vendor]

  async function send(some: string[]) {
    const end = performance.now() + maxAge * 1000
    for (let tries = 1; ; tries++) {
      try {
        const response = await fetch(purgeUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...authorization(token) },
          body: JSON.stringify(body(some)),
          signal: AbortSignal.timeout(5_000),
        })
        if (response.ok) return
        throw new Error(`The CDN answered ${response.status} to a purge: see CDN_PURGE_URL and CDN_PURGE_TOKEN.`)
      } catch (error) {
        if (tries === triesBeforeReport) onFailure(error)
        if (performance.now() > end) return
        await after(Math.min(longestRetryMs, retryMs * 2 ** (tries - 1)), undefined, { ref: false })
      }
    }
  }

  async function tell(all: string[]) {
    const batches = Array.from({ length: Math.ceil(all.length / mostKeys) }, (_, index) =>
      all.slice(index * mostKeys, (index + 1) * mostKeys),
    )
    const tellOn = async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) await send(batch)
    }
    await Promise.all(Array.from({ length: mostAtOnce }, tellOn))
  }

  const late = new Set<string>()

  /** A page that was on its way to the CDN when it was told is kept there as if it were new. */
  function tellAgain(some: string[]) {
    if (late.size === 0) {
      setTimeout(() => {
        void tell([...late])
        late.clear()
      }, againMs).unref()
    }
    for (const key of some) late.add(key)
  }

  /** For browsers, and for the CDN in seconds. */
  const lives = (inBrowsers: string, seconds: number) => ({
    'cache-control': `${inBrowsers}, s-maxage=${seconds}, stale-while-revalidate=${staleWhileRevalidate}`,
    [lifeHeader]: `max-age=${seconds}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
  })

  return {
    pageHeaders: (reads, lifeMs = Number.POSITIVE_INFINITY) =>
      reads.length > mostKeysOfPage
        ? noCdn.pageHeaders(reads)
        : {
            ...lives('public, max-age=0, must-revalidate', Math.min(maxAge, Math.floor(lifeMs / 1000))),
            ...keys(reads.map(surrogateKey)),
          },
    fileHeaders: (tags) => ({
      ...lives(forGood, maxAge),
      ...keys(tags.map(surrogateKey)),
    }),
    async purge(tags) {
      const all = [...tags].map(surrogateKey)
      tellAgain(all)
      await tell(all)
    },
  }
}
