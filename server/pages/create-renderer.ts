import { ContentError } from '../../runtime/content-error.ts'
import type { DraftPage } from '../../runtime/draft-screen.tsx'
import { languageProblems } from '../../runtime/language-problems.ts'
import { loadData } from '../../runtime/load-data.ts'
import { parseDraft } from '../../runtime/parse-story.ts'
import { matchPageRoute } from '../../runtime/site/routes.ts'
import { isPublishedNow } from '../content/content.ts'
import type { PreviewLink } from '../content/preview-link.ts'
import type { Settings } from '../settings/settings.ts'
import { inSpan } from '../traces/span.ts'
import { type BuiltPage, buildErrorPage } from './build-page.ts'
import { compressText } from './compressed-text.ts'
import { inlineScriptOf, renderDocument, renderDraftDocument, type ScriptedPage } from './document.tsx'
import type { DocumentParts } from './document-parts.ts'
import { drawExample, drawGallery } from './draw-gallery.tsx'
import { buildMissingPage, drawOrFail, type FindParts, findAsked, findPage, findPublished, unavailableMessage } from './find-page.ts'
import type { PageAssets } from './page-assets.ts'
import { findPageDesign } from './page-design.ts'
import { pageReaderOf } from './page-reader-of.ts'
import { framedTypes } from './page-types.ts'
import type { DrawnPage, FinishedPage, RenderedPage, Renderer } from './renderer.ts'
import type { Visit } from './visit.ts'
import { weighPage } from './weigh-page.ts'

export interface RendererParts extends FindParts, DocumentParts {
  assets: PageAssets
  settings: Pick<Settings, 'editorOrigins' | 'site' | 'port'>
}

/** Renders in this thread. */
export function createRenderer(parts: RendererParts): Renderer {
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
  /** Error or not, it is a page. */
  const drawWhole = async (page: BuiltPage, visit: Visit): Promise<FinishedPage> =>
    finish(await drawOrFail(page, visit, parts, (drawn) => draw(drawn, visit)))
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
      const page = await findPublished(visit, parts)
      if ('isMissing' in page) return page
      return 'movedTo' in page ? finish(redirectTo(page.movedTo, visit)) : drawWhole(page, visit)
    },
    async drawAhead(visit, story) {
      const page = await findAsked({ ...visit, draftOf: story }, parts)
      // Of a page with variants there is more than one.
      return 'payload' in page && page.flags.size === 0 ? finish(await draw(page, visit)) : undefined
    },
    missing: async (visit) => drawWhole(await buildMissingPage(visit, parts), visit),
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
    unavailable: async (visit) => drawWhole(await buildErrorPage(503, unavailableMessage, visit, parts), visit),
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

/** The browser's router loads the old address whole and is redirected then. */
function redirectTo(location: string, { wantsPayload }: Visit): DrawnPage {
  const [status, text] = wantsPayload ? [409, JSON.stringify({ error: 'moved', message: `The page is now at ${location}.` })] : [301, '']
  // A header takes no letters beyond ASCII.
  return { status, text, location: encodeURI(location), robots: 'noindex,nofollow', inlineScripts: [], reads: [], flags: [] }
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
