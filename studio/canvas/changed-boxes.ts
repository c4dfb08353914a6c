import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Change } from '../model/changes.ts'
import type { Box } from './page-answers.ts'

export interface ChangedBox extends Box {
  type: Change['type']
}

/**
 * Where on a page that shows `content` something differs. A blok that is drawn as part of the one around it counts as a change
 * of that; what is the root's own is nowhere.
 */
export function changedBoxes(content: RawBlok, changes: readonly Change[], boxes: readonly Box[]): ChangedBox[] {
  const byUid = Map.groupBy(boxes, ({ uid }) => uid)
  const types = new Map<string, Change['type']>()
  for (const { type, blok } of changes) {
    const found = findBlok(content, blok._uid)
    if (!found) continue
    const drawn = [found.blok, ...found.above.toReversed()].find(({ _uid }) => byUid.has(_uid))
    if (!drawn || drawn._uid === content._uid) continue
    const ownType = drawn === found.blok ? type : 'changed'
    if (!types.has(drawn._uid) || ownType !== 'changed') types.set(drawn._uid, ownType)
  }
  const isSeen = ({ width, height }: Box) => width > 0 && height > 0
  return [...types].flatMap(([uid, type]) => (byUid.get(uid) ?? []).filter(isSeen).map((box) => ({ ...box, type })))
}
