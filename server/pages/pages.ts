import { type Context, Hono } from 'hono'
import { ContentError } from '../../runtime/content-error.ts'
import type { DraftPage } from '../../runtime/draft-screen.tsx'
import { buildParameter, type Payload } from '../../runtime/payload.ts'
import { matchPageRoute } from '../../runtime/site/routes.ts'
import { withSlash } from '../../runtime/site/site.ts'
import { ContentUnavailable } from '../content/content.ts'
import type { Metrics } from '../metrics.ts'
import { requestAddress } from '../request-address.ts'
import { securityHeaders } from '../security-headers.ts'
import type { Settings } from '../settings.ts'
import { type BuiltPage, buildBareErrorPage, buildErrorPage, buildPage, type DrawnStory, type PageParts } from './build-page.ts'
import type { ContentErrorLog } from './content-error-log.ts'
import { type DocumentParts, renderDocument, renderDraftDocument } from './document.tsx'
import { type Answer, keepPage, writePage } from './kept-page.ts'
import type { PageAssets } from './page-assets.ts'
import type { PageCache } from './page-cache.ts'
import { readVisit, type Visit, type VisitSettings } from './visit.ts'

export interface PagesParts extends PageParts, DocumentParts {
  assets: PageAssets
  settings: VisitSettings & Pick<Settings, 'trustProxy' | 'editorOrigins'>
  metrics: Metrics
  cache: PageCache
  contentErrors: ContentErrorLog
  /** What kept a page from being made, when it was not its content. */
  reportPageFailure(message: string, detail: object): void
}

/**
 * GET /{anything}                 the page whose story the address stands for
 * GET /{anything}/_payload.json   the same page as data
 */
export function pages(parts: PagesParts) {
  return new Hono().get('*', async (c) => {
    const address = requestAddress(c, parts.settings.trustProxy)
    const visit = readVisit(address, parts.settings)
    if (visit === 'unknown-host') return c.text(`Unter ${address.hostname} gibt es keinen Shop. Bekannte Hosts stehen in SHOP_HOSTS.`, 421)
    if (visit === 'unreadable') return c.text('Diese Adresse ist nicht lesbar. Bitte prüfen Sie sie auf ein einzelnes Prozentzeichen.', 400)
    if (visit.wantsPayload && address.searchParams.get(buildParameter) !== parts.assets.build) {
      return c.json({ error: 'other-build', message: 'The page was made by another build: load it whole.' }, 409)
    }
    if (visit.version === 'draft') return draftAnswer(c, await findPage(visit, parts), visit, parts)
    const key = keyOf(visit)
    const page = await parts.cache.getOrMake(key, async () => keepPage(await publishedAnswer(visit, parts)))
    if (!address.search) parts.cache.alias(address.origin + address.pathname, key)
    return writePage(page, c.req.raw.headers)
  })
}

/** Everything a published page depends on beside the content: its address on this site, and in which form it is wanted. */
const keyOf = ({ site, path, wantsPayload }: Visit) =>
  `${wantsPayload ? 'data' : 'page'} ${site.origin}${withSlash(site.prefix + path, site.channel)}`

/** Letters, digits and a few signs in a few segments: whatever else stands in a path, no story has it. Each segment is looked at by itself, so that no path takes long. */
function isStoryPath(path: string): boolean {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  return segments.length <= 12 && segments.every((segment) => segment.length <= 200 && /^[\p{L}\p{N}_~.-]+$/u.test(segment))
}

/** The page of an address, or the screen of the error that kept it from being made. */
async function findPage(visit: Visit, parts: PagesParts): Promise<BuiltPage> {
  const start = performance.now()
  try {
    const match = isStoryPath(visit.path) ? matchPageRoute(visit) : undefined
    const page = match && (await buildPage({ ...visit, story: match.story }, parts))
    return page ?? (await buildErrorPage(404, `Page not found: ${visit.path}`, visit, parts))
  } catch (error) {
    const { status, message } = reportFailure(error, parts)
    return buildErrorPage(status, message, visit, parts).catch(() => buildBareErrorPage(status, message, visit, parts))
  } finally {
    parts.metrics.render((performance.now() - start) / 1000)
  }
}

function reportFailure(error: unknown, { contentErrors, reportPageFailure, metrics }: PagesParts): { status: 500 | 503; message: string } {
  if (error instanceof ContentError) {
    contentErrors.report(error)
    metrics.contentError(error.problem.type)
    return { status: 500, message: 'Internal Server Error' }
  }
  reportPageFailure(error instanceof Error ? error.message : String(error), { err: error })
  return error instanceof ContentUnavailable
    ? { status: 503, message: 'Service Unavailable' }
    : { status: 500, message: 'Internal Server Error' }
}

async function publishedAnswer(visit: Visit, parts: PagesParts): Promise<Answer> {
  const { payload, reads } = await findPage(visit, parts)
  return {
    status: payload.status,
    headers: {
      ...securityHeaders,
      'content-type': visit.wantsPayload ? 'application/json' : 'text/html; charset=UTF-8',
      // Browsers ask each time, and get a 304 when nothing has changed.
      'cache-control': 'no-cache',
      'x-robots-tag': payload.head.robots,
      'content-security-policy': "frame-ancestors 'self'",
      ...(payload.status === 503 && { 'retry-after': '5' }),
    },
    text: visit.wantsPayload ? JSON.stringify(payload) : await renderDocument(payload, parts),
    reads,
    // Every address without a page would be a page of its own, and an error may be over the next moment.
    isKept: payload.status === 200,
  }
}

/** A draft goes to its editor alone: past the cache by construction, and no other cache may store it. */
async function draftAnswer(c: Context, { payload, drawn }: BuiltPage, { wantsPayload }: Visit, parts: PagesParts): Promise<Response> {
  c.status(payload.status as 200)
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex,nofollow')
  c.header('content-security-policy', `frame-ancestors ${["'self'", ...parts.settings.editorOrigins].join(' ')}`)
  if (wantsPayload) return c.json(payload)
  return c.html(await (drawn.length === 0 ? renderDocument(payload, parts) : draftDocument(payload, drawn, parts)))
}

/** Whatever block an editor adds to the page has its style and its element there already. */
function draftDocument(payload: Payload, drawn: DrawnStory[], parts: PagesParts): Promise<string> {
  const { registry, assets, settings } = parts
  const page: DraftPage = { site: payload.site, header: undefined, body: undefined, footer: undefined }
  for (const { place, story, data } of drawn) {
    page[place] = { id: story.id, fullSlug: story.full_slug, content: story.content, data: Object.fromEntries(data) }
  }
  const folders = registry.blocks.map(({ folder }) => folder)
  const elements = assets.elements(registry.blocks.filter(({ hasElement }) => hasElement).map(({ folder }) => folder))
  const styles = assets.styles(payload.site.channel, folders)
  return renderDraftDocument({ ...payload, styles, elements: [] }, { ...page, elements, editorOrigins: settings.editorOrigins }, parts)
}
