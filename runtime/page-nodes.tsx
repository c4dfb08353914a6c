import { memo, type ReactElement, type ReactNode, Suspense } from 'react'
import type { Leaf as LeafContent, LiveNode, PageNode } from './payload.ts'

/** Draws one live node; the server knows every block, the browser fetches its code. */
export type DrawLive = (node: LiveNode, slots: Record<string, ReactNode>) => ReactElement

/**
 * Draws a page's tree, alike on both sides, so that React can take over what the server sent.
 * A leaf's HTML is kept as it stands in the document (`keepLeaves`, while hydrating) or set.
 */
export function PageNodes({ nodes, drawLive, keepLeaves }: { nodes: PageNode[]; drawLive: DrawLive; keepLeaves: boolean }): ReactNode {
  return nodes.map((node, index) =>
    'html' in node ? (
      <Leaf key={index} leaf={node} keep={keepLeaves} />
    ) : (
      <div key={node.uid} className="leaf" data-uid={node.uid} data-wakes={node.wakes}>
        <Suspense>{drawLive(node, drawSlots(node, drawLive, keepLeaves))}</Suspense>
      </div>
    ),
  )
}

function drawSlots(node: LiveNode, drawLive: DrawLive, keepLeaves: boolean): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(node.slots).map(([name, nodes]) => [
      name,
      <PageNodes key={name} nodes={nodes} drawLive={drawLive} keepLeaves={keepLeaves} />,
    ]),
  )
}

interface LeafProps {
  leaf: LeafContent
  keep: boolean
}

/** React leaves the content of a node alone that hydrates with empty inner HTML (tried with 19.3); so does a leaf that is on the next page too. */
const Leaf = memo(
  ({ leaf, keep }: LeafProps) => (
    <div className="leaf" data-id={leaf.id} dangerouslySetInnerHTML={{ __html: keep ? '' : leaf.html }} suppressHydrationWarning />
  ),
  (before, after) => before.leaf.id === after.leaf.id,
)
