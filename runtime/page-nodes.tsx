import { memo, type ReactElement, type ReactNode, Suspense } from 'react'
import type { Leaf as LeafContent, LiveNode, PageNode } from './payload.ts'

/** Draws one live node; the server knows every block, the browser fetches its code. */
export type DrawLive = (node: LiveNode, slots: Record<string, ReactNode>) => ReactElement

/** The HTML of a leaf as it stands in the document, by the leaf's id. */
export type StandingHtml = (id: string) => string

interface PageNodesProps {
  nodes: PageNode[]
  drawLive: DrawLive
  /** While hydrating, when leaves are to stay as they stand. */
  standing?: StandingHtml | undefined
}

/** Draws a page's tree, alike on both sides, so that React can take over what the server sent. */
export function PageNodes({ nodes, drawLive, standing }: PageNodesProps): ReactNode {
  return nodes.map((node, index) =>
    'html' in node ? (
      <Leaf key={index} leaf={node} standing={standing} />
    ) : (
      <div key={node.uid} className="leaf" data-uid={node.uid} data-wakes={node.wakes}>
        <Suspense>{drawLive(node, drawSlots(node, drawLive, standing))}</Suspense>
      </div>
    ),
  )
}

function drawSlots(node: LiveNode, drawLive: DrawLive, standing: StandingHtml | undefined): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(node.slots).map(([name, nodes]) => [
      name,
      <PageNodes key={name} nodes={nodes} drawLive={drawLive} standing={standing} />,
    ]),
  )
}

interface LeafProps {
  leaf: LeafContent
  standing: StandingHtml | undefined
}

/**
 * React leaves the content of a node that hydrates alone, and does not even read its inner HTML (tried with 19.3); so does a leaf
 * that is on the next page too. Where something strange stands in the page, as browsers' extensions insert it, React draws all of
 * it anew, and then it reads.
 */
const Leaf = memo(
  ({ leaf, standing }: LeafProps) => (
    <div className="leaf" data-id={leaf.id} dangerouslySetInnerHTML={innerHtml(leaf, standing)} suppressHydrationWarning />
  ),
  (before, after) => before.leaf.id === after.leaf.id,
)

function innerHtml({ id, html }: LeafContent, standing: StandingHtml | undefined): { __html: string } {
  if (!standing) return { __html: html }
  return {
    get __html() {
      return standing(id)
    },
  }
}
