import { Component, type ReactNode } from 'react'
import { reloadOnce } from './reload-once.ts'

interface KeepMarkupProps {
  uid: string
  /** The markup has taken the block's place. */
  onKept: () => void
  children: ReactNode
}

/**
 * Around a block that lives: one that throws, or whose code can't be had, is shown as the server sent it and does what it does
 * without script (`data-kept`), and the page around it stays as it is. After a navigation the server has sent nothing yet: the page
 * is loaded whole then.
 */
export class KeepMarkup extends Component<KeepMarkupProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  /** What is for who has no script is for all then. */
  readonly #markup = document.querySelector(`[data-uid="${CSS.escape(this.props.uid)}"]`)?.innerHTML.replaceAll(/<\/?noscript>/g, '')

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (this.#markup === undefined) void reloadOnce()
    else this.props.onKept()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <div className="leaf" data-kept dangerouslySetInnerHTML={{ __html: this.#markup ?? '' }} />
  }
}
