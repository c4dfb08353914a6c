import { useEffect, useEffectEvent } from 'react'

/** Hears the fragment of the page's address, with its `#`, when the block wakes and whenever it becomes another. */
export function useFragment(hear: (fragment: string) => void): void {
  const follow = useEffectEvent(() => hear(location.hash))
  useEffect(() => {
    const listen = () => follow()
    listen()
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  }, [])
}
