/**
 * Numbers of designs that a visitor keeps: in the storage of their own browser and nowhere else. All tabs see the same. Stored as the
 * numbers with a blank between them, the newest first.
 */
export interface KeptList {
  /** It holds so many designs. */
  readonly most: number
  /** When it may have changed, in this tab or in another. */
  readonly events: readonly string[]
  /** As it is stored; two that are alike are the same list. `''` when there is none. */
  stored(): string
  /** The numbers in what was stored. What nobody has written like this is none. */
  parse(stored: string): number[]
  /** Those beyond `most` are not kept. */
  write(ids: readonly number[]): void
}

/** @param place  its name in the storage; another form has another name */
export function keptList(place: string, most: number): KeptList {
  /** Where nothing can be stored, it lasts as long as the page. */
  let unstored: string | undefined
  return {
    most,
    // The first is told in the tab that changed it; the others hear of it by the browser.
    events: [place, 'storage'],
    stored() {
      try {
        return unstored ?? localStorage.getItem(place) ?? ''
      } catch {
        return unstored ?? ''
      }
    },
    parse(stored) {
      const ids = stored.split(' ').map(Number)
      return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, most)
    },
    write(ids) {
      const stored = ids.slice(0, most).join(' ')
      try {
        localStorage.setItem(place, stored)
        unstored = undefined
      } catch {
        unstored = stored
      }
      dispatchEvent(new Event(place))
    },
  }
}

export const wishlist = keptList('wishlist-1', 48)
