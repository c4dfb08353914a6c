/**
 * What a visitor keeps on the wishlist: numbers of designs, in the storage of their own browser and nowhere else. All tabs see the
 * same. Stored as words: the version of this form, then the numbers, the newest first.
 */
const place = 'wishlist'
const version = '1'
const changed = 'wishlist-changed'

/** It holds so many designs. */
export const mostKept = 48

/** Where nothing can be stored, it lasts as long as the page. */
let unstored: string | undefined

/** As it is stored; two that are alike are the same wishlist. `''` when there is none. */
export function storedWishlist(): string {
  try {
    return unstored ?? localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** The numbers in what was stored, the newest first. What nobody has written like this is an empty wishlist. */
export function parseWishlist(stored: string): number[] {
  const [written, ...words] = stored.split(' ')
  const ids = words.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
  return written === version ? [...new Set(ids)].slice(0, mostKept) : []
}

export const readWishlist = (): number[] => parseWishlist(storedWishlist())

/** Those beyond `mostKept` are not kept. */
export function writeWishlist(ids: readonly number[]): void {
  const stored = [version, ...ids.slice(0, mostKept)].join(' ')
  try {
    localStorage.setItem(place, stored)
    unstored = undefined
  } catch {
    unstored = stored
  }
  // Other tabs hear of it by the browser, this one does not.
  dispatchEvent(new Event(changed))
}

/** Calls back when it has changed, in this tab or in another. Ends with the function that is returned. */
export function watchWishlist(heard: () => void): () => void {
  for (const type of [changed, 'storage']) addEventListener(type, heard)
  return () => {
    for (const type of [changed, 'storage']) removeEventListener(type, heard)
  }
}
