import { Hono } from 'hono'
import type { Messages } from '../../runtime/messages/messages.ts'
import { buildParameter } from '../../runtime/payload.ts'
import { withSlash } from '../../runtime/site/site.ts'
import type { Cdn } from '../cdn/cdn.ts'
import { requestAddress } from '../request-address.ts'
import type { Settings } from '../settings.ts'
import type { PageScripts } from './built-scripts.ts'
import { type KeptPage, keepPage, writePage } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import { draftHeaders, publishedHeaders } from './page-headers.ts'
import type { RenderedPage, Renderer } from './renderer.ts'
import type { UnavailableScreens } from './unavailable-screens.ts'
import { readVisit, type Visit, type VisitSettings } from './visit.ts'

export interface PagesParts {
  settings: VisitSettings & Pick<Settings, 'trustProxy' | 'editorOrigins' | 'isDevelopment'>
  scripts: Pick<PageScripts, 'build'>
  renderer: Renderer
  cache: PageCache
  unavailable: UnavailableScreens
  cdn: Cdn
  messages: Messages
  /** What kept a page from being made at all. */
  reportPageFailure(message: string, detail: object): void
}

/**
 * GET /{anything}                 the page whose story the address stands for
 * GET /{anything}/_payload.json   the same page as data
 */
export function pages(parts: PagesParts) {
  const { settings, cache, renderer } = parts
  return new Hono().get('*', async (c) => {
    const address = requestAddress(c, settings.trustProxy)
    const visit = readVisit(address, settings)
    if (visit === 'unknown-host') return c.text(`Unter ${address.hostname} gibt es keinen Shop. Bekannte Hosts stehen in SHOP_HOSTS.`, 421)
    if (visit === 'unreadable') return c.text('Diese Adresse ist nicht lesbar. Bitte prüfen Sie sie auf ein einzelnes Prozentzeichen.', 400)
    if (visit === 'unsigned-preview') return c.text(parts.messages('preview.over', { address: publishedAddress(address) }), 403, neverKept)
    if (visit.wantsPayload && address.searchParams.get(buildParameter) !== parts.scripts.build) {
      return c.json({ error: 'other-build', message: 'The page was made by another build: load it whole.' }, 409)
    }
    // Past the cache by construction.
    if (visit.signed) return withQuery(draftAnswer(await renderer.draft(visit), visit, settings), address)
    const key = keyOf(visit)
    const page = await cache.getOrMake(key, () => makePage(visit, parts)).catch((error) => unavailablePage(error, visit, parts))
    if (!address.search) cache.alias(address.origin + address.pathname, key)
    return withQuery(writePage(page, c.req.raw.headers), address)
  })
}

const neverKept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex,nofollow' }

function publishedAddress({ origin, pathname }: URL): string {
  return origin + pathname
}

/** Everything a published page depends on beside the content: its address on this site, and in which form it is wanted. */
const keyOf = ({ site, path, wantsPayload }: Visit) =>
  `${wantsPayload ? 'data' : 'page'} ${site.origin}${withSlash(site.prefix + path, site.channel)}`

/** A redirect keeps the visitor's query, which is not part of the page: those who ask at the same moment share it. */
function withQuery(answer: Response, { search }: URL): Response {
  const location = answer.headers.get('location')
  if (location !== null) answer.headers.set('location', location + search)
  return answer
}

async function makePage(visit: Visit, parts: PagesParts): Promise<KeptPage> {
  const page = await parts.renderer.page(visit)
  if (page.status === 200) parts.unavailable.prepare(visit)
  return toAnswer(page.status === 503 && !visit.wantsPayload ? parts.unavailable.of(visit) : page, visit, parts)
}

function unavailablePage(error: unknown, visit: Visit, parts: PagesParts): Promise<KeptPage> {
  parts.reportPageFailure(error instanceof Error ? error.message : String(error), { err: error })
  return toAnswer(parts.unavailable.of(visit), { ...visit, wantsPayload: false }, parts)
}

function toAnswer(page: RenderedPage, visit: Visit, { cdn, settings }: PagesParts): Promise<KeptPage> {
  return keepPage({
    status: page.status,
    headers: publishedHeaders(page, visit, { cdn, isDevelopment: settings.isDevelopment }),
    text: page.text,
    reads: page.reads,
    // Every address without a page would be a page of its own, and an error may be over the next moment.
    isKept: page.status === 200,
  })
}

function draftAnswer(page: RenderedPage, visit: Visit, settings: PagesParts['settings']): Response {
  return new Response(page.text, { status: page.status, headers: draftHeaders(page, visit, settings) })
}
