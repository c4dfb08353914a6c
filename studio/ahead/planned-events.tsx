import type { PlannedEvent } from '../management/preview-calls.ts'
import { inGermanTime } from '../publish/german-time.ts'
import { useSpoken } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './ahead.module.css'

/** What will happen until the chosen time, and what of it will not come off. */
export function PlannedEvents({ events, storyId }: { events: readonly PlannedEvent[]; storyId: number | undefined }) {
  const { words, locale } = useSpoken()
  const shown = events.filter(({ stories }) => storyId === undefined || stories.some(({ story_id }) => story_id === storyId))
  return (
    <section className={styles.events}>
      <h2>{words.ahead.until}</h2>
      {shown.length === 0 && <p className={styles.hint}>{words.ahead.nothingPlanned}</p>}
      <ol>
        {shown.map((event) => (
          <li key={`${event.what}.${event.id}.${event.time}`}>
            <time dateTime={event.time}>{inGermanTime(event.time, locale)}</time>
            <PlaceLink to={event.what === 'release' ? { screen: 'releases', id: event.id } : { screen: 'story', id: event.id }}>
              {event.name}
            </PlaceLink>
            <span>{words.ahead.events[event.what]}</span>
            {event.outcome !== 'done' && <strong>{words.ahead.outcomes[event.outcome]}</strong>}
          </li>
        ))}
      </ol>
    </section>
  )
}
