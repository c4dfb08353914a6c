import { ContentError } from '../../runtime/content-error.ts'
import type { DraftPage } from '../../runtime/draft-screen.tsx'
import { type LanguageProblem, languageProblems } from '../../runtime/language-problems.ts'
import { loadData } from '../../runtime/load-data.ts'
import type { PageWeight } from '../../runtime/page-weight.ts'
import { parseDraft } from '../../runtime/parse-story.ts'
import { storyHref } from '../../runtime/site/link-target.ts'
import { matchPageRoute } from '../../runtime/site/routes.ts'
import { isStoryPath } from '../../runtime/site/story-path.ts'
import type { Channel } from '../../schemas/channel.ts'
import { CannotLookAhead, ContentUnavailable, isPublishedNow } from '../content/content.ts'
import type { PreviewLink } from '../content/preview-link.ts'
import type { RenderFigures } from '../counted-figures.ts'
import type { Settings } from '../settings/settings.ts'
import { ShopUnavailable } from '../shop-api/shop-api.ts'
import { inSpan } from '../traces/span.ts'
import {
  type BuiltPage,
  buildBareErrorPage,
  buildErrorPage,
  buildPage,
  type PageParts,
  type PageRequest,
  type UnsavedStory,
} from './build-page.ts'
import { slugTag } from './change-tags.ts'
import { type CompressedText, compressText } from './compressed-text.ts'
import type { ContentErrorLog } from './content-error-log.ts'
import { inlineScriptOf, renderDocument, renderDraftDocument, type ScriptedPage } from './document.tsx'
import type { DocumentParts } from './document-parts.ts'
import { drawExample, drawGallery } from './draw-gallery.tsx'
import { sameDocument } from './page-ahead.ts'
import type { PageAssets } from './page-assets.ts'
import { findPageDesign, movedDesign } from './page-design.ts'
import { pageReaderOf } from './page-reader-of.ts'
import { framedTypes } from './page-types.ts'
import { createPagesAhead, toPageAhead } from './pages-ahead.ts'
import type { Visit } from './visit.ts'
import { weighPage } from './weigh-page.ts'

/**
 * Makes pages of stories. What goes in and comes out is plain data, so that it may stand in another thread: a page that
 * takes long then keeps nobody waiting but those who asked for it.
 */
export interface Renderer {
  /** The published page of a visit, a redirect to where it has moved, or the screen of the error that kept it from being made. */
  page(visit: Visit): Promise<FinishedPage | NoPage>
  /** Draws the page of a visit as it will be when the draft of this story is published, so that it is made faster then. */
  drawAhead(visit: Visit, story: number): Promise<void>
  /** The screen that says that there is no page at this address. */
  missing(visit: Visit): Promise<FinishedPage>
  /** The same of a signed address: a draft with what the editor's bridge needs, or what a preview link may show. */
  draft(visit: Visit): Promise<DrawnPage>
  /** What the blocks of an unsaved story load, by the bloks' uids; or why that can't be said. */
  draftData(visit: Visit, story: UnsavedStory): Promise<{ data: object } | { problem: string }>
  /** What the page of an unsaved story would weigh, were it published. */
  weigh(visit: Visit, story: UnsavedStory): Promise<PageWeight | { problem: string }>
  /** The screen that says that the shop can't be reached just now, with the head and foot of its pages. */
  unavailable(visit: Visit): Promise<FinishedPage>
  /** All that would keep this content of a story, as JSON, from being drawn in these languages. */
  findProblems(json: string, languages: readonly string[]): Promise<LanguageProblem[]>
  /** The page of all blocks, for developers. */
  gallery(): Promise<string>
  /** One block drawn from its example; `undefined` when there is no such block. */
  example(channel: Channel, component: string): Promise<string | undefined>
  /** What was read of this is old, and what is wrong with these stories now is worth a line in the log. */
  contentChanged(tags: ReadonlySet<string>, stories: readonly string[]): void
}

export interface RenderedPage {
  status: number
  robots: string
  /** Of a redirect: where the page is now, on this site. */
  location?: string
  /** How a content security policy names the scripts that stand in the document. */
  inlineScripts: string[]
  /** What was read to make it, as tags: a change of one of these makes the page old. */
  reads: string[]
  /** The flags by which visitors get one variant of it or another. */
  flags: string[]
  /** How long what it shows holds, in milliseconds; as long as nothing changes where it is left out. */
  lifeMs?: number | undefined
}

/** A page that goes to one visitor: a document, or JSON for the browser's router. */
export interface DrawnPage extends RenderedPage {
  text: string
}

/** The same for all visitors. */
export interface FinishedPage extends RenderedPage {
  body: CompressedText
}

/** There is nothing at the address. What says so is made apart: anybody can think up addresses, and no page shall wait for them. */
export interface NoPage {
  isMissing: true
  /** As of a page. */
  reads: string[]
}

export interface RendererParts extends PageParts, DocumentParts {
  assets: PageAssets
  settings: Pick<Settings, 'editorOrigins' | 'site' | 'port'>
  metrics: RenderFigures
  contentErrors: ContentErrorLog
  /** Whatever was remembered of this is old. */
  forgetContent(tags: ReadonlySet<string>): void
  /** What kept a page from being made, when it was not its content. */
  reportPageFailure(message: string, detail: object): void
}

/** Renders in this thread. */
export function createRenderer(parts: RendererParts): Renderer {
  const pagesAhead = createPagesAhead()
  const toRendered = ({ payload, reads, flags, lifeMs }: BuiltPage, scripted: ScriptedPage = payload): RenderedPage => ({
    status: payload.status,
    robots: payload.head.robots,
    inlineScripts: [inlineScriptOf(scripted, parts)].flatMap((script) => script?.source ?? []),
    reads: [...reads],
    flags: [...flags],
    lifeMs,
  })
  const draw = async (page: BuiltPage, { wantsPayload }: Visit): Promise<DrawnPage> => {
    const { payload } = page
    const text = wantsPayload ? JSON.stringify(payload) : await inSpan('draw document', {}, () => renderDocument(payload, parts))
    return { ...toRendered(page), text }
  }
  /** The page as a link shows it that was given to somebody: on pages that are not its story's, what is published. */
  const drawLinked = async (visit: Visit, link: PreviewLink): Promise<DrawnPage> => {
    const found = await findPage(visit, parts)
    if ('movedTo' in found) return redirectTo(found.movedTo, visit)
    const isShown = !isPublishedNow(visit.texts) && (link.story === undefined || found.drawn.some(({ story }) => story.id === link.story))
    const page = isShown ? found : await findPage({ ...visit, texts: {} }, parts)
    if ('movedTo' in page) return redirectTo(page.movedTo, visit)
    page.payload.head = { ...page.payload.head, robots: 'noindex,nofollow' }
    const { path, wantsPayload } = visit
    const text = wantsPayload
      ? JSON.stringify(page.payload)
      : await renderDocument(page.payload, parts, { link, isShown, path, editorOrigins: parts.settings.editorOrigins })
    // The studio has it in a frame of another origin, where browsers complain of each.
    return { ...toRendered(page), text: text.replaceAll(/ autofocus=\\?"\\?"/g, '') }
  }
  return {
    async page(visit) {
      const ahead = pagesAhead.of(visit)
      const page = await findPublished({ ...visit, ahead }, parts)
      if ('isMissing' in page) return page
      if ('movedTo' in page) return finish(redirectTo(page.movedTo, visit))
      const body = visit.wantsPayload ? undefined : sameDocument(ahead, page.payload)
      return body ? { ...toRendered(page), body } : finish(await draw(page, visit))
    },
    async drawAhead(visit, story) {
      const page = await findAsked({ ...visit, draftOf: story }, parts)
      const ahead = 'payload' in page ? toPageAhead(page, await renderDocument(page.payload, parts)) : undefined
      if (ahead) pagesAhead.keep(visit, ahead)
    },
    missing: async (visit) => finish(await draw(await buildMissingPage(visit, parts), visit)),
    async draft(visit) {
      if (visit.signed !== undefined && visit.signed !== 'editor') return drawLinked(visit, visit.signed)
      const page = await findPage(visit, parts)
      if ('movedTo' in page) return redirectTo(page.movedTo, visit)
      if (visit.wantsPayload || page.drawn.length === 0) return draw(page, visit)
      // Its elements come with the script that redraws it.
      return { ...toRendered(page, { body: [], elements: [] }), text: await draftDocument(page, parts) }
    },
    async draftData(visit, { fullSlug, content }) {
      try {
        const { site, texts } = visit
        const about = matchPageRoute(visit)?.design
        const design = about && (await findPageDesign(about, visit, parts.shopApi))
        const blok = parseDraft(content, fullSlug, parts.registry)
        const data = await loadData(
          blok,
          pageReaderOf(parts, { site, texts, design }, () => {}),
        )
        return { data: Object.fromEntries([...data].map(([{ uid }, loaded]) => [uid, loaded])) }
      } catch (error) {
        if (error instanceof ContentError) return { problem: error.message }
        throw error
      }
    },
    async weigh(visit, unsaved) {
      const plain = await findPage({ ...visit, unsaved, flagsOn: [] }, parts)
      // Of a page with variants what is new is of interest.
      const isPlain = 'movedTo' in plain || plain.flags.size === 0
      const page = isPlain ? plain : await findPage({ ...visit, unsaved, flagsOn: [...plain.flags] }, parts)
      if ('movedTo' in page) return { problem: `The page is at ${page.movedTo} now.` }
      // Head and foot alone are weighed on the page that says there is none.
      if (page.payload.status >= 500) return { problem: `The page could not be made: ${page.payload.status}.` }
      return weighPage(page, parts)
    },
    unavailable: async (visit) => finish(await draw(await buildErrorPage(503, unavailableMessage, visit, parts), visit)),
    findProblems: async (json, languages) => languageProblems(json, languages, parts.registry),
    gallery: async () => drawGallery(parts.registry),
    example: (channel, component) => drawExample(channel, component, parts),
    contentChanged(tags, stories) {
      parts.forgetContent(tags)
      for (const story of stories) parts.contentErrors.forget(story)
    },
  }
}

function finish({ text, ...page }: DrawnPage): FinishedPage {
  return { ...page, body: compressText(text) }
}

const unavailableMessage = 'Service Unavailable'

/** The browser's router loads the old address whole and is redirected then. */
function redirectTo(location: string, { wantsPayload }: Visit): DrawnPage {
  const [status, text] = wantsPayload ? [409, JSON.stringify({ error: 'moved', message: `The page is now at ${location}.` })] : [301, '']
  // A header takes no letters beyond ASCII.
  return { status, text, location: encodeURI(location), robots: 'noindex,nofollow', inlineScripts: [], reads: [], flags: [] }
}

interface MovedPage {
  /** An address on the visitor's site. */
  movedTo: string
}

type FindRequest = Visit & Pick<PageRequest, 'unsaved' | 'ahead' | 'draftOf'>

/** The page of an address, where it has moved, or the screen of the error that kept it from being made. */
async function findPage(visit: FindRequest, parts: RendererParts): Promise<BuiltPage | MovedPage> {
  const page = await findPublished(visit, parts)
  return 'isMissing' in page ? buildMissingPage(visit, parts) : page
}

/** The same, but for an address without a page just that. */
async function findPublished(visit: FindRequest, parts: RendererParts): Promise<BuiltPage | MovedPage | NoPage> {
  const start = performance.now()
  try {
    return await findAsked(visit, parts)
  } catch (error) {
    return failedPage(error, visit, parts)
  } finally {
    parts.metrics.render((performance.now() - start) / 1000)
  }
}

/** The same, but throws what keeps it from being made. */
async function findAsked(visit: FindRequest, parts: RendererParts): Promise<BuiltPage | MovedPage | NoPage> {
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
  return movedTo === undefined ? { isMissing: true, reads: [slugTag(story)] } : { movedTo: storyHref(movedTo, visit.site) }
}

function buildMissingPage(visit: Visit, parts: RendererParts): Promise<BuiltPage> {
  return buildErrorPage(404, `Page not found: ${visit.path}`, visit, parts).catch((error) => failedPage(error, visit, parts))
}

async function failedPage(error: unknown, visit: Visit, parts: RendererParts): Promise<BuiltPage> {
  const { status, message } = reportFailure(error, parts)
  // It may have been sent wrong, and right the next time.
  if (error instanceof ContentError) parts.forgetContent(new Set([slugTag(error.story)]))
  // Head and foot would have to be read too.
  if (status === 503) return buildBareErrorPage(status, message, visit, parts)
  return buildErrorPage(status, message, visit, parts).catch(() => buildBareErrorPage(status, message, visit, parts))
}

function reportFailure(
  error: unknown,
  { contentErrors, reportPageFailure, messages, metrics }: RendererParts,
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

/** Whatever block an editor adds to the page has its style and its element there already. */
function draftDocument({ payload, drawn }: BuiltPage, parts: RendererParts): Promise<string> {
  const { registry, assets, settings } = parts
  const page: DraftPage = { site: payload.site, header: undefined, body: undefined, footer: undefined }
  for (const { place, story, data } of drawn) {
    page[place] = { id: story.id, fullSlug: story.full_slug, content: story.content, data: Object.fromEntries(data) }
  }
  const folders = registry.blocks.map(({ folder }) => folder)
  const elements = assets.elements(registry.blocks.filter(({ hasElement }) => hasElement).map(({ folder }) => folder))
  const styles = assets.styles(payload.site.channel, folders)
  const framedPages = { startsWith: `${payload.site.channel}/`, components: framedTypes }
  const data = { ...page, elements, editorOrigins: settings.editorOrigins, framedPages }
  return renderDraftDocument({ ...payload, styles, elements: [] }, data, parts)
}
