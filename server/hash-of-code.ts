import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Of the server's files in a finished build. What the shop ships with is part of its code: the same code has the same seed. A
 * chunk is named after what is in it.
 */
export function hashOfCode(folder: string): string {
  const hash = createHash('sha1')
  for (const chunk of globSync('chunks/*.js', { cwd: folder }).sort()) hash.update(chunk)
  for (const entry of globSync('*.mjs', { cwd: folder }).sort()) hash.update(readFileSync(join(folder, entry)))
  return hash.digest('hex')
}
