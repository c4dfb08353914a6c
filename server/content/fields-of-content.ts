import { z } from 'zod'
import type { StoryContentTable } from '../database/story-content-table.ts'

/** A field is long when its JSON is longer, in characters. Titles, dates, options and links are not; blocks and texts are. */
const longest = 300

const RootBlok = z.record(z.string(), z.unknown())

/**
 * The columns that lists look into instead of the whole content, which takes ten times as long to read: the short fields of the
 * root blok, and the names of the others.
 *
 * @param content the root blok, as JSON
 */
export function fieldsOfContent(content: string): Pick<StoryContentTable, 'fields' | 'long_fields'> {
  const short: Record<string, unknown> = {}
  const long: string[] = []
  for (const [name, value] of Object.entries(RootBlok.parse(JSON.parse(content)))) {
    if (JSON.stringify(value).length > longest) long.push(name)
    else short[name] = value
  }
  return { fields: JSON.stringify(short), long_fields: JSON.stringify(long) }
}
