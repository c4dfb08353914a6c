import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Of the server's files in a finished build. What the shop ships with is part of its code: the same code has the same seed. A
 * chunk is named after what is in it.
 */
export function hashOfCode(folder: string): string {
  const hash = createHash('sha1')
  const files = (inside: string, ending: string) =>
    readdirSync(join(folder, inside))
      .filter((file) => file.endsWith(ending))
      .sort()
  for (const chunk of files('chunks', '.js')) hash.update(chunk)
  for (const entry of files('', '.mjs')) hash.update(readFileSync(join(folder, entry)))
  return hash.digest('hex')
}
