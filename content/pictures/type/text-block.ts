/** A column of lines, set to fit: what a layout puts names, dates and places in. */
import { fill } from '../svg.ts'
import { type Align, alignedText, capHeight, type TextStyle, textWidth } from './text-path.ts'

export interface TextLine extends TextStyle {
  text: string
  colour: string
  /** Space between this line's capitals and the baseline above. */
  gap?: number
}

export interface Column {
  x: number
  y: number
  align: Align
  /** Lines wider than this are set smaller. */
  width: number
}

const fitted = (each: TextLine, width: number): TextLine => {
  const natural = textWidth(each.text, each)
  if (natural <= width) return each
  return { ...each, size: (each.size * width) / natural }
}

/** All lines keep their relation: lines of one size that are fitted are fitted together. */
const fitTogether = (lines: readonly TextLine[], width: number): TextLine[] => {
  const factors = new Map<number, number>()
  for (const each of lines) factors.set(each.size, Math.min(factors.get(each.size) ?? 1, fitted(each, width).size / each.size))
  return lines.map((each) => ({ ...each, size: each.size * (factors.get(each.size) ?? 1) }))
}

const stacked = (lines: readonly TextLine[]): { line: TextLine; offset: number }[] => {
  let offset = 0
  return lines.map((each, index) => {
    offset += capHeight(each) + (index === 0 ? 0 : (each.gap ?? each.size * 0.55))
    return { line: each, offset }
  })
}

export const blockHeight = (lines: readonly TextLine[], width: number): number => stacked(fitTogether(lines, width)).at(-1)?.offset ?? 0

/** Draws the lines downwards; y is the top of the first line's capitals. */
export const textBlock = (lines: readonly TextLine[], { x, y, align, width }: Column): string =>
  stacked(fitTogether(lines, width))
    .map(({ line: each, offset }) => fill(alignedText(each.text, each, x, y + offset, align), each.colour))
    .join('')

/** The same, with the last baseline at y. */
export const textBlockAbove = (lines: readonly TextLine[], column: Column): string =>
  textBlock(lines, { ...column, y: column.y - blockHeight(lines, column.width) })

/** The same, with its middle at y. */
export const textBlockAround = (lines: readonly TextLine[], column: Column): string =>
  textBlock(lines, { ...column, y: column.y - blockHeight(lines, column.width) / 2 })
