import { type FormEvent, useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { ManagementError } from '../management/management-error.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { germanLocalTime } from './german-time.ts'
import styles from './publish-sheet.module.css'

/** When the page goes live and when it goes offline by itself. */
export function Schedule() {
  const { client } = useStudio()
  const { session } = useEditor()
  const words = useWords()
  const { story } = useSessionState(session)
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    // A time without a zone is German to the service.
    const time = (name: string) => String(form.get(name) ?? '').replace('T', ' ') || null
    setProblem(undefined)
    try {
      session.accept(await client.saveStory(story.id, { publish_at: time('publish_at'), expire_at: time('expire_at') }))
      setSaved(true)
    } catch (error) {
      setProblem(error instanceof ManagementError ? error.message : words.noConnection)
    }
  }

  return (
    <form className={styles.part} onSubmit={submit} onChange={() => setSaved(false)}>
      <h3>{words.scheduled}</h3>
      <div className={styles.times}>
        <label>
          {words.publishAt}
          <input type="datetime-local" name="publish_at" defaultValue={germanLocalTime(story.publish_at)} />
        </label>
        <label>
          {words.unpublishAt}
          <input type="datetime-local" name="expire_at" defaultValue={germanLocalTime(story.expire_at)} />
        </label>
      </div>
      <p className={styles.hint}>{words.germanTime}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <Button type="submit">{words.schedule}</Button>
        <p role="status">{isSaved ? words.saved : ''}</p>
      </div>
    </form>
  )
}
