import type { SaveState } from '../editing/save-state.ts'
import type { Words } from '../messages/german.ts'
import { useWords } from '../studio-context.ts'
import { useEditor, useSessionState } from './editor-context.ts'
import styles from './save-word.module.css'

const wordFor: Record<SaveState, (words: Words) => string> = {
  saved: (words) => words.saved,
  changed: (words) => words.unsaved,
  saving: (words) => words.saving,
  offline: (words) => words.offline,
  'signed-out': (words) => words.signedOut,
  refused: (words) => words.refused,
  gone: (words) => words.gone,
  'release-live': (words) => words.releases.over.live.kept,
  'release-deleted': (words) => words.releases.over.deleted.kept,
}

/** Whether the work is safe, in a word. */
export function SaveWord() {
  const { session } = useEditor()
  const words = useWords()
  const { save } = useSessionState(session)
  return (
    <p className={styles.word} data-save={save} role="status">
      {wordFor[save](words)}
    </p>
  )
}
