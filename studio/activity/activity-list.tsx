import { useState } from 'react'
import type { ActivityQuery } from '../management/activity-calls.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { usePages } from '../use-pages.ts'
import styles from './activity-list.module.css'
import { type ActivityRun, activityDays, activityInWords } from './activity-runs.ts'
import { subjectOf } from './activity-subject.ts'

const UsedSubject = lazyDialog(async () => (await import('./used-subject.tsx')).UsedSubject)

const atOnce = 100

/** Who did what, in words, the newest first, day by day. */
export function ActivityList({ query, onOpen }: { query: ActivityQuery; onOpen?(): void }) {
  const { client } = useStudio()
  const { words, locale } = useSpoken()
  const pages = usePages(JSON.stringify(query), atOnce, (page) => client.activities({ ...query, page }))
  const { items, problem } = pages
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Europe/Berlin' })
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Berlin' })

  if (!items && !problem) return <p role="status">{words.loading}</p>
  if (items?.length === 0) return <p role="status">{words.activity.none}</p>
  return (
    <>
      {activityDays(items ?? []).map(({ day: date, runs }) => (
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
      <MorePages pages={pages} perPage={atOnce} />
    </>
  )
}

/** What was done leads to what it was done to, as far as that is still there. */
function Sentence({ run, onOpen }: { run: ActivityRun; onOpen: (() => void) | undefined }) {
  const { words } = useSpoken()
  const [isOpen, setOpen] = useState(false)
  const sentence = activityInWords(run, words)
  const subject = subjectOf(run)
  if (!subject) return <span>{sentence}</span>
  if ('place' in subject)
    return (
      <PlaceLink to={subject.place} onGo={onOpen}>
        {sentence}
      </PlaceLink>
    )
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {sentence}
      </button>
      {isOpen && <UsedSubject subject={subject} run={run} onClose={() => setOpen(false)} />}
    </>
  )
}
