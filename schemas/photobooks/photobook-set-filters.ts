/** How the sets of designs for photo books are narrowed down (R3.19). Plain data: browsers read it, too. */
import type { PhotobookOrientation } from './photobook-choice.ts'

/** The shapes a set is drawn for, and the orientation of the books they go into. */
export const photobookRatios = { landscape: 'din-landscape', portrait: 'din-portrait', square: 'square' } as const satisfies Record<
  string,
  PhotobookOrientation
>
export type PhotobookRatio = keyof typeof photobookRatios

export const ratioNames = Object.keys(photobookRatios) as PhotobookRatio[]

/** What is asked of the sets. */
export interface SetsAsked {
  aspectRatio?: PhotobookRatio | undefined
  /** Those of any of these style categories. */
  categoryIds?: readonly number[] | undefined
}

/** What a set is narrowed down by. */
interface FilteredSet {
  aspectRatios: readonly PhotobookRatio[]
  categoryIds: readonly number[]
}

/** The sets that this leaves. */
export const selectSets = <Set extends FilteredSet>(sets: readonly Set[], { aspectRatio, categoryIds = [] }: SetsAsked): Set[] =>
  sets.filter(
    (set) =>
      (aspectRatio === undefined || set.aspectRatios.includes(aspectRatio)) &&
      (categoryIds.length === 0 || set.categoryIds.some((id) => categoryIds.includes(id))),
  )

/** How many sets each value would leave, were it chosen in the place of what its filter says now. */
export function countSets(sets: readonly FilteredSet[], asked: SetsAsked, categories: readonly { id: number }[]) {
  return {
    aspectRatio: ratioNames.map((aspectRatio) => ({ value: aspectRatio, count: selectSets(sets, { ...asked, aspectRatio }).length })),
    categoryIds: categories.map(({ id }) => ({ value: id, count: selectSets(sets, { ...asked, categoryIds: [id] }).length })),
  }
}
