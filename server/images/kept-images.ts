import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from '../unless-gone.ts'
import type { ImageFile } from './resize-image.ts'
import { writeWhole } from './write-whole.ts'

/** Finished pictures in a folder. */
export interface KeptImages {
  find(key: string): Promise<ImageFile | undefined>
  /** One that was found or kept within so many milliseconds, also by an earlier process; that does not make it younger. */
  findRecent(key: string, withinMs: number): Promise<ImageFile | undefined>
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

/** Disks give room away in pieces of so many bytes, also to a picture that is smaller. */
const diskBlock = 4_096
const roomOf = (bytes: number) => Math.ceil(bytes / diskBlock) * diskBlock

/** What nobody wanted for longest leaves first when they take more room than they may: whoever wants one again has it made again. */
export function keptImages({ folder, maxBytes, onError }: KeptImagesOptions): KeptImages {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key)
  // What earlier processes left is not known.
  let unseenBytes = Number.POSITIVE_INFINITY
  let isThinning = false

  async function thin() {
    isThinning = true
    try {
      // What is written meanwhile may count twice, but is not overlooked.
      while (unseenBytes > maxBytes * slack) {
        unseenBytes = 0
        await makeRoom()
      }
    } catch (error) {
      onError(error)
    } finally {
      isThinning = false
    }
  }

  async function makeRoom() {
    const files = await filesBelow(folder)
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= maxBytes) return
    for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
      if (bytes <= maxBytes * (1 - slack)) return
      await rm(path, { force: true })
      bytes -= size
    }
  }

  async function read(key: string) {
    const found = await unlessGone(readFile(placeOf(key))).catch(onError)
    return found ? readKept(found) : undefined
  }

  return {
    async find(key) {
      const image = await read(key)
      const now = new Date()
      // On a disk that takes no more it is just left as old as it is.
      if (image) await utimes(placeOf(key), now, now).catch(() => {})
      return image
    },
    async findRecent(key, withinMs) {
      const about = await unlessGone(stat(placeOf(key))).catch(onError)
      return about && Date.now() - about.mtimeMs <= withinMs ? read(key) : undefined
    },
    async keep(key, { bytes, contentType }) {
      try {
        await writeWhole(placeOf(key), Buffer.concat([Buffer.from(`${contentType} ${bytes.length}\n`), bytes]))
      } catch (error) {
        onError(error)
      }
      unseenBytes += roomOf(bytes.length)
      if (!isThinning) void thin()
    },
  }
}

/** `undefined`: it is not whole, as files are after a power cut. */
function readKept(kept: Buffer<ArrayBuffer>): ImageFile | undefined {
  const end = kept.indexOf('\n')
  const [contentType = '', length] = kept.toString('latin1', 0, Math.max(0, end)).split(' ')
  const bytes = kept.subarray(end + 1)
  return bytes.length === Number(length) ? { contentType, bytes } : undefined
}

/** Unfinished ones of a process that was killed among them. */
async function filesBelow(folder: string): Promise<{ path: string; size: number; used: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const found = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const about = await stat(path).catch(() => undefined)
    if (about) found.push({ path, size: roomOf(about.size), used: about.mtimeMs })
  }
  return found
}
