import { type Place, placeOf } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { isSame } from '../../runtime/edits/is-same.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Model } from '../model/component-model.ts'
import type { OutlineRow } from './outline-rows.ts'

/** One step of the indent, in pixels. */
const indent = 16

/**
 * Where a blok goes that is let go between two lines of the outline: how far right says how deep. `line` is counted from the
 * top, with its fraction. Answers `undefined` where it may not stand.
 */
export function dropPlace(rows: readonly OutlineRow[], line: number, x: number, model: Model, content: RawBlok, uid: string) {
  const row = Math.max(1, Math.min(rows.length, Math.round(line)))
  const above = rows[row - 1]
  const dragged = findBlok(content, uid)
  if (!above || !dragged || findBlok(dragged.blok, above.blok._uid)?.steps.length) return undefined
  // What stands below the line goes on belonging to what is above it.
  const below = rows.slice(row).find(({ blok }) => !findBlok(dragged.blok, blok._uid))
  const [least, deepest] = [Math.max(1, below?.depth ?? 1), above.depth + 1]
  const wanted = Math.max(least, Math.min(deepest, Math.round(x / indent) - 1))
  const candidates = Array.from({ length: Math.max(0, deepest - least + 1) }, (_, index) => least + index)
  const now = placeOf(content, uid)?.to
  for (const depth of candidates.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))) {
    const place = placeAt(rows, row, depth, above, model, content, dragged.blok)
    if (place && !isSame(place, now)) return { row, depth, place }
  }
  return undefined
}

function placeAt(
  rows: readonly OutlineRow[],
  row: number,
  depth: number,
  above: OutlineRow,
  model: Model,
  content: RawBlok,
  blok: RawBlok,
) {
  if (depth === above.depth + 1) return firstIn(above.blok, model, blok)
  const before = rows.slice(0, row).findLast((other) => other.depth === depth)
  const beside = before && placeOf(content, before.blok._uid)
  if (!before || !beside || before.blok._uid === blok._uid) return undefined
  const isAllowed = model.allowedIn(beside.parent.component, beside.to.field).some(({ name }) => name === blok.component)
  return isAllowed ? { ...beside.to, after: before.blok._uid } : undefined
}

/** At the start of the first of a blok's lists that may hold another. */
function firstIn(parent: RawBlok, model: Model, { component, _uid }: RawBlok): Place | undefined {
  if (parent._uid === _uid) return undefined
  const field = model
    .find(parent.component)
    ?.fields.find(({ name }) => model.allowedIn(parent.component, name).some((allowed) => allowed.name === component))
  return field && { parent: parent._uid, field: field.name, after: undefined }
}
