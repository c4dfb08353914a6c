import { editableComment } from '../../runtime/editable-comment.ts'
import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'

/**
 * Content in which every blok carries its edit mark: without it the page's bloks could not be clicked after the first input
 * message. What did not change since the last call is the same object again.
 */
export function contentMarker(ids: { spaceId: number; storyId: number }): (content: RawBlok) => RawBlok {
  const known = new WeakMap<object, unknown>()
  const mark = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const before = known.get(value)
    if (before !== undefined) return before
    const marked = Array.isArray(value) ? value.map(mark) : markObject(value)
    known.set(value, marked)
    return marked
  }
  const markObject = (object: object) => {
    const marked = Object.fromEntries(Object.entries(object).map(([key, value]) => [key, mark(value)]))
    return isBlok(object) ? { ...marked, _editable: editableComment(object.component, object._uid, ids) } : marked
  }
  return (content) => mark(content) as RawBlok
}
