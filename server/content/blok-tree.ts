/** Walks through the content of a story: bloks in bloks, in rich text, in tables, wherever they stand. */

export type JsonObject = { [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every object of the content, the outer before the inner. */
export function objectsIn(content: unknown): JsonObject[] {
  const found: JsonObject[] = []
  visitObjects(content, (object) => found.push(object))
  return found
}

/** Goes to every object of the content, the outer before the inner. Every page that is made comes here with all that is on it: no lists are made on the way. */
export function visitObjects(content: unknown, visit: (object: JsonObject) => void): void {
  if (typeof content !== 'object' || content === null) return
  if (Array.isArray(content)) {
    for (const item of content) visitObjects(item, visit)
    return
  }
  const object = content as JsonObject
  visit(object)
  for (const field in object) visitObjects(object[field], visit)
}

/**
 * How many levels of objects and arrays stand in one another, and how many values in all of them. Counts with a stack of its own: content
 * may be deeper than the call stack.
 */
export function extentOf(value: unknown): { depth: number; values: number } {
  let deepest = 0
  let values = 0
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    deepest = Math.max(deepest, next.depth)
    for (const inner of Object.values(next.value)) {
      values++
      // Most are plain.
      if (typeof inner === 'object') waiting.push({ value: inner, depth: next.depth + 1 })
    }
  }
  return { depth: deepest, values }
}
