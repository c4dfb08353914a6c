import type { StoryContentTable } from './story-content-table.ts'

/** A field is long when its JSON has more characters. Titles, dates, options and links have fewer; blocks and texts more. */
const longest = 300

/**
 * The columns that lists look into instead of the whole content, which takes many times as long to read: the short fields of the
 * root blok, and the names of the others.
 *
 * @param content the root blok
 */
export function fieldsOfContent(content: Readonly<Record<string, unknown>>): Pick<StoryContentTable, 'fields' | 'long_fields'> {
  const short: Record<string, unknown> = {}
  const long: string[] = []
  for (const [name, value] of Object.entries(content)) {
    if (shortest(value) > longest || JSON.stringify(value).length > longest) long.push(name)
    else short[name] = value
  }
  return { fields: JSON.stringify(short), long_fields: JSON.stringify(long) }
}

/** Nothing is shorter in JSON than that: to know that blocks are long they need not be written out, which are most of a content. */
function shortest(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 1
  let length = 2
  for (const part of Object.values(value)) {
    if (length > longest) break
    length += shortest(part) + 1
  }
  return length
}
