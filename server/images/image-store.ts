import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createCallQueue } from '../threads/call-queue.ts'
import { isDear } from './dear-pictures.ts'
import { contentTypeOf } from './file-kinds.ts'
import { type FileStore, FileStoreError, readWhole } from './file-store.ts'
import { type ImageRequest, ImageRequestError, readImageRequest } from './image-request.ts'
import type { KeptImages } from './kept-images.ts'
import type { ImageFile, ResizeImage } from './resize-image.ts'
import { TakesTooLong } from './start-image-process.ts'

/** Files of the content, and pictures made of them. */
export interface ImageStore extends FileStore {
  /**
   * A picture as it is asked for; `undefined`: there is no such file, or it is private. Throws an ImageRequestError for what can't
   * be made of it, and Overloaded when so many are wanted that this one would come too late, or when it takes too long. What nobody
   * waits for any more, by their signals, is not begun; it rejects with the reason. Where the files are out of reach, what was shown
   * within the last day is shown on, and anything else throws a FileStoreError.
   */
  findImage(address: string, request: ImageRequest, wanted: ImageWanted): Promise<FoundImage | undefined>
  /** These bytes as a picture of 16 pixels, a PNG. Rejects with an ImageRequestError where none can be made of them. */
  makeTiny(bytes: Uint8Array): Promise<Uint8Array>
}

export interface FoundImage extends ImageFile {
  /** Nobody knows whether its file has become private meanwhile, or was deleted: no cache may keep it. */
  isLastKnown?: true
}

export interface ImageWanted {
  acceptsWebp: boolean
  seesPrivate: boolean
  /** Of who waits for it. */
  signal: AbortSignal
  /** By network; pictures for one client take turns with those for others. */
  client: string
}

export interface ImageStoreParts {
  files: FileStore
  kept: KeptImages
  resize: ResizeImage
  /** Hears why pictures are shown whose files are out of reach. */
  onAway(error: FileStoreError): void
}

/** A page of a new shop has forty, and many visitors may want them at once. */
const mostWaiting = 5_000
const deadlineMs = 30_000

interface Work {
  /** Once it is being made. */
  image?: Promise<ImageFile>
  begun: AbortController
  waiting: number
}

/** How a picture is made. */
interface Making {
  make: () => Promise<ImageFile>
  isDear: boolean
}

const hasBegun = new Error('Another one had their turn: the picture is being made.')

/** As many pictures are made at a time as there are cores; one place is left for others by whoever wants many, or some that take long. */
const atOnce = Math.max(2, availableParallelism())
/** What can't be made is not tried again for a while: it may have taken long to find that out. One that took too long may be made soon. */
const refusals = [
  { of: ImageRequestError, forMs: 600_000 },
  { of: TakesTooLong, forMs: 30_000 },
]
const mostRefused = 1_000

/** A picture whose file was there for all to see so long ago, in milliseconds, is shown on while the files are out of reach (decision 49). */
const lastKnownMs = 24 * 3600_000
/** For so long after a failure, in milliseconds, nobody waits for where the files are before such a picture is shown. */
const awayMs = 10_000

/** Work that is wanted twice at once is done once. */
export function createImageStore({ files, kept, resize, onAway }: ImageStoreParts): ImageStore {
  const works = new Map<string, Work>()
  /** Of those that are dear to make, one is made at a time: from however many they are wanted, one place is left. */
  const inTurn = createCallQueue({ atOnce, atOnceForOne: atOnce - 1, dearAtOnce: 1, mostWaiting, deadlineMs })
  const refused = new Map<string, { error: unknown; until: number }>()
  let away: { error: FileStoreError; until: number } | undefined

  function demandPossible(key: string): void {
    const known = refused.get(key)
    if (known && performance.now() < known.until) throw known.error
    refused.delete(key)
  }

  function refuse(key: string, error: unknown): never {
    const refusal = refusals.find(({ of }) => error instanceof of)
    if (refusal) {
      const [oldest] = refused.keys()
      if (refused.size >= mostRefused && oldest !== undefined) refused.delete(oldest)
      refused.set(key, { error, until: performance.now() + refusal.forMs })
    }
    throw error
  }

  /** Each who wants it has their own turn: it comes with the first of them, however long the others' lines are. */
  async function takeTurn(work: Work, { make, isDear }: Making, { signal, client }: ImageWanted): Promise<void> {
    const options = { signal: AbortSignal.any([signal, work.begun.signal]), whose: client, isDear }
    const begin = async () => {
      work.image = make()
      // The others have a turn no more: they wait for the picture alone.
      work.begun.abort(hasBegun)
      await work.image
    }
    await inTurn(begin, options).catch((error) => {
      if (error !== hasBegun) throw error
    })
  }

  async function makeOnce(key: string, making: Making, wanted: ImageWanted): Promise<ImageFile | undefined> {
    const work = works.get(key) ?? { begun: new AbortController(), waiting: 0 }
    works.set(key, work)
    work.waiting++
    try {
      if (!work.image) await takeTurn(work, making, wanted)
      return await work.image
    } finally {
      if (--work.waiting === 0) works.delete(key)
    }
  }

  async function findOrMake(key: string, address: string, request: ImageRequest, wanted: ImageWanted): Promise<FoundImage | undefined> {
    // Pictures that were made of a file stay when it becomes private or is deleted.
    const original = await files.findFile(address, wanted.seesPrivate)
    if (!original) return undefined
    if (!contentTypeOf(address).startsWith('image/'))
      throw new ImageRequestError('This file is no picture: leave out /m/ and what follows to get it as it is.')
    const acceptsWebp = picksWebp(request, wanted)
    const make = async () => {
      const image = await resize(await readWhole(original), request, acceptsWebp)
      await kept.keep(key, image)
      return image
    }
    const image = await kept.find(key)
    if (image) return image
    demandPossible(key)
    return makeOnce(key, { make, isDear: isDear(address, request, acceptsWebp) }, wanted).catch((error) => refuse(key, error))
  }

  async function findLastKnown(key: string, error: FileStoreError): Promise<FoundImage | undefined> {
    const image = await kept.findRecent(key, lastKnownMs)
    if (image) onAway(error)
    return image && { ...image, isLastKnown: true }
  }

  return {
    ...files,
    async findImage(address, request, wanted) {
      const key = keyOf(address, request, wanted)
      const known = away && performance.now() < away.until && (await findLastKnown(key, away.error))
      if (known) return known
      try {
        return await findOrMake(key, address, request, wanted)
      } catch (error) {
        if (!(error instanceof FileStoreError)) throw error
        away = { error, until: performance.now() + awayMs }
        const lastKnown = await findLastKnown(key, error)
        if (lastKnown) return lastKnown
        throw error
      }
    },
    makeTiny: async (bytes) => (await resize(bytes, readImageRequest('fit-in/16x16/filters:format(png)'), false)).bytes,
  }
}

const picksWebp = ({ format }: ImageRequest, { acceptsWebp }: ImageWanted) => format === undefined && acceptsWebp

/** What was made for those who see private files says nothing about what all may see. */
function keyOf(address: string, request: ImageRequest, wanted: ImageWanted): string {
  const parts = [address, request, picksWebp(request, wanted), ...(wanted.seesPrivate ? ['private'] : [])]
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex')
}
