import { overPicture, pictured } from '../layouts/covered.ts'
import type { Layout, Words } from '../layouts/face.ts'
import type { VoiceName } from '../layouts/voices.ts'
import type { Landscape } from '../motifs/landscape.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { Size } from '../picture.ts'

/** Front of a card, in units in which the shorter side of most cards is 600. */
export const formats = {
  portrait: { width: 600, height: 840 },
  square: { width: 720, height: 720 },
  landscape: { width: 840, height: 600 },
  tall: { width: 460, height: 920 },
} as const satisfies Record<string, Size>

export type Format = keyof typeof formats

/** A design of the shop: a format, a sheet, a motif, and words set in a voice. */
export interface Design {
  kind: string
  format: Format
  layout: Layout
  palette: Palette
  voice: VoiceName
  motif: Motif
  words: Words
}

const lines = (text: string): string[] =>
  text
    .split(' / ')
    .map((each) => each.trim())
    .filter(Boolean)

/** `over | title / title | under / under` */
function parseWords(text: string): Words {
  const [over = '', title = '', under = ''] = text.split('|').map((each) => each.trim())
  return { ...(over && { over }), title: lines(title), under: lines(under) }
}

export const design = (
  kind: string,
  layout: Layout,
  palette: Palette,
  voice: VoiceName,
  motif: Motif,
  words: string,
  format: Format = 'portrait',
): Design => ({
  kind,
  format,
  layout,
  palette,
  voice,
  motif,
  words: parseWords(words),
})

const pictureLabel = 'einem Bild: '

const nothing = (landscape: Landscape): Motif => ({ label: pictureLabel + landscape.label, draw: () => '' })

/** Shows a picture in the place of a motif. */
export const hasPicture = ({ motif }: Design): boolean => motif.label.startsWith(pictureLabel)

/** A card with a picture above its words. */
export const photoDesign = (
  kind: string,
  landscape: Landscape,
  palette: Palette,
  voice: VoiceName,
  words: string,
  format: Format = 'portrait',
): Design => design(kind, pictured(landscape), palette, voice, nothing(landscape), words, format)

/** A card that is a picture, with its words in the sky. */
export const pictureDesign = (
  kind: string,
  landscape: Landscape,
  palette: Palette,
  voice: VoiceName,
  words: string,
  format: Format = 'portrait',
): Design => design(kind, overPicture(landscape), palette, voice, nothing(landscape), words, format)

export const describe = ({ kind, motif, words, palette }: Design): string =>
  `${kind} „${words.title.join(' ')}“ mit ${motif.label} auf ${palette.sheet}`

/** The front, as it comes from the press. */
export function drawFace(design: Design): string {
  const { layout, palette, voice, motif, words, format } = design
  return `<rect width="100%" height="100%" fill="${palette.paper}"/>${layout({ ...formats[format], inks: palette, motif, words, voice })}`
}
