import { Component, type ReactNode } from 'react'
import type { LiveNode } from '../runtime/payload.ts'
import { reloadOnce } from './reload-once.ts'

interface KeepMarkupProps {
  node: LiveNode
  /** The markup has taken the block's place. */
  onKept: () => void
  children: ReactNode
}

/**
 * Around a block that lives: one that throws, or whose code can't be had, is shown as the server sent it and does what it does
 * without script (`data-kept`), and the page around it stays as it is. After a navigation the server has sent nothing yet, though
 * the same block stand on the next page: it is tried anew there, and where it fails the page is loaded whole.
 */
export class KeepMarkup extends Component<KeepMarkupProps, KeepMarkupState> {
  override state: KeepMarkupState = { hasFailed: false, node: this.props.node, markup: markupOf(this.props.node) }

  static getDerivedStateFromError(): Partial<KeepMarkupState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ node }: KeepMarkupProps, before: KeepMarkupState): KeepMarkupState | null {
    return node === before.node ? null : { hasFailed: false, node, markup: undefined }
  }

  override componentDidCatch() {
    if (this.state.markup === undefined) void reloadOnce()
    else this.props.onKept()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <div className="leaf" data-kept dangerouslySetInnerHTML={{ __html: this.state.markup ?? '' }} />
  }
}

interface KeepMarkupState {
  hasFailed: boolean
  /** What has failed. */
  node: LiveNode
  /** Of the node, as the server sent it. */
  markup: string | undefined
}

/** What is for who has no script is for all then. */
const markupOf = ({ uid }: LiveNode) =>
  document.querySelector(`[data-uid="${CSS.escape(uid)}"]`)?.innerHTML.replaceAll(/<\/?noscript>/g, '')
