import { useCallback, useId, useState } from 'react'
import { Jump } from '../find/jump.tsx'
import { useJumpKey } from '../find/use-jump-key.ts'
import type { Discussion } from '../management/discussion-calls.ts'
import { useSpoken, useWords } from '../studio-context.ts'
import { NotRead } from '../ui/not-read.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { Screen } from '../ui/screen.tsx'
import styles from './comments-screen.module.css'
import { type MyDiscussions, useMyDiscussions } from './use-my-discussions.ts'

/** The open comments of all pages that name who is here, and those that who is here has begun; each leads to its thread. */
export function CommentsScreen() {
  const words = useWords()
  const { comments: said } = words
  const { mine, isOffered, problem, read } = useMyDiscussions()
  const [isJumping, setJumping] = useState(false)
  useJumpKey(useCallback(() => setJumping(true), []))

  return (
    <>
      <Screen title={said.title} back={{ to: { screen: 'stories' }, label: words.stories }} isNarrow>
        {!isOffered && <p role="alert">{said.notOffered}</p>}
        {!mine && problem && <NotRead problem={problem} onRetry={read} />}
        {!mine && isOffered && !problem && <p role="status">{words.loading}</p>}
        {mine && <Discussions title={said.naming} none={said.noneNaming} discussions={mine.naming} mine={mine} />}
        {mine?.begun && <Discussions title={said.begun} none={said.noneBegun} discussions={mine.begun} mine={mine} />}
      </Screen>
      {isJumping && <Jump onClose={() => setJumping(false)} />}
    </>
  )
}

interface DiscussionsProps {
  title: string
  /** Said when there are none. */
  none: string
  discussions: readonly Discussion[]
  mine: MyDiscussions
}

function Discussions({ title, none, discussions, mine }: DiscussionsProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {title} {discussions.length > 0 && <span className={styles.count}>{discussions.length}</span>}
      </h2>
      {discussions.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {discussions.map((discussion) => (
          <li key={discussion.id}>
            <Line discussion={discussion} mine={mine} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ discussion, mine }: { discussion: Discussion; mine: MyDiscussions }) {
  const { words, locale } = useSpoken()
  const { id, title, story_id, last_comment: last } = discussion
  const story = mine.stories.get(story_id ?? -1)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })
  const inside = (
    <>
      <span className={styles.where}>
        <strong>{story?.name ?? words.comments.nowhere}</strong> <span className={styles.hint}>{title}</span>
      </span>
      {last && (
        <>
          <span className={styles.message}>{last.message}</span>
          <span className={styles.hint}>
            {mine.people.find(({ id }) => id === last.user_id)?.name ?? words.comments.nobody},{' '}
            <time dateTime={last.created_at}>{time.format(new Date(last.created_at))}</time>
          </span>
        </>
      )}
    </>
  )
  if (!story) return <div className={styles.line}>{inside}</div>
  return (
    <PlaceLink className={styles.line} to={{ screen: 'story', id: story.id, discussion: id }}>
      {inside}
    </PlaceLink>
  )
}
