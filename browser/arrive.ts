import type { Location } from 'react-router'
import { indicatedPart } from './indicated-part.ts'
import { leftLink } from './left-links.ts'
import { positionOf } from './scroll-restoration.ts'

/**
 * Scrolls to where one was at this entry of the history, else to what its address indicates, else to the top.
 *
 * @param isGoing not only back to another place on the page: there the focus stays, and what the router does not know is the browser's business
 */
export function arrive({ key, hash }: Location, isGoing: boolean): void {
  const position = positionOf(key)
  const part = indicatedPart(hash)
  if (position !== undefined) scrollTo(0, position)
  else if (isGoing) part ? part.scrollIntoView() : scrollTo(0, 0)
  if (isGoing) {
    goOnAt(part ?? document.getElementById('inhalt'))
    // It stays there where the link can't be seen, as in an answer that is closed again.
    leftLink(key)?.focus({ preventScroll: true })
  }
  // The next page may come long after the browser would scroll.
  history.scrollRestoration = 'manual'
}

/** Screen readers and the keyboard go on there. */
function goOnAt(part: HTMLElement | null): void {
  if (!part) return
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
