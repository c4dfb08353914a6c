import { type EditedText, findUnsaved } from './kept-edits.ts'

/**
 * The texts of which a session that is over has left something that is not saved: without a connection nothing else could be
 * done with it. Those of tabs that are still open are not among them.
 */
export async function findLeft(storage: Storage, findHeld = findLocks): Promise<EditedText[]> {
  const held = await findHeld()
  return findUnsaved(storage).flatMap(({ key, text }) => (held.has(key) ? [] : [text]))
}

/** Of all tabs of this browser; where it has none, no tab can be told from one that is over. */
async function findLocks(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}
