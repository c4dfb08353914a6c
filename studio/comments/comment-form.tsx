import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Collaborator, Piece } from '../management/discussion-calls.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './comments-panel.module.css'
import { type Mentioning, mentionAt, offered, piecesOf } from './mentions.ts'
import { useBegun } from './use-begun.ts'

export interface CommentFormProps {
  /** Names the place among all that comments are written at: what is begun there is kept by it. */
  where: string
  label: string
  people: readonly Collaborator[]
  /** Whoever opens it has come to write. */
  takesFocus?: boolean
  /** Rejects when it was not sent; the text stays. */
  onSend(message: Piece[]): Promise<unknown>
}

/** Where a comment is written. After an `@` the people of the space are offered; arrows, Enter and Escape are the list's then. */
export function CommentForm({ where, label, people, takesFocus = false, onSend }: CommentFormProps) {
  const words = useWords()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useBegun(where)
  const [mentioning, setMentioning] = useState<Mentioning>()
  const [active, setActive] = useState(0)
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  const found = mentioning ? offered(mentioning.typed, people) : []

  useEffect(() => {
    const { current } = area
    if (!takesFocus || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [takesFocus])

  const read = (value: string, caret: number) => {
    setText(value)
    setMentioning(mentionAt(value, caret))
    setActive(0)
  }
  const take = (person: Collaborator | undefined) => {
    if (!person || !mentioning) return
    const before = `${text.slice(0, mentioning.from)}@${person.name} `
    setText(before + text.slice(mentioning.from + 1 + mentioning.typed.length).trimStart())
    setMentioning(undefined)
    area.current?.focus()
  }

  /** Of a button that can't be pressed any more the focus falls to what the form stands in. */
  function hasGoneOn(): boolean {
    const form = area.current?.form
    const focused = document.activeElement
    return Boolean(form && focused && !form.contains(focused) && !focused.contains(form))
  }

  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (!text.trim() || isBusy) return
    setBusy(true)
    try {
      await onSend(piecesOf(text.trim(), people))
      setText('')
      setProblem(undefined)
      // The button that was pressed has nothing to send any more. Who has gone on meanwhile stays where they are.
      if (!hasGoneOn()) area.current?.focus()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return void send()
    }
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % found.length),
      ArrowUp: () => setActive((active - 1 + found.length) % found.length),
      Enter: () => take(found[active]),
      Tab: () => take(found[active]),
      Escape: () => setMentioning(undefined),
    }
    const key = found.length > 0 ? keys[event.key] : undefined
    if (!key) return
    event.preventDefault()
    event.stopPropagation()
    key()
  }

  return (
    <form className={styles.write} onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        rows={2}
        value={text}
        aria-autocomplete="list"
        aria-controls={`${id}-people`}
        aria-activedescendant={found.length > 0 ? `${id}-${found[active]?.id}` : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => read(target.value, target.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setMentioning(undefined)}
      />
      <div id={`${id}-people`} role="listbox" aria-label={words.comments.people} className={styles.people} hidden={found.length === 0}>
        {found.map((person, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active one
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys
          <div
            key={person.id}
            id={`${id}-${person.id}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(person)}
          >
            {person.name}
          </div>
        ))}
      </div>
      <p role="status" className="only-read-aloud">
        {found.map(({ name }) => name).join(', ')}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.comments.hint}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" isDisabled={isBusy || !text.trim()}>
        {words.comments.send}
      </Button>
    </form>
  )
}
