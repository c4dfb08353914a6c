import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFile } from './resize-image.ts'
import { readIfThere, writeWhole } from './whole-files.ts'

/** Finished pictures in a folder. */
export interface KeptImages {
  find(key: string): Promise<ImageFile | undefined>
  /** A picture that can't be kept is made again the next time; that is reported, and no error. */
  keep(key: string, image: ImageFile): Promise<void>
}

export interface KeptImagesOptions {
  folder: string
  maxBytes: number
  onError(error: unknown): void
}

/** So much of the limit may be written before the folder is looked at again, and so much is made room for then. */
const slack = 0.1

/** The oldest leave first when they take more room than they may: whoever still wants one has it made again. */
export function keptImages({ folder, maxBytes, onError }: KeptImagesOptions): KeptImages {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key)
  // What earlier processes left is not known.
  let unseenBytes = Number.POSITIVE_INFINITY
  let isThinning = false

  async function thin() {
    isThinning = true
    try {
      const files = await filesBelow(folder)
      unseenBytes = 0
      let bytes = files.reduce((sum, { size }) => sum + size, 0)
      if (bytes <= maxBytes) return
      for (const { path, size } of files.sort((a, b) => a.changed - b.changed)) {
        if (bytes <= maxBytes * (1 - slack)) return
        await rm(path, { force: true })
        bytes -= size
      }
    } catch (error) {
      onError(error)
    } finally {
      isThinning = false
    }
  }

  return {
    async find(key) {
      try {
        const found = await readIfThere(placeOf(key))
        return found && readKept(found)
      } catch (error) {
        onError(error)
        return undefined
      }
    },
    async keep(key, { bytes, contentType }) {
      try {
        await writeWhole(placeOf(key), Buffer.concat([Buffer.from(`${contentType} ${bytes.length}\n`), bytes]))
      } catch (error) {
        onError(error)
      }
      unseenBytes += bytes.length
      if (unseenBytes > maxBytes * slack && !isThinning) void thin()
    },
  }
}

/** `undefined`: it is not whole, as files are after a power cut. */
function readKept(kept: Buffer): ImageFile | undefined {
  const end = kept.indexOf('\n')
  const [contentType = '', length] = kept.toString('latin1', 0, Math.max(0, end)).split(' ')
  const bytes = kept.subarray(end + 1)
  return bytes.length === Number(length) ? { contentType, bytes } : undefined
}

/** Unfinished ones of a process that was killed among them. */
async function filesBelow(folder: string): Promise<{ path: string; size: number; changed: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const found = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const about = await stat(path).catch(() => undefined)
    if (about) found.push({ path, size: about.size, changed: about.mtimeMs })
  }
  return found
}
