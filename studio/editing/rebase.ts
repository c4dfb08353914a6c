import { applyEdit, type Edit } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { isDone } from '../../runtime/edits/is-done.ts'
import { isSame } from '../../runtime/edits/is-same.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { type History, withOverwritten, withoutEdit } from './history.ts'
import type { Notice } from './notice.ts'

export interface Rebased {
  content: RawBlok
  pending: Edit[]
  history: History
  notices: Notice[]
}

/**
 * Does again, on a text that somebody else has saved, what is not saved yet. A field that both wrote gets ours, and theirs is
 * told; a blok that they worked in is not removed; what has no place any more is told. What stands there already is done.
 */
export function rebase(theirs: RawBlok, edits: readonly Edit[], before: History): Rebased {
  let content = theirs
  let history = before
  const pending: Edit[] = []
  const lost: Edit[] = []
  const unremoved: string[] = []
  const written = new Map<string, Notice & { type: 'both-wrote' }>()
  for (const edit of edits) {
    if (isDone(content, edit)) continue
    const edited = applyEdit(content, edit)
    const isOthersWork = edited !== undefined && 'overwrote' in edited && edit.verb !== 'move'
    if (!edited || (isOthersWork && edit.verb !== 'set')) {
      if (edited && edit.verb === 'remove') unremoved.push(edit.uid)
      else lost.push(edit)
      history = withoutEdit(history, edit)
      continue
    }
    content = edited.content
    if (isOthersWork && edit.verb === 'set') {
      const { uid, field } = edit
      const key = `${uid}.${field}`
      if (!written.has(key)) written.set(key, { type: 'both-wrote', uid, field, theirs: edited.overwrote })
      history = withOverwritten(history, edit, edited.overwrote)
      pending.push({ ...edit, was: edited.overwrote })
    } else pending.push(edit)
  }
  const differs = ({ uid, field, theirs }: Notice & { type: 'both-wrote' }) => !isSame(findBlok(content, uid)?.blok[field], theirs)
  const notices: Notice[] = [...written.values()].filter(differs)
  if (unremoved.length > 0) notices.push({ type: 'not-removed', uids: unremoved })
  if (lost.length > 0) notices.push({ type: 'lost-place', edits: lost })
  return { content, pending, history, notices }
}
