import { useEffect, useMemo, useState } from 'react'
import { browserKeptEdits } from '../editing/kept-edits.ts'
import { createStorySession, type StorySession } from '../editing/story-session.ts'
import { ConnectionError } from '../management/management-client.ts'
import { goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { Editor } from './editor.tsx'

/** One story, opened: reads it, and begins its session. */
export function EditorScreen({ storyId }: { storyId: number }) {
  const { client } = useStudio()
  const words = useWords()
  const [session, setSession] = useState<StorySession>()
  const [problem, setProblem] = useState<string>()
  const kept = useMemo(() => browserKeptEdits(localStorage), [])

  useEffect(() => {
    let made: StorySession | undefined
    let isStale = false
    client.story(storyId).then(
      (story) => {
        if (isStale) return
        made = createStorySession(story, { client, kept })
        setSession(made)
      },
      (error: Error) => !isStale && setProblem(error instanceof ConnectionError ? words.noConnection : error.message),
    )
    return () => {
      isStale = true
      made?.close()
    }
  }, [client, kept, storyId, words])

  if (problem)
    return (
      <Waiting message={problem}>
        <Button onPress={() => goTo({ screen: 'stories' })}>{words.stories}</Button>
      </Waiting>
    )
  return session ? <Editor session={session} /> : <Waiting />
}
