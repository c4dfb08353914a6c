import { useCallback, useEffect, useRef, useState } from 'react'

/** Where the session of somebody who works has ended: what was refused waits until they have signed in again. */
export function useSignInAgain(isIn: boolean) {
  const [isAsked, setAsked] = useState(false)
  const works = useRef(isIn)
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined)
  useEffect(() => {
    works.current = isIn
  }, [isIn])

  /** Who has not come in yet is asked on a screen of its own. */
  const askAgain = useCallback(async () => {
    if (!works.current) return false
    waiting.current ??= Promise.withResolvers()
    setAsked(true)
    return waiting.current.promise
  }, [])
  const goOn = useCallback(() => {
    setAsked(false)
    waiting.current?.resolve(true)
    waiting.current = undefined
  }, [])
  return { isAsked, askAgain, goOn }
}
