/**
 * What is made when it is first asked for, and kept. For what a start should not wait for: the first formatter of `Intl` alone
 * takes as long as a third of it.
 */
export function madeOnce<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
