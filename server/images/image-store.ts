import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createCallQueue } from '../threads/call-queue.ts'
import { contentTypeOf } from './file-kinds.ts'
import { type FileStore, readWhole, type StoredFile } from './file-store.ts'
import { type ImageRequest, ImageRequestError } from './image-request.ts'
import type { KeptImages } from './kept-images.ts'
import type { ImageFile, ResizeImage } from './resize-image.ts'

/** Files of the content, and pictures made of them. */
export interface ImageStore extends FileStore {
  /**
   * A picture as it is asked for; `undefined`: there is no such file, or it is private. Throws an ImageRequestError for what can't
   * be made of it, and Overloaded when so many are wanted that this one would come too late.
   */
  findImage(address: string, request: ImageRequest, acceptsWebp: boolean, seesPrivate?: boolean): Promise<ImageFile | undefined>
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
  const underWay = new Map<string, Promise<ImageFile>>()
  const inTurn = createCallQueue({ atOnce: availableParallelism(), mostWaiting, deadlineMs })

  async function findOrMake(key: string, original: StoredFile, request: ImageRequest, acceptsWebp: boolean): Promise<ImageFile> {
    const found = await kept.find(key)
    if (found) return found
    const image = await inTurn(async () => resize(await readWhole(original), request, acceptsWebp))
    await kept.keep(key, image)
    return image
  }

  return {
    ...files,
    async findImage(address, request, accepts, seesPrivate = false) {
      // Pictures that were made of a file stay when it becomes private or is deleted.
      const original = await files.findFile(address, seesPrivate)
      if (!original) return undefined
      if (!contentTypeOf(address).startsWith('image/'))
        throw new ImageRequestError('This file is no picture: leave out /m/ and what follows to get it as it is.')
      const acceptsWebp = request.format === undefined && accepts
      const key = createHash('sha1')
        .update(JSON.stringify([address, request, acceptsWebp]))
        .digest('hex')
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const work = findOrMake(key, original, request, acceptsWebp)
      underWay.set(key, work)
      try {
        return await work
      } finally {
        underWay.delete(key)
      }
    },
  }
}
