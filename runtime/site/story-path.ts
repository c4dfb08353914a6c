/** Letters, digits and a few signs in a few segments: whatever else stands in a path, no story has it. Each segment is looked at by itself, so that no path takes long. */
export function isStoryPath(path: string): boolean {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  return segments.length <= 12 && segments.every((segment) => segment.length <= 200 && /^[\p{L}\p{N}_~.-]+$/u.test(segment))
}
