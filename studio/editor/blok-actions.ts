/** What can be done to the selected bloks: by a menu, by a key, from the page or in the outline. The verbs themselves are in runtime/edits. */
import { type Edit, type Place, type PlacedBlok, placeOf } from '../../runtime/edits/edit.ts'
import { blokLists, findBlok, isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { StorySession } from '../editing/story-session.ts'
import type { Words } from '../messages/german.ts'
import { type Model, titleOf } from '../model/component-model.ts'
import { copyBlok, newBlok } from '../model/new-blok.ts'
import { keepCopied, readCopied } from './copied-bloks.ts'
import type { EditorParts } from './editor-context.ts'

export interface ActionParts extends Omit<EditorParts, 'session'> {
  session: Pick<StorySession, 'state' | 'edit' | 'undo' | 'redo'>
  model: Model
  words: Words
  storage: Storage
}

export type BlokActions = ReturnType<typeof blokActions>

export function blokActions({ session, selection, select, announce, model, words, storage }: ActionParts) {
  const content = () => session.state().content
  const nameOf = (blok: RawBlok) => {
    const title = titleOf(blok, model)
    return title ? `${model.labelOf(blok.component)} „${title}“` : model.labelOf(blok.component)
  }
  /** The selected bloks that can be moved: without the root, and without those inside another selected one. In the order of the page. */
  const chosen = () => {
    const places = selection.uids.flatMap((uid) => placeOf(content(), uid) ?? [])
    const uids = new Set(places.map(({ blok }) => blok._uid))
    const outer = places.filter(({ blok }) => !findBlok(content(), blok._uid)?.above.some((above) => uids.has(above._uid)))
    return outer.sort((a, b) => (compareSteps(a.steps, b.steps) ? -1 : 1))
  }

  const allows = (to: Place, component: string) => {
    const parent = findBlok(content(), to.parent)?.blok
    return parent !== undefined && model.allowedIn(parent.component, to.field).some(({ name }) => name === component)
  }

  function insert(bloks: readonly RawBlok[], to: Place): boolean {
    if (!bloks.every((blok) => allows(to, blok.component))) {
      announce(words.pastedElsewhere)
      return false
    }
    let { after } = to
    const edits = bloks.map((blok): Edit => {
      const edit: Edit = { verb: 'insert', blok, to: { ...to, after } }
      after = blok._uid
      return edit
    })
    return place(bloks, edits)
  }

  function place(bloks: readonly RawBlok[], edits: readonly Edit[]): boolean {
    if (edits.length === 0 || !session.edit(edits)) return false
    select(bloks.map(({ _uid }) => _uid))
    announce(words.inserted(bloks.map(nameOf).join(', ')))
    return true
  }

  function remove(): boolean {
    const bloks = chosen()
    const [first] = bloks
    if (!first) return false
    session.edit(bloks.map(({ blok }): Edit => ({ verb: 'remove', uid: blok._uid })))
    const before = first.to.after
    select([before !== undefined && findBlok(content(), before) ? before : first.to.parent])
    announce(words.removed(bloks.map(({ blok }) => nameOf(blok)).join(', ')))
    return true
  }

  function copy(): boolean {
    const bloks = chosen().map(({ blok }) => blok)
    if (bloks.length === 0) return false
    keepCopied(storage, bloks)
    announce(words.copied(bloks.map(nameOf).join(', ')))
    return true
  }

  /** Where something goes that is added now: behind the selected blok, or into it, whichever it may stand in. */
  function placeFor(component: string): Place | undefined {
    const last = selection.uids.at(-1) ?? content()._uid
    const found = findBlok(content(), last)
    for (const blok of [found?.blok, ...(found?.above.toReversed() ?? [])]) {
      if (!blok) continue
      const beside = placeOf(content(), blok._uid)
      const behind = beside && { ...beside.to, after: blok._uid }
      if (behind && allows(behind, component)) return behind
      for (const { name, type } of model.find(blok.component)?.fields ?? []) {
        const to = { parent: blok._uid, field: name, after: lastIn(blok, name) }
        if (type === 'bloks' && allows(to, component)) return to
      }
    }
    return undefined
  }

  function paste(): boolean {
    const copied = readCopied(storage).map(copyBlok)
    const [first] = copied
    if (!first) {
      announce(words.nothingToPaste)
      return false
    }
    const to = placeFor(first.component)
    if (!to) {
      announce(words.pastedElsewhere)
      return false
    }
    return insert(copied, to)
  }

  function duplicate(): boolean {
    const bloks = chosen()
    const lists = Map.groupBy(bloks, ({ to }) => `${to.parent}.${to.field}`)
    const copies: RawBlok[] = []
    const edits: Edit[] = []
    for (const list of lists.values()) {
      const last = list.at(-1)
      let after = last?.blok._uid
      for (const { blok, to } of list) {
        const copied = copyBlok(blok)
        copies.push(copied)
        edits.push({ verb: 'insert', blok: copied, to: { ...to, after } })
        after = copied._uid
      }
    }
    return place(copies, edits)
  }

  /** One place up or down among its siblings; at the end of its list, into the next list around that may hold it. */
  function moveBy(direction: -1 | 1): boolean {
    const bloks = chosen()
    const outer = direction === -1 ? bloks[0] : bloks.at(-1)
    if (!outer) return false
    const to = neighbour(outer, direction)
    if (!to || !moveAll(bloks, to)) {
      announce(words.cannotMove)
      return false
    }
    return true
  }

  /** One behind the other, into a place that may hold them all. */
  function moveAll(bloks: readonly PlacedBlok[], to: Place): boolean {
    if (!bloks.every((placed) => mayMove(placed, to))) return false
    let { after } = to
    const edits = bloks.map(({ blok }): Edit => {
      const edit: Edit = { verb: 'move', uid: blok._uid, to: { ...to, after } }
      after = blok._uid
      return edit
    })
    if (!session.edit(edits)) return false
    const [first] = bloks
    const now = first && placeOf(content(), first.blok._uid)
    const list = now ? siblings(now.parent, to.field) : []
    if (now) announce(words.moved(bloks.map(({ blok }) => nameOf(blok)).join(', '), list.indexOf(now.blok) + 1, list.length))
    return true
  }

  /** A blok that should not be where it is can still be put in another order there. */
  const mayMove = ({ blok, to: from }: PlacedBlok, to: Place) =>
    (from.parent === to.parent && from.field === to.field) || allows(to, blok.component)

  function neighbour({ blok, parent, to }: PlacedBlok, direction: -1 | 1): Place | undefined {
    const list = siblings(parent, to.field)
    const index = list.indexOf(blok)
    const target = index + direction
    if (target >= 0 && target < list.length) {
      const after = direction === 1 ? list[target]?._uid : list[target - 1]?._uid
      return { parent: parent._uid, field: to.field, after }
    }
    for (let around = placeOf(content(), parent._uid); around; around = placeOf(content(), around.parent._uid)) {
      const place = { ...around.to, after: direction === 1 ? around.blok._uid : around.to.after }
      if (allows(place, blok.component)) return place
    }
    return undefined
  }

  /** Into a place, where the slot allows it; a blok that is selected takes with it all that is selected. */
  function move(uid: string, to: Place): boolean {
    const placed = placeOf(content(), uid)
    if (!placed) return false
    const bloks = selection.uids.includes(uid) ? chosen() : [placed]
    const list = siblings(findBlok(content(), to.parent)?.blok ?? placed.parent, to.field)
    const isMoved = (other: string | undefined) => bloks.some(({ blok }) => blok._uid === other)
    // What moves can't be what it stands behind.
    let index = list.findIndex(({ _uid }) => _uid === to.after)
    while (isMoved(list[index]?._uid)) index--
    return moveAll(bloks, { ...to, after: list[index]?._uid })
  }

  function selectSiblings(): boolean {
    const placed = placeOf(content(), selection.uids.at(-1) ?? '')
    if (!placed) {
      // Of the page itself, or of nothing: what stands on the page.
      const [, list = []] = blokLists(content())[0] ?? []
      select(list.map(({ _uid }) => _uid))
      return list.length > 0
    }
    const others = siblings(placed.parent, placed.to.field).filter((blok) => blok !== placed.blok)
    // The one whose form is open stays the last.
    select([...others, placed.blok].map(({ _uid }) => _uid))
    return true
  }

  return {
    add: (component: string, to?: Place) => {
      const place = to ?? placeFor(component)
      return place !== undefined && insert([newBlok(component, model)], place)
    },
    remove,
    copy,
    cut: () => copy() && remove(),
    paste,
    duplicate,
    move,
    moveUp: () => moveBy(-1),
    moveDown: () => moveBy(1),
    selectSiblings,
    selectParent() {
      const above = findBlok(content(), selection.uids.at(-1) ?? '')?.above.at(-1)
      select(above ? [above._uid] : [])
    },
    undo: () => announce(session.undo() ? words.undone : words.nothingToUndo),
    redo: () => announce(session.redo() ? words.redone : words.nothingToUndo),
    allows,
    placeFor,
    nameOf,
  }
}

const siblings = (parent: RawBlok, field: string): RawBlok[] => {
  const list = parent[field]
  return Array.isArray(list) ? list.filter(isBlok) : []
}

const lastIn = (blok: RawBlok, field: string): string | undefined => siblings(blok, field).at(-1)?._uid

/** Whether the first stands before the second. */
function compareSteps(a: readonly { index: number }[], b: readonly { index: number }[]): boolean {
  for (const [depth, step] of a.entries()) {
    const other = b[depth]
    if (other && step.index !== other.index) return step.index < other.index
  }
  return a.length <= b.length
}
