import { useState } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'

export interface NotReadProps {
  problem: string
  onRetry(): Promise<void>
}

/** In the place of what could not be read: why, and another try. The button stays during that, and so does the focus. */
export function NotRead({ problem, onRetry }: NotReadProps) {
  const words = useWords()
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void onRetry().finally(() => setTrying(false))
  }
  return (
    <>
      {isTrying && <p role="status">{words.loading}</p>}
      {!isTrying && <p role="alert">{problem}</p>}
      <Button onPress={retry}>{words.tryAgain}</Button>
    </>
  )
}
