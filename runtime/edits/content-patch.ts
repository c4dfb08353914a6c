/**
 * What differs between two versions of a story, small enough to be sent with every key that is pressed. Differences are found
 * by identity: what no edit has touched is the same object as before.
 */
import { z } from 'zod/mini'

export type Patch =
  /** Another value altogether. */
  | { set: unknown }
  /** An object with other fields. */
  | { fields: Record<string, Patch>; without: string[] }
  /** A list: so many items from its start and to its end are as before, and these stand between them. */
  | { start: number; end: number; items: PatchedItem[] }

/** The item at an index of the list before, as it was or with its own differences; or a new one. */
export type PatchedItem = number | { at: number; patch: Patch } | { value: unknown }

/** Of a message, which may hold anything. */
export const Patch: z.ZodMiniType<Patch> = z.lazy(() =>
  z.union([
    z.object({ fields: z.record(z.string(), Patch), without: z.array(z.string()) }),
    z.object({ start: z.int(), end: z.int(), items: z.array(PatchedItem) }),
    z.object({ set: z.unknown() }),
  ]),
)
const PatchedItem: z.ZodMiniType<PatchedItem> = z.lazy(() =>
  z.union([z.int(), z.object({ at: z.int(), patch: Patch }), z.object({ value: z.unknown() })]),
)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const uidOf = (value: unknown): unknown => (isObject(value) ? value._uid : undefined)

/** `undefined` where nothing differs. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return patchList(before, after)
  if (isObject(before) && isObject(after) && uidOf(before) === uidOf(after)) return patchObject(before, after)
  return { set: after }
}

function patchObject(before: Record<string, unknown>, after: Record<string, unknown>): Patch | undefined {
  const fields: Record<string, Patch> = {}
  for (const [name, value] of Object.entries(after)) {
    const patch = name in before ? patchBetween(before[name], value) : { set: value }
    if (patch) fields[name] = patch
  }
  const without = Object.keys(before).filter((name) => !(name in after))
  return without.length === 0 && Object.keys(fields).length === 0 ? undefined : { fields, without }
}

function patchList(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const old = before.slice(start, before.length - end)
  const byItem = new Map(old.map((item, index) => [item, start + index]))
  const byUid = new Map(old.flatMap((item, index) => (uidOf(item) === undefined ? [] : [[uidOf(item), start + index] as const])))
  const items = after.slice(start, after.length - end).map((item): PatchedItem => {
    const same = typeof item === 'object' ? byItem.get(item) : undefined
    if (same !== undefined) return same
    const at = byUid.get(uidOf(item) ?? byUid)
    const patch = at === undefined ? undefined : patchBetween(before[at], item)
    return at !== undefined && patch ? { at, patch } : { value: item }
  })
  return { start, end, items }
}

/** The version after; what the patch does not touch is the same object as before. Throws where the patch was made of something else. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if ('set' in patch) return patch.set
  if ('fields' in patch) {
    if (!isObject(before)) throw new Error('The patch is of an object, and there is none.')
    const after = { ...before }
    for (const name of patch.without) delete after[name]
    for (const [name, inner] of Object.entries(patch.fields)) after[name] = applyPatch(before[name], inner)
    return after
  }
  if (!Array.isArray(before) || before.length < patch.start + patch.end) throw new Error('The patch is of a longer list.')
  const itemAt = (index: number) => {
    if (!(index in before)) throw new Error('The patch names an item that is not there.')
    return before[index]
  }
  const items = patch.items.map((item) => {
    if (typeof item === 'number') return itemAt(item)
    return 'at' in item ? applyPatch(itemAt(item.at), item.patch) : item.value
  })
  return [...before.slice(0, patch.start), ...items, ...before.slice(before.length - patch.end)]
}
