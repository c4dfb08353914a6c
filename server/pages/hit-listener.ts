import type { IncomingMessage, RequestListener } from 'node:http'
import type { Metrics } from '../metrics.ts'
import { lastOf } from '../requests/request-address.ts'
import { nextRequestId } from '../requests/request-id.ts'
import { type KeptPage, type PreparedAnswer, selectAnswer } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import type { FindVariantHit } from './variant-hits.ts'

export interface HitParts {
  cache: PageCache
  metrics: Metrics
  trustProxy: boolean
  /** Where a page may be that is not in the cache, by its address. */
  recall(address: string): KeptPage | undefined
  /** Of a page with variants the one for who asks. */
  findVariant: FindVariantHit
}

/**
 * Writes pages that are in the cache, or were until something changed that they read, before anything else looks at the request:
 * no routing, no objects of a framework. Many may wait for one page at the moment of a publish.
 * Only plain requests: a query or an Origin may be an editor's, and everything unusual takes the long way, `next`.
 */
export function hitListener({ cache, metrics, trustProxy, recall, findVariant }: HitParts, next: RequestListener): RequestListener {
  return (request, response) => {
    const start = performance.now()
    const origin = originOf(request, trustProxy)
    if (request.method !== 'GET' || request.headers.origin !== undefined || !isPlain.test(origin)) return next(request, response)
    const address = origin + request.url
    const write = (page: KeptPage) => {
      const answer = selectAnswer(page, first(request.headers['accept-encoding']) ?? '', request.headers['if-none-match'])
      response.writeHead(answer.status, linesOf(answer, nextRequestId()))
      response.end(answer.body)
      metrics.request('shop', 'GET', answer.status, (performance.now() - start) / 1000)
    }
    const page = cache.findHit(address) ?? recall(address)
    if (page) {
      const shown = page.flags.length === 0 ? page : findVariant(page, address, request.headers)
      return shown ? write(shown) : next(request, response)
    }
    const again = cache.makeAgain(address)
    if (!again) return next(request, response)
    // The long way knows what to say when there is nothing to write.
    again.then(
      // It may have got variants just now.
      (page) => (page.flags.length > 0 ? next(request, response) : write(page)),
      () => next(request, response),
    )
  }
}

const lines = new WeakMap<PreparedAnswer, string[]>()

/** Names and values one after the other, as Node writes them without looking at each. Good until the next call: only the id changes. */
function linesOf(answer: PreparedAnswer, requestId: string): string[] {
  let known = lines.get(answer)
  if (!known) {
    known = [...Object.entries(answer.headers).flat(), 'x-request-id', '']
    lines.set(answer, known)
  }
  known[known.length - 1] = requestId
  return known
}

function originOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers : {}
  return `${lastOf(first(forwarded['x-forwarded-proto'])) ?? 'http'}://${lastOf(first(forwarded['x-forwarded-host'])) ?? headers.host}`
}

/** A path in a host would be another page's. */
const isPlain = /^https?:\/\/[\w.-]+(:\d+)?$/

const first = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
