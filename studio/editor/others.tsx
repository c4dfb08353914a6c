import { useEffect, useState } from 'react'
import { followStory, type Other } from '../editing/live-story.ts'
import { browserLater } from '../editing/story-session.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './others.module.css'

/** Who else has the story open. What they save is read at once. */
export function Others() {
  const { client, person } = useStudio()
  const { session, release } = useEditor()
  const words = useWords()
  const [others, setOthers] = useState<readonly Other[]>([])
  const isVisible = useVisible()

  useEffect(() => {
    // A browser opens few lines to one origin: tabs that nobody looks at hold none.
    if (!isVisible) return
    return followStory({ session, client, releaseId: release?.id, personId: person.id, onOthers: setOthers, later: browserLater })
  }, [session, client, release?.id, person.id, isVisible])

  return (
    <ul className={styles.others} aria-label={words.othersHere} aria-live="polite">
      {others.map(({ id, name }) => (
        <li key={id} title={`${words.othersHere}: ${name}`}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="only-read-aloud">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** `Ada Lovelace` → `AL`; `ada@example.org` → `A` */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden)
  useEffect(() => {
    const look = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
