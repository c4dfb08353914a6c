import { useState } from 'react'
import { drop, keep } from '../change-kept-list.ts'
import { wishlist } from '../kept-list.ts'
import { useKeptList } from './use-kept-list.ts'

export interface Wishlist {
  isKept(id: number): boolean
  /** Keeps a design, or takes it off again. */
  toggle(id: number): void
  /** The last design had no room on it. */
  isFull: boolean
}

/** The visitor's wishlist, as a heart changes it. */
export function useWishlist(): Wishlist {
  const ids = useKeptList(wishlist) ?? []
  const [isFull, setFull] = useState(false)
  return {
    isKept: (id) => ids.includes(id),
    toggle(id) {
      const isKept = ids.includes(id)
      if (isKept) drop(wishlist, id)
      setFull(!isKept && keep(wishlist, id) === 'full')
    },
    isFull,
  }
}
