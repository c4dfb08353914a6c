import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type DraftData, DraftScreen } from '../../runtime/draft-screen.tsx'
import { madeOnceOf } from '../../runtime/made-once-of.ts'
import { MessagesContext } from '../../runtime/messages/messages.ts'
import type { DrawLive } from '../../runtime/page-nodes.tsx'
import type { PageNode, Payload, ScreenContent } from '../../runtime/payload.ts'
import type { Registry } from '../../runtime/registry.ts'
import { Screen } from '../../runtime/screen.tsx'
import { firstScript, restScript, scriptAddress, scriptNames } from '../../runtime/script-address.ts'
import { preloadModules } from '../build-manifest.ts'
import { DocumentHead } from './document-head.tsx'
import type { DocumentParts } from './document-parts.ts'
import { hastenFirstPicture } from './hasten-first-picture.ts'
import type { InlineScript, PageAssets } from './page-assets.ts'
import { placeScript } from './place-script.ts'
import { preloadFirstPicture } from './preload-first-picture.ts'
import { renderPreviewBar, type ShownPreview } from './preview-bar.tsx'

/** The HTML document of a page. Rejects with what a block throws that React draws here. Its data is in it only when React will need it: pages of static and moving blocks carry none. */
export async function renderDocument(payload: Payload, parts: DocumentParts, preview?: ShownPreview): Promise<string> {
  const drawLive: DrawLive = (node, slots) => {
    const block = parts.registry.find(node.component)
    if (!block) throw new Error(`The registry has no ${node.component}, though the page was made with it.`)
    return block.draw(node.content, slots, node.data)
  }
  const names = scriptsOf(payload, parts)
  const script = renderScript(names, parts)
  const body = parts.assets.inlineScript(names) && placeScript(payload.body, firstElementsOf(payload, parts), script)
  const screen = await draw(<Screen payload={body ? { ...payload, body } : payload} drawLive={drawLive} />, parts)
  const data = [payload.header, payload.body, payload.footer].some(hasLiveNode) ? dataScript('payload', screenData(payload)) : ''
  const bar = preview ? renderPreviewBar(preview, payload.site, parts) : ''
  const hastened = hastenFirstPicture(screen)
  const first = preloadFirstPicture(hastened) + (body ? awaitScript : '') + renderStyles(payload, parts.assets)
  return fillFrame(payload, first, hastened, data + bar + (body ? '' : script) + renderLateScripts(payload, parts), parts)
}

/** The document of a draft in an editor's frame: everything is live, and the bridge redraws it as the editor types (R2.19). */
export async function renderDraftDocument(payload: Payload, page: DraftData, parts: DocumentParts): Promise<string> {
  const src = parts.assets.draftScript
  const data = `${dataScript('draft', page)}<script type="module" src="${src}"></script>${renderScript(scriptsOf(payload, parts), parts)}`
  const screen = await draw(<DraftScreen page={page} registry={parts.registry} />, parts)
  const first = preloadModules([src]) + showsLateFonts(renderStyles(payload, parts.assets))
  return fillFrame(payload, first, screen, data, parts)
}

/** Throws what a block throws: React would leave that block out for the browser to draw, and say so to nobody. */
async function draw(screen: ReactElement, { messages }: DocumentParts): Promise<string> {
  const whole = <MessagesContext value={messages}>{screen}</MessagesContext>
  const html = renderToString(whole)
  const problem = html.includes(leftOut) && (await problemOf(whole))
  if (problem) throw problem.error
  return html
}

/** What React writes in the place of what has thrown inside a `Suspense` (tried with 19.3). No content can: `<` is escaped in it. */
const leftOut = '<!--$!-->'

/** `renderToString` tells nobody of it; this does. */
function problemOf(screen: ReactElement): Promise<{ error: unknown } | undefined> {
  const { promise, resolve } = Promise.withResolvers<{ error: unknown } | undefined>()
  const onError = (error: unknown) => resolve({ error })
  renderToPipeableStream(screen, { onError, onShellError: onError, onAllReady: () => resolve(undefined) })
  return promise
}

async function fillFrame(payload: Payload, firstInHead: string, body: string, data: string, { assets }: DocumentParts): Promise<string> {
  const frame = await assets.frame()
  return frame({
    language: payload.site.locale,
    channel: payload.site.channel,
    head: firstInHead + renderToStaticMarkup(<DocumentHead payload={payload} />),
    preloads: assets.fonts(payload.site.channel).map(preloadFont).join(''),
    body,
    data,
  })
}

/**
 * In the body, where browsers don't hold the first paint back for it: on a fast line a font is here by then, on a slow one
 * the page is painted without and stays as it is (the brands' sheets say `optional`), so that nothing moves.
 */
const preloadFont = (href: string) => `<link rel="preload" href="${href}" as="font" crossorigin fetchpriority="low">`

/**
 * Nothing is painted before what stands first is read whole, its script too: browsers stop now and then in the middle of
 * reading, and what they paint then moves when they go on. One that does not know this link paints as it reads.
 */
const awaitScript = `<link rel="expect" href="#${firstScript}" blocking="render">`

/**
 * All the code a page needs to be usable, in the document: it works as soon as the page is seen. No module where it is text:
 * browsers would run that only when they have read everything.
 */
function renderScript(names: string[], { assets }: Pick<DocumentParts, 'assets'>): string {
  const inline = assets.inlineScript(names)
  if (inline) return `<script data-build="${assets.build}" id="${firstScript}">${inline.text}</script>`
  return `<script type="module" data-build="${assets.build}" src="${scriptAddress(assets.build, names)}"></script>`
}

type ScriptParts = Pick<DocumentParts, 'assets' | 'registry'>
/** What of a page tells its scripts. */
export type ScriptedPage = Pick<Payload, 'body' | 'elements'>

/** The script that stands in a page's document; its policy must name it. */
export const inlineScriptOf = (payload: ScriptedPage, parts: ScriptParts): InlineScript | undefined =>
  parts.assets.inlineScript(scriptsOf(payload, parts))

/** The names of the scripts a page has at once, those of its late elements not among them. */
export function scriptsOf(payload: ScriptedPage, parts: ScriptParts): string[] {
  const elements = firstElementsOf(payload, parts)
  const beginsMoving = placeScript(payload.body, elements, '') !== undefined
  return [firstScript, ...(beginsMoving ? [restScript] : []), ...elements]
}

/** An element is named as its script. */
const firstElementsOf = ({ elements }: ScriptedPage, { registry }: ScriptParts) =>
  elements
    .flatMap(scriptNames)
    .filter((name) => !lateElementsOf(registry).has(name))
    .sort()

const lateElementsOf = madeOnceOf(
  ({ blocks }: Registry): ReadonlySet<string> => new Set(blocks.flatMap(({ isElementLate, folder }) => (isElementLate ? [folder] : []))),
)

/** Modules run when everything is read; each comes by itself, as it would after a navigation. */
const renderLateScripts = ({ elements }: ScriptedPage, { registry }: ScriptParts) =>
  elements
    .filter((address) => scriptNames(address).every((name) => lateElementsOf(registry).has(name)))
    .map((address) => `<script type="module" src="${address}" fetchpriority="low"></script>`)
    .join('')

/** In the document as text, so that the page is styled with the first bytes; a later navigation finds there what it has (browser/load-assets.ts). */
function renderStyles({ styles }: Payload, assets: PageAssets): string {
  const texts = styles.map(assets.css)
  if (texts.includes(undefined)) return styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<style>${texts.join('')}</style>`
}

/** Whoever composes a page sees it in its own letters, though they come late and move something. */
const showsLateFonts = (styles: string) => styles.replaceAll('font-display:optional', 'font-display:swap')

const hasLiveNode = (nodes: PageNode[]) => nodes.some((node) => !('html' in node))

/** What the document does not say itself: it has the leaves' HTML, the head, the styles and the elements already. */
function screenData({ site, header, body, footer }: Payload): ScreenContent {
  const strip = (nodes: PageNode[]): PageNode[] =>
    nodes.map((node) =>
      'html' in node
        ? { id: node.id, html: '' }
        : { ...node, slots: Object.fromEntries(Object.entries(node.slots).map(([name, children]) => [name, strip(children)])) },
    )
  return { site, header: strip(header), body: strip(body), footer: strip(footer) }
}

/** Data in the document. `<` is escaped, so that nothing in it can end the script. */
const dataScript = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
