/**
 * `after`, in which every part that is as it was in `before` is the very object of `before`: what was made of it can be kept.
 * For JSON, as it comes by a message, which copies everything.
 */
export function shareUnchanged<Value>(before: unknown, after: Value): Value {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after
  if (Array.isArray(after)) return Array.isArray(before) ? (shareList(before, after) as Value) : after
  if (Array.isArray(before)) return after
  const shared: Record<string, unknown> = {}
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = Object.keys(now)
  let isSame = names.length === Object.keys(old).length
  for (const name of names) {
    shared[name] = shareUnchanged(old[name], now[name])
    if (shared[name] !== old[name] || !(name in old)) isSame = false
  }
  return (isSame ? before : shared) as Value
}

/** Bloks of a list are found again by their uid, wherever they stand now. */
function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byUid = new Map(before.map((item) => [uidOf(item), item]))
  const shared = after.map((item, index) => shareUnchanged(byUid.get(uidOf(item) ?? Symbol()) ?? before[index], item))
  return shared.length === before.length && shared.every((item, index) => item === before[index]) ? before : shared
}

const uidOf = (item: unknown): unknown => (typeof item === 'object' && item !== null ? (item as { _uid?: unknown })._uid : undefined)
