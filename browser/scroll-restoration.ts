/**
 * Where one was on the pages one has left, by entry of the history. React Router's own takes all entries the browser has made
 * by itself for the same one, as a link to a place on the page makes them, and moves a page when React takes it over.
 */
import type { DataRouter } from 'react-router'
import { pageQueryChanged } from '../runtime/page-events.ts'
import { leaveLink } from './left-links.ts'
import { pageOf } from './page-of.ts'
import { leavePosition, readPositions, storePositions } from './scroll-positions.ts'

const positions = readPositions()

/** Gives entries that the browser makes by itself a key, as the router does with its own. Must listen before the router does. */
export function nameEntries() {
  nameEntry()
  addEventListener('popstate', nameEntry)
}

function nameEntry(): string {
  if (!history.state?.key) history.replaceState({ ...history.state, key: Math.random().toString(36) }, '')
  return history.state.key
}

/** Keeps the position of every entry that is left. */
export function keepPositions(router: DataRouter) {
  let shown = router.state.location
  let entry = shown.key
  const keep = () => {
    positions[entry] = scrollY
    leaveLink(entry)
  }
  // The router says so before the next page is drawn.
  router.subscribe(({ location }) => {
    if (location === shown) return
    keep()
    shown = location
    entry = location.key
  })
  // Of another choice in a listing the router hears nothing.
  addEventListener(pageQueryChanged, () => {
    keep()
    entry = nameEntry()
  })
  addEventListener('pagehide', () => {
    keep()
    storePositions(positions)
    leavePosition(pageOf(shown))
  })
}

export const positionOf = (key: string): number | undefined => positions[key]
