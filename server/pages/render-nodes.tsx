import { hash } from 'node:crypto'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawBlok } from '../../runtime/draw-blok.tsx'
import type { LoadedData } from '../../runtime/load-data.ts'
import { madeOnceOf } from '../../runtime/made-once-of.ts'
import { type Messages, MessagesContext } from '../../runtime/messages/messages.ts'
import type { ParsedBlok } from '../../runtime/parse-story.ts'
import type { Leaf, PageNode } from '../../runtime/payload.ts'
import type { Site } from '../../runtime/site/site.ts'
import { SiteContext } from '../../runtime/site/site-context.ts'
import type { BlockClock } from './block-clock.tsx'

export interface RenderContext {
  site: Site
  messages: Messages
  data: LoadedData
  /** Times the static blocks; those that React draws again in the browser are not among them. */
  clock?: BlockClock
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
      uid: blok.uid,
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
  return Object.fromEntries(Object.entries(content).filter(([name]) => reads.includes(name)))
}

/** What was drawn of a story that stays in memory, by the site it was drawn for. */
const drawnOf = madeOnceOf((_blok: ParsedBlok) => new Map<string, PageNode[]>())

/**
 * The same for a story that many pages show, drawn once for all pages of a site; but not where a block of it loaded something or
 * asked where this very page is in other countries.
 */
export function renderSharedNodes(blok: ParsedBlok, context: RenderContext): PageNode[] {
  const { countries, ...site } = context.site
  const key = JSON.stringify(site)
  const drawn = drawnOf(blok)
  const known = drawn.get(key)
  if (known) return known

  let isOfThisPage = context.data.size > 0
  const watched: Site = {
    ...site,
    get countries() {
      isOfThisPage = true
      return countries
    },
  }
  const nodes = renderNodes([blok], { ...context, site: watched })
  if (!isOfThisPage) {
    if (drawn.size >= mostSites) drawn.clear()
    drawn.set(key, nodes)
  }
  return nodes
}

/** Every origin is a site of its own, and a visitor may make up ports. */
const mostSites = 50

function renderLeaf(bloks: ParsedBlok[], { site, messages, data, clock }: RenderContext): Leaf {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <MessagesContext value={messages}>
        {bloks.map((blok) => (
          <Fragment key={blok.uid}>{drawBlok(blok, data, clock?.around)}</Fragment>
        ))}
      </MessagesContext>
    </SiteContext>,
  )
  return { id: hash('sha1', html, 'base64url').slice(0, 8), html }
}
