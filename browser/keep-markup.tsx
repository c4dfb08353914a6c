import { Component, type ReactNode } from 'react'
import { reloadOnce } from './reload-once.ts'

interface KeepMarkupProps {
  uid: string
  children: ReactNode
}

/**
 * Around a block that lives: one that throws is shown as the server sent it and does no more, and the page around it stays as
 * it is. After a navigation the server has sent nothing yet: the page is loaded whole then.
 */
export class KeepMarkup extends Component<KeepMarkupProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  readonly #markup = document.querySelector(`[data-uid="${CSS.escape(this.props.uid)}"]`)?.innerHTML

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (this.#markup === undefined) void reloadOnce()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <div className="leaf" dangerouslySetInnerHTML={{ __html: this.#markup ?? '' }} />
  }
}
