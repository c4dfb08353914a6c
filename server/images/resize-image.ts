import type { Sharp } from 'sharp'
import { type Box, type ImageRequest, ImageRequestError, type RoundCorner } from './image-request.ts'
import { drawingScale, type Part, partOf, type Size, wantedSize } from './picture-size.ts'

/** What a picture is sent as. */
export interface ImageFile {
  bytes: Buffer<ArrayBuffer>
  contentType: string
}

/** Makes a picture as asked for. Rejects with an ImageRequestError when there is nothing to see of it, and with others when the bytes are no picture. */
export type ResizeImage = (original: Uint8Array, request: ImageRequest, acceptsWebp: boolean) => Promise<ImageFile>

/** More pixels than this are not decoded: a small file can claim to be huge. */
export const maxPixels = 120_000_000

/** Drawings (SVG) are drawn at the size they are needed in, so they stay sharp. */
export const resizeImage: ResizeImage = async (original, request, acceptsWebp) => {
  const { default: sharp } = await import('sharp')
  // Nothing is decoded yet; and a drawing is not as large as it says, but as large as it is drawn.
  const metadata = await sharp(original, { limitInputPixels: false }).metadata().catch(refuse)
  const part = partOf(metadata.autoOrient, request.crop)
  const size = wantedSize(part, request)
  const density = metadata.format === 'svg' ? drawingDensity(drawingScale(metadata.autoOrient, request), metadata.density) : undefined

  let image = sharp(original, { limitInputPixels: maxPixels, ...(density && { density }) }).autoOrient()
  if (density !== undefined && request.smart) image = await drawn(image, sharp)
  image = fitInto(image, part, size, request, density === undefined ? 1 : density / (metadata.density ?? 72))
  image = filtered(image, request)
  if (request.roundCorner) image = await roundCorners(image, request.roundCorner, sharp)
  const format = request.format ?? (acceptsWebp ? 'webp' : metadata.format === 'svg' ? 'png' : metadata.format)
  return encode(image, format, request.quality)
}

/** Bytes that are no picture, or no whole one. */
function refuse(error: Error): never {
  throw new ImageRequestError(`This picture can't be made: ${error.message.split('\n', 1)[0]}.`)
}

/** To find what matters, a picture is looked at several times; a drawing would be drawn for each. */
async function drawn(image: Sharp, sharp: typeof import('sharp').default): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true }).catch(refuse)
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

function drawingDensity(scale: number, density = 72): number {
  return Math.min(2400, Math.max(1, density * scale))
}

function fitInto(image: Sharp, part: Part, size: Size | undefined, { crop, focal, fit, smart, fill }: ImageRequest, scale: number): Sharp {
  const isCutToFocal = size !== undefined && focal !== undefined && fit === 'cover'
  const cut = isCutToFocal ? cutAround(focal, part, size) : part
  if (isCutToFocal || crop)
    image = image.extract({
      left: Math.round(cut.left * scale),
      top: Math.round(cut.top * scale),
      width: Math.max(1, Math.floor(cut.width * scale)),
      height: Math.max(1, Math.floor(cut.height * scale)),
    })
  if (!size) return image
  return image.resize({
    ...size,
    fit,
    position: smart ? 'attention' : 'centre',
    background: fill && fill !== 'transparent' ? `#${fill}` : { r: 0, g: 0, b: 0, alpha: 0 },
  })
}

/** The largest part of the original in the wanted shape with the focal point as near its middle as the edges allow. */
function cutAround(focal: Box, part: Part, size: Size): Part {
  const ratio = size.width / size.height
  const width = Math.min(part.width, part.height * ratio)
  const height = width / ratio
  const place = (middle: number, length: number, from: number, whole: number) =>
    Math.max(from, Math.min(from + whole - length, middle - length / 2))
  return {
    left: place((focal.left + focal.right) / 2, width, part.left, part.width),
    top: place((focal.top + focal.bottom) / 2, height, part.top, part.height),
    width,
    height,
  }
}

function filtered(image: Sharp, { flipHorizontal, flipVertical, blur, rotate, isGray, brightness }: ImageRequest): Sharp {
  if (flipHorizontal) image = image.flop()
  if (flipVertical) image = image.flip()
  if (rotate) image = image.rotate(rotate)
  if (isGray) image = image.grayscale()
  if (brightness) image = image.linear(1, brightness * 2.55)
  return blur ? image.blur(Math.max(0.3, blur)) : image
}

/** Cuts the corners off the finished picture, whose size is only known now. */
async function roundCorners(image: Sharp, { radius, colour }: RoundCorner, sharp: typeof import('sharp').default): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius.x}" ry="${radius.y}"/></svg>`
  const cut = await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer()
  const rounded = sharp(cut, { raw: { width, height, channels } })
  return colour ? rounded.flatten({ background: colour }) : rounded
}

/** The vendor's begins at 0, the encoders' at 1. */
const leastQuality = 1

/** Of AVIF, from 0 to 9. With the encoder's own, 4, a picture of 16 million pixels took a minute and a half; files are 1 % larger with this. */
const avifEffort = 2

async function encode(image: Sharp, format: string | undefined, asked = 85): Promise<ImageFile> {
  const { encoded, contentType } = inFormat(image, format, Math.max(leastQuality, asked))
  return { bytes: await encoded.toBuffer().catch(refuse), contentType }
}

function inFormat(image: Sharp, format: string | undefined, quality: number): { encoded: Sharp; contentType: string } {
  switch (format) {
    case 'webp':
      return { encoded: image.webp({ quality }), contentType: 'image/webp' }
    case 'avif':
    case 'heif':
      return { encoded: image.avif({ quality, effort: avifEffort }), contentType: 'image/avif' }
    case 'png':
      return { encoded: image.png(), contentType: 'image/png' }
    default:
      return { encoded: image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }), contentType: 'image/jpeg' }
  }
}
