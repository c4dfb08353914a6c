import { contentTypeOf } from './file-kinds.ts'
import type { ImageRequest } from './image-request.ts'
import { partOf, type Size, wantedSize } from './picture-size.ts'

/** What is written with more pixels keeps a core for seconds. The largest that a page asks for has 3.2 million (runtime/ui/image-presets.ts). */
const mostCheap = 4_000_000

/** So many pixels of another format take as long as one of this. */
const weights: Record<string, number> = { avif: 4 }
const weightOfBlur = 2

/**
 * Whether a picture takes so long that others should not wait behind several of its kind. To read the original takes as long for the
 * smallest picture that is made of it, so that counts for none.
 */
export function isDear(address: string, request: ImageRequest, acceptsWebp: boolean): boolean {
  const format = request.format ?? (acceptsWebp ? 'webp' : contentTypeOf(address).replace('image/', ''))
  return pixelsOf(address, request) * (weights[format] ?? 1) * (request.blur ? weightOfBlur : 1) > mostCheap
}

/** By the size that the file's address tells; without one it may be any. */
function pixelsOf(address: string, request: ImageRequest): number {
  const own = toldSize(address)
  if (!own) return (request.size?.width ?? 0) * (request.size?.height ?? 0) || Number.POSITIVE_INFINITY
  try {
    const part = partOf(own, request.crop)
    const { width, height } = wantedSize(part, request) ?? part
    return width * height
  } catch {
    // That it can't be made is said when it is tried: the address may be wrong.
    return Number.POSITIVE_INFINITY
  }
}

function toldSize(address: string): Size | undefined {
  const [, width, height] = /^\/f\/[^/]+\/(\d+)x(\d+)\//.exec(address) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
