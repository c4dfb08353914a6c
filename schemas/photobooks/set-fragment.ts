/** A link that leads from a set of designs to the page of a book says in its fragment which one it was: nothing is kept or crawled once more for it. */
export const setFragment = (id: number): string => `set-${id}`

/** The set that a fragment names, `#set-3`. */
export function setOfFragment(hash: string): number | undefined {
  const [, id] = /^#set-([1-9]\d{0,6})$/.exec(hash) ?? []
  return id === undefined ? undefined : Number(id)
}
