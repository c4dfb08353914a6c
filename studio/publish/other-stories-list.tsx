import { useWords } from '../studio-context.ts'
import { ChangeList } from './change-list.tsx'
import type { OtherStory } from './other-stories.ts'
import styles from './publish-sheet.module.css'

export interface OtherStoriesListProps {
  others: readonly OtherStory[]
  /** Ids of those that go live along. */
  chosen: ReadonlySet<number>
  onChoose(id: number, isChosen: boolean): void
}

/** Other stories that have changes, each to be published along. */
export function OtherStoriesList({ others, chosen, onChoose }: OtherStoriesListProps) {
  const words = useWords()
  const { publishing } = words
  return (
    <section className={styles.part}>
      <h3>{publishing.others}</h3>
      <p className={styles.hint}>{publishing.othersHint}</p>
      <ul className={styles.others}>
        {others.map(({ story, published, why }) => {
          const isBroken = story.problems.length > 0
          return (
            <li key={story.id}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.has(story.id)}
                  disabled={isBroken}
                  onChange={(event) => onChoose(story.id, event.target.checked)}
                />
                <span>
                  {story.name} <span>/{story.full_slug}</span>
                </span>
              </label>
              <p className={styles.hint}>
                {publishing.why[why]} {publishing[standingOf(story)]}
              </p>
              {isBroken && <p role="alert">{publishing.otherBroken(story.problems.length)}</p>}
              {published && (
                <details>
                  <summary>{publishing.whatChanged}</summary>
                  <ChangeList before={published} after={story.content} nothing={publishing.onlyName} />
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const standingOf = ({ published, first_published_at }: OtherStory['story']) =>
  published ? 'hasChanges' : first_published_at ? 'nowOffline' : 'neverPublished'
