import { useEffect } from 'react'
import { goOnTo, goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { useProblem } from '../use-problem.ts'

/** Leads to the story that something is said about, and to what is said. */
export function DiscussionScreen({ id }: { id: number }) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useProblem()

  useEffect(() => {
    let isStale = false
    client.discussion(id).then(
      ({ story_id }) => {
        if (isStale) return
        if (story_id) goOnTo({ screen: 'story', id: story_id, discussion: id })
        else setProblem(new Error(words.comments.nowhere))
      },
      (error: unknown) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, id, words, setProblem])

  if (!problem) return <Waiting />
  return (
    <Waiting message={problem}>
      <Button onPress={() => goTo({ screen: 'stories' })}>{words.stories}</Button>
    </Waiting>
  )
}
