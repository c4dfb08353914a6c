import type { Sharp } from 'sharp'
import type { ImageRequest } from './image-request.ts'

/** What a picture is sent as. */
export interface ImageFile {
  bytes: Buffer
  contentType: string
}

/** More pixels than this are not decoded: a small file can claim to be huge. */
const maxPixels = 80_000_000

/** A picture as asked for. Drawings (SVG) are drawn at the size they are needed in, so they stay sharp. Rejects when the bytes are no picture. */
export async function resizeImage(original: Buffer, request: ImageRequest, acceptsWebp: boolean): Promise<ImageFile> {
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(original, { limitInputPixels: maxPixels }).metadata()
  const own = { width: metadata.width ?? 0, height: metadata.height ?? 0 }
  const size = wantedSize(own, request)
  const density = metadata.format === 'svg' && size ? drawingDensity(own, size, metadata.density) : undefined

  let image = sharp(original, { limitInputPixels: maxPixels, ...(density && { density }) }).rotate()
  if (size) image = fitInto(image, own, size, request, density === undefined ? 1 : density / (metadata.density ?? 72))
  image = filtered(image, request)
  const format = request.format ?? (acceptsWebp ? 'webp' : metadata.format === 'svg' ? 'png' : metadata.format)
  return encode(image, format, request.quality)
}

function wantedSize(own: { width: number; height: number }, { size, noUpscale }: ImageRequest) {
  if (!size) return undefined
  const width = size.width || Math.round((size.height * own.width) / own.height)
  const height = size.height || Math.round((size.width * own.height) / own.width)
  const shrink = noUpscale ? Math.min(1, own.width / width, own.height / height) : 1
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

/** A drawing is rendered just large enough to be cut down to the wanted size. */
function drawingDensity(own: { width: number; height: number }, wanted: { width: number; height: number }, density = 72): number {
  const scale = Math.max(wanted.width / own.width, wanted.height / own.height)
  return Math.min(2400, Math.max(1, density * scale))
}

function fitInto(
  image: Sharp,
  own: { width: number; height: number },
  size: { width: number; height: number },
  request: ImageRequest,
  scale: number,
): Sharp {
  if (request.focal && request.fit === 'cover') {
    const cut = cutAround(request.focal, own, size)
    image = image.extract({
      left: Math.round(cut.left * scale),
      top: Math.round(cut.top * scale),
      width: Math.max(1, Math.floor(cut.width * scale)),
      height: Math.max(1, Math.floor(cut.height * scale)),
    })
  }
  return image.resize({
    ...size,
    fit: request.fit,
    position: request.smart ? 'attention' : 'centre',
    background: request.fill && request.fill !== 'transparent' ? `#${request.fill}` : { r: 0, g: 0, b: 0, alpha: 0 },
  })
}

/** The largest part of the original in the wanted shape with the focal point as near its middle as the edges allow. */
function cutAround(
  focal: NonNullable<ImageRequest['focal']>,
  own: { width: number; height: number },
  size: { width: number; height: number },
) {
  const ratio = size.width / size.height
  const width = Math.min(own.width, own.height * ratio)
  const height = width / ratio
  const place = (middle: number, length: number, whole: number) => Math.max(0, Math.min(whole - length, middle - length / 2))
  return {
    left: place((focal.left + focal.right) / 2, width, own.width),
    top: place((focal.top + focal.bottom) / 2, height, own.height),
    width,
    height,
  }
}

function filtered(image: Sharp, { flipHorizontal, flipVertical, blur, rotate, isGray, brightness }: ImageRequest): Sharp {
  if (flipHorizontal) image = image.flop()
  if (flipVertical) image = image.flip()
  if (rotate) image = image.rotate(rotate)
  if (isGray) image = image.grayscale()
  if (brightness) image = image.modulate({ brightness: 1 + brightness / 100 })
  return blur ? image.blur(Math.max(0.3, blur)) : image
}

async function encode(image: Sharp, format: string | undefined, quality = 85): Promise<ImageFile> {
  switch (format) {
    case 'webp':
      return { bytes: await image.webp({ quality }).toBuffer(), contentType: 'image/webp' }
    case 'avif':
    case 'heif':
      return { bytes: await image.avif({ quality }).toBuffer(), contentType: 'image/avif' }
    case 'png':
      return { bytes: await image.png().toBuffer(), contentType: 'image/png' }
    default:
      return { bytes: await image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer(), contentType: 'image/jpeg' }
  }
}
