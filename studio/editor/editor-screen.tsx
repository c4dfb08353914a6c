import { useEffect, useState } from 'react'
import { openStorySession } from '../editing/open-story-session.ts'
import { scopedStorage } from '../editing/scoped-storage.ts'
import type { StorySession } from '../editing/story-session.ts'
import type { Connection } from '../management/connection.ts'
import type { ReleaseWithStories } from '../management/release-calls.ts'
import { goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { useProblem } from '../use-problem.ts'
import { Editor } from './editor.tsx'

/** Whoever leaves a story and comes back goes on with the same session: its last save comes first. */
let lastClosing: Promise<void> = Promise.resolve()

export interface EditorScreenProps {
  storyId: number
  /** Whose text of the story is edited; the story itself without one. */
  releaseId: number | undefined
}

/** One story, opened: reads it, and begins its session. */
export function EditorScreen({ storyId, releaseId }: EditorScreenProps) {
  const { client, connection } = useStudio()
  const words = useWords()
  const [opened, setOpened] = useState<{ session: StorySession; release: ReleaseWithStories | undefined }>()
  const [problem, setProblem] = useProblem()

  useEffect(() => {
    let isStale = false
    const opening = lastClosing.then(async () => {
      const release = releaseId === undefined ? undefined : await client.release(releaseId)
      return { session: await openStorySession(storyId, { client, storage: findStorage(connection), releaseId }), release }
    })
    opening.then(
      (found) => !isStale && setOpened(found),
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
      setOpened(undefined)
      lastClosing = opening.then(
        ({ session }) => session.close(),
        () => {},
      )
    }
  }, [client, connection, storyId, releaseId, setProblem])

  const story = opened?.session.state().story
  const inTheWay = problem ?? (story?.is_folder ? words.isFolder(story.name) : undefined)
  if (inTheWay)
    return (
      <Waiting message={inTheWay}>
        <Button onPress={() => goTo({ screen: 'stories' })}>{words.stories}</Button>
      </Waiting>
    )
  return opened ? <Editor {...opened} /> : <Waiting />
}

/** A browser that is told to store nothing throws at the mere look at it. */
function findStorage(connection: Connection | undefined): Storage | undefined {
  try {
    return connection ? scopedStorage(localStorage, `${connection.service} ${connection.spaceId}`) : localStorage
  } catch {
    return undefined
  }
}
