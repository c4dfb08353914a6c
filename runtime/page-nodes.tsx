import { memo, type ReactElement, type ReactNode, Suspense } from 'react'
import type { Leaf as LeafContent, LiveNode, PageNode } from './payload.ts'

/** Draws one live node; the server knows every block, the browser fetches its code. */
export type DrawLive = (node: LiveNode, slots: Record<string, ReactNode>) => ReactElement

interface PageNodesProps {
  nodes: PageNode[]
  drawLive: DrawLive
}

/**
 * Draws a page's tree, alike on both sides, so that React can take over what the server sent. Another leaf is another element: it
 * stands in the page though somebody else, a blocker for one, has taken the former away.
 */
export function PageNodes({ nodes, drawLive }: PageNodesProps): ReactNode {
  return nodes.map((node, index) =>
    'html' in node ? (
      <Leaf key={`${index} ${node.id}`} leaf={node} />
    ) : (
      <div key={node.uid} className="leaf" data-uid={node.uid} data-wakes={node.wakes}>
        <Suspense>{drawLive(node, drawSlots(node, drawLive))}</Suspense>
      </div>
    ),
  )
}

function drawSlots(node: LiveNode, drawLive: DrawLive): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(node.slots).map(([name, nodes]) => [name, <PageNodes key={name} nodes={nodes} drawLive={drawLive} />]),
  )
}

interface LeafProps {
  leaf: LeafContent
}

/**
 * React leaves the content of a node that hydrates alone (tried with 19.3), and that of a leaf that is on the next page too: its key
 * names the HTML. Where something strange stands in the page, as browsers' extensions insert it, React draws all of it anew.
 */
const Leaf = memo(
  ({ leaf: { id, html } }: LeafProps) => (
    <div className="leaf" data-id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  ),
  () => true,
)
