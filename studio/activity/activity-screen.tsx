import { useCallback, useEffect, useState } from 'react'
import { Jump } from '../find/jump.tsx'
import { useJumpKey } from '../find/use-jump-key.ts'
import type { Collaborator } from '../management/discussion-calls.ts'
import { addressOf, goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { ActivityList } from './activity-list.tsx'
import styles from './activity-screen.module.css'

/** What has been done in the space, by everybody or one person. */
export function ActivityScreen() {
  const { client, space } = useStudio()
  const words = useWords()
  const [people, setPeople] = useState<readonly Collaborator[]>([])
  const [person, setPerson] = useState('')
  const [isJumping, setJumping] = useState(false)
  useJumpKey(useCallback(() => setJumping(true), []))

  useEffect(() => {
    document.title = `${words.activity.title} · ${space.name}`
  }, [words, space])
  useEffect(() => {
    client.collaborators().then(setPeople, () => {})
  }, [client])

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <a
          className={styles.back}
          href={addressOf({ screen: 'stories' })}
          aria-label={words.stories}
          onClick={(event) => {
            event.preventDefault()
            goTo({ screen: 'stories' })
          }}
        >
          <Icon name="back" />
        </a>
        <h1>{words.activity.title}</h1>
        <select aria-label={words.activity.person} value={person} onChange={({ target }) => setPerson(target.value)}>
          <option value="">{words.activity.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </header>
      <main className={styles.main}>
        <ActivityList key={person} query={{ by_owner_ids: person ? Number(person) : undefined }} />
      </main>
      {isJumping && <Jump onClose={() => setJumping(false)} />}
    </div>
  )
}
