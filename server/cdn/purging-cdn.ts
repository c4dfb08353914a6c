import { setTimeout as after } from 'node:timers/promises'
import { type Cdn, forGood, noCdn, surrogateKey } from './cdn.ts'

interface Vendor {
  /** Names the header and its form. */
  keys(keys: string[]): Record<string, string>
  authorization(token: string): Record<string, string>
  body(keys: string[]): object
  /** In one request. */
  mostKeys: number
}

/** How vendors want to be told: https://www.fastly.com/documentation/reference/api/purging/, https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
export const cdnVendors = {
  fastly: {
    keys: (keys) => ({ 'surrogate-key': keys.join(' ') }),
    authorization: (token) => ({ 'fastly-key': token }),
    body: (keys) => ({ surrogate_keys: keys }),
    mostKeys: 256,
  },
  cloudflare: {
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

/** Pages are kept by the CDN until the shop has them dropped; browsers still ask each time. */
export function purgingCdn({ vendor, purgeUrl, token, maxAge, onFailure, retryMs = 200, againMs = 5_000 }: PurgingCdnOptions): Cdn {
  const { keys, authorization, body, mostKeys }: Vendor = cdnVendors[vendor]

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

  return {
    pageHeaders: (reads, lifeMs = Number.POSITIVE_INFINITY) =>
      reads.length > mostKeysOfPage
        ? noCdn.pageHeaders(reads)
        : {
            'cache-control': `public, max-age=0, must-revalidate, s-maxage=${Math.min(maxAge, Math.floor(lifeMs / 1000))}, stale-while-revalidate=${staleWhileRevalidate}`,
            ...keys(reads.map(surrogateKey)),
          },
    fileHeaders: (tags) => ({
      'cache-control': `${forGood}, s-maxage=${maxAge}`,
      ...keys(tags.map(surrogateKey)),
    }),
    async purge(tags) {
      const all = [...tags].map(surrogateKey)
      tellAgain(all)
      await tell(all)
    },
  }
}
