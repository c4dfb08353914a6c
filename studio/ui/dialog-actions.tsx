import type { ReactNode } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

/** The end of a dialog: away without doing it, where there is something to do; then what does it. */
export function DialogActions({ onCancel, children }: { onCancel?(): void; children: ReactNode }) {
  const words = useWords()
  return (
    <div className={styles.actions}>
      {onCancel && <Button onPress={onCancel}>{words.cancel}</Button>}
      {children}
    </div>
  )
}
