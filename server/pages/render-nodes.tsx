import { crc32 } from 'node:zlib'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawBlok } from '../../runtime/draw-blok.tsx'
import type { LoadedData } from '../../runtime/load-data.ts'
import { madeOnceOf } from '../../runtime/made-once-of.ts'
import type { Messages } from '../../runtime/messages/create-messages.ts'
import { MessagesContext } from '../../runtime/messages/messages.ts'
import type { ParsedBlok } from '../../runtime/parse-story.ts'
import type { Leaf, PageNode } from '../../runtime/payload.ts'
import type { Site } from '../../runtime/site/site.ts'
import { SiteContext } from '../../runtime/site/site-context.ts'
import { FramedContext } from '../../runtime/ui/framed-context.ts'
import type { SiteCountry } from '../../schemas/locale.ts'
import type { BlockClock } from './block-clock.tsx'

export interface RenderContext {
  site: Site
  messages: Messages
  data: LoadedData
  /** Times the static blocks; those that React draws again in the browser are not among them. */
  clock?: BlockClock
  /** Which of the pages of its story it is, where one story is many: what lives on it is not what lives on the next. */
  design?: number | undefined
  /** As editors see it, with what visitors have to open, or get by itself. */
  isFramed?: boolean
}

/** Draws bloks as the tree that travels: neighbours without interactive blocks become one leaf of HTML. */
export function renderNodes(bloks: ParsedBlok[], context: RenderContext): PageNode[] {
  const nodes: PageNode[] = []
  let still: ParsedBlok[] = []
  const closeLeaf = () => {
    if (still.length > 0) nodes.push(renderLeaf(still, context))
    still = []
  }
  for (const blok of bloks) {
    if (!blok.isLive) {
      still.push(blok)
      continue
    }
    closeLeaf()
    nodes.push({
      component: blok.block.component,
      uid: context.design === undefined ? blok.uid : `${blok.uid}-${context.design}`,
      content: travellingContent(blok),
      ...(context.data.has(blok) && { data: context.data.get(blok) }),
      ...(blok.block.wakes && { wakes: blok.block.wakes }),
      slots: Object.fromEntries(Object.entries(blok.slots).map(([name, children]) => [name, renderNodes(children, context)])),
    })
  }
  closeLeaf()
  return nodes
}

/** What the component needs in the browser to be drawn there as it was here. */
function travellingContent({ block: { reads }, content }: ParsedBlok): object {
  if (!reads) return content
  return Object.fromEntries(Object.entries(content).filter(([name]) => reads.includes(name) || name === '_flags'))
}

/** What was drawn of a story that stays in memory, by the site it was drawn for. */
const drawnOf = madeOnceOf((_blok: ParsedBlok) => new Map<string, PageNode[]>())

/**
 * The same for a story that many pages show, drawn once for all pages of a site, but for where this very page is in other
 * countries; and not where a block of it loaded something.
 */
export function renderSharedNodes(blok: ParsedBlok, context: RenderContext): PageNode[] {
  if (context.data.size > 0) return renderNodes([blok], context)
  const { countries, ...site } = context.site
  const key = JSON.stringify(site)
  const drawn = drawnOf(blok)
  let nodes = drawn.get(key)
  if (!nodes) {
    const anyPage = { ...site, countries: countries.map((version) => ({ ...version, href: standInFor(version.country) })) }
    nodes = renderNodes([blok], { ...context, site: anyPage })
    if (drawn.size >= mostSites) drawn.clear()
    drawn.set(key, nodes)
  }
  return nodes.map((node) => ofThisPage(node, countries))
}

/** A whole address, as is the page's own. Blocks write it as it is; nobody can have a host of this name (RFC 6761). */
const standInFor = (country: SiteCountry) => `https://${country}.${standInHost}/`
const standInHost = 'this-page.invalid'

function ofThisPage(node: PageNode, countries: Site['countries']): PageNode {
  if ('html' in node) {
    if (!node.html.includes(standInHost)) return node
    return leafOf(countries.reduce((html, { country, href }) => html.replaceAll(standInFor(country), () => asReactWrites(href)), node.html))
  }
  const slots = Object.entries(node.slots).map(([name, children]) => [name, children.map((child) => ofThisPage(child, countries))])
  return { ...node, slots: Object.fromEntries(slots) }
}

/** A path may hold any letter. */
const asReactWrites = (href: string) => (/["&'<>]/.test(href) ? renderToStaticMarkup(href) : href)

/** Every origin is a site of its own, and a visitor may make up ports. */
const mostSites = 50

function renderLeaf(bloks: ParsedBlok[], { site, messages, data, clock, isFramed = false }: RenderContext): Leaf {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <MessagesContext value={messages}>
        <FramedContext value={isFramed}>
          {bloks.map((blok) => (
            <Fragment key={blok.uid}>{drawBlok(blok, data, clock?.around)}</Fragment>
          ))}
        </FramedContext>
      </MessagesContext>
    </SiteContext>,
  )
  return leafOf(html)
}

/** Named after what is in it: one that is on the next page too stays as it is. A checksum tells two leaves apart, at a third of a hash's cost. */
const leafOf = (html: string): Leaf => ({ id: crc32(html).toString(16).padStart(8, '0'), html })
