import { useWords } from '../studio-context.ts'
import type { Pages } from '../use-pages.ts'
import { Button } from './button.tsx'

/** Below a list that is read page by page: leads to the next page, or says why it could not be read and tries again. */
export function MorePages({ pages: { left, problem, readMore }, perPage }: { pages: Pages<unknown>; perPage: number }) {
  const words = useWords()
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {(problem || left > 0) && <Button onPress={readMore}>{problem ? words.tryAgain : words.find.moreOf(Math.min(left, perPage))}</Button>}
    </>
  )
}
