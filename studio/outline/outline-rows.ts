import { blokLists } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'

/** One line of the outline: a blok at its depth. */
export interface OutlineRow {
  blok: RawBlok
  depth: number
  /** The component and the field it stands in; absent for the root. */
  slot?: { component: string; field: string }
  /** Where it stands in its list, from 1, and how long that is: what a screen reader says. */
  index: number
  count: number
  hasChildren: boolean
  isOpen: boolean
}

/** The lines that can be seen: bloks inside a closed one are not among them. */
export function outlineRows(content: RawBlok, closed: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = []
  const visit = (blok: RawBlok, depth: number, index: number, count: number, slot?: OutlineRow['slot']) => {
    const lists = blokLists(blok)
    const hasChildren = lists.length > 0
    const isOpen = hasChildren && !closed.has(blok._uid)
    rows.push({ blok, depth, index, count, hasChildren, isOpen, ...(slot && { slot }) })
    if (!isOpen) return
    for (const [field, bloks] of lists) {
      const inside = { component: blok.component, field }
      for (const [at, child] of bloks.entries()) visit(child, depth + 1, at + 1, bloks.length, inside)
    }
  }
  visit(content, 0, 1, 1)
  return rows
}
