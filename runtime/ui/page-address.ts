import { useSyncExternalStore } from 'react'
import { pageQueryChanged } from '../page-events.ts'

function watch(heard: () => void): () => void {
  const { pathname } = location
  // While Back is under way, the address is the next page's already.
  const hear = () => location.pathname === pathname && heard()
  const end = new AbortController()
  for (const type of ['popstate', pageQueryChanged]) addEventListener(type, hear, end)
  return () => end.abort()
}

/** The query in the page's address. The page that was served is the one without. */
export const usePageQuery = (): string =>
  useSyncExternalStore(
    // Anew each time: the page may be another one.
    (heard) => watch(heard),
    () => location.search,
    () => '',
  )

/** Another choice is another entry of the history, to which Back leads; more of the same is none. The page is the same one. */
export function changePageQuery(search: string, { isMore }: { isMore: boolean }): void {
  const address = location.pathname + search + location.hash
  if (isMore) history.replaceState(history.state, '', address)
  else history.pushState({ isSamePage: true }, '', address)
  dispatchEvent(new Event(pageQueryChanged))
}
