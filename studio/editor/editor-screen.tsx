import { useEffect, useState } from 'react'
import { findStorage } from '../editing/find-storage.ts'
import { beginClosing, lastClosing } from '../editing/last-closing.ts'
import { openStorySession } from '../editing/open-story-session.ts'
import { openRelease, type ReleaseEnd, ReleaseOverError } from '../editing/release-over.ts'
import { isFinal } from '../editing/save-failure.ts'
import type { StorySession } from '../editing/story-session.ts'
import type { ReleaseWithStories } from '../management/release-calls.ts'
import { goTo, type StoryPlace } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { useProblem } from '../use-problem.ts'
import { Editor } from './editor.tsx'

/** One story, opened: once more by whoever could not reach it. */
export function EditorScreen({ place }: { place: StoryPlace }) {
  const [attempt, setAttempt] = useState(1)
  return <OpenStory key={attempt} place={place} onRetry={() => setAttempt(attempt + 1)} />
}

/** Reads a story, and begins its session. */
function OpenStory({ place, onRetry }: { place: StoryPlace; onRetry(): void }) {
  const { id: storyId, release: releaseId } = place
  const { client, connection } = useStudio()
  const words = useWords()
  const [opened, setOpened] = useState<{ session: StorySession; release: ReleaseWithStories | undefined }>()
  const [problem, setProblem] = useProblem()
  const [isRefused, setRefused] = useState(false)
  const [end, setEnd] = useState<ReleaseEnd>()

  useEffect(() => {
    let isStale = false
    const opening = lastClosing().then(async () => {
      const release = releaseId === undefined ? undefined : await openRelease(client, releaseId)
      return { session: await openStorySession(storyId, { client, storage: findStorage(connection), releaseId }), release }
    })
    opening.then(
      (found) => !isStale && setOpened(found),
      (error: Error) => {
        if (isStale) return
        if (error instanceof ReleaseOverError) setEnd(error.end)
        else {
          setProblem(error)
          setRefused(isFinal(error))
        }
      },
    )
    return () => {
      isStale = true
      setOpened(undefined)
      setEnd(undefined)
      beginClosing(
        opening.then(
          ({ session }) => session.close(),
          () => {},
        ),
      )
    }
  }, [client, connection, storyId, releaseId, setProblem])

  if (end)
    return (
      <Waiting message={words.releases.over[end].opened}>
        <Button onPress={() => goTo({ ...place, release: undefined })}>{words.releases.over.goOn}</Button>
      </Waiting>
    )
  const story = opened?.session.state().story
  const inTheWay = problem ?? (story?.is_folder ? words.isFolder(story.name) : undefined)
  if (inTheWay)
    return (
      <Waiting message={inTheWay}>
        {problem && !isRefused && <Button onPress={onRetry}>{words.tryAgain}</Button>}
        <Button onPress={() => goTo({ screen: 'stories' })}>{words.stories}</Button>
      </Waiting>
    )
  return opened ? <Editor {...opened} place={place} /> : <Waiting />
}
