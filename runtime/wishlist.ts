/**
 * What a visitor keeps on the wishlist: numbers of designs, in the storage of their own browser and nowhere else. All tabs see the
 * same. Stored as the numbers with a blank between them, the newest first.
 */

/** Another form has another name. */
const place = 'wishlist-1'
/** Told in the tab that changed it; the others hear of it by the browser. */
const changed = 'wishlist'

/** When it may have changed, in this tab or in another. */
export const wishlistEvents = [changed, 'storage'] as const

/** It holds so many designs. */
export const mostKept = 48

/** Where nothing can be stored, it lasts as long as the page. */
let unstored: string | undefined

/** As it is stored; two that are alike are the same wishlist. `''` when there is none. */
export function storedWishlist(): string {
  try {
    return unstored ?? localStorage.getItem(place) ?? ''
  } catch {
    return unstored ?? ''
  }
}

/** The numbers in what was stored. What nobody has written like this is none. */
export function parseWishlist(stored: string): number[] {
  const ids = stored.split(' ').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, mostKept)
}

export const readWishlist = (): number[] => parseWishlist(storedWishlist())

/** Those beyond `mostKept` are not kept. */
export function writeWishlist(ids: readonly number[]): void {
  const stored = ids.slice(0, mostKept).join(' ')
  try {
    localStorage.setItem(place, stored)
    unstored = undefined
  } catch {
    unstored = stored
  }
  dispatchEvent(new Event(changed))
}
