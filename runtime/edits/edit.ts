/**
 * A story is changed by five verbs on an immutable tree. Each says what it does by the bloks' uids, so that it can be done
 * again on a text that somebody else has changed meanwhile; and each has an inverse, by which it is undone.
 */
import type { RawBlok } from '../../schemas/blok.ts'
import { bloksIn, findBlok, isBlok, type Step } from './find-blok.ts'
import { isSame } from './is-same.ts'

/** A place in a list of bloks. */
export interface Place {
  /** The uid of the blok whose field the list is. */
  parent: string
  field: string
  /** The uid of the blok before it; `undefined`, or one that has gone: at the start. */
  after: string | undefined
}

/** What a field has when its last blok leaves it. Without a value the field goes too. */
export interface Emptied {
  value?: unknown
}

/** `was` is what the author of the edit had before them; where it may be left out, that is what stands there when it is done first. */
export type Edit =
  /** `value: undefined` takes the field away. */
  | { verb: 'set'; uid: string; field: string; value: unknown; was: unknown }
  | { verb: 'insert'; blok: RawBlok; to: Place }
  | { verb: 'remove'; uid: string; was?: RawBlok; emptied?: Emptied }
  | { verb: 'move'; uid: string; to: Place; was?: Place; emptied?: Emptied }
  /** Another blok in the place of one, bloks inside included. */
  | { verb: 'replace'; uid: string; blok: RawBlok; was: RawBlok }

export interface Edited {
  content: RawBlok
  /** What brings back the content before. */
  inverse: Edit
  /** What stood where the edit has written, when its author had something else before them; of a move, the place. */
  overwrote?: unknown
}

/**
 * The content with the edit done; all that it does not touch is the same object as before. `undefined` when that is
 * impossible: a blok it names is gone, would stand in itself or twice, or the field holds something other than bloks.
 */
export function applyEdit(content: RawBlok, edit: Edit): Edited | undefined {
  switch (edit.verb) {
    case 'set':
      return setField(content, edit)
    case 'insert':
      return insertBlok(content, edit)
    case 'remove':
      return removeBlok(content, edit)
    case 'move':
      return moveBlok(content, edit)
    case 'replace':
      return replaceBlok(content, edit)
  }
}

/** All edits of one intent, one after the other. `done` are those that were possible, with what they met. */
export function applyEdits(content: RawBlok, edits: readonly Edit[]): { content: RawBlok; inverses: Edit[]; done: Edit[] } {
  let edited = content
  const inverses: Edit[] = []
  const done: Edit[] = []
  for (const edit of edits) {
    const seen = asSeen(edited, edit)
    const result = applyEdit(edited, seen)
    if (!result) continue
    edited = result.content
    inverses.unshift(result.inverse)
    done.push(seen)
  }
  return { content: edited, inverses, done }
}

function asSeen(content: RawBlok, edit: Edit): Edit {
  if ((edit.verb !== 'remove' && edit.verb !== 'move') || edit.was) return edit
  const place = placeOf(content, edit.uid)
  if (!place) return edit
  return edit.verb === 'remove' ? { ...edit, was: place.blok } : { ...edit, was: place.to }
}

/** By these a blok is found and drawn: another one is put in its place instead. */
const fixed = new Set(['_uid', 'component'])

function setField(content: RawBlok, { uid, field, value, was }: Edit & { verb: 'set' }): Edited | undefined {
  const found = findBlok(content, uid)
  if (!found || fixed.has(field)) return undefined
  const before = found.blok[field]
  if (standsElsewhere(content, bloksOf(value), bloksOf(before))) return undefined
  return {
    content: replaceAt(content, found.steps, withField(found.blok, field, value)),
    inverse: { verb: 'set', uid, field, value: before, was: value },
    ...(!isSame(before, was) && { overwrote: before }),
  }
}

function insertBlok(content: RawBlok, { blok, to }: Edit & { verb: 'insert' }): Edited | undefined {
  // What was inserted already, or came back some other way, shall not stand there twice.
  if (standsElsewhere(content, [blok], [])) return undefined
  const placed = putInto(content, blok, to)
  return placed && { content: placed.content, inverse: { verb: 'remove', uid: blok._uid, was: blok, ...placed.emptied } }
}

function removeBlok(content: RawBlok, { uid, was, emptied }: Edit & { verb: 'remove' }): Edited | undefined {
  const from = placeOf(content, uid)
  if (!from) return undefined
  return {
    content: takeOut(content, from, emptied),
    inverse: { verb: 'insert', blok: from.blok, to: from.to },
    ...(was && !isSame(from.blok, was) && { overwrote: from.blok }),
  }
}

function moveBlok(content: RawBlok, { uid, to, was, emptied }: Edit & { verb: 'move' }): Edited | undefined {
  const from = placeOf(content, uid)
  if (!from || to.after === uid || findBlok(from.blok, to.parent)) return undefined
  const moved = putInto(takeOut(content, from, emptied), from.blok, to)
  const now = moved && placeOf(moved.content, uid)
  if (!now) return undefined
  return {
    content: moved.content,
    inverse: { verb: 'move', uid, to: from.to, was: now.to, ...moved.emptied },
    ...(was && !standsAt(from, was) && { overwrote: from.to }),
  }
}

function replaceBlok(content: RawBlok, { uid, blok, was }: Edit & { verb: 'replace' }): Edited | undefined {
  const found = findBlok(content, uid)
  if (!found || standsElsewhere(content, [blok], [found.blok])) return undefined
  return {
    content: replaceAt(content, found.steps, blok),
    inverse: { verb: 'replace', uid: blok._uid, blok: found.blok, was: blok },
    ...(!isSame(found.blok, was) && { overwrote: found.blok }),
  }
}

export interface PlacedBlok {
  blok: RawBlok
  parent: RawBlok
  /** From the root to it. */
  steps: Step[]
  to: Place
}

/** Where a blok stands; `undefined` for the root, and for one that is not there. */
export function placeOf(content: RawBlok, uid: string): PlacedBlok | undefined {
  const found = findBlok(content, uid)
  const step = found?.steps.at(-1)
  const parent = found?.above.at(-1)
  if (!found || !step || !parent) return undefined
  const { blok, steps } = found
  const before = listOf(parent, step.field)?.[step.index - 1]
  return { blok, parent, steps, to: { parent: parent._uid, field: step.field, after: before?._uid } }
}

/** Whether it stands where it was; that the one before it has gone does not move it. */
function standsAt({ parent, to }: PlacedBlok, was: Place): boolean {
  if (to.parent !== was.parent || to.field !== was.field) return false
  return to.after === was.after || (was.after !== undefined && !listOf(parent, to.field)?.some(({ _uid }) => _uid === was.after))
}

function putInto(content: RawBlok, blok: RawBlok, to: Place) {
  const parent = findBlok(content, to.parent)
  const list = parent && listOf(parent.blok, to.field)
  if (!list) return undefined
  const before = parent.blok[to.field]
  const index = list.findIndex(({ _uid }) => _uid === to.after) + 1
  const changed = withField(parent.blok, to.field, list.toSpliced(index, 0, blok))
  const emptied: { emptied?: Emptied } = Array.isArray(before) ? {} : { emptied: { value: before } }
  return { content: replaceAt(content, parent.steps, changed), emptied }
}

function takeOut(content: RawBlok, { parent, steps, blok, to }: PlacedBlok, emptied: Emptied | undefined): RawBlok {
  const list = listOf(parent, to.field)?.filter((sibling) => sibling !== blok)
  const value = list?.length === 0 && emptied ? emptied.value : list
  return replaceAt(content, steps.slice(0, -1), withField(parent, to.field, value))
}

/** A copy in which only what stands above the place is new. */
function replaceAt(content: RawBlok, steps: readonly Step[], blok: RawBlok): RawBlok {
  const [step, ...rest] = steps
  if (!step) return blok
  const list = listOf(content, step.field) ?? []
  return { ...content, [step.field]: list.map((child, at) => (at === step.index ? replaceAt(child, rest, blok) : child)) }
}

function withField(blok: RawBlok, field: string, value: unknown): RawBlok {
  const changed = { ...blok, [field]: value }
  if (value === undefined) delete changed[field]
  return changed
}

/** The bloks of a field that holds bloks, or nothing yet; `undefined` when it holds something else. */
function listOf(blok: RawBlok, field: string): RawBlok[] | undefined {
  const value = blok[field]
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) && value.every(isBlok) ? value : undefined
}

const bloksOf = (value: unknown): RawBlok[] => (Array.isArray(value) && value.every(isBlok) ? value : [])

/** Whether one of these bloks, or of those inside them, stands in the content already, but not in what goes. */
function standsElsewhere(content: RawBlok, coming: readonly RawBlok[], going: readonly RawBlok[]): boolean {
  if (coming.length === 0) return false
  const uids = new Set(coming.flatMap((blok) => [...bloksIn(blok)].map(({ _uid }) => _uid)))
  const leaving = new Set(going.flatMap((blok) => [...bloksIn(blok)]))
  for (const blok of bloksIn(content)) if (uids.has(blok._uid) && !leaving.has(blok)) return true
  return false
}
