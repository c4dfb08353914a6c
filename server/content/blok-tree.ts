/** Walks through the content of a story: bloks in bloks, in rich text, in tables, wherever they stand. */

export type JsonObject = { [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every object of the content, the outer before the inner. */
export function* objectsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) {
    for (const item of value) yield* objectsIn(item)
  } else if (isObject(value)) {
    yield value
    for (const field of Object.values(value)) yield* objectsIn(field)
  }
}

/** A copy in which every object went through `change`, the inner before the outer. */
export function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (!isObject(value)) return value
  return change(mapFields(value, change))
}

function mapFields(object: JsonObject, change: (object: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, field]) => [key, mapObjects(field, change)]))
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
