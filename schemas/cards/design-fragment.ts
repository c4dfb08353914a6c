/** A link that leads from a design's card to a page for many designs says in its fragment which one it was: nothing is kept or crawled once more for it. */
export const designFragment = (id: number): string => `design-${id}`

/** The design that a fragment names, `#design-1003`. */
export function designOfFragment(hash: string): number | undefined {
  const [, id] = /^#design-([1-9]\d{0,6})$/.exec(hash) ?? []
  return id === undefined ? undefined : Number(id)
}
