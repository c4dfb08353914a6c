import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type CallOptions, createCallQueue } from '../threads/call-queue.ts'
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

interface Work {
  image: Promise<ImageFile>
  waiting: number
  nobodyWaits: AbortController
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
  const underWay = new Map<string, Work>()
  const inTurn = createCallQueue({ atOnce: availableParallelism(), mostWaiting, deadlineMs })

  async function findOrMake(key: string, make: () => Promise<ImageFile>, options: CallOptions): Promise<ImageFile> {
    const found = await kept.find(key)
    if (found) return found
    const image = await inTurn(make, options)
    await kept.keep(key, image)
    return image
  }

  function begin(key: string, make: () => Promise<ImageFile>, client: string): Work {
    const nobodyWaits = new AbortController()
    const done = () => {
      if (underWay.get(key) === work) underWay.delete(key)
    }
    const work: Work = {
      image: findOrMake(key, make, { signal: nobodyWaits.signal, whose: client }).finally(done),
      waiting: 0,
      nobodyWaits,
    }
    underWay.set(key, work)
    return work
  }

  async function waitFor(work: Work, signal: AbortSignal): Promise<ImageFile> {
    const leave = () => {
      if (--work.waiting === 0) work.nobodyWaits.abort(signal.reason)
    }
    work.waiting++
    signal.addEventListener('abort', leave)
    return work.image.finally(() => signal.removeEventListener('abort', leave))
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
      signal.throwIfAborted()
      const make = async () => resize(await readWhole(original), request, acceptsWebp)
      const known = underWay.get(key)
      return waitFor(known && !known.nobodyWaits.signal.aborted ? known : begin(key, make, client), signal)
    },
  }
}
