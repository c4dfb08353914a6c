import { useCallback, useEffect, useState } from 'react'
import { Jump } from '../find/jump.tsx'
import { useJumpKey } from '../find/use-jump-key.ts'
import type { Collaborator } from '../management/discussion-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { NarrowBy } from '../ui/narrow-by.tsx'
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
          <NarrowBy
            label={words.activity.person}
            all={words.activity.everybody}
            value={person}
            options={people.map(({ id, name }) => ({ value: id, name }))}
            onChange={setPerson}
          />
        }
      >
        <ActivityList key={person} query={{ by_owner_ids: person ? Number(person) : undefined }} />
      </Screen>
      {isJumping && <Jump onClose={() => setJumping(false)} />}
    </>
  )
}
