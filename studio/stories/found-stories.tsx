import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import type { StoryListQuery } from '../management/story-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useProblem } from '../use-problem.ts'
import { StoryLine } from './story-line.tsx'
import styles from './story-tree.module.css'

/** What a search or a filter finds, page by page. */
export function FoundStories({ query, onChange }: { query: StoryListQuery; onChange(): void }) {
  const { client } = useStudio()
  const words = useWords()
  const [found, setFound] = useState<{ items: readonly StoryInList[]; total: number }>()
  const [problem, setProblem] = useProblem()
  const [pages, setPages] = useState(1)
  const key = JSON.stringify(query)

  useEffect(() => {
    let isStale = false
    const wanted: StoryListQuery = JSON.parse(key)
    client.stories({ ...wanted, per_page: 25 * pages }).then(
      // A service that does not know this question answers with everything that is published.
      ({ items, total }) =>
        !isStale && setFound({ items: wanted.unpublished_changes ? items.filter((story) => story.unpublished_changes) : items, total }),
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, key, pages])

  if (problem) return <p role="alert">{problem}</p>
  if (!found) return <p className={styles.waiting}>{words.loading}</p>
  return (
    <>
      <p role="status" className="only-read-aloud">
        {found.total === 0 ? words.nothingFound : `${found.total} ${words.stories}`}
      </p>
      {found.total === 0 && <p className={styles.waiting}>{words.nothingFound}</p>}
      <ul className={styles.folder}>
        {found.items.map((story) => (
          <li key={story.id}>
            <StoryLine story={story} onChange={onChange} />
          </li>
        ))}
      </ul>
      {found.items.length < Math.min(found.total, 100) && <Button onPress={() => setPages(pages + 1)}>{words.more}</Button>}
    </>
  )
}
