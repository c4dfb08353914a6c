import type { ComponentType } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from './button.tsx'
import { lazyPart } from './lazy-part.tsx'
import { Waiting } from './waiting.tsx'

/** A screen that comes when one first goes there. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, { Waiting: () => <Waiting />, Missing: MissingScreen })

function MissingScreen({ onRetry }: { onRetry(): void }) {
  const { notLoaded, tryAgain } = useWords()
  return (
    <Waiting message={`${notLoaded.title}. ${notLoaded.why}`}>
      <Button look="primary" onPress={onRetry}>
        {tryAgain}
      </Button>
      <Button onPress={() => location.reload()}>{notLoaded.reload}</Button>
    </Waiting>
  )
}
