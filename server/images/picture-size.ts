import { type Box, type ImageRequest, ImageRequestError } from './image-request.ts'

/** No more pixels than this are made: of a narrow part, one side can ask for a height without end. */
const mostPixels = 32_000_000

/**
 * To find what matters in a drawing, all of it is drawn and kept in memory; otherwise what is left of it, and what stands around that.
 * With more, both sides may have more than 2,000 pixels: the library draws squares of that side, and a filter is reckoned anew for each.
 */
const mostPixelsSearched = 4_000_000

export interface Size {
  width: number
  height: number
}

/** A part of the original, in its pixels. */
export interface Part extends Size {
  left: number
  top: number
}

/** What is used of the original: all of it, or as much of the crop as there is. */
export function partOf({ width, height }: Size, crop: Box | undefined): Part {
  if (!crop) return { left: 0, top: 0, width, height }
  const [right, bottom] = [Math.min(crop.right, width), Math.min(crop.bottom, height)]
  if (crop.left >= right || crop.top >= bottom)
    throw new ImageRequestError(`The picture has ${width}x${height} pixels; the part is outside of it.`)
  return { left: crop.left, top: crop.top, width: right - crop.left, height: bottom - crop.top }
}

/** How much larger the part is made; what is too much of it is cut off then. */
export function scaleOf(part: Size, wanted: Size, fit: ImageRequest['fit']): number {
  const scales = [wanted.width / part.width, wanted.height / part.height]
  return fit === 'contain' ? Math.min(...scales) : Math.max(...scales)
}

/**
 * How much larger than it says a drawing is drawn: just large enough to be cut down to the wanted size. Where that is a small part of it,
 * or of quite another shape, all of it may be endless: then it is drawn smaller, and is less sharp.
 */
export function drawingScale(own: Size, request: ImageRequest): number {
  const part = partOf(own, request.crop)
  const wanted = wantedSize(part, request)
  const most = request.smart ? mostPixelsSearched : mostPixels
  if (wanted && wanted.width * wanted.height > most)
    throw new ImageRequestError(
      `That would be ${wanted.width}x${wanted.height} pixels; to find what matters in a drawing, ${most / 1e6} million are made at most.`,
    )
  return Math.min(wanted ? scaleOf(part, wanted, request.fit) : 1, Math.sqrt(most / (own.width * own.height)))
}

export function wantedSize(own: Size, { size, noUpscale, smart, fit }: ImageRequest) {
  if (!size) return undefined
  const width = size.width || Math.round((size.height * own.width) / own.height)
  const height = size.height || Math.round((size.width * own.height) / own.width)
  const shrink = noUpscale ? Math.min(1, own.width / width, own.height / height) : 1
  const wanted = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
  if (wanted.width * wanted.height > mostPixels)
    throw new ImageRequestError(
      `That would be ${wanted.width}x${wanted.height} pixels; ${mostPixels / 1e6} million in all are made at most.`,
    )
  const searched = smart ? own.width * own.height * scaleOf(own, wanted, fit) ** 2 : 0
  if (searched > mostPixels)
    throw new ImageRequestError(
      `To find what matters, ${Math.round(searched / 1e6)} million pixels would be looked through; ${mostPixels / 1e6} million are at most.`,
    )
  return wanted
}
