/** In which sizes pictures for the wall are made, in millimetres. Plain data: browsers read it, too. */
import { readFormat } from '../format.ts'
import { type FormatLimits, fitsLimits } from './format-limits.ts'
import type { MaterialType } from './wall-art.ts'

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
export const formatsOf: Record<FormatGroup, readonly string[]> = {
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

const madeOf = (material: MaterialType) => (written: string) => fitsLimits(readFormat(written), formatLimits[material])

/** The formats of a group that a material is made in. */
export const formatsIn = (group: FormatGroup, material: MaterialType): string[] => formatsOf[group].filter(madeOf(material))

export const usualFormats = (material: MaterialType): string[] => usual.filter(madeOf(material)).slice(0, usualAtMost)

/** Chosen until a shopper chooses. */
export const firstFormat = (material: MaterialType): string => usualFormats(material)[1] ?? usualFormats(material)[0] ?? ''
