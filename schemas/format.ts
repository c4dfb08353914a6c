import { z } from 'zod'

/** Width and height in millimetres. */
export interface Format {
  width: number
  height: number
}

// The schema is marked as pure: browsers read the rest of this file, and would get zod with it.

/** R5.01: two positive integers without leading zero, joined by x: `148x105`. */
export const FormatString = /* @__PURE__ */ z
  .string()
  .regex(/^[1-9]\d*x[1-9]\d*$/, 'A format is width and height in whole millimetres joined by x, like 148x105.')
  .transform(readFormat)

/** Of a format that `FormatString` takes. */
export function readFormat(written: string): Format {
  const [width = 0, height = 0] = written.split('x').map(Number)
  return { width, height }
}

export const writeFormat = ({ width, height }: Format): string => `${width}x${height}`

/** ISO 216, portrait (R3.03). */
const paperSizes: Record<string, Format | undefined> = {
  A0: { width: 841, height: 1189 },
  A1: { width: 594, height: 841 },
  A2: { width: 420, height: 594 },
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
  A7: { width: 74, height: 105 },
  A8: { width: 52, height: 74 },
}

/** `A6` for 105 × 148 mm, portrait or landscape; `undefined` for a format that is no paper size. */
export function paperSizeOf({ width, height }: Format): string | undefined {
  const [short, long] = width < height ? [width, height] : [height, width]
  return Object.keys(paperSizes).find((name) => paperSizes[name]?.width === short && paperSizes[name]?.height === long)
}

/** Paper of this size, portrait: `A6`. `undefined` where no paper is called so. */
export const paperFormat = (name: string): Format | undefined => paperSizes[name]

/** Sides that differ by less count as equal (R9.09). */
const squareToleranceMm = 3

export function isSquare({ width, height }: Format): boolean {
  return Math.abs(width - height) < squareToleranceMm
}
