import { useCallback, useEffect, useState } from 'react'
import { Jump } from '../find/jump.tsx'
import { useJumpKey } from '../find/use-jump-key.ts'
import type { Collaborator } from '../management/discussion-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Screen } from '../ui/screen.tsx'
import { ActivityList } from './activity-list.tsx'

/** What has been done in the space, by everybody or one person. */
export function ActivityScreen() {
  const { client } = useStudio()
  const words = useWords()
  const [people, setPeople] = useState<readonly Collaborator[]>([])
  const [person, setPerson] = useState('')
  const [isJumping, setJumping] = useState(false)
  useJumpKey(useCallback(() => setJumping(true), []))

  useEffect(() => {
    client.collaborators().then(setPeople, () => {})
  }, [client])

  return (
    <>
      <Screen
        title={words.activity.title}
        back={{ to: { screen: 'stories' }, label: words.stories }}
        isNarrow
        actions={
          <select aria-label={words.activity.person} value={person} onChange={({ target }) => setPerson(target.value)}>
            <option value="">{words.activity.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        }
      >
        <ActivityList key={person} query={{ by_owner_ids: person ? Number(person) : undefined }} />
      </Screen>
      {isJumping && <Jump onClose={() => setJumping(false)} />}
    </>
  )
}
