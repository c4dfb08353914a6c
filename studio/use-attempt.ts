import { type FormEvent, useState } from 'react'
import { useProblem } from './use-problem.ts'

/**
 * Something that is sent once, and may be refused: `problem` says why it was, `isBusy` that it is on its way. Where it went well it
 * stays busy: what offered it is expected to go.
 */
export function useAttempt(run: () => Promise<void>) {
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (event?: FormEvent) => {
    event?.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }
  return { attempt, problem, isBusy }
}
