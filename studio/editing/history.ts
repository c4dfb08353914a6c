import type { Edit } from '../../runtime/edits/edit.ts'
import { isSame } from '../../runtime/edits/is-same.ts'

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

/** The history when an edit was not done after all: nothing takes it back. */
export function withoutEdit(history: History, edit: Edit): History {
  return changeInverse(history, edit, () => undefined)
}

/** The history when an edit stood on another text than its author saw: taking it back brings that text back. */
export function withOverwritten(history: History, edit: Edit, overwrote: unknown): History {
  return changeInverse(history, edit, (inverse) => (inverse.verb === 'set' ? { ...inverse, value: overwrote } : inverse))
}

/** Changes the newest inverse of an edit, in what was done and in what was taken back. */
function changeInverse(history: History, edit: Edit, change: (inverse: Edit) => Edit | undefined): History {
  for (const side of ['past', 'future'] as const) {
    const at = history[side].findLastIndex(({ inverses }) => inverses.some((inverse) => takesBack(inverse, edit)))
    const intent = history[side][at]
    if (!intent) continue
    const inverses = intent.inverses.flatMap((inverse) => (takesBack(inverse, edit) ? (change(inverse) ?? []) : inverse))
    return { ...history, [side]: history[side].toSpliced(at, 1, ...(inverses.length > 0 ? [{ ...intent, inverses }] : [])) }
  }
  return history
}

function takesBack(inverse: Edit, edit: Edit): boolean {
  switch (edit.verb) {
    case 'set':
      return inverse.verb === 'set' && inverse.uid === edit.uid && inverse.field === edit.field && isSame(inverse.value, edit.was)
    case 'insert':
      return inverse.verb === 'remove' && inverse.uid === edit.blok._uid
    case 'remove':
      return inverse.verb === 'insert' && inverse.blok._uid === edit.uid
    case 'move':
      return inverse.verb === 'move' && inverse.uid === edit.uid
    case 'replace':
      return inverse.verb === 'replace' && inverse.uid === edit.blok._uid
  }
}
