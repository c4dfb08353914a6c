import { useMemo, useSyncExternalStore } from 'react'
import { mostKept, parseWishlist, readWishlist, storedWishlist, wishlistEvents, writeWishlist } from '../wishlist.ts'

export interface Wishlist {
  /** The newest first. `undefined` where no visitor is known: on the server, and until the block lives. */
  ids: number[] | undefined
  /** Puts a design on it, or takes it off. Answers `full` when there is no room for it. */
  toggle(id: number): 'kept' | 'removed' | 'full'
}

/** The visitor's wishlist, as it is now in all tabs. */
export function useWishlist(): Wishlist {
  const stored = useSyncExternalStore<string | undefined>(watch, storedWishlist, () => undefined)
  const ids = useMemo(() => (stored === undefined ? undefined : parseWishlist(stored)), [stored])
  return { ids, toggle }
}

function watch(heard: () => void): () => void {
  for (const type of wishlistEvents) addEventListener(type, heard)
  return () => {
    for (const type of wishlistEvents) removeEventListener(type, heard)
  }
}

function toggle(id: number): 'kept' | 'removed' | 'full' {
  // Not what was drawn last: another tab may have been faster.
  const kept = readWishlist()
  const isKept = kept.includes(id)
  if (!isKept && kept.length >= mostKept) return 'full'
  writeWishlist(isKept ? kept.filter((each) => each !== id) : [id, ...kept])
  return isKept ? 'removed' : 'kept'
}
