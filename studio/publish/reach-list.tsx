import { addressOf } from '../place.ts'
import { useWords } from '../studio-context.ts'
import styles from './publish-sheet.module.css'
import type { Reach } from './use-reach.ts'

/** How many and which other pages change with this story. */
export function ReachList({ reach: { by, total, pages } }: { reach: Reach }) {
  const { publishing } = useWords()
  if (total === 0) return null
  const names = (
    <ul className={styles.names}>
      {pages.map(({ id, name, full_slug }) => (
        <li key={id}>
          <a href={addressOf({ screen: 'story', id })} target="_blank" rel="noreferrer">
            {name}
          </a>{' '}
          <span>/{full_slug}</span>
        </li>
      ))}
      {total > pages.length && <li>{publishing.andMore(total - pages.length)}</li>}
    </ul>
  )
  return (
    <section className={styles.part}>
      <h3>{publishing.reach}</h3>
      {by === 'frame' ? (
        <>
          <p>{publishing.reachFrame(total)}</p>
          {names}
        </>
      ) : (
        // A link to a page changes with its name or address alone.
        <details>
          <summary>{publishing.reachReference(total)}</summary>
          {names}
        </details>
      )}
    </section>
  )
}
