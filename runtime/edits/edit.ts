/**
 * A story is changed by five verbs on an immutable tree. Each says what it does by the bloks' uids, so that it can be done
 * again on a text that somebody else has changed meanwhile; and each has an inverse, by which it is undone.
 */
import type { RawBlok } from '../../schemas/blok.ts'
import { bloksIn, findBlok, isBlok, type Step } from './find-blok.ts'

/** A place in a list of bloks. */
export interface Place {
  /** The uid of the blok whose field the list is. */
  parent: string
  field: string
  /** The uid of the blok before it; `undefined`: at the start. */
  after: string | undefined
}

export type Edit =
  /** `value: undefined` takes the field away. `was` is what the author of the edit had before them. */
  | { verb: 'set'; uid: string; field: string; value: unknown; was: unknown }
  | { verb: 'insert'; blok: RawBlok; to: Place }
  | { verb: 'remove'; uid: string }
  | { verb: 'move'; uid: string; to: Place }
  /** Another blok in the place of one, bloks inside included. `was` as above. */
  | { verb: 'replace'; uid: string; blok: RawBlok; was: RawBlok }

export interface Edited {
  content: RawBlok
  /** What brings back the content before. */
  inverse: Edit
  /** What stood where the edit has written, when its author had something else before them. */
  overwrote?: unknown
}

/** The content with the edit done; `undefined` when that is impossible, because a blok it names is gone or would stand in itself. */
export function applyEdit(content: RawBlok, edit: Edit): Edited | undefined {
  switch (edit.verb) {
    case 'set':
      return setField(content, edit)
    case 'insert':
      return insertBlok(content, edit)
    case 'remove':
      return removeBlok(content, edit.uid)
    case 'move':
      return moveBlok(content, edit)
    case 'replace':
      return replaceBlok(content, edit)
  }
}

/** All edits of one intent, one after the other. Those that are impossible are left out, and so are their inverses. */
export function applyEdits(content: RawBlok, edits: readonly Edit[]): { content: RawBlok; inverses: Edit[]; left: Edit[] } {
  let edited = content
  const inverses: Edit[] = []
  const left: Edit[] = []
  for (const edit of edits) {
    const done = applyEdit(edited, edit)
    if (!done) {
      left.push(edit)
      continue
    }
    edited = done.content
    inverses.unshift(done.inverse)
  }
  return { content: edited, inverses, left }
}

function setField(content: RawBlok, { uid, field, value, was }: Edit & { verb: 'set' }): Edited | undefined {
  const found = findBlok(content, uid)
  if (!found) return undefined
  const before = found.blok[field]
  const blok = { ...found.blok }
  if (value === undefined) delete blok[field]
  else blok[field] = value
  return {
    content: replaceAt(content, found.steps, blok),
    inverse: { verb: 'set', uid, field, value: before, was: value },
    ...(!isSame(before, was) && { overwrote: before }),
  }
}

function insertBlok(content: RawBlok, { blok, to }: Edit & { verb: 'insert' }): Edited | undefined {
  const parent = findBlok(content, to.parent)
  // What was inserted already, or came back some other way, shall not stand there twice.
  const uids = new Set([...bloksIn(blok)].map(({ _uid }) => _uid))
  if (!parent || [...bloksIn(content)].some(({ _uid }) => uids.has(_uid))) return undefined
  const list = listOf(parent.blok, to.field)
  const index = list.findIndex((sibling) => isBlok(sibling) && sibling._uid === to.after) + 1
  const changed = { ...parent.blok, [to.field]: [...list.slice(0, index), blok, ...list.slice(index)] }
  return { content: replaceAt(content, parent.steps, changed), inverse: { verb: 'remove', uid: blok._uid } }
}

function removeBlok(content: RawBlok, uid: string): Edited | undefined {
  const place = placeOf(content, uid)
  if (!place) return undefined
  const { parent, steps, blok, to } = place
  const list = listOf(parent, to.field).filter((sibling) => sibling !== blok)
  return {
    content: replaceAt(content, steps.slice(0, -1), { ...parent, [to.field]: list }),
    inverse: { verb: 'insert', blok, to },
  }
}

function moveBlok(content: RawBlok, { uid, to }: Edit & { verb: 'move' }): Edited | undefined {
  const from = placeOf(content, uid)
  if (!from || findBlok(from.blok, to.parent)) return undefined
  const without = removeBlok(content, uid)
  const moved = without && insertBlok(without.content, { verb: 'insert', blok: from.blok, to })
  return moved && { content: moved.content, inverse: { verb: 'move', uid, to: from.to } }
}

function replaceBlok(content: RawBlok, { uid, blok, was }: Edit & { verb: 'replace' }): Edited | undefined {
  const found = findBlok(content, uid)
  if (!found) return undefined
  return {
    content: replaceAt(content, found.steps, blok),
    inverse: { verb: 'replace', uid: blok._uid, blok: found.blok, was: blok },
    ...(!isSame(found.blok, was) && { overwrote: found.blok }),
  }
}

/** Where a blok stands; `undefined` for the root, and for one that is not there. */
export function placeOf(content: RawBlok, uid: string): { blok: RawBlok; parent: RawBlok; steps: Step[]; to: Place } | undefined {
  const found = findBlok(content, uid)
  const step = found?.steps.at(-1)
  const parent = found?.above.at(-1)
  if (!found || !step || !parent) return undefined
  const { blok, steps } = found
  const before = listOf(parent, step.field)[step.index - 1]
  return { blok, parent, steps, to: { parent: parent._uid, field: step.field, after: isBlok(before) ? before._uid : undefined } }
}

/** A copy in which only what stands above the place is new. */
function replaceAt(content: RawBlok, steps: readonly Step[], blok: RawBlok): RawBlok {
  const [step, ...rest] = steps
  if (!step) return blok
  const list = [...listOf(content, step.field)]
  const child = list[step.index]
  if (isBlok(child)) list[step.index] = replaceAt(child, rest, blok)
  return { ...content, [step.field]: list }
}

const listOf = (blok: RawBlok, field: string): unknown[] => {
  const value = blok[field]
  return Array.isArray(value) ? value : []
}

/** Whether two values of a field are alike, as JSON: what the content service sends has its keys in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
