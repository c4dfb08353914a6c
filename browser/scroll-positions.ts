import { pageOf } from './page-of.ts'

/** Where one was on the pages one has left, by entry of the history, as kept over a reload. */
export function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.scrolled ?? '{}')
  } catch {
    return {}
  }
}

export function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.scrolled = JSON.stringify(positions)
  } catch {
    // Then Back leads to the top of a page of before the reload.
  }
}

/**
 * Has the browser restore the position when the document comes again, if it still shows the page of its address, and answers whether it
 * does. Where Back has led to another one, which is loaded whole, the browser would take the position on this page for the one on that.
 */
export function leavePosition(shown: string): boolean {
  const isOfAddress = pageOf(location) === shown
  history.scrollRestoration = isOfAddress ? 'auto' : 'manual'
  return isOfAddress
}

/** Scrolls a page that Back had to load whole to where one was. */
export function restorePosition(): void {
  const shown = pageOf(location)
  if (history.scrollRestoration === 'manual') scrollTo(0, readPositions()[history.state?.key] ?? scrollY)
  addEventListener('pagehide', () => {
    // Firefox no longer hears what is said of an entry that is being left: it may be for us to restore once more.
    if (leavePosition(shown)) storePositions({ ...readPositions(), [history.state?.key]: scrollY })
  })
}
