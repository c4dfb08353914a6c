/** What holds for the formats of pictures, in millimetres. Plain data: browsers read it, too. */
import { type Format, isSquare, readFormat, writeFormat } from '../format.ts'

/** How small and how large a material can be printed and cut. */
export interface FormatLimits {
  /** Each side has at least so much. */
  min: number
  /** The shorter and the longer side have at most so much. */
  maxShort: number
  maxLong: number
}

export const fitsLimits = ({ width, height }: Format, { min, maxShort, maxLong }: FormatLimits): boolean =>
  Math.min(width, height) >= min && Math.min(width, height) <= maxShort && Math.max(width, height) <= maxLong

/** The same format standing, or lying. */
export function turned(written: string, isPortrait: boolean): string {
  const { width, height } = readFormat(written)
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return writeFormat(isPortrait ? { width: short, height: long } : { width: long, height: short })
}

/** Neither stands nor lies. */
export const isSquareFormat = (written: string): boolean => isSquare(readFormat(written))

export const isPortrait = (written: string): boolean => readFormat(written).height > readFormat(written).width

/** `60,5` for 605 mm, as is typed and read: a shopper's centimetres. `undefined` for what is no number of whole millimetres. */
export function readCentimetres(typed: string): number | undefined {
  const [, whole, tenth = '0'] = /^\s*(\d{1,4})(?:[.,](\d))?\s*(?:cm)?\s*$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole) * 10 + Number(tenth)
}

export type FormatProblem = 'tooSmall' | 'tooLong' | 'tooWide'

/** What a format is not, by the limits of a material; `undefined` for one that can be made. */
export function formatProblem(format: Format, limits: FormatLimits): FormatProblem | undefined {
  if (Math.min(format.width, format.height) < limits.min) return 'tooSmall'
  if (Math.max(format.width, format.height) > limits.maxLong) return 'tooLong'
  return fitsLimits(format, limits) ? undefined : 'tooWide'
}
