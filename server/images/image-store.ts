import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createCallQueue } from '../threads/call-queue.ts'
import { contentTypeOf } from './file-kinds.ts'
import type { FileStore } from './file-store.ts'
import { type ImageRequest, ImageRequestError, readImageRequest } from './image-request.ts'
import type { KeptImages } from './kept-images.ts'
import type { ImageFile, ResizeImage } from './resize-image.ts'

/** Files of the content, and pictures made of them. */
export interface ImageStore extends FileStore {
  /**
   * A picture as `operations` (what stands behind `/m/`) ask for it. Throws an ImageRequestError for operations it does not
   * understand, and Overloaded when so many are wanted that this one would come too late.
   */
  findImage(address: string, operations: string, acceptsWebp: boolean, seesPrivate?: boolean): Promise<ImageFile | undefined>
}

export interface ImageStoreParts {
  files: FileStore
  kept: KeptImages
  resize: ResizeImage
}

/** A page of a new shop has forty, and several visitors may want one at once. */
const mostWaiting = 1_000
const deadlineMs = 30_000

/** Work that is wanted twice at once is done once; as many pictures are made at a time as there are cores. */
export function createImageStore({ files, kept, resize }: ImageStoreParts): ImageStore {
  const underWay = new Map<string, Promise<ImageFile | undefined>>()
  const inTurn = createCallQueue({ atOnce: availableParallelism(), mostWaiting, deadlineMs })

  async function make(address: string, request: ImageRequest, acceptsWebp: boolean): Promise<ImageFile | undefined> {
    const original = await files.findFile(address, true)
    return original && resize(original, request, acceptsWebp)
  }

  async function findOrMake(key: string, address: string, request: ImageRequest, acceptsWebp: boolean) {
    const found = await kept.find(key)
    if (found) return found
    const image = await inTurn(() => make(address, request, acceptsWebp))
    if (image) await kept.keep(key, image)
    return image
  }

  return {
    ...files,
    async findImage(address, operations, acceptsWebp, seesPrivate = false) {
      const request = readImageRequest(operations)
      // Pictures that were made of a file stay when it becomes private or is deleted.
      if (!(await files.hasFile(address, seesPrivate))) return undefined
      if (!contentTypeOf(address).startsWith('image/'))
        throw new ImageRequestError('This file is no picture: leave out /m/ and what follows to get it as it is.')
      const key = createHash('sha1').update(`${address}/m/${operations}?${acceptsWebp}`).digest('hex')
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const work = findOrMake(key, address, request, acceptsWebp)
      underWay.set(key, work)
      try {
        return await work
      } finally {
        underWay.delete(key)
      }
    },
  }
}
