import type { Edit } from '../../runtime/edits/edit.ts'

/** What a person did in one go, and what takes it back. */
export interface Intent {
  /** Edits of one key that follow each other are one intent: the letters of a word. */
  key: string | undefined
  at: number
  inverses: Edit[]
}

export interface History {
  past: Intent[]
  future: Intent[]
}

export const emptyHistory: History = { past: [], future: [] }

/** More than anybody takes back; what is older stays in the story's versions. */
const mostIntents = 200
/** Whoever stops typing for so long goes on with something new. */
const pauseMs = 2_000

/** The history with an intent done. Nothing can be done again after it. */
export function withIntent({ past }: History, intent: Intent): History {
  const last = past.at(-1)
  const goesOn = last?.key !== undefined && last.key === intent.key && intent.at - last.at < pauseMs
  const kept = goesOn ? past.slice(0, -1) : past.slice(-mostIntents + 1)
  const joined = goesOn ? { ...intent, inverses: joinInverses(intent.inverses, last.inverses) } : intent
  return { past: [...kept, joined], future: [] }
}

/** Typing sets one field again and again: taking it back sets it once. */
function joinInverses(late: Edit[], early: Edit[]): Edit[] {
  const [a, b] = [late[0], early[0]]
  const isOneField =
    late.length === 1 && early.length === 1 && a?.verb === 'set' && b?.verb === 'set' && a.uid === b.uid && a.field === b.field
  return isOneField ? [{ ...b, was: a.was }] : [...late, ...early]
}
