import { useCallback, useState } from 'react'
import { wordError } from './messages/word-error.ts'
import { useWords } from './studio-context.ts'

/** What went wrong last, in words of the language that is shown, and how to say so; `undefined` says that all is well again. */
export function useProblem(): [problem: string | undefined, setProblem: (error: unknown) => void] {
  const words = useWords()
  const [problem, setProblem] = useState<{ error: unknown }>()
  return [
    problem && wordError(problem.error, words),
    useCallback((error: unknown) => setProblem(error === undefined ? undefined : { error }), []),
  ]
}
