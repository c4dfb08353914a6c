type JsonObject = { [key: string]: unknown }

/** The value with every object gone through `change`, the inner before the outer. What nothing changes in is the same, not a copy. */
export function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => mapObjects(item, change))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  const object = value as JsonObject
  let copy: JsonObject | undefined
  for (const [key, field] of Object.entries(object)) {
    const changed = mapObjects(field, change)
    if (changed === field) continue
    // Spread first: a field may be called __proto__, and this way it stays a field.
    copy ??= { ...object }
    copy[key] = changed
  }
  return change(copy ?? object)
}
