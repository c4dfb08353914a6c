import { useEffect } from 'react'
import { isMac, keysOf } from '../editor/shortcuts.ts'

/** Ctrl/Cmd+K, wherever the focus is. */
export function useJumpKey(run: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (keysOf(event, isMac()) !== 'mod+k') return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [run])
}
