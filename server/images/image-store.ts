import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { type ImageRequest, readImageRequest } from './image-request.ts'
import { type ImageFile, resizeImage } from './resize-image.ts'

/** Files of the content, and pictures made of them. */
export interface ImageStore {
  /** Keeps the bytes of a file under its address, like `/f/1/800x600/abc/name.svg`. */
  putFile(address: string, bytes: Uint8Array, isPrivate?: boolean): Promise<void>
  /** Private files are found only by who may see them too. Doing it again changes nothing. */
  setPrivate(address: string, isPrivate: boolean): Promise<void>
  deleteFile(address: string): Promise<void>
  /** `undefined`: there is no such file, or it is private. */
  findFile(address: string, seesPrivate?: boolean): Promise<Buffer | undefined>
  /** A picture as `operations` (what stands behind `/m/`) ask for it. Throws an ImageRequestError for operations it does not understand. */
  findImage(address: string, operations: string, acceptsWebp: boolean, seesPrivate?: boolean): Promise<ImageFile | undefined>
}

/** Names that files of the content have; anything else is none of them, and never a path out of the folder. */
const fileAddress = /^\/f\/\d+(?:\/\d+x\d+)?\/[\w-]+\/[\w.-]+$/

/** Files and finished pictures in a folder. Work that is wanted twice at once is done once; as many pictures are made at a time as there are cores. */
export function createImageStore(folder: string): ImageStore {
  const underWay = new Map<string, Promise<ImageFile>>()
  const turn = limitTo(availableParallelism())

  const placeOf = (address: string, isPrivate: boolean) => join(folder, isPrivate ? 'private-files' : 'files', address)
  const isFileAddress = (address: string) => fileAddress.test(address) && !address.includes('..')

  async function findFile(address: string, seesPrivate = false): Promise<Buffer | undefined> {
    if (!isFileAddress(address)) return undefined
    return (await readIfThere(placeOf(address, false))) ?? (seesPrivate ? readIfThere(placeOf(address, true)) : undefined)
  }

  /** Pictures that were made of a file stay when it becomes private or is deleted. */
  const isSeen = async (address: string, seesPrivate: boolean) =>
    isFileAddress(address) && ((await isThere(placeOf(address, false))) || (seesPrivate && (await isThere(placeOf(address, true)))))

  async function make(address: string, request: ImageRequest, acceptsWebp: boolean, kept: string): Promise<ImageFile | undefined> {
    const original = await findFile(address, true)
    if (!original) return undefined
    const image = await turn(() => resizeImage(original, request, acceptsWebp))
    await writeWhole(kept, Buffer.concat([Buffer.from(`${image.contentType}\n`), image.bytes]))
    return image
  }

  return {
    putFile: (address, bytes, isPrivate = false) => writeWhole(placeOf(address, isPrivate), bytes),
    async setPrivate(address, isPrivate) {
      // A file elsewhere is not ours to hide.
      if (!isFileAddress(address) || !(await isThere(placeOf(address, !isPrivate)))) return
      await mkdir(dirname(placeOf(address, isPrivate)), { recursive: true })
      await rename(placeOf(address, !isPrivate), placeOf(address, isPrivate))
    },
    async deleteFile(address) {
      if (!isFileAddress(address)) return
      for (const isPrivate of [false, true]) await rm(placeOf(address, isPrivate), { force: true })
    },
    findFile,
    async findImage(address, operations, acceptsWebp, seesPrivate = false) {
      const request = readImageRequest(operations)
      if (!(await isSeen(address, seesPrivate))) return undefined
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

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR'))
      return undefined
    throw error
  }
}

/** A reader sees the whole file or none. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
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
