import { ContentError } from '../../runtime/content-error.ts'
import { storyHref } from '../../runtime/site/link-target.ts'
import { matchPageRoute, storyFoundFor } from '../../runtime/site/routes.ts'
import { resolveSite, withSlash } from '../../runtime/site/site.ts'
import { isStoryPath } from '../../runtime/site/story-path.ts'
import { CannotLookAhead, ContentUnavailable } from '../content/content.ts'
import type { RenderFigures } from '../counted-figures.ts'
import type { Settings } from '../settings/settings.ts'
import { ShopUnavailable } from '../shop-api/shop-api.ts'
import { type BuiltPage, buildBareErrorPage, buildErrorPage, buildPage, type PageParts, type PageRequest } from './build-page.ts'
import { slugTag } from './change-tags.ts'
import type { ContentErrorLog } from './content-error-log.ts'
import { findPageDesign, movedDesign } from './page-design.ts'
import type { NoPage } from './renderer.ts'
import type { Visit } from './visit.ts'

/** What pages are found and made with, and who is told why one could not be made. */
export interface FindParts extends PageParts {
  metrics: RenderFigures
  settings: Pick<Settings, 'site'>
  contentErrors: ContentErrorLog
  /** Whatever was remembered of this is old. */
  forgetContent(tags: ReadonlySet<string>): void
  /** What kept a page from being made, when it was not its content. */
  reportPageFailure(message: string, detail: { err?: unknown }): void
}

export const unavailableMessage = 'Service Unavailable'

interface MovedPage {
  /** An address on the visitor's site. */
  movedTo: string
}

type FindRequest = Visit & Pick<PageRequest, 'unsaved' | 'draftOf'>

/** The page of an address, where it has moved, or the screen of the error that kept it from being made. */
export async function findPage(visit: FindRequest, parts: FindParts): Promise<BuiltPage | MovedPage> {
  const page = await findPublished(visit, parts)
  return 'isMissing' in page ? buildMissingPage(visit, parts) : page
}

/** The same, but for an address without a page just that. */
export function findPublished(visit: FindRequest, parts: FindParts): Promise<BuiltPage | MovedPage | NoPage> {
  return findAsked(visit, parts).catch((error) => failedPage(error, visit, parts))
}

/** The same, but throws what keeps it from being made. */
export async function findAsked(visit: FindRequest, parts: FindParts): Promise<BuiltPage | MovedPage | NoPage> {
  const start = performance.now()
  try {
    const page = await find(visit, parts)
    return 'isMissing' in page ? ((await findUsual(visit, parts)) ?? page) : page
  } finally {
    parts.metrics.render((performance.now() - start) / 1000)
  }
}

async function find(visit: FindRequest, parts: FindParts): Promise<BuiltPage | MovedPage | NoPage> {
  const match = isStoryPath(visit.path) ? matchPageRoute(visit) : undefined
  if (!match) return { isMissing: true, reads: [] }
  const { design: about, story } = match
  const design = about && (await findPageDesign(about, visit, parts.shopApi))
  if (about && !design) return { isMissing: true, reads: [slugTag(story)] }
  const moved = design && about !== 'any' && movedDesign(design.data, visit)
  if (moved) return { movedTo: moved }
  const page = await buildPage({ ...visit, story, design }, parts)
  if (page) return page
  const movedTo = await parts.content.findRedirect(story)
  // From an address that stands for another page, which is this one, it would lead here again and again.
  if (movedTo === undefined || storyFoundFor(movedTo) === story) return { isMissing: true, reads: [slugTag(story)] }
  return { movedTo: storyHref(movedTo, visit.site) }
}

/** Where an address leads once it is written as ours are: in small letters, and with one slash between its steps. */
async function findUsual(visit: FindRequest, parts: FindParts): Promise<MovedPage | undefined> {
  const written = visit.site.prefix + visit.path
  const path = `/${written.toLowerCase().split('/').filter(Boolean).join('/')}`
  if ([path, path.replace(/[^/]$/, '$&/')].includes(written)) return undefined
  const usual = resolveSite(new URL(visit.site.origin), parts.settings.site, path)
  const page = usual && (await find({ ...visit, ...usual }, parts))
  if (!page || 'isMissing' in page) return undefined
  return 'movedTo' in page ? page : { movedTo: withSlash(usual.site.prefix + usual.path, usual.site.channel) }
}

export function buildMissingPage(visit: Visit, parts: FindParts): Promise<BuiltPage> {
  return buildErrorPage(404, `Page not found: ${visit.path}`, visit, parts).catch((error) => failedPage(error, visit, parts))
}

/** Draws a page, or where one of its blocks throws as React draws it, the screen of that error: without head and foot, where it is one of theirs. */
export async function drawOrFail<Drawn>(
  page: BuiltPage,
  visit: Visit,
  parts: FindParts,
  draw: (page: BuiltPage) => Promise<Drawn>,
): Promise<Drawn> {
  try {
    return await draw(page)
  } catch (error) {
    const { status, message } = reportFailure(error, parts)
    const drawBare = () => draw(buildBareErrorPage(status, message, visit, parts))
    return buildErrorPage(status, message, visit, parts).then(draw).catch(drawBare)
  }
}

async function failedPage(error: unknown, visit: Visit, parts: FindParts): Promise<BuiltPage> {
  const { status, message } = reportFailure(error, parts)
  // It may have been sent wrong, and right the next time.
  if (error instanceof ContentError) parts.forgetContent(new Set([slugTag(error.story)]))
  // Head and foot would have to be read too.
  if (status === 503) return buildBareErrorPage(status, message, visit, parts)
  return buildErrorPage(status, message, visit, parts).catch(() => buildBareErrorPage(status, message, visit, parts))
}

function reportFailure(
  error: unknown,
  { contentErrors, reportPageFailure, messages, metrics }: FindParts,
): { status: 500 | 501 | 503; message: string } {
  if (error instanceof CannotLookAhead) return { status: 501, message: messages('preview.cannotLookAhead') }
  if (error instanceof ContentError) {
    contentErrors.report(error)
    metrics.contentError({ type: error.problem.type, story: error.story, message: error.message })
    return { status: 500, message: 'Internal Server Error' }
  }
  reportPageFailure(error instanceof Error ? error.message : String(error), { err: error })
  return error instanceof ContentUnavailable || error instanceof ShopUnavailable
    ? { status: 503, message: unavailableMessage }
    : { status: 500, message: 'Internal Server Error' }
}
