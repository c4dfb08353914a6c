/** A file's name as Storyblok makes them: lower case letters, digits, `-` and `_`, and one dot before the ending. */
export function fileName(written: string): string {
  const name = written.slice(Math.max(written.lastIndexOf('/'), written.lastIndexOf('\\')) + 1)
  const dot = name.lastIndexOf('.')
  const stem = dot === -1 ? name : name.slice(0, dot)
  const ending = dot === -1 ? '' : name.slice(dot + 1)
  return `${parameterize(stem.replaceAll('.', '_')).slice(0, 120) || 'file'}.${parameterize(ending)}`
}

function parameterize(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
