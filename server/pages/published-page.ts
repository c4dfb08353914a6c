import type { Messages } from '../../runtime/messages/create-messages.ts'
import type { Cdn } from '../cdn/cdn.ts'
import type { Settings } from '../settings/settings.ts'
import { inSpan } from '../traces/span.ts'
import type { PageScripts } from './built-scripts.ts'
import { type KeptPage, keepPage } from './kept-page.ts'
import type { PageCache } from './page-cache.ts'
import { publishedHeaders } from './page-headers.ts'
import type { PagesAhead } from './pages-ahead.ts'
import type { FinishedPage, Renderer } from './renderer.ts'
import type { UnavailableScreens } from './unavailable-screens.ts'
import { pageIdentity, readVisit, type Visit, type VisitSettings } from './visit.ts'

export interface PagesParts {
  settings: VisitSettings & Pick<Settings, 'trustProxy' | 'editorOrigins' | 'isDevelopment'>
  scripts: Pick<PageScripts, 'build'>
  renderer: Renderer
  cache: PageCache
  ahead: Pick<PagesAhead, 'take'>
  unavailable: UnavailableScreens
  cdn: Cdn
  messages: Messages
  /** What kept a page from being made at all. */
  reportPageFailure(message: string, detail: object): void
}

/**
 * Everything a published page depends on beside the content: its address on this site, and in which form it is wanted. With and
 * without the slash at its end it is one page (decision 7); with two of them it is no page at all. Data are drawn by the scripts of
 * their build: those of another are no last good ones.
 */
export const keyOf = (visit: Visit, build: string) => `${visit.wantsPayload ? `data ${build}` : 'page'} ${pageIdentity(visit)}`

/** The same of a variant, beside the page without flags. The flags stand first: anybody may write whatever they like into a path. */
export const variantKeyOf = (visit: Visit & { flagsOn: readonly string[] }, build: string) =>
  `${visit.flagsOn.join('+')} ${keyOf(visit, build)}`

/**
 * The page of an address as an earlier process has left it on disk, if it is still right: without the program that answers all
 * other addresses, which need not be loaded for it. `undefined` for whatever else an address may be.
 */
export function storedPage(address: string, parts: PagesParts): KeptPage | undefined {
  const url = URL.parse(address)
  const visit = url?.search === '' && readVisit(url, parts.settings)
  if (!url || !visit || typeof visit === 'string' || visit.wantsPayload) return undefined
  const key = keyOf(visit, parts.scripts.build)
  const page = parts.cache.findStored(key, (whose) => makePage(visit, parts, whose))
  // Which variant the visitor gets is looked up with the whole program.
  if (!page || page.flags.length > 0) return undefined
  parts.cache.alias(url.origin + url.pathname, key)
  return page
}

/** `whose` says whom it is for, if for anybody: see `Renderer`. */
export async function makePage(visit: Visit, parts: PagesParts, whose?: string): Promise<KeptPage> {
  // After a publish no request wants it, and whoever waits for it then is not observed.
  const page = await inSpan(
    'make page',
    { 'url.path': visit.path },
    async () => (await parts.ahead.take(visit)) ?? findPage(visit, parts.renderer, whose),
  )
  if (page.status === 200) parts.unavailable.prepare(visit)
  return toAnswer(page.status === 503 && !visit.wantsPayload ? parts.unavailable.of(visit) : page, visit, parts)
}

async function findPage(visit: Visit, renderer: Renderer, whose?: string): Promise<FinishedPage> {
  const page = await renderer.page(visit, whose)
  if (!('isMissing' in page)) return page
  const screen = await renderer.missing(visit)
  return { ...screen, reads: [...page.reads, ...screen.reads] }
}

export function unavailablePage(error: unknown, visit: Visit, parts: PagesParts): KeptPage {
  parts.reportPageFailure(error instanceof Error ? error.message : String(error), { err: error })
  return toAnswer(parts.unavailable.of(visit), { ...visit, wantsPayload: false }, parts)
}

function toAnswer(page: FinishedPage, visit: Visit, { cdn, settings }: PagesParts): KeptPage {
  return keepPage({
    status: page.status,
    headers: publishedHeaders(page, visit, { cdn, isDevelopment: settings.isDevelopment }),
    body: page.body,
    reads: page.reads,
    flags: page.flags,
    lifeMs: page.lifeMs,
    // Every address without a page would be a page of its own, and an error may be over the next moment.
    isKept: page.status === 200,
  })
}
