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
  const now = (Date.now() - beginning) * ids
  last = now > last ? now + Math.floor((Math.random() * ids) / 2) : last + 1
  return last
}
