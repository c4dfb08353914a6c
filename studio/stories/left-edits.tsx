import { useEffect, useState } from 'react'
import { findLeft } from '../editing/find-left.ts'
import { findStorage } from '../editing/find-storage.ts'
import type { EditedText } from '../editing/kept-edits.ts'
import { lastClosing } from '../editing/last-closing.ts'
import type { StoryInList } from '../management/answers.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './left-edits.module.css'

/** The pages on which somebody has left, without a connection, what is saved once they are opened again. Nothing where there are none. */
export function LeftEdits() {
  const { client, connection } = useStudio()
  const words = useWords()
  const [left, setLeft] = useState<readonly { text: EditedText; story: StoryInList }[]>([])

  useEffect(() => {
    let isStale = false
    const storage = findStorage(connection)
    const find = async () => {
      await lastClosing()
      const texts = storage ? await findLeft(storage) : []
      // What was deleted meanwhile can't be opened.
      const stories = texts.length === 0 ? [] : await client.allStories({ by_ids: texts.map(({ storyId }) => storyId).join() })
      return texts.flatMap((text) => stories.filter(({ id }) => id === text.storyId).map((story) => ({ text, story })))
    }
    const show = () =>
      find().then(
        (found) => !isStale && setLeft(found),
        // Without a connection none of them could be opened; with one they are looked for again.
        () => {},
      )
    void show()
    addEventListener('online', show)
    return () => {
      isStale = true
      removeEventListener('online', show)
    }
  }, [client, connection])

  return (
    <div role="status" className={styles.left}>
      {left.length > 0 && (
        <>
          <p>{words.leftEdits(left.length)}</p>
          <ul>
            {left.map(({ text: { storyId, releaseId }, story }) => (
              <li key={`${storyId}@${releaseId}`}>
                <PlaceLink to={{ screen: 'story', id: storyId, release: releaseId }}>{story.name}</PlaceLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
