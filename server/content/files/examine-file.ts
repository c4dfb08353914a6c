import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { RefusedWrite } from '../../database/refused-write.ts'
import { drawPlaceholder } from '../../images/draw-placeholder.ts'
import { fileKind } from '../../images/file-kinds.ts'
import { ImageRequestError } from '../../images/image-request.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { maxPixels } from '../../images/resize-image.ts'
import { cleanSvg } from './clean-svg.ts'

export interface ExaminedFile {
  /** As they are kept: of an SVG without what runs in it. */
  bytes: Uint8Array
  contentType: string
  /** Of the kept bytes. */
  hash: string
  width?: number
  height?: number
  /** Of a picture: what stands in its place until it is there, as `drawPlaceholder` says it. */
  placeholder?: string
}

/** Wider than any screen or print of this shop, and little enough that it can be decoded when it is resized. */
const most = { side: 16_000, pixels: maxPixels }

/**
 * Looks at the bytes themselves. Throws `RefusedWrite` when they are not what the name says, more than can be shown, or nothing that
 * `makeTiny` can make a picture of.
 */
export async function examineFile(name: string, sent: Uint8Array, makeTiny: ImageStore['makeTiny']): Promise<ExaminedFile> {
  if (sent.length === 0) throw new RefusedWrite('file', `"${name}" is empty; save it again and upload that.`)
  const { contentType, sniffed } = fileKind(name)
  const found = (await fileTypeFromBuffer(sent))?.mime ?? (isText(sent) ? 'text' : 'something unknown')
  // An SVG may say that it is XML.
  const type = found === 'application/xml' || found === 'image/svg+xml' ? 'text' : found
  if (!sniffed.includes(type)) throw new RefusedWrite('file', `"${name}" is not what its name says: it holds ${found}.`)
  if (!contentType.startsWith('image/')) return { bytes: sent, contentType, hash: hashOf(sent) }
  const image = contentType === 'image/svg+xml' ? examineSvg(sent) : await examinePixels(name, contentType, sent)
  const tiny = await makeTiny(image.bytes).catch((error) => {
    throw error instanceof ImageRequestError ? damaged(name) : error
  })
  return { ...image, placeholder: await drawPlaceholder(tiny) }
}

const damaged = (name: string) =>
  new RefusedWrite('file', `"${name}" is damaged, or larger than can be drawn; save it again and upload that.`)

function examineSvg(sent: Uint8Array): ExaminedFile {
  const { svg, ...size } = cleanSvg(new TextDecoder().decode(sent))
  const bytes = new TextEncoder().encode(svg)
  return { bytes, contentType: 'image/svg+xml', hash: hashOf(bytes), ...size }
}

/** Its size is read from the head of the file; nothing is decoded that is too large. */
async function examinePixels(name: string, contentType: string, sent: Uint8Array): Promise<ExaminedFile> {
  const { width, height, autoOrient } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged(name)
    })
  if (width > most.side || height > most.side || width * height > most.pixels) {
    throw new RefusedWrite(
      'file',
      `"${name}" is ${width} × ${height} pixels large; ${most.side} a side and ${most.pixels / 1e6} million in all are allowed.`,
    )
  }
  return { bytes: sent, contentType, hash: hashOf(sent), ...autoOrient }
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.subarray(0, 4_096).includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}
