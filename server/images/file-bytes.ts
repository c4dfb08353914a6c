import type { FileHandle } from 'node:fs/promises'
import type { ByteRange } from './file-store.ts'

/** An open file, and what of it is wanted. Whoever reads it closes it. */
export interface OpenFile extends ByteRange {
  handle: FileHandle
}

export type FileBytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** In bytes: so much of a file is held at a time. */
export const bytesAtOnce = 65_536

const opened = new WeakMap<ReadableStream, OpenFile>()

/** The file whose bytes these are. */
export const openFileOf = (bytes: ReadableStream): OpenFile | undefined => opened.get(bytes)

/** The bytes of an open file for whoever does not write them to a connection himself (write-files.ts). Nothing is read before they are asked for. */
export function bytesOf(file: OpenFile): FileBytes {
  const { handle, first, last } = file
  let at = first
  const bytes: FileBytes = new ReadableStream(
    {
      async pull(controller) {
        try {
          const piece = new Uint8Array(Math.min(bytesAtOnce, last + 1 - at))
          const length = await readInto(piece, file, at)
          at += length
          if (length > 0) controller.enqueue(piece.subarray(0, length))
          if (at <= last) return
          await handle.close()
          controller.close()
        } catch (error) {
          await handle.close()
          throw error
        }
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  )
  opened.set(bytes, file)
  return bytes
}

/** Reads what comes at a place of a file. One that is shorter than when it was opened raises: its length has been announced. */
export async function readInto(piece: Uint8Array, { handle, last }: OpenFile, at: number): Promise<number> {
  const wanted = Math.min(piece.length, last + 1 - at)
  if (wanted === 0) return 0
  const { bytesRead } = await handle.read(piece, 0, wanted, at)
  if (bytesRead === 0) throw new Error(`A file ended ${last + 1 - at} bytes before it should.`)
  return bytesRead
}
