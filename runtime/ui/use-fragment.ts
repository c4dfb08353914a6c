import { useEffect, useEffectEvent } from 'react'
import { isKept } from './use-kept-state.ts'

/**
 * Hears the fragment of the page's address, with its `#`, when the block wakes and whenever it becomes another. Of whoever comes back to a choice
 * of `of` (use-kept-state.ts), the fragment is no longer wanted when the block wakes: it has been heard, and something else may have been chosen since.
 */
export function useFragment(hear: (fragment: string) => void, of?: unknown): void {
  const follow = useEffectEvent(() => hear(location.hash))
  const followFirst = useEffectEvent(() => isKept(of) || hear(location.hash))
  useEffect(() => {
    const listen = () => follow()
    followFirst()
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  }, [])
}
