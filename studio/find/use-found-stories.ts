import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio } from '../studio-context.ts'

const quietMs = 150
const mostFound = 12
/** Read more than are shown, so that the best are among them. */
const mostRead = 60
const fewest = 2

/** Stories with these words in their title, address or text, a moment after somebody has stopped typing; `undefined` before. */
export function useFoundStories(text: string): readonly StoryInList[] | undefined {
  const { client } = useStudio()
  const [found, setFound] = useState<readonly StoryInList[]>()
  const search = text.trim().replace(/^\//, '')

  useEffect(() => {
    if (search.length < fewest) return setFound(undefined)
    let isStale = false
    const timer = setTimeout(() => {
      client.stories({ text_search: search, story_only: true, per_page: mostRead }).then(
        ({ items }) => !isStale && setFound(bestFirst(items, search).slice(0, mostFound)),
        () => !isStale && setFound([]),
      )
    }, quietMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [client, search])

  return found
}

/** Who types a page's name means that page, and not one that mentions it. */
export function bestFirst<Item extends Pick<StoryInList, 'name' | 'full_slug'>>(stories: readonly Item[], search: string): Item[] {
  const wanted = search.toLowerCase()
  const rank = ({ name, full_slug }: Item) => {
    const title = name.toLowerCase()
    if (title === wanted || full_slug === wanted) return 0
    if (title.startsWith(wanted)) return 1
    return title.includes(wanted) ? 2 : full_slug.includes(wanted) ? 3 : 4
  }
  return stories.toSorted((a, b) => rank(a) - rank(b))
}
