import { Hono } from 'hono'
import { keptNowhere } from '../requests/browsers-only.ts'
import { clientNetwork, networkOfTurns } from '../requests/client-address.ts'
import { requestAddress } from '../requests/request-address.ts'
import { writePage } from './kept-page.ts'
import { onlyRead } from './only-read.ts'
import { otherBuild } from './other-build.ts'
import { draftHeaders } from './page-headers.ts'
import { keyOf, makePage, type PagesParts, unavailablePage } from './published-page.ts'
import type { DrawnPage } from './renderer.ts'
import { type VariantParts, variantPage } from './variant-page.ts'
import { readVisit, type Visit } from './visit.ts'

/**
 * GET /{anything}                 the page whose story the address stands for
 * GET /{anything}/_payload.json   the same page as data
 * Any other method: 405.
 */
export function pages(parts: VariantParts) {
  const { settings, cache, renderer } = parts
  const pages = new Hono()
  pages.get('*', async (c) => {
    const address = requestAddress(c, settings.trustProxy)
    const visit = readVisit(address, settings)
    if (visit === 'unknown-host')
      return c.text(`Unter ${address.host} gibt es keinen Shop. Bekannte Hosts stehen in SHOP_HOSTS, ein anderer Port in SHOP_URL.`, 421)
    if (visit === 'unsigned-preview') return c.text(parts.messages('preview.over', { address: publishedAddress(address) }), 403, neverKept)
    const other = otherBuild(visit, address, parts.scripts.build)
    if (other) return other
    // Past the cache by construction.
    if (visit.signed) return withQuery(draftAnswer(await renderer.draft(visit), visit, settings), address)
    const key = keyOf(visit, parts.scripts.build)
    const whose = networkOfTurns(clientNetwork(c, settings.trustProxy) ?? '')
    const page = await cache
      .getOrMake(key, (of) => makePage(visit, parts, of), whose)
      .catch((error) => unavailablePage(error, visit, parts))
    if (!address.search) cache.alias(address.origin + address.pathname, key)
    if (page.status === 200 && page.flags.length > 0) {
      const found = await variantPage(page, { visit, address, headers: c.req.raw.headers }, parts)
      const answer = writePage(found.page, c.req.raw.headers)
      for (const [name, value] of found.headers) answer.headers.append(name, value)
      return answer
    }
    return withQuery(writePage(page, c.req.raw.headers), address)
  })
  pages.all('*', onlyRead)
  return pages
}

const neverKept = { 'cache-control': keptNowhere, 'x-robots-tag': 'noindex,nofollow' }

function publishedAddress({ origin, pathname }: URL): string {
  return origin + pathname
}

/** A redirect keeps the visitor's query, which is not part of the page: those who ask at the same moment share it. */
function withQuery(answer: Response, { search }: URL): Response {
  const location = answer.headers.get('location')
  if (location !== null) answer.headers.set('location', location + search)
  return answer
}

function draftAnswer(page: DrawnPage, visit: Visit, settings: PagesParts['settings']): Response {
  return new Response(page.text, { status: page.status, headers: draftHeaders(page, visit, settings) })
}
