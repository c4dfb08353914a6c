import { isObject } from '../blok-tree.ts'

export interface Change {
  /** `content.body[2].headline` */
  path: string
  before: unknown
  after: unknown
}

/** Where two values, as JSON has them, differ, each place once, at the deepest field that holds the whole difference. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  noteChanges(changes, '', before, after)
  return changes
}

/** Every value is looked at once, however deep it is: an outer one has changed where something inside has. */
function noteChanges(changes: Change[], path: string, before: unknown, after: unknown): void {
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    for (const name of names) noteChanges(changes, path === '' ? name : `${path}.${name}`, before[name], after[name])
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, item] of before.entries()) noteChanges(changes, `${path}[${index}]`, item, after[index])
  } else if (before !== after) {
    changes.push({ path, before: before ?? null, after: after ?? null })
  }
}
