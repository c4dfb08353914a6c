import { useEffect, useState } from 'react'
import { useLatest } from './ui/use-latest.ts'
import { useProblem } from './use-problem.ts'

export interface Pages<Item> {
  /** What was read so far; `undefined` until the first page is there. */
  items: readonly Item[] | undefined
  total: number
  /** How many are still to be read. */
  left: number
  /** Why the page asked for last could not be read. What is there stays. */
  problem: string | undefined
  /** Reads the next page, or the one that could not be read once more. */
  readMore(): void
}

/** Reads a list of the service page by page: the first at once, every other when it is asked for. Another `key` begins anew. */
export function usePages<Item>(
  key: string,
  perPage: number,
  read: (page: number) => Promise<{ items: readonly Item[]; total: number }>,
): Pages<Item> {
  const [found, setFound] = useState<{ key: string; page: number; items: readonly Item[]; total: number }>()
  const [asked, setAsked] = useState({ key, page: 1 })
  const [problem, setProblem] = useProblem()
  const latestRead = useLatest(read)
  // Before anything is drawn: pages of one list are no answer to another.
  if (asked.key !== key) setAsked({ key, page: 1 })

  useEffect(() => {
    let isStale = false
    const { key, page } = asked
    latestRead.current(page).then(
      ({ items, total }) => {
        if (isStale) return
        setFound((before) => ({ key, page, items: page === 1 ? items : [...(before?.items ?? []), ...items], total }))
        setProblem(undefined)
      },
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [asked, latestRead, setProblem])

  const page = found?.key === key ? found.page : 0
  return {
    items: found?.items,
    total: found?.total ?? 0,
    left: Math.max(0, (found?.total ?? 0) - page * perPage),
    problem,
    readMore: () => setAsked({ key, page: page + 1 }),
  }
}
