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
