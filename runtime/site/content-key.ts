import { occasions, subOccasions } from '../../schemas/occasion.ts'

const keysOfOccasions = new Set<string>([...occasions, ...subOccasions, ...subOccasions.map((key) => key.split('/')[0] ?? key)])

/** How many of a path's segments name an occasion or sub-occasion: 0, 1 or 2. */
function occasionLength([first = '', second = '']: string[]): 0 | 1 | 2 {
  if (!keysOfOccasions.has(first)) return 0
  return keysOfOccasions.has(`${first}/${second}`) ? 2 : 1
}

/**
 * The content key of a path inside a channel (R2.12): `/hochzeit` is `hochzeit/occasion`,
 * `/hochzeit/einladungskarten` is `hochzeit/einladungskarten/category`, `/` is `home`, any other path is
 * itself. A path that already is a key (an editor's preview) stays as it is.
 */
export function contentKeyOf(path: string): string {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return 'home'
  const occasion = occasionLength(segments)
  if (occasion === 0) return segments.join('/')
  const rest = segments.slice(occasion)
  if (rest.length === 0) return [...segments, 'occasion'].join('/')
  if (rest.length === 1 && rest[0] !== 'occasion') return [...segments, 'category'].join('/')
  return segments.join('/')
}

/** The path of a content key, without trailing slash: the inverse of `contentKeyOf`. */
export function pathOfContentKey(key: string): string {
  const segments = key.split('/').filter(Boolean)
  if (segments.join('/') === 'home') return '/'
  const last = segments.at(-1)
  if (occasionLength(segments) > 0 && (last === 'occasion' || last === 'category')) segments.pop()
  return `/${segments.join('/')}`
}
