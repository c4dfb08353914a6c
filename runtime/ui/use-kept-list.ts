import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { KeptList } from '../kept-list.ts'

/** The designs on a list of the visitor's, as it is now in all tabs; the newest first. `undefined` where no visitor is known: on the server, and until the block lives. */
export function useKeptList(list: KeptList): number[] | undefined {
  const watch = useCallback(
    (heard: () => void) => {
      for (const type of list.events) addEventListener(type, heard)
      return () => {
        for (const type of list.events) removeEventListener(type, heard)
      }
    },
    [list],
  )
  const stored = useSyncExternalStore<string | undefined>(watch, list.stored, () => undefined)
  return useMemo(() => (stored === undefined ? undefined : list.parse(stored)), [list, stored])
}
