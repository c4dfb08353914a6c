type JsonObject = { [key: string]: unknown }

/** What was made of objects before, by the very objects: of those that are asked for again nothing is made anew. */
export type KnownObjects = WeakMap<object, unknown>

/** The value with every object gone through `change`, the inner before the outer. What nothing changes in is the same, not a copy. */
export function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject, known?: KnownObjects): unknown {
  if (typeof value !== 'object' || value === null) return value
  const before = known?.get(value)
  if (before !== undefined) return before
  const mapped = Array.isArray(value) ? mapItems(value, change, known) : mapObject(value as JsonObject, change, known)
  known?.set(value, mapped)
  return mapped
}

function mapItems(value: unknown[], change: (object: JsonObject) => JsonObject, known?: KnownObjects): unknown[] {
  const items = value.map((item) => mapObjects(item, change, known))
  return items.every((item, index) => item === value[index]) ? value : items
}

function mapObject(object: JsonObject, change: (object: JsonObject) => JsonObject, known?: KnownObjects): JsonObject {
  let copy: JsonObject | undefined
  for (const [key, field] of Object.entries(object)) {
    const changed = mapObjects(field, change, known)
    if (changed === field) continue
    // Spread first: a field may be called __proto__, and this way it stays a field.
    copy ??= { ...object }
    copy[key] = changed
  }
  return change(copy ?? object)
}
