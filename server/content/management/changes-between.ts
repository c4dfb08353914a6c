import { isObject } from '../blok-tree.ts'

export interface Change {
  /** `content.body[2].headline` */
  path: string
  before: unknown
  after: unknown
}

/** Where two values differ, each place once, at the deepest field that holds the whole difference. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => changesBetween(before[name], after[name], path === '' ? name : `${path}.${name}`))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => changesBetween(item, after[index], `${path}[${index}]`))
  }
  return [{ path, before: before ?? null, after: after ?? null }]
}
