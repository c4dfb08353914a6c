import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import { useStudio } from '../studio-context.ts'
import { useProblem } from '../use-problem.ts'
import { type Used, usageQuery } from './usage.ts'

const atOnce = 50

/** The stories that use it, in the draft or in what is published; not the story itself. */
export function useUsage(used: Used) {
  const { client } = useStudio()
  const [found, setFound] = useState<{ stories: readonly StoryInList[]; total: number }>()
  const [problem, setProblem] = useProblem()
  const [pages, setPages] = useState(1)
  const key = JSON.stringify(used)

  useEffect(() => {
    let isStale = false
    const asked: Used = JSON.parse(key)
    client.stories({ ...usageQuery(asked), per_page: atOnce, page: pages }).then(
      ({ items, total }) => {
        if (isStale) return
        const others = items.filter(({ uuid }) => asked.what !== 'story' || uuid !== asked.uuid)
        const own = items.length - others.length
        setFound((before) => ({ stories: pages === 1 ? others : [...(before?.stories ?? []), ...others], total: total - own }))
      },
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, key, pages])

  const left = found ? found.total - found.stories.length : 0
  return { found, problem, ...(left > 0 && { more: () => setPages(pages + 1), left: Math.min(left, atOnce) }) }
}
