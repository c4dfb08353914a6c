/** In which sizes pictures for the wall are made, in millimetres. Plain data: browsers read it, too. */
import { type Format, isSquare, readFormat, writeFormat } from './format.ts'
import type { MaterialType } from './wall-art.ts'

/** How small and how large a material can be printed and cut. */
export interface FormatLimits {
  /** Each side has at least so much. */
  min: number
  /** The shorter and the longer side have at most so much. */
  maxShort: number
  maxLong: number
}

export const formatLimits: Record<MaterialType, FormatLimits> = {
  leinwand: { min: 200, maxShort: 1200, maxLong: 2000 },
  poster: { min: 100, maxShort: 1200, maxLong: 3000 },
  acrylglas: { min: 200, maxShort: 1200, maxLong: 2000 },
  aludibond: { min: 200, maxShort: 1200, maxLong: 2400 },
  gallerybond: { min: 200, maxShort: 1000, maxLong: 1800 },
  echtglas: { min: 200, maxShort: 800, maxLong: 1200 },
  forexplatte: { min: 200, maxShort: 1200, maxLong: 2400 },
  pvcplane: { min: 500, maxShort: 1500, maxLong: 5000 },
  hahnemuehle: { min: 200, maxShort: 1100, maxLong: 1600 },
  fototapete: { min: 1000, maxShort: 3000, maxLong: 6000 },
  klebefolie: { min: 100, maxShort: 1200, maxLong: 3000 },
  backlitfolie: { min: 200, maxShort: 1000, maxLong: 2000 },
}

export const formatGroups = ['3-2', '4-3', 'square', 'din', '2-1', 'panorama'] as const
export type FormatGroup = (typeof formatGroups)[number]

/** All that can be had without typing a size, as they lie on their longer side. */
const formatsOf: Record<FormatGroup, readonly string[]> = {
  '3-2': [
    '300x200',
    '450x300',
    '600x400',
    '750x500',
    '900x600',
    '1200x800',
    '1500x1000',
    '1800x1200',
    '2400x1600',
    '3000x2000',
    '4200x2800',
  ],
  '4-3': ['200x150', '400x300', '600x450', '800x600', '1000x750', '1200x900', '1600x1200', '2400x1800', '3200x2400'],
  square: ['200x200', '300x300', '400x400', '500x500', '600x600', '800x800', '1000x1000', '1200x1200', '2000x2000', '2500x2500'],
  din: ['210x148', '297x210', '420x297', '594x420', '841x594', '1189x841'],
  '2-1': ['400x200', '600x300', '800x400', '1000x500', '1200x600', '1600x800', '2000x1000', '3000x1500', '4000x2000'],
  panorama: ['600x200', '900x300', '1200x400', '1500x500', '1800x600', '2400x800', '3000x1000', '4500x1500', '6000x2000'],
}

/** Which of them are in sight at once: the first few that the material can be made in. */
const usual = [
  '300x200',
  '600x400',
  '900x600',
  '1200x800',
  '400x400',
  '800x800',
  '1500x1000',
  '2400x1600',
  '3000x2000',
  '3200x2400',
  '2000x2000',
]
const usualAtMost = 6

export const fitsLimits = ({ width, height }: Format, { min, maxShort, maxLong }: FormatLimits): boolean =>
  Math.min(width, height) >= min && Math.min(width, height) <= maxShort && Math.max(width, height) <= maxLong

const madeOf = (material: MaterialType) => (written: string) => fitsLimits(readFormat(written), formatLimits[material])

/** The formats of a group that a material is made in. */
export const formatsIn = (group: FormatGroup, material: MaterialType): string[] => formatsOf[group].filter(madeOf(material))

export const usualFormats = (material: MaterialType): string[] => usual.filter(madeOf(material)).slice(0, usualAtMost)

/** Chosen until a shopper chooses. */
export const firstFormat = (material: MaterialType): string => usualFormats(material)[1] ?? usualFormats(material)[0] ?? ''

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
