import { blokLists, bloksIn, isBlok } from '../../runtime/edits/find-blok.ts'
import { isSame } from '../../runtime/edits/is-same.ts'
import type { RawBlok } from '../../schemas/blok.ts'

/** How two texts of a story differ, blok by blok and field by field. */
export type Change =
  | { type: 'added' | 'removed' | 'moved'; blok: RawBlok }
  | { type: 'changed'; blok: RawBlok; fields: { field: string; before: unknown; after: unknown }[] }

export function changesBetween(before: RawBlok, after: RawBlok): Change[] {
  const old = new Map([...bloksIn(before)].map((blok) => [blok._uid, blok]))
  const now = new Map([...bloksIn(after)].map((blok) => [blok._uid, blok]))
  const [oldLists, newLists] = [listsOf(before), listsOf(after)]
  const moved = movedBloks(oldLists, newLists)
  const changes: Change[] = []
  for (const blok of now.values()) {
    const was = old.get(blok._uid)
    if (!was) {
      // What came with a blok around it is part of that.
      if (old.has(newLists.get(blok._uid)?.parent ?? '')) changes.push({ type: 'added', blok })
      continue
    }
    const fields = changedFields(was, blok)
    if (fields.length > 0) changes.push({ type: 'changed', blok, fields })
    if (moved.has(blok._uid)) changes.push({ type: 'moved', blok })
  }
  for (const blok of old.values())
    if (!now.has(blok._uid) && now.has(oldLists.get(blok._uid)?.parent ?? '')) changes.push({ type: 'removed', blok })
  return changes
}

const hidden = new Set(['_uid', '_editable'])

function changedFields(before: RawBlok, after: RawBlok) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !hidden.has(name)))
  return [...names].flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (isBlokList(was) || isBlokList(is) || isSame(was, is) || (isEmpty(was) && isEmpty(is))) return []
    return [{ field, before: was, after: is }]
  })
}

const isBlokList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isBlok)
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface List {
  parent: string
  name: string
  uids: string[]
}

/** The list that each blok stands in. */
function listsOf(content: RawBlok): Map<string, List> {
  const lists = new Map<string, List>()
  for (const { _uid: parent, ...fields } of bloksIn(content))
    for (const [field, bloks] of blokLists({ ...fields, _uid: parent })) {
      const list = { parent, name: `${parent}.${field}`, uids: bloks.map(({ _uid }) => _uid) }
      for (const uid of list.uids) lists.set(uid, list)
    }
  return lists
}

/** Bloks that stand in another list, and as few as say how a list was put in another order. */
function movedBloks(before: Map<string, List>, after: Map<string, List>): Set<string> {
  const moved = new Set<string>()
  for (const list of new Set(after.values())) {
    const hasStayed = (uid: string) => before.get(uid)?.name === list.name
    for (const uid of list.uids) if (before.has(uid) && !hasStayed(uid)) moved.add(uid)
    const stayed = list.uids.filter(hasStayed)
    const [first] = stayed
    if (first === undefined) continue
    const places = new Map(before.get(first)?.uids.map((uid, index) => [uid, index]))
    const inOrder = longestRising(stayed.map((uid) => places.get(uid) ?? 0))
    for (const [index, uid] of stayed.entries()) if (!inOrder.has(index)) moved.add(uid)
  }
  return moved
}

/** Where the longest run of rising numbers stands in a list (patience sorting). */
function longestRising(numbers: readonly number[]): Set<number> {
  const tops: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let low = 0
    for (let high = tops.length; low < high; ) {
      const middle = (low + high) >> 1
      if ((numbers[tops[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[index] = tops[low - 1]
    tops[low] = index
  }
  const run = new Set<number>()
  for (let at = tops.at(-1); at !== undefined; at = previous[at]) run.add(at)
  return run
}
