import { useEffect, useState } from 'react'
import { openStorySession } from '../editing/open-story-session.ts'
import type { StorySession } from '../editing/story-session.ts'
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

  useEffect(() => {
    let made: StorySession | undefined
    let isStale = false
    openStorySession(storyId, { client, storage: findStorage() }).then(
      (opened) => {
        if (isStale) return void opened.close()
        made = opened
        setSession(made)
      },
      (error: Error) => !isStale && setProblem(error instanceof ConnectionError ? words.noConnection : error.message),
    )
    return () => {
      isStale = true
      void made?.close()
    }
  }, [client, storyId, words])

  if (problem)
    return (
      <Waiting message={problem}>
        <Button onPress={() => goTo({ screen: 'stories' })}>{words.stories}</Button>
      </Waiting>
    )
  return session ? <Editor session={session} /> : <Waiting />
}

/** A browser that is told to store nothing throws at the mere look at it. */
function findStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
