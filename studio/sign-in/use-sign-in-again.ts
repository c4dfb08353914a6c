import { useCallback, useEffect, useRef, useState } from 'react'

/** Where the session of somebody who works has ended: what was refused waits until they have signed in again, and they go on in the field where they were. */
export function useSignInAgain(isIn: boolean) {
  const [isAsked, setAsked] = useState(false)
  const works = useRef(isIn)
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined)
  const left = useRef<Element>(null)
  useEffect(() => {
    works.current = isIn
  }, [isIn])

  useEffect(() => {
    if (!isAsked && left.current instanceof HTMLElement) left.current.focus()
  }, [isAsked])

  /** Who has not come in yet is asked on a screen of its own. */
  const askAgain = useCallback(async () => {
    if (!works.current) return false
    if (!waiting.current) left.current = document.activeElement
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
