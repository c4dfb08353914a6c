import { useEffect, useState } from 'react'
import { useStudio, useWords } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './comments-link.module.css'

/** Leads to the comments of all pages, and says how many open ones name who is here; not there where the service has none. */
export function CommentsLink() {
  const { client } = useStudio()
  const { comments: said } = useWords()
  const [count, setCount] = useState<number | 'none'>()

  useEffect(() => {
    let isStale = false
    client.mentionCount().then(
      (counted) => !isStale && setCount(counted),
      () => !isStale && setCount('none'),
    )
    return () => {
      isStale = true
    }
  }, [client])

  if (count === 'none') return null
  // Its room is kept, so that nothing moves when it comes.
  if (count === undefined) return <span className={styles.coming}>{said.title}</span>
  return (
    <PlaceLink to={{ screen: 'comments' }} {...(count > 0 && { label: `${said.title}: ${said.nameYou(count)}` })}>
      {said.title}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </PlaceLink>
  )
}
