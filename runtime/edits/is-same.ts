/**
 * Whether two values of a story's content are alike. The order of keys says nothing, and a key without a value is none. The
 * content service keeps the addresses of its own files without its origin, so that is no difference either.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  for (const key in one) if (!isSame(one[key], other[key]) && !isSameFile(key, one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSameFile = (key: string, one: unknown, other: unknown) =>
  key === 'filename' && typeof one === 'string' && typeof other === 'string' && pathOf(one) === pathOf(other)

const pathOf = (filename: string) => filename.replace(/^https?:\/\/[^/]+(?=\/f\/)/, '')
