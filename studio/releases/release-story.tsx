import { useEffect, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import type { ReleaseWithStories } from '../management/release-calls.ts'
import { ChangeList } from '../publish/change-list.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './releases.module.css'

export interface ReleaseStoryProps {
  release: ReleaseWithStories
  story: ReleaseWithStories['stories'][number]
  isOpen: boolean
  onChange(): void
}

/** A story in a release: what it changes, in words. */
export function ReleaseStory({ release, story: { story_id, name, full_slug }, isOpen, onChange }: ReleaseStoryProps) {
  const { client } = useStudio()
  const words = useWords()
  const [isShown, setShown] = useState(isOpen)
  const [texts, setTexts] = useState<{ before: RawBlok | null; after: RawBlok; wasLive: boolean }>()
  const [problem, setProblem] = useProblem()
  const isDeleted = full_slug === null || full_slug === undefined

  useEffect(() => {
    if (!isShown || isDeleted || release.released) return
    Promise.all([client.publishedContent(story_id), client.story(story_id), client.storyInRelease(story_id, release.id)]).then(
      ([published, story, text]) =>
        setTexts({
          before: story.published ? (published ?? story.content) : null,
          after: text.content,
          wasLive: Boolean(story.first_published_at),
        }),
      setProblem,
    )
  }, [client, isShown, isDeleted, story_id, release])

  const takeOut = () => client.takeFromRelease(story_id, release.id).then(onChange, setProblem)

  return (
    <li className={styles.story}>
      <div className={styles.line}>
        {isDeleted ? (
          <span className={styles.name}>{name ? words.releases.deletedStoryOf(name) : words.releases.deletedStory}</span>
        ) : (
          <PlaceLink to={{ screen: 'story', id: story_id, ...(!release.released && { release: release.id }) }} className={styles.name}>
            {name}
          </PlaceLink>
        )}
        {full_slug && <span className={styles.slug}>/{full_slug}</span>}
        {!release.released && (
          <Button aria-label={`${words.releases.takeOut}: ${name ?? story_id}`} onPress={takeOut}>
            {words.releases.takeOut}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {!isDeleted && !release.released && (
        <details open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
          <summary>{words.releases.changes}</summary>
          {!texts && !problem && <p>{words.loading}</p>}
          {texts?.before === null && <p>{texts.wasLive ? words.publishing.appearsAgain : words.firstTime}</p>}
          {texts?.before && <ChangeList before={texts.before} after={texts.after} nothing={words.releases.nothingChanged} />}
        </details>
      )}
    </li>
  )
}
