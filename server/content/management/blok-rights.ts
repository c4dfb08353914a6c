import type { Rights } from '../../accounts/rights.ts'
import { isObject, type JsonObject, objectsIn } from '../blok-tree.ts'

/** The first component whose bloks these rights do not cover and that differ between two contents; undefined when there is none. */
export function componentBeyondRights({ components }: Rights, before: unknown, after: unknown): string | undefined {
  if (!components) return undefined
  const standing = covered(before, components)
  const wanted = covered(after, components)
  for (const [uid, { component, fields }] of wanted) if (standing.get(uid)?.fields !== fields) return component
  for (const [uid, { component }] of standing) if (!wanted.has(uid)) return component
  return undefined
}

interface CoveredBlok {
  component: string
  /** JSON of the blok without what stands in it. */
  fields: string
}

/** The bloks whose components may not be touched, by their uids. */
function covered(content: unknown, allowed: ReadonlySet<string>): Map<string, CoveredBlok> {
  const bloks = new Map<string, CoveredBlok>()
  for (const object of objectsIn(content)) {
    const { component, _uid: uid } = object
    if (typeof component !== 'string' || typeof uid !== 'string' || allowed.has(component)) continue
    bloks.set(uid, { component, fields: JSON.stringify(withoutBloks(object)) })
  }
  return bloks
}

/** What stands in a blok has rights of its own; a field that bloks were taken from is one that is not set. */
function withoutBloks(blok: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(blok).filter(([, field]) => !holdsBloks(field) && !isUnset(field)))
}

function isUnset(field: unknown): boolean {
  return field === undefined || field === null || field === '' || (Array.isArray(field) && field.length === 0)
}

function holdsBloks(field: unknown): boolean {
  const values = Array.isArray(field) ? field : [field]
  return values.some((value) => isObject(value) && typeof value.component === 'string' && typeof value._uid === 'string')
}
