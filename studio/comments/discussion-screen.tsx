import { useEffect, useState } from 'react'
import { goOnTo, goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'

/** Leads to the story that something is said about, and to what is said. */
export function DiscussionScreen({ id }: { id: number }) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isStale = false
    client.discussion(id).then(
      ({ story_id }) => {
        if (isStale) return
        if (story_id) goOnTo({ screen: 'story', id: story_id, discussion: id })
        else setProblem(words.comments.nowhere)
      },
      (error: Error) => !isStale && setProblem(error.message),
    )
    return () => {
      isStale = true
    }
  }, [client, id, words])

  if (!problem) return <Waiting />
  return (
    <Waiting message={problem}>
      <Button onPress={() => goTo({ screen: 'stories' })}>{words.stories}</Button>
    </Waiting>
  )
}
