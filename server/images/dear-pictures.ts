import { contentTypeOf } from './file-kinds.ts'
import type { ImageRequest } from './image-request.ts'
import { drawingScale, partOf, type Size, scaleOf, wantedSize } from './picture-size.ts'

/**
 * What is written with more pixels keeps a core for seconds. Nearly all that a page asks for has fewer (runtime/ui/image-presets.ts), but
 * the widest of a high picture, for the finest of large screens, has 8.9 million: that one waits for its turn among the dear.
 */
const mostCheap = 4_000_000

/** So many pixels of another format take as long as one of this. */
const weights: Record<string, number> = { avif: 4 }
const weightOfBlur = 2
/** So many pixels that are drawn, of which some are cut off then, take as long as one that is written. */
const weightOfDrawn = 0.5
/** To find what matters, all of them are drawn, and looked at several times. */
const weightOfSearched = 1

/**
 * Whether a picture takes so long that others should not wait behind several of its kind. To read the original takes as long for the
 * smallest picture that is made of it, so that counts for none.
 */
export function isDear(address: string, request: ImageRequest, acceptsWebp: boolean): boolean {
  const format = request.format ?? (acceptsWebp ? 'webp' : contentTypeOf(address).replace('image/', ''))
  const { written, before } = pixelsOf(address, request)
  const weight = (weights[format] ?? 1) * (request.blur ? weightOfBlur : 1)
  return Math.max(written * weight, before * (request.smart ? weightOfSearched : weightOfDrawn)) > mostCheap
}

const unknown = { written: Number.POSITIVE_INFINITY, before: 0 }

/** How many are made before something is cut off, and how many are left. By the size that the file's address tells. */
function pixelsOf(address: string, request: ImageRequest): { written: number; before: number } {
  const own = toldSize(address)
  if (!own) return pixelsOfAny(request)
  try {
    const part = partOf(own, request.crop)
    const wanted = wantedSize(part, request) ?? part
    return { written: area(wanted), before: pixelsBefore(address, own, request) }
  } catch {
    // That it can't be made is said when it is tried: the address may be wrong.
    return unknown
  }
}

/** Of a file that may have any size: as if it were a square. */
function pixelsOfAny({ size, crop, smart }: ImageRequest) {
  if (!size?.width || !size.height || crop || smart) return unknown
  return { written: size.width * size.height, before: Math.max(size.width, size.height) ** 2 }
}

/** Of others than drawings, no more is made than is used, except to look for what matters. */
function pixelsBefore(address: string, own: Size, request: ImageRequest): number {
  if (contentTypeOf(address) === 'image/svg+xml') return area(own) * drawingScale(own, request) ** 2
  const part = partOf(own, request.crop)
  const wanted = request.smart && wantedSize(part, request)
  return wanted ? area(part) * scaleOf(part, wanted, request.fit) ** 2 : 0
}

const area = ({ width, height }: Size) => width * height

function toldSize(address: string): Size | undefined {
  const [, width, height] = /^\/f\/[^/]+\/([1-9]\d*)x([1-9]\d*)\//.exec(address) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
