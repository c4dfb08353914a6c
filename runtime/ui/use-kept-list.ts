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

/** What is on the list now: not what was drawn last, for another tab may have been faster. */
export const readKept = (list: KeptList): number[] => list.parse(list.stored())

/** Puts a design on the list, the first of all. Answers `full` when there is no room for it. */
export function keep(list: KeptList, id: number): 'kept' | 'full' {
  const kept = readKept(list)
  if (kept.includes(id)) return 'kept'
  if (kept.length >= list.most) return 'full'
  list.write([id, ...kept])
  return 'kept'
}

/** Takes a design off the list. */
export const drop = (list: KeptList, id: number): void => list.write(readKept(list).filter((each) => each !== id))
