import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A finished text in the encodings that nearly everybody takes: plain data, which another thread may get. */
export interface CompressedText {
  /** Of the uncompressed bytes. */
  hash: string
  identity: Bytes
  br: Bytes
}

/** Alone in their memory: whoever keeps them, or gives them to another thread, keeps or gives nothing else. */
export type Bytes = Uint8Array<ArrayBuffer>

/**
 * For who asks while the page is made, or the second after: all that is made anew is asked for at once now and then, and the
 * machine, not the line, is what there is too little of. 2 would take twice as long for a fourteenth less to send. And, at six
 * hundred times the cost, for all after them.
 */
const brotliQuality = { first: 1, best: 11 } as const
/** The few who take nothing better get it at half the cost for a tenth more. */
const gzipLevel = 3
/** 256 kB: what a page repeats is not further back, and to look for it there takes longer. */
const brotliWindow = 18

/** Compresses a text once for all who will ask for it, in this thread: on the way to another one and back it would take longer. */
export function compressText(text: string): CompressedText {
  const identity = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  identity.write(text)
  return { hash: createHash('sha1').update(identity).digest('base64url'), identity, br: toBrotli(identity) }
}

/** As is done for the first who asks. */
export const toBrotli = (identity: Bytes): Bytes => alone(brotliCompressSync(identity, brotliOptions(identity, brotliQuality.first)))

/** For those who don't take brotli. */
export const toGzip = (identity: Bytes): Bytes => alone(gzipSync(identity, { level: gzipLevel, chunkSize: chunkFor(identity) }))

/** Brotli as well as can be: a tenth less to send. In another thread. */
export async function compressBest(identity: Bytes): Promise<Bytes> {
  return alone(await brotliAsync(identity, brotliOptions(identity, brotliQuality.best)))
}

const brotliAsync = promisify(brotliCompress)

const brotliOptions = (text: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
  chunkSize: chunkFor(text),
})

/** Room for all that comes out, in bytes: for each chunk zlib begins anew, in another thread where it works in one. */
const chunkFor = (text: Bytes) => Math.max(constants.Z_MIN_CHUNK, text.length >> 1)

/** Without the rest of the chunk. */
function alone(bytes: Bytes): Bytes {
  const kept = Buffer.allocUnsafeSlow(bytes.length)
  kept.set(bytes)
  return kept
}
