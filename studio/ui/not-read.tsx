import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'

export interface NotReadProps {
  problem: string
  onRetry(): Promise<void>
}

/**
 * In the place of what could not be read: why, and another try. The button stays during that, and so does the focus; when it goes
 * with what has come, the focus is on the heading of that.
 */
export function NotRead({ problem, onRetry }: NotReadProps) {
  const words = useWords()
  const [isTrying, setTrying] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const retried = button.current
    return () => {
      if (document.activeElement !== retried) return
      const heading = document.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus()
    }
  }, [])
  const retry = () => {
    setTrying(true)
    void onRetry().finally(() => setTrying(false))
  }
  return (
    <>
      {isTrying && <p role="status">{words.loading}</p>}
      {!isTrying && <p role="alert">{problem}</p>}
      <Button ref={button} onPress={retry}>
        {words.tryAgain}
      </Button>
    </>
  )
}
