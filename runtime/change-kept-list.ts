import type { KeptList } from './kept-list.ts'

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
