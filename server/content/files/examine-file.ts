import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { RefusedWrite } from '../../database/refused-write.ts'
import { fileKind } from '../../images/file-kinds.ts'
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
}

/** Wider than any screen or print of this shop, and little enough that it can be decoded when it is resized. */
const most = { side: 16_000, pixels: maxPixels }

/** Looks at the bytes themselves. Throws `RefusedWrite` when they are not what the name says, or more than can be shown. */
export async function examineFile(name: string, sent: Uint8Array): Promise<ExaminedFile> {
  const { contentType, sniffed } = fileKind(name)
  const found = (await fileTypeFromBuffer(sent))?.mime ?? (isText(sent) ? 'text' : 'something unknown')
  // An SVG may say that it is XML.
  const type = found === 'application/xml' || found === 'image/svg+xml' ? 'text' : found
  if (!sniffed.includes(type)) throw new RefusedWrite('file', `"${name}" is not what its name says: it holds ${found}.`)
  if (contentType === 'image/svg+xml') return examineSvg(sent)
  const size = contentType.startsWith('image/') ? await pixelSize(name, sent) : {}
  return { bytes: sent, contentType, hash: hashOf(sent), ...size }
}

function examineSvg(sent: Uint8Array): ExaminedFile {
  const { svg, ...size } = cleanSvg(new TextDecoder().decode(sent))
  const bytes = new TextEncoder().encode(svg)
  return { bytes, contentType: 'image/svg+xml', hash: hashOf(bytes), ...size }
}

/** Read from the head of the file; nothing is decoded. */
async function pixelSize(name: string, sent: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusedWrite('file', `"${name}" is damaged; save it again and upload that.`)
    })
  if (width > most.side || height > most.side || width * height > most.pixels) {
    throw new RefusedWrite(
      'file',
      `"${name}" is ${width} × ${height} pixels large; ${most.side} a side and ${most.pixels / 1e6} million in all are allowed.`,
    )
  }
  return autoOrient
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
