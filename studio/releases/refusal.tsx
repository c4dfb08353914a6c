import { useEffect, useRef } from 'react'
import type { ReleaseRefusal, ReleaseWithStories } from '../management/release-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { useProblem } from '../use-problem.ts'
import { BrokenStory } from './broken-story.tsx'
import styles from './releases.module.css'

export interface RefusalProps {
  release: ReleaseWithStories
  refusal: Pick<ReleaseRefusal, 'stories' | 'conflicts'>
  /** It is the answer to what was just asked. */
  takesFocus: boolean
  /** A conflict was looked at: the text in the release holds. */
  onSettled(): void
}

/** What is in the way of a release, in words, with the way to where it can be mended. */
export function Refusal({ release, refusal, takesFocus, onSettled }: RefusalProps) {
  const { client } = useStudio()
  const words = useWords()
  const [problem, setProblem] = useProblem()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const nameOf = (id: number, slug: string | null | undefined) =>
    release.stories.find(({ story_id }) => story_id === id)?.name ?? slug ?? id

  /** The text is made from what the story is now: somebody has looked. */
  const keepText = async (storyId: number) => {
    try {
      const { current_version_id } = await client.story(storyId)
      await client.saveInRelease(storyId, release.id, { base_version_id: current_version_id ?? null })
      onSettled()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <section className={styles.refusal} aria-label={words.releases.inTheWay}>
      <h2 ref={heading} className={styles.subtitle} tabIndex={-1}>
        {words.releases.inTheWay}
      </h2>
      {problem && <p role="alert">{problem}</p>}
      <ul className={styles.list}>
        {refusal.stories.map((story) => (
          <li key={story.story_id} className={styles.reason}>
            <strong>{nameOf(story.story_id, story.full_slug)}</strong>
            <BrokenStory releaseId={release.id} story={story} />
            {story.full_slug && (
              <PlaceLink to={{ screen: 'story', id: story.story_id, release: release.id }} className={styles.way}>
                {words.goThere}
              </PlaceLink>
            )}
          </li>
        ))}
        {refusal.conflicts.map(({ story_id, full_slug }) => (
          <li key={story_id} className={styles.reason}>
            <strong>{nameOf(story_id, full_slug)}</strong>
            <p>{words.releases.conflict}</p>
            <div className={styles.actions}>
              <PlaceLink to={{ screen: 'story', id: story_id }} className={styles.way}>
                {words.releases.seeStory}
              </PlaceLink>
              <PlaceLink to={{ screen: 'story', id: story_id, release: release.id }} className={styles.way}>
                {words.releases.seeText}
              </PlaceLink>
              <Button onPress={() => keepText(story_id)}>{words.releases.keepText}</Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
