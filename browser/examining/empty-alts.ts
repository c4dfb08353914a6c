import { blokLists, findBlok, isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { markedBlok } from '../editing/field-at.ts'
import type { Finding } from './finding.ts'

/**
 * Pictures that are drawn without an alternative text because neither the file nor the blok has one. A block that draws a
 * picture as an ornament although its file has a text is not meant.
 */
export function emptyAlts(content: unknown, storyId: number): Finding[] {
  if (!isBlok(content)) return []
  const found = new Map<string, Finding>()
  for (const image of document.querySelectorAll<HTMLImageElement>('img[alt=""]')) {
    const marked = markedBlok(image)
    const blok = marked?.storyId === String(storyId) ? findBlok(content, marked.uid)?.blok : undefined
    const picture = blok && pictureIn(blok, addressOf(image))
    if (picture) found.set(`${picture.uid}.${picture.field}`, { rule: 'empty-alt', ...picture })
  }
  return [...found.values()]
}

/** The image service's address has the file's in it, as it is or as a parameter. */
function addressOf({ currentSrc, src }: HTMLImageElement): string {
  const address = currentSrc || src
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The field that holds the picture of this address, in a blok or one of its own bloks; `undefined` where it says what the picture shows. */
export function pictureIn(blok: RawBlok, address: string): { uid: string; field: string; text: string } | undefined {
  for (const [field, value] of Object.entries(blok)) {
    for (const file of Array.isArray(value) ? value : [value]) {
      const { filename, alt } = readFile(file)
      if (!filename || !address.includes(pathOf(filename)) || alt || blok.alt) continue
      return { uid: blok._uid, field, text: filename.slice(filename.lastIndexOf('/') + 1) }
    }
  }
  for (const [, bloks] of blokLists(blok))
    for (const child of bloks) {
      const picture = pictureIn(child, address)
      if (picture) return picture
    }
  return undefined
}

function readFile(value: unknown): { filename: string; alt: string } {
  const { filename, alt }: { filename?: unknown; alt?: unknown } = typeof value === 'object' && value !== null ? value : {}
  return { filename: typeof filename === 'string' ? filename : '', alt: typeof alt === 'string' ? alt.trim() : '' }
}

/** Without the protocol, which an image service may leave out. */
const pathOf = (filename: string) => filename.replace(/^(https?:)?\/\//, '')
