import type { Edit } from '../../runtime/edits/edit.ts'
import { emptyHistory, type History } from './history.ts'

export interface Kept {
  /** The version that the edits were made on; `null` when nobody had saved the story yet. */
  base: number | null
  pending: readonly Edit[]
  history: History
}

/** What outlives a reload, a crash and a lost connection: edits that are not saved, and what can be taken back. Of one session. */
export interface KeptEdits {
  read(): Kept | undefined
  /** Throws when there is no room for the edits that are not saved. */
  write(kept: Kept): void
  /** The session is over; another one may go on with what it has left. */
  release?(): void
}

/** Letters that a browser surely has room for; the oldest intents are forgotten first, unsaved edits never. */
const mostLetters = 1_500_000

const prefix = 'anlass.edits.'
export const keyOf = (text: EditedText, session: string) => `${prefix}${nameOf(text)}.${session}`

/** Which text is edited: a story's own, or the one that it has in a release. */
export interface EditedText {
  storyId: number
  releaseId?: number | undefined
}

/** What sessions have left of texts of this story in releases, by their keys. */
export function findReleaseKeys(storage: Storage, storyId: number): { key: string; releaseId: number }[] {
  const start = `${prefix}${storyId}@`
  const keys = allKeys(storage).filter((key) => key.startsWith(start))
  return keys.map((key) => ({ key, releaseId: Number.parseInt(key.slice(start.length), 10) }))
}

/** The texts that sessions have left unsaved edits of, by the sessions' keys. */
export function findUnsaved(storage: Storage): { key: string; text: EditedText }[] {
  const keys = allKeys(storage).filter((key) => key.startsWith(prefix) && readKept(storage, key)?.pending.length)
  return keys.map((key) => ({ key, text: textOf(key) }))
}

/** Makes what a session has left of a text in a release something that is left of the story itself; nothing where all of it was saved. */
export function moveToStory(storage: Storage, key: string, storyId: number): boolean {
  const text = readKept(storage, key)?.pending.length ? storage.getItem(key) : null
  // Only one of the two is without room at worst, and then nothing is gone.
  if (text !== null) storage.setItem(keyOf({ storyId }, crypto.randomUUID()), text)
  storage.removeItem(key)
  return text !== null
}

const nameOf = ({ storyId, releaseId }: EditedText) => (releaseId === undefined ? `${storyId}` : `${storyId}@${releaseId}`)

function textOf(key: string): EditedText {
  const [storyId = '', releaseId] = key.slice(prefix.length).split('.')[0]?.split('@') ?? []
  return { storyId: Number(storyId), ...(releaseId !== undefined && { releaseId: Number(releaseId) }) }
}

/** In the browser's own storage, under a key of this session. */
export function browserKeptEdits(storage: Storage, key: string, release: () => void = () => {}): KeptEdits {
  return {
    read: () => readKept(storage, key),
    write({ base, pending, history }) {
      if (pending.length === 0 && history.past.length === 0 && history.future.length === 0) return storage.removeItem(key)
      let { past, future } = history
      for (;;) {
        const text = JSON.stringify({ base, pending, history: { past, future } })
        if (text.length <= mostLetters || past.length === 0) {
          if (hasStored(storage, key, text)) return
          // Old stories' histories make room, then one's own.
          if (forgetAnother(storage, key)) continue
          if (past.length === 0 && future.length === 0) throw new Error('The browser has no room for edits that are not saved.')
        }
        if (past.length === 0) future = []
        past = past.slice(Math.ceil(past.length / 2))
      }
    },
    release,
  }
}

/** Sessions that have left something of this text, by their keys. */
export function keysOfText(storage: Storage, text: EditedText): string[] {
  return allKeys(storage).filter((key) => key.startsWith(keyOf(text, '')))
}

const allKeys = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

function readKept(storage: Storage, key: string): Kept | undefined {
  const text = storage.getItem(key)
  try {
    // Written above, by this studio, on this origin.
    return text === null ? undefined : { base: null, history: emptyHistory, ...(JSON.parse(text) as Partial<Kept> & { pending: Edit[] }) }
  } catch {
    return undefined
  }
}

function hasStored(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Forgets what can be taken back in another session that has nothing unsaved. Answers false when there is none. */
function forgetAnother(storage: Storage, own: string): boolean {
  const other = allKeys(storage).find((key) => key.startsWith(prefix) && key !== own && readKept(storage, key)?.pending.length === 0)
  if (other === undefined) return false
  storage.removeItem(other)
  return true
}
