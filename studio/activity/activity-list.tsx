import { useEffect, useState } from 'react'
import type { Activity, ActivityQuery } from '../management/activity-calls.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './activity-list.module.css'
import { type ActivityRun, activityDays, activityInWords } from './activity-runs.ts'

const atOnce = 100

/** Who did what, in words, the newest first, day by day. */
export function ActivityList({ query, onOpen }: { query: ActivityQuery; onOpen?(): void }) {
  const { client } = useStudio()
  const { words, locale } = useSpoken()
  const [found, setFound] = useState<{ items: readonly Activity[]; total: number }>()
  const [problem, setProblem] = useProblem()
  const [page, setPage] = useState(1)
  const key = JSON.stringify(query)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Europe/Berlin' })
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Berlin' })

  useEffect(() => {
    let isStale = false
    client.activities({ ...JSON.parse(key), page }).then(
      ({ items, total }) => !isStale && setFound((before) => ({ items: page === 1 ? items : [...(before?.items ?? []), ...items], total })),
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, key, page])

  if (problem) return <p role="alert">{problem}</p>
  if (!found) return <p role="status">{words.loading}</p>
  if (found.items.length === 0) return <p role="status">{words.activity.none}</p>
  const left = found.total - page * atOnce
  return (
    <>
      {activityDays(found.items).map(({ day: date, runs }) => (
        <section key={date} className={styles.day}>
          <h2>{day.format(new Date(`${date}T12:00:00Z`))}</h2>
          <ol className={styles.list}>
            {runs.map((run) => (
              <li key={run.id}>
                <time dateTime={run.at}>{clock.format(new Date(run.at))}</time>
                <Sentence run={run} onOpen={onOpen} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {left > 0 && <Button onPress={() => setPage(page + 1)}>{words.find.moreOf(Math.min(left, atOnce))}</Button>}
    </>
  )
}

/** What was done to a page leads to it, unless it has gone. */
function Sentence({ run, onOpen }: { run: ActivityRun; onOpen: (() => void) | undefined }) {
  const { words } = useSpoken()
  const sentence = activityInWords(run, words)
  if (!run.key.startsWith('story.') || run.key === 'story.delete' || run.trackableId === undefined) return <span>{sentence}</span>
  return (
    <PlaceLink to={{ screen: 'story', id: run.trackableId }} onGo={onOpen}>
      {sentence}
    </PlaceLink>
  )
}
