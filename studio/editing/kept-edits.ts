import type { Edit } from '../../runtime/edits/edit.ts'
import { emptyHistory, type History } from './history.ts'

export interface Kept {
  pending: readonly Edit[]
  history: History
}

/** What outlives a reload, a crash and a lost connection: edits that are not saved, and what can be taken back. */
export interface KeptEdits {
  read(storyId: number): Kept | undefined
  write(storyId: number, kept: Kept): void
}

/** Letters that a browser surely has room for; the oldest intents are forgotten first, unsaved edits never. */
const mostLetters = 1_500_000

/** In the browser's own storage, for each story. */
export function browserKeptEdits(storage: Storage): KeptEdits {
  const keyOf = (storyId: number) => `anlass.edits.${storyId}`
  return {
    read(storyId) {
      const text = storage.getItem(keyOf(storyId))
      try {
        // Written below, by this studio, on this origin.
        return text === null ? undefined : (JSON.parse(text) as Kept)
      } catch {
        return undefined
      }
    },
    write(storyId, { pending, history }) {
      let { past } = history
      let text = JSON.stringify({ pending, history })
      while (text.length > mostLetters && past.length > 0) {
        past = past.slice(Math.ceil(past.length / 2))
        text = JSON.stringify({ pending, history: { ...emptyHistory, past } })
      }
      if (pending.length === 0 && past.length === 0 && history.future.length === 0) return storage.removeItem(keyOf(storyId))
      storage.setItem(keyOf(storyId), text)
    },
  }
}
