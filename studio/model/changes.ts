import { bloksIn, isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'

/** How two texts of a story differ, blok by blok and field by field. */
export type Change =
  | { type: 'added' | 'removed' | 'moved'; blok: RawBlok }
  | { type: 'changed'; blok: RawBlok; fields: { field: string; before: unknown; after: unknown }[] }

export function changesBetween(before: RawBlok, after: RawBlok): Change[] {
  const old = new Map([...bloksIn(before)].map((blok) => [blok._uid, blok]))
  const now = new Map([...bloksIn(after)].map((blok) => [blok._uid, blok]))
  const [oldParents, newParents] = [parentsOf(before), parentsOf(after)]
  const changes: Change[] = []
  for (const blok of now.values()) {
    const was = old.get(blok._uid)
    if (!was) {
      // What came with a blok around it is part of that.
      if (old.has(newParents.get(blok._uid) ?? '')) changes.push({ type: 'added', blok })
      continue
    }
    const fields = changedFields(was, blok)
    if (fields.length > 0) changes.push({ type: 'changed', blok, fields })
    if (hasMoved(blok._uid, oldParents, newParents)) changes.push({ type: 'moved', blok })
  }
  for (const blok of old.values())
    if (!now.has(blok._uid) && now.has(oldParents.get(blok._uid) ?? '')) changes.push({ type: 'removed', blok })
  return changes
}

const hidden = new Set(['_uid', '_editable', 'component'])

function changedFields(before: RawBlok, after: RawBlok) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !hidden.has(name)))
  return [...names].flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (isBlokList(was) || isBlokList(is) || JSON.stringify(was ?? '') === JSON.stringify(is ?? '')) return []
    return [{ field, before: was, after: is }]
  })
}

const isBlokList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isBlok)

function parentsOf(content: RawBlok): Map<string, string> {
  const parents = new Map<string, string>()
  for (const blok of bloksIn(content))
    for (const value of Object.values(blok))
      if (isBlokList(value)) for (const child of value as RawBlok[]) parents.set(child._uid, blok._uid)
  return parents
}

const hasMoved = (uid: string, before: Map<string, string>, after: Map<string, string>) => before.get(uid) !== after.get(uid)
