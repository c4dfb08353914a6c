/**
 * A content delivery network before the shop, if there is one. It keeps pages as the shop's own cache does, under keys
 * that stand for what a page read, and is told to drop them by these keys.
 */
import { createHash } from 'node:crypto'
import { browsersOnly } from '../requests/browsers-only.ts'

export interface Cdn {
  /** The headers that say how long a page may be kept and under which keys. What it shows may hold for so many milliseconds only. */
  pageHeaders(reads: readonly string[], lifeMs?: number): Record<string, string>
  /** The same of a file, whose address never stands for other bytes: browsers keep it for good. */
  fileHeaders(tags: readonly string[]): Record<string, string>
  /**
   * Has the copies dropped of pages that read something of this, which changed with this version of the content where that has
   * versions. Failures are tried again, and reported when they go on. Resolves when it is done, or there is nothing left to drop.
   */
  purge(tags: Iterable<string>, version?: number): Promise<void>
}

/** Other bytes have another address. */
export const forGood = 'public, max-age=31536000, immutable'

/** By vendor, the header that says to the CDN alone how long it keeps something; it counts before `cache-control`. */
export const lifeHeaders = { fastly: 'surrogate-control', cloudflare: 'cloudflare-cdn-cache-control' }

/** Without a CDN nobody but the visitor's browser keeps a page, and that asks each time whether it is still the same. */
export const noCdn: Cdn = {
  pageHeaders: () => ({ 'cache-control': browsersOnly }),
  fileHeaders: () => ({ 'cache-control': forGood }),
  purge: async () => {},
}

/** A tag as a CDN takes it: short, since a page has hundreds of them, and without signs that mean something in a header. */
export const surrogateKey = (tag: string) => createHash('sha1').update(tag).digest('base64url').slice(0, 10)
