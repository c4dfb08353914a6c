/** The first instant that ids count from; they stay below 2^53, which JavaScript clients count on, until 2089. */
const beginning = Date.UTC(2020, 0, 1)

/** How many ids one millisecond has. */
const ids = 2 ** 12

let last = 0

/**
 * An id for a new row: later ones are greater, also when several are made in one millisecond. Two processes that
 * share a database begin each millisecond somewhere else, so that they hardly ever meet.
 */
export function newId(): number {
  const now = firstIdAt(new Date())
  last = now > last ? now + Math.floor((Math.random() * ids) / 2) : last + 1
  return last
}

/**
 * From now on ids are greater than this one, which stands in the database, whatever the clock says: it may have been set back. They
 * begin somewhere else in each process here, too: several may count from the same id.
 */
export function newIdsAfter(id: number): void {
  if (id > last) last = id + Math.floor((Math.random() * ids) / 2)
}

/** The least id that can have been made at an instant: what was made before has smaller ones. */
export function firstIdAt(instant: Date): number {
  return (instant.getTime() - beginning) * ids
}
