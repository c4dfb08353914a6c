/** Text as outlines: a picture looks the same on a machine that has none of our fonts. */
import type { Font, Glyph, PathCommand } from 'opentype.js'
import { round } from '../svg.ts'
import { type Face, fontOf } from './faces.ts'

export interface TextStyle {
  face: Face
  size: number
  /** Extra space between letters, in hundredths of the size. */
  tracking?: number
  /** Figures that stand on the line, for numbers set large or among capitals. */
  lining?: boolean
}

export interface SetText {
  d: string
  width: number
}

const liningFigures = new Map<Font, Map<number, number>>()

const liningOf = (font: Font): Map<number, number> => {
  const known = liningFigures.get(font) ?? new Map(font.substitution.getSingle('lnum').map(({ sub, by }) => [sub, by]))
  liningFigures.set(font, known)
  return known
}

const glyphsOf = (font: Font, text: string, lining: boolean): Glyph[] => {
  const glyphs = [...text].map((letter) => font.charToGlyph(letter))
  if (!lining) return glyphs
  const figures = liningOf(font)
  return glyphs.map((glyph) => font.glyphs.get(figures.get(glyph.index) ?? glyph.index))
}

interface Advance {
  glyph: Glyph
  x: number
}

const advances = (text: string, style: TextStyle): { glyphs: Advance[]; width: number } => {
  const font = fontOf(style.face)
  const scale = style.size / font.unitsPerEm
  const tracking = ((style.tracking ?? 0) * style.size) / 100
  const glyphs = glyphsOf(font, text, style.lining ?? false)
  let x = 0
  const placed = glyphs.map((glyph, index) => {
    const next = glyphs[index + 1]
    const here = { glyph, x }
    x += (glyph.advanceWidth ?? 0) * scale + (next ? font.getKerningValue(glyph, next) * scale + tracking : 0)
    return here
  })
  return { glyphs: placed, width: x }
}

export const textWidth = (text: string, style: TextStyle): number => advances(text, style).width

const number = (value: number): string => {
  const text = value.toFixed(2)
  return text.endsWith('.00') ? text.slice(0, -3) : text.endsWith('0') ? text.slice(0, -1) : text
}

/** Numbers are parted by a comma only where the next has no sign of its own. */
const coordinates = (values: readonly (number | undefined)[]): string =>
  values
    .filter((value) => value !== undefined)
    .map(number)
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text},${value}`), '')

const outline = (commands: readonly PathCommand[]): string =>
  commands.map(({ type, x1, y1, x2, y2, x, y }) => type + coordinates([x1, y1, x2, y2, x, y])).join('')

/** Outlines of one line of text whose baseline starts at (x, y). */
export function setText(text: string, style: TextStyle, x = 0, y = 0): SetText {
  const { glyphs, width } = advances(text, style)
  return { d: glyphs.map((each) => outline(each.glyph.getPath(x + each.x, y, style.size).commands)).join(''), width }
}

export type Align = 'left' | 'center' | 'right'

const shift = { left: 0, center: -0.5, right: -1 } as const satisfies Record<Align, number>

/** The same, standing left, centred or right at x. */
export const alignedText = (text: string, style: TextStyle, x: number, y: number, align: Align): string =>
  setText(text, style, round(x + shift[align] * textWidth(text, style)), round(y)).d

/** Height of a capital, in the style's own size. */
export const capHeight = (style: TextStyle): number => {
  const font = fontOf(style.face)
  return (font.tables.os2.sCapHeight / font.unitsPerEm) * style.size
}

/** The same, set smaller where it would be wider than its room. */
export function fittedText(text: string, style: TextStyle, x: number, y: number, align: Align, width: number): string {
  const natural = textWidth(text, style)
  return alignedText(text, natural > width ? { ...style, size: (style.size * width) / natural } : style, x, y, align)
}
