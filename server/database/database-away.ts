/** A database in a process of its own, or the way to it, does not do what it should; nothing is wrong with what it was asked. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}
