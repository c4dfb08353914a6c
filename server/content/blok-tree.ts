/** Walks through the content of a story: bloks in bloks, in rich text, in tables, wherever they stand. */

export type JsonObject = { [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every object of the content, the outer before the inner. */
export function objectsIn(content: unknown): JsonObject[] {
  const found: JsonObject[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) found.push(value as JsonObject)
    for (const inner of Object.values(value)) if (typeof inner === 'object') visit(inner)
  }
  visit(content)
  return found
}

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

/** How many levels of objects and arrays stand in one another. Counts with a stack of its own: content may be deeper than the call stack. */
export function depthOf(value: unknown): number {
  let deepest = 0
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    deepest = Math.max(deepest, next.depth)
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 })
  }
  return deepest
}
