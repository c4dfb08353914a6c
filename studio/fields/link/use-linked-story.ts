import { useEffect, useState } from 'react'
import type { StoryInList } from '../../management/answers.ts'
import { useStudio } from '../../studio-context.ts'

export type LinkedStory = { state: 'asking' | 'missing' | 'unknown' } | { state: 'found'; story: StoryInList }

const asking: LinkedStory = { state: 'asking' }

/** The story behind a uuid; `unknown` when there is no uuid, or nobody could be asked. */
export function useLinkedStory(uuid: string): LinkedStory {
  const { client } = useStudio()
  const [answered, setAnswered] = useState<{ uuid: string; linked: LinkedStory }>()

  useEffect(() => {
    if (!uuid) return
    let isStale = false
    const take = (linked: LinkedStory) => !isStale && setAnswered({ uuid, linked })
    client.stories({ by_uuids: uuid }).then(
      ({ items: [story] }) => take(story ? { state: 'found', story } : { state: 'missing' }),
      () => take({ state: 'unknown' }),
    )
    return () => {
      isStale = true
    }
  }, [client, uuid])

  if (!uuid) return { state: 'unknown' }
  return answered?.uuid === uuid ? answered.linked : asking
}
