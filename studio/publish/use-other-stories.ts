import { useEffect, useMemo, useState } from 'react'
import type { Parts } from '../canvas/page-answers.ts'
import { useStudio } from '../studio-context.ts'
import type { KnownStories } from './checks/link-checks.ts'
import { candidates, type OtherStory, readOthers } from './other-stories.ts'

/** Other stories that could go live along; `undefined` while they are read, `'unknown'` when they can't be. A new `turn` reads them anew. */
export function useOtherStories(storyId: number, known: KnownStories, parts: Parts['parts'] | undefined, turn: unknown) {
  const { client } = useStudio()
  const [others, setOthers] = useState<readonly OtherStory[] | 'unknown'>()
  const wanted = useMemo(() => candidates(storyId, known, parts), [storyId, known, parts])

  useEffect(() => {
    let isStale = false
    readOthers(client, wanted).then(
      (read) => !isStale && setOthers(read),
      () => !isStale && setOthers('unknown'),
    )
    return () => {
      isStale = true
    }
  }, [client, wanted, turn])

  return others
}
