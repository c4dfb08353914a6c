import { useCallback, useEffect, useRef, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useStudio } from '../studio-context.ts'
import { useLatest } from '../ui/use-latest.ts'
import { useProblem } from '../use-problem.ts'

/** Keys move a share by one; only where they stop is saved. */
const quietMs = 400

export interface KeptShare {
  share: number
  /** `undefined` as long as nothing was changed. */
  save: 'saving' | 'saved' | undefined
  problem: string | undefined
  change(share: number): void
  /** It is meant: saved once no other follows. */
  settle(share: number): void
}

/** The share of a test while somebody moves it, and whether that is saved. What the service refuses is put back. */
export function useShare(flag: Flag, onSaved: (flag: Flag) => void): KeptShare {
  const { client } = useStudio()
  const [share, setShare] = useState(flag.share)
  const [save, setSave] = useState<KeptShare['save']>()
  const [problem, setProblem] = useProblem()
  const meant = useRef(flag.share)
  const kept = useRef(flag.share)
  const isSending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** One after the other, so that the last one stays. */
  async function send() {
    clearTimeout(timer.current)
    if (isSending.current) return
    isSending.current = true
    setProblem(undefined)
    try {
      while (meant.current !== kept.current) {
        const saved = await client.changeFlag(flag.name, { share: meant.current })
        kept.current = saved.share
        onSaved(saved)
      }
      setSave((before) => before && 'saved')
    } catch (error) {
      meant.current = kept.current
      setShare(kept.current)
      setSave(undefined)
      setProblem(error)
    } finally {
      isSending.current = false
    }
  }
  const latestSend = useLatest(send)
  const saveNow = useCallback(() => void latestSend.current(), [latestSend])
  // Who leaves the screen at once has meant it, too.
  useEffect(() => saveNow, [saveNow])

  return {
    share,
    save,
    problem,
    change: setShare,
    settle(next) {
      setShare(next)
      setSave('saving')
      meant.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, quietMs)
    },
  }
}
