import { type Box, type ImageRequest, ImageRequestError } from './image-request.ts'

/** No more pixels than this are made: of a narrow part, one side can ask for a height without end. */
const mostPixels = 32_000_000

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

export function wantedSize(own: Size, { size, noUpscale }: ImageRequest) {
  if (!size) return undefined
  const width = size.width || Math.round((size.height * own.width) / own.height)
  const height = size.height || Math.round((size.width * own.height) / own.width)
  const shrink = noUpscale ? Math.min(1, own.width / width, own.height / height) : 1
  const wanted = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
  if (wanted.width * wanted.height > mostPixels)
    throw new ImageRequestError(
      `That would be ${wanted.width}x${wanted.height} pixels; ${mostPixels / 1e6} million in all are made at most.`,
    )
  return wanted
}
