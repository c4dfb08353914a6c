import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../content-command.ts'

/** File systems know 255 bytes at most; an ending comes on top. */
const longestName = 200

/**
 * A name as part of a path: readable, and another one for every other name, also where capital letters count for nothing. What
 * begins with `_` is ours.
 */
export function fileNameOf(name: string): string {
  const encode = (character: string) => [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const encoded = name.replaceAll(/[^a-z\d_-]/gu, encode).replace(/^_/, '%5f') || '%'
  if (encoded.length <= longestName) return encoded
  return `${encoded.slice(0, longestName - 41)}~${createHash('sha1').update(name).digest('hex')}`
}

export function writeRecord(file: string, record: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

/** Throws a CommandError for a file that is not JSON. */
export function readRecord(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** Every file below a folder that ends so, always in the same order; none where there is no folder. */
export function* filesIn(folder: string, ending: string): Generator<string> {
  if (!existsSync(folder)) return
  const found = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of found) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path, ending)
    else if (entry.name.endsWith(ending)) yield path
  }
}
