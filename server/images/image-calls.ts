/** What the server and the process that makes its pictures say to each other. */
import { z } from 'zod'
import type { ImageRequest } from './image-request.ts'

export interface ImageCall {
  id: number
  original: Uint8Array
  request: ImageRequest
  acceptsWebp: boolean
}

/** `refused`: the picture can't be had as it was asked for, and the sentence says why. */
export const ImageAnswer = z.union([
  z.object({ id: z.number(), image: z.object({ bytes: z.custom<Buffer<ArrayBuffer>>(Buffer.isBuffer), contentType: z.string() }) }),
  z.object({ id: z.number(), refused: z.string() }),
  z.object({ id: z.number(), failed: z.string() }),
])
export type ImageAnswer = z.infer<typeof ImageAnswer>
