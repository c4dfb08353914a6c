/** `a/b/c` stands in `a` and `a/b`; the start page `a/b/` in `a` and `a/b` too. */
export function foldersAbove(fullSlug: string): string[] {
  const steps = fullSlug.split('/').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
