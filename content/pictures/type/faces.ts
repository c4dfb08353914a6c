import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'

/** The typefaces our pictures are set in: four families, each under the Open Font License. */
const files = {
  serif: 'cormorant/files/cormorant-latin-500-normal.woff',
  serifItalic: 'cormorant/files/cormorant-latin-500-italic.woff',
  serifLight: 'cormorant/files/cormorant-latin-300-normal.woff',
  serifBold: 'cormorant/files/cormorant-latin-700-normal.woff',
  sans: 'alegreya-sans/files/alegreya-sans-latin-400-normal.woff',
  sansMedium: 'alegreya-sans/files/alegreya-sans-latin-500-normal.woff',
  sansBlack: 'alegreya-sans/files/alegreya-sans-latin-900-normal.woff',
  script: 'pinyon-script/files/pinyon-script-latin-400-normal.woff',
  grotesk: 'archivo/files/archivo-latin-500-normal.woff',
  groteskBold: 'archivo/files/archivo-latin-800-normal.woff',
} as const

export type Face = keyof typeof files

const require = createRequire(import.meta.url)
const loaded = new Map<Face, Font>()

export function fontOf(face: Face): Font {
  const known = loaded.get(face)
  if (known) return known
  const bytes = readFileSync(require.resolve(`@fontsource/${files[face]}`))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  loaded.set(face, font)
  return font
}
