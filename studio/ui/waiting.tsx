import type { ReactNode } from 'react'
import { useWords } from '../studio-context.ts'
import styles from './waiting.module.css'

/** A whole screen that has nothing to show, yet or at all. */
export function Waiting({ message, children }: { message?: string; children?: ReactNode }) {
  const words = useWords()
  return (
    <main className={styles.waiting}>
      <h1 className="only-read-aloud">{words.studio}</h1>
      <p role={message ? 'alert' : 'status'}>{message ?? words.loading}</p>
      {children}
    </main>
  )
}
