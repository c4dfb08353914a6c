import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createCallQueue } from '../threads/call-queue.ts'
import { contentTypeOf } from './file-kinds.ts'
import { type FileStore, readWhole } from './file-store.ts'
import { type ImageRequest, ImageRequestError } from './image-request.ts'
import type { KeptImages } from './kept-images.ts'
import type { ImageFile, ResizeImage } from './resize-image.ts'

/** Files of the content, and pictures made of them. */
export interface ImageStore extends FileStore {
  /**
   * A picture as it is asked for; `undefined`: there is no such file, or it is private. Throws an ImageRequestError for what can't
   * be made of it, and Overloaded when so many are wanted that this one would come too late. What nobody waits for any more, by their
   * signals, is not begun; it rejects with the reason.
   */
  findImage(address: string, request: ImageRequest, wanted: ImageWanted): Promise<ImageFile | undefined>
}

export interface ImageWanted {
  acceptsWebp: boolean
  seesPrivate: boolean
  /** Of who waits for it. */
  signal: AbortSignal
  /** By network address; pictures for one client take turns with those for others. */
  client: string
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

  async function makeAndKeep(key: string, make: () => Promise<ImageFile>): Promise<ImageFile> {
    const image = await make()
    await kept.keep(key, image)
    return image
  }

  /** Each who wants it waits for their own turn: a picture comes with the first of them, however long the others' lines are. */
  async function makeOnce(key: string, make: () => Promise<ImageFile>): Promise<ImageFile> {
    const found = await kept.find(key)
    if (found) return found
    const known = underWay.get(key)
    if (known) return known
    const image = makeAndKeep(key, make).finally(() => underWay.delete(key))
    underWay.set(key, image)
    return image
  }

  return {
    ...files,
    async findImage(address, request, { acceptsWebp: accepts, seesPrivate, signal, client }) {
      // Pictures that were made of a file stay when it becomes private or is deleted.
      const original = await files.findFile(address, seesPrivate)
      if (!original) return undefined
      if (!contentTypeOf(address).startsWith('image/'))
        throw new ImageRequestError('This file is no picture: leave out /m/ and what follows to get it as it is.')
      const acceptsWebp = request.format === undefined && accepts
      const key = createHash('sha1')
        .update(JSON.stringify([address, request, acceptsWebp]))
        .digest('hex')
      const make = async () => resize(await readWhole(original), request, acceptsWebp)
      return (await kept.find(key)) ?? inTurn(() => makeOnce(key, make), { signal, whose: client })
    },
  }
}
