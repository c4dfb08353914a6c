/** The bytes of the content's files. Whether a file is private is part of where it is kept. */
export interface FileStore {
  /** Keeps the bytes of a file under its address, like `/f/1/800x600/abc/name.svg`. */
  putFile(address: string, bytes: Uint8Array, isPrivate?: boolean): Promise<void>
  /** Private files are found only by who may see them too. Doing it again changes nothing. */
  setPrivate(address: string, isPrivate: boolean): Promise<void>
  deleteFile(address: string): Promise<void>
  /** `undefined`: there is no such file, or it is private. */
  findFile(address: string, seesPrivate?: boolean): Promise<StoredFile | undefined>
}

/** A file that was there a moment ago. */
export interface StoredFile {
  /** In bytes. */
  size: number
  /** Its bytes as they come, or a part of them: a film is larger than what a process should hold. Rejects when it has gone meanwhile. */
  open(part?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
}

/** The first byte and the last one, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/** Where files are kept does not do what it should; nothing is wrong with the file or the request. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
}

/** How long all of a file may take, in milliseconds: whoever reads it keeps others waiting. */
const longestRead = 30_000

export async function readWhole(file: StoredFile, longest = longestRead): Promise<Buffer<ArrayBuffer>> {
  const signal = AbortSignal.timeout(longest)
  const bytes = (await file.open()).pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>>(), { signal })
  try {
    return Buffer.from(await new Response(bytes).arrayBuffer())
  } catch (cause) {
    if (!signal.aborted) throw cause
    throw new FileStoreError(`A file of ${file.size} bytes did not come within ${longest} ms.`, { cause })
  }
}

/** Names that files of the content have; anything else is none of them, and never a path out of the folder. */
const fileAddress = /^\/f\/\d+(?:\/\d+x\d+)?\/[\w-]+\/[\w.-]+$/

export const isFileAddress = (address: string) => fileAddress.test(address) && !address.includes('..')

/** Only the beginning is passed over by a match: in what looks like an address, another may begin. */
const addressWithin = /\/f(?=(\/\d+(?:\/\d+x\d+)?\/[\w-]+\/[\w.-]+))/g

/**
 * What a text names as files of the content are named. Each begins with the address that is meant, and may have more at its end:
 * where a name stops can't be told from the dot of a sentence.
 */
export function* addressesIn(text: string): Generator<string> {
  for (const [beginning, rest] of text.matchAll(addressWithin)) yield `${beginning}${rest}`
}

/** Where a file stands below a data folder, and in a bucket: what is in one can be copied into the other. */
export const placeOf = (address: string, isPrivate: boolean) => `${isPrivate ? 'private-files' : 'files'}${address}`
