/** How pictures for the wall are chosen. Plain data: browsers read it, too. */
import { type Format, readFormat } from '../format.ts'
import { type FrameType, frameFacts } from './wall-frame.ts'

/** A picture for the wall as an address tells of it (R3.07), in the order in which it is written. */
export const photoFrameQueryKeys = ['addToCart', 'frameType', 'matSize', 'matType', 'materialType'] as const

/** What a price is asked with: what a picture is made of, how large it is, and how many there are. */
const photoFramePriceKeys = ['frameType', 'matSize', 'matType', 'materialType', 'formatType', 'quantity'] as const

/** Under which the back end answers what it is asked about them. */
export const photoFramePath = '/web-api/product-selection-photo-frame'

/** What the price of a picture is asked with. */
export const photoFramePriceAsked = { path: `${photoFramePath}/price-article`, keys: photoFramePriceKeys }

/** What the prices of all formats are asked with. */
export const formatPricesAsked = {
  path: `${photoFramePath}/prices-formats`,
  keys: ['frameType', 'matSize', 'matType', 'materialType'] as const,
}

/** So many of the same can be had. */
export const photoFrameQuantities: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50]

/** How large a framed picture is at its outer edges, in millimetres. */
export function framedFormat(formatType: string, frame: FrameType | undefined, matSize: number): Format {
  const { width, height } = readFormat(formatType)
  if (!frame) return { width, height }
  const border = 2 * (frameFacts[frame].width + frameFacts[frame].gap + matSize)
  return { width: width + border, height: height + border }
}

/** Whether a frame is built so large. */
export function holdsFormat(frame: FrameType, formatType: string): boolean {
  const { width, height } = readFormat(formatType)
  return Math.max(width, height) <= frameFacts[frame].longest
}
