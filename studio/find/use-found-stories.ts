import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio } from '../studio-context.ts'

const quietMs = 150
const mostFound = 12
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
      client.stories({ text_search: search, story_only: true, per_page: mostFound }).then(
        ({ items }) => !isStale && setFound(items),
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
