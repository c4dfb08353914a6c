import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** There is none, nor can there be one with a name that leads through a file, to a folder, or is longer than a name can be. */
const gone = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

/** What was asked of a file; `undefined`: there is no such file. */
export async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && gone.includes(String(error.code))) return undefined
    throw error
  }
}

/** Makes the folders it needs. A reader sees the whole file or none. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
