import { Component, type ReactNode, useInsertionEffect } from 'react'
import type { LiveNode } from '../runtime/payload.ts'
import { reloadOnce } from './reload-once.ts'

interface KeepMarkupProps {
  node: LiveNode
  /** The markup has taken the block's place. */
  onKept: () => void
  children: ReactNode
}

/**
 * Around a block that lives: one that throws, or whose code can't be had, is shown as the server sent it, with all that was written
 * into it, and does what it does without script (`data-kept`), and the page around it stays as it is. After a navigation the server
 * has sent nothing yet, though the same block stand on the next page: it is tried anew there, and where it fails the page is loaded
 * whole.
 */
export class KeepMarkup extends Component<KeepMarkupProps, KeepMarkupState> {
  override state: KeepMarkupState = { hasFailed: false, node: this.props.node, parts: partsOf(this.props.node.uid) }

  static getDerivedStateFromError(): Partial<KeepMarkupState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ node }: KeepMarkupProps, before: KeepMarkupState): KeepMarkupState | null {
    return node === before.node ? null : { hasFailed: false, node, parts: undefined }
  }

  override componentDidCatch() {
    if (this.state.parts) this.props.onKept()
    else void reloadOnce()
  }

  override render() {
    const { hasFailed, node, parts } = this.state
    if (!hasFailed) return this.props.children
    return parts && <Parts node={node} parts={parts} />
  }
}

interface KeepMarkupState {
  hasFailed: boolean
  /** What has failed. */
  node: LiveNode
  /** Of the node, as the server sent them. */
  parts: Element[] | undefined
}

/** Where a live node is in the document. */
export const placeOf = (uid: string) => document.querySelector<HTMLElement>(`[data-uid="${CSS.escape(uid)}"]`)

/** What a live node shows; `undefined` where it is not in the document. */
export const partsOf = (uid: string): Element[] | undefined => {
  const place = placeOf(uid)
  return place ? [...place.children] : undefined
}

/** Elements that are there again in the moment in which React takes them away: it gives the focus back to one of them itself. */
function Parts({ node: { uid }, parts }: { node: LiveNode; parts: Element[] }) {
  useInsertionEffect(() => {
    const place = placeOf(uid)
    if (!place) return
    place.append(...parts)
    place.dataset.kept = ''
    // What is for who has no script is for all then.
    for (const each of place.querySelectorAll('noscript')) each.outerHTML = each.innerHTML
    // What is inside wakes no more.
    for (const each of place.querySelectorAll<HTMLElement>('[data-wakes]')) delete each.dataset.wakes
    return () => {
      place.replaceChildren()
      delete place.dataset.kept
    }
  }, [uid, parts])
  return null
}
