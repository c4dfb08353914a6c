import type { StoryListQuery } from '../management/story-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { MorePages } from '../ui/more-pages.tsx'
import { usePages } from '../use-pages.ts'
import { StoryLine, type StoryLineProps } from './story-line.tsx'
import styles from './story-tree.module.css'
import { FolderLine } from './story-tree.tsx'

/** As many are read at once. */
const atOnce = 25

export interface FoundStoriesProps {
  query: StoryListQuery
  /** What is said where nothing is found. */
  nothing: string
  /** A story has changed, and the list with it; the one at which whoever did it goes on, and what is said of it. */
  onChange(toFocus: number | null, said?: string): void
}

/** What a search or a filter finds, page by page. */
export function FoundStories({ query, nothing, onChange }: FoundStoriesProps) {
  const { client } = useStudio()
  const words = useWords()
  const pages = usePages(JSON.stringify(query), atOnce, async (page) => {
    const { items, total } = await client.stories({ ...query, per_page: atOnce, page })
    // A service that does not know this question answers with everything that is published.
    return { items: query.unpublished_changes ? items.filter((story) => story.unpublished_changes) : items, total }
  })
  const { items, total, problem } = pages
  const isShown = (id: number | null) => items?.some((story) => story.id === id) ?? false
  /** What stands beside a line that goes and whose folder is not in the list. */
  const beside = (index: number) => (items?.[index + 1] ?? items?.[index - 1])?.id ?? null

  if (!items && !problem) return <p className={styles.waiting}>{words.loading}</p>
  return (
    <>
      <p role="status" className="only-read-aloud">
        {items && (total === 0 ? nothing : words.find.results(total))}
      </p>
      {items && total === 0 && <p className={styles.waiting}>{nothing}</p>}
      <ul className={styles.folder}>
        {items?.map((story, index) => (
          <li key={story.id}>
            <Found story={story} onChange={(toFocus, said) => onChange(isShown(toFocus) ? toFocus : beside(index), said)} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} perPage={atOnce} />
    </>
  )
}

/** A folder can be opened where it is found; one in the trash is shut. */
function Found({ story, onChange }: StoryLineProps) {
  if (!story.is_folder || story.deleted_at) return <StoryLine story={story} onChange={onChange} />
  return <FolderLine story={story} address={story.full_slug} onChange={onChange} />
}
