/** What is made when it is first asked for, and kept: a start waits for no formatter of `Intl`, whose first reads all its data. */
export function madeOnce<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
