/** A gallery wall: white, with a skirting or a sideboard below, and light from the left. */
import { darker } from '../colour.ts'
import type { Size } from '../picture.ts'
import { fill, rect } from '../svg.ts'
import { onGround } from './ground.ts'

export const wallColour = '#f4f4f2'

const light = ({ width, height }: Size): string =>
  fill(`M0 0H${width * 0.3}L${width * 0.62} ${height}H0Z`, '#ffffff', { opacity: 0.65 }) +
  fill(`M${width * 0.78} 0H${width}V${height}H${width * 0.96}Z`, '#30343a', { opacity: 0.035 })

export const onWall = (size: Size, ...children: string[]): string => onGround(size, wallColour, light(size), ...children)

/** The floor line and skirting; `at` is where the wall ends. */
export const floor = ({ width, height }: Size, at: number, colour = '#c9a987'): string =>
  rect(0, at, width, height - at, colour) +
  rect(0, at - 26, width, 26, '#ffffff') +
  rect(0, at - 27, width, 2, '#dcdad5') +
  rect(0, at, width, 5, darker(colour, 0.25))

/** A low sideboard, its top at y. */
export const sideboard = (x: number, y: number, width: number, height: number, colour = '#b98f63'): string =>
  rect(x, y, width, height, colour) +
  rect(x, y, width, 14, darker(colour, -0.2 + 0.26)) +
  [1, 2].map((index) => rect(x + (width * index) / 3 - 1.5, y + 14, 3, height - 14, darker(colour, 0.28))).join('') +
  [0.06, 0.92].map((part) => fill(`M${x + width * part} ${y + height}h16l-4 ${height * 0.32}h-8Z`, '#2b2622')).join('')
