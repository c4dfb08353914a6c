/** Frames on a wall, in true proportion, lit from the upper left. */
import { darker, lighter } from '../colour.ts'
import type { Landscape } from '../motifs/landscape.ts'
import { element, fill, line, place, rect } from '../svg.ts'
import { sheet } from './ground.ts'

export interface Frame {
  /** Face of the moulding, in the picture's units. */
  width: number
  colour: string
  /** White passe-partout between moulding and picture. */
  mat: number
  /** Depth of a shadow gap between moulding and picture. */
  gap?: number
}

export interface Hung {
  x: number
  y: number
  width: number
  height: number
}

export const art = (landscape: Landscape, x: number, y: number, width: number, height: number): string =>
  element(
    'svg',
    { x, y, width, height, viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}` },
    landscape.draw({ width: Math.round(width), height: Math.round(height) }),
  )

/** The four sides of the moulding: the light falls on the upper and left inner edges last. */
const moulding = ({ width: w, height: h }: Hung, f: number, colour: string): string =>
  fill(`M0 0H${w}L${w - f} ${f}H${f}Z`, lighter(colour, 0.16)) +
  fill(`M0 0L${f} ${f}V${h - f}L0 ${h}Z`, lighter(colour, 0.08)) +
  fill(`M${w} 0V${h}L${w - f} ${h - f}V${f}Z`, darker(colour, 0.14)) +
  fill(`M0 ${h}L${f} ${h - f}H${w - f}L${w} ${h}Z`, darker(colour, 0.22)) +
  line(`M${f} ${h - f}V${f}H${w - f}`, darker(colour, 0.35), 1.4)

/** Shadow of the moulding on what lies deeper. */
const inner = (x: number, y: number, width: number, height: number, depth: number): string =>
  fill(`M${x} ${y}H${x + width}L${x + width} ${y + depth}H${x + depth}V${y + height}H${x}Z`, '#2a211a', { opacity: 0.16 })

export function framedPicture(landscape: Landscape, hung: Hung, frame: Frame): string {
  const { x, y, width, height } = hung
  const inset = frame.width + (frame.gap ?? 0)
  const picture = inset + frame.mat
  const mat = frame.gap
    ? rect(frame.width, frame.width, width - frame.width * 2, height - frame.width * 2, '#141414')
    : rect(inset, inset, width - inset * 2, height - inset * 2, '#fbfaf7')
  const bevel = frame.mat ? line(`M${picture} ${height - picture}V${picture}H${width - picture}`, '#cfcbc2', 1.6) : ''
  return sheet(
    'raised',
    { x: x + width / 2, y: y + height / 2 },
    { width, height },
    place(
      { x: -width / 2, y: -height / 2 },
      mat,
      art(landscape, picture, picture, width - picture * 2, height - picture * 2),
      bevel,
      frame.gap ? '' : inner(frame.width, frame.width, width - frame.width * 2, height - frame.width * 2, frame.width * 0.34),
      moulding(hung, frame.width, frame.colour),
    ),
  )
}

export const mouldings = {
  black: { width: 16, colour: '#26262a', mat: 84 },
  oak: { width: 24, colour: '#c59b69', mat: 70 },
  white: { width: 22, colour: '#f1efea', mat: 90 },
  walnut: { width: 28, colour: '#6e4a33', mat: 0 },
  gap: { width: 9, colour: '#1f1f22', mat: 0, gap: 12 },
} as const satisfies Record<string, Frame>
