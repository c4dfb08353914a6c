import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { filesInFolder } from './folder-files.ts'
import { type ImageRequest, readImageRequest } from './image-request.ts'
import { type ImageFile, resizeImage } from './resize-image.ts'
import { readIfThere, writeWhole } from './whole-files.ts'

/** Files of the content, and pictures made of them. */
export interface ImageStore extends FileStore {
  /** A picture as `operations` (what stands behind `/m/`) ask for it. Throws an ImageRequestError for operations it does not understand. */
  findImage(address: string, operations: string, acceptsWebp: boolean, seesPrivate?: boolean): Promise<ImageFile | undefined>
}

/**
 * Files, and finished pictures in a folder of this machine. Work that is wanted twice at once is done once; as many pictures are made
 * at a time as there are cores.
 */
export function createImageStore(folder: string, files: FileStore = filesInFolder(folder)): ImageStore {
  const underWay = new Map<string, Promise<ImageFile>>()
  const turn = limitTo(availableParallelism())

  async function make(address: string, request: ImageRequest, acceptsWebp: boolean, kept: string): Promise<ImageFile | undefined> {
    const original = await files.findFile(address, true)
    if (!original) return undefined
    const image = await turn(() => resizeImage(original, request, acceptsWebp))
    await writeWhole(kept, Buffer.concat([Buffer.from(`${image.contentType}\n`), image.bytes]))
    return image
  }

  return {
    ...files,
    async findImage(address, operations, acceptsWebp, seesPrivate = false) {
      const request = readImageRequest(operations)
      // Pictures that were made of a file stay when it becomes private or is deleted.
      if (!(await files.hasFile(address, seesPrivate))) return undefined
      const key = createHash('sha1').update(`${address}/m/${operations}?${acceptsWebp}`).digest('hex')
      const kept = join(folder, 'images', key.slice(0, 2), key)
      const found = await readIfThere(kept)
      if (found) return readKept(found)
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const work = make(address, request, acceptsWebp, kept)
      underWay.set(key, work as Promise<ImageFile>)
      try {
        return await work
      } finally {
        underWay.delete(key)
      }
    },
  }
}

function readKept(bytes: Buffer): ImageFile {
  const end = bytes.indexOf('\n')
  return { contentType: bytes.toString('latin1', 0, end), bytes: bytes.subarray(end + 1) }
}

/** Lets so many tasks run at once; the others wait their turn. */
function limitTo(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await task()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
