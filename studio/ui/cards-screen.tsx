import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../studio-context.ts'
import styles from './cards.module.css'
import { NotRead } from './not-read.tsx'
import { Screen } from './screen.tsx'

export interface Done {
  said: string
  /** Where the button that opened the dialog has gone with what it was for. */
  takesFocus?: boolean
}

export interface CardsScreenProps {
  title: string
  about: string
  actions?: ReactNode
  /** What is said above the cards, or in their place. */
  notice?: ReactNode
  isLoading: boolean
  /** Why they could not be read. */
  problem: string | undefined
  onRetry(): Promise<void>
  /** What was done to one last. */
  done: Done | undefined
  /** A list item each. */
  children: ReactNode
}

/** A screen of things that are each a card, and are made and ended there. */
export function CardsScreen({ title, about, actions, notice, isLoading, problem, onRetry, done, children }: CardsScreenProps) {
  const words = useWords()
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done?.takesFocus) told.current?.focus()
  }, [done])

  return (
    <div className={styles.screen}>
      <Screen title={title} back={{ to: { screen: 'stories' }, label: words.stories }} isNarrow actions={actions}>
        <p className={styles.about}>{about}</p>
        {problem && <NotRead problem={problem} onRetry={onRetry} />}
        {isLoading && <p role="status">{words.loading}</p>}
        <p ref={told} className={styles.done} role="status" tabIndex={-1}>
          {done?.said}
        </p>
        {notice}
        <ul className={styles.list}>{children}</ul>
      </Screen>
    </div>
  )
}
