import { type FormEvent, useState } from 'react'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useProblem } from '../use-problem.ts'
import { germanLocalTime, germanTimeOf } from './german-time.ts'
import styles from './publish-sheet.module.css'
import { type ScheduleProblem, scheduleProblem } from './schedule-problem.ts'

/** When the page goes live and when it goes offline by itself. */
export function Schedule({ hasErrors }: { hasErrors: boolean }) {
  const { client } = useStudio()
  const { session } = useEditor()
  const { words, locale } = useSpoken()
  const { story } = useSessionState(session)
  const [problem, setProblem] = useProblem()
  const [isSaved, setSaved] = useState(false)
  const { publish_at, expire_at } = story
  const inWords = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(instant))

  const keep = async (times: { publish_at: string | null | undefined; expire_at: string | null | undefined }) => {
    setProblem(undefined)
    setSaved(false)
    try {
      // What goes live then is what is seen now.
      await session.save()
      session.accept(await client.saveStory(story.id, times))
      setSaved(true)
    } catch (error) {
      setProblem(error)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const time = (name: string) => String(sent.get(name) ?? '')
    const [publish, expire] = [time('publish_at'), time('expire_at')]
    const wrong: ScheduleProblem | undefined = scheduleProblem(
      { publish, expire },
      { publish: germanLocalTime(publish_at), expire: germanLocalTime(expire_at), now: germanLocalTime(new Date().toISOString()) },
    )
    if (wrong) return setProblem(words.publishing.scheduleProblems[wrong])
    void keep({ publish_at: germanTimeOf(publish, publish_at), expire_at: germanTimeOf(expire, expire_at) })
  }

  return (
    <form className={styles.part} onSubmit={submit} onChange={() => setSaved(false)} noValidate>
      <h3>{words.scheduled}</h3>
      {publish_at && <p>{words.publishing.goesLiveAt(inWords(publish_at))}</p>}
      {publish_at && hasErrors && <p role="alert">{words.publishing.scheduledWithErrors}</p>}
      {expire_at && <p>{words.publishing.goesOfflineAt(inWords(expire_at))}</p>}
      {/* Saved times come back as the service has kept them. */}
      <div key={`${publish_at} ${expire_at}`} className={styles.times}>
        <label>
          {words.publishAt}
          <input type="datetime-local" name="publish_at" defaultValue={germanLocalTime(publish_at)} />
        </label>
        <label>
          {words.unpublishAt}
          <input type="datetime-local" name="expire_at" defaultValue={germanLocalTime(expire_at)} />
        </label>
      </div>
      <p className={styles.hint}>{words.germanTime}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        <Button type="submit">{words.schedule}</Button>
        {(publish_at || expire_at) && (
          <Button look="plain" onPress={() => void keep({ publish_at: null, expire_at: null })}>
            {words.publishing.unschedule}
          </Button>
        )}
        <p role="status">{isSaved ? words.saved : ''}</p>
      </div>
    </form>
  )
}
