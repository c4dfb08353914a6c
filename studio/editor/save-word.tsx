import type { SaveState } from '../editing/save-state.ts'
import type { Words } from '../messages/german.ts'
import { useWords } from '../studio-context.ts'
import { useEditor, useSessionState } from './editor-context.ts'
import styles from './save-word.module.css'

const wordFor: Record<SaveState, keyof Words> = {
  saved: 'saved',
  changed: 'unsaved',
  saving: 'saving',
  offline: 'offline',
  'signed-out': 'signedOut',
  refused: 'refused',
  gone: 'gone',
}

/** Whether the work is safe, in a word. */
export function SaveWord() {
  const { session, release } = useEditor()
  const words = useWords()
  const { save } = useSessionState(session)
  return (
    <p className={styles.word} data-save={save} role="status">
      {save === 'gone' && release ? words.releases.gone : String(words[wordFor[save]])}
    </p>
  )
}
