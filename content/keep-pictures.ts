import { createHash } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Picture } from './pictures/picture.ts'
import { findPicture } from './pictures/pictures.ts'

/** Where pictures are kept. */
export interface PictureKeeping {
  putFile(address: string, bytes: Uint8Array): Promise<void>
  /** What was kept at an earlier start, by file name; spares drawing placeholders anew. */
  findPlaceholder(filename: string): Promise<string | undefined>
  /** What stands in the place of a drawing until it is there; `density` as drawn, 72 being the size it says. */
  drawPlaceholder(bytes: Uint8Array, options: { density: number }): Promise<string>
}

export interface KeptPicture {
  picture: Picture
  file: {
    filename: string
    contentType: string
    contentLength: number
    hash: string
    metaData: { placeholder: string }
  }
}

/** Draws every picture that is named in the content, keeps those that are new, and says under which file names. Pictures nobody names are not drawn. */
export async function keepPictures(content: unknown, spaceId: number, keeping: PictureKeeping): Promise<Map<string, KeptPicture>> {
  const drawn: DrawnPicture[] = []
  for (const name of new Set(namesIn(content))) {
    drawn.push(drawPicture(findPicture(name)))
    // Visitors of a shop that starts get its last good pages meanwhile.
    await othersTurn()
  }
  // All at once: what makes the placeholders has a queue of its own.
  return new Map(await Promise.all(drawn.map(async (each) => [each.picture.name, await keepPicture(each, spaceId, keeping)] as const)))
}

interface DrawnPicture {
  picture: Picture
  bytes: Buffer
  hash: string
}

function drawPicture(picture: Picture): DrawnPicture {
  const bytes = Buffer.from(picture.svg())
  return { picture, bytes, hash: hashOfDrawing(bytes) }
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('$picture' in value && typeof value.$picture === 'string') yield value.$picture
  for (const inner of Object.values(value)) yield* namesIn(inner)
}

async function keepPicture({ picture, bytes, hash }: DrawnPicture, spaceId: number, keeping: PictureKeeping): Promise<KeptPicture> {
  const filename = `/f/${spaceId}/${fileInSpace(picture, hash)}`
  const known = await keeping.findPlaceholder(filename)
  if (known === undefined) await keeping.putFile(filename, bytes)
  return {
    picture,
    file: {
      filename,
      contentType: 'image/svg+xml',
      contentLength: bytes.length,
      hash,
      metaData: { placeholder: known ?? (await keeping.drawPlaceholder(bytes, { density: tinyDensity(picture) })) },
    },
  }
}

/** The file's address inside the space: another drawing has another. */
export const fileInSpace = ({ name, width, height }: Picture, hash: string): string =>
  `${width}x${height}/${hash.slice(0, 10)}/${name.replaceAll('/', '-')}.svg`

export const hashOfDrawing = (svg: string | Uint8Array): string => createHash('sha1').update(svg).digest('hex')

/** Drawn 40 pixels wide or high, which is enough for a placeholder. */
const tinyDensity = ({ width, height }: Picture) => Math.max(1, (72 * 40) / Math.max(width, height))
