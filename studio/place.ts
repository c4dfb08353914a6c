import { useSyncExternalStore } from 'react'

/** Where in the studio one is: its addresses, and what they stand for. */
export type Place = { screen: 'stories' | 'activity' } | { screen: 'story'; id: number }

const listeners = new Set<() => void>()

export function placeOf(path: string): Place {
  if (path === '/activity') return { screen: 'activity' }
  const id = /^\/stories\/(\d+)$/.exec(path)?.[1]
  return id === undefined ? { screen: 'stories' } : { screen: 'story', id: Number(id) }
}

export const addressOf = (place: Place): string =>
  place.screen === 'story' ? `/stories/${place.id}` : place.screen === 'activity' ? '/activity' : '/'

export function goTo(place: Place): void {
  history.pushState(null, '', addressOf(place))
  for (const listener of listeners) listener()
}

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => location.pathname))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
