/** Twigs: a tapering stem and leaves that no two have the same angle, length or bend. */
import { createRandom } from '../random.ts'
import { along, type Point, polar, taper } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import { type LeafName, type LeafStyle, leaf } from './leaf.ts'
import type { Inks } from './motif.ts'

export interface TwigSpec {
  seed: string
  control: readonly [Point, Point, Point, Point]
  leaves: number
  shape: LeafName
  style: LeafStyle
  /** Longest leaf. */
  length: number
  /** Between leaf and stem, in degrees. */
  angle: number
  /** One leaf at a time, or two facing each other. */
  opposite?: boolean
  stem?: number
  berries?: boolean
  /** Every third leaf is drawn in the second ink. */
  mixed?: boolean
  /** Part of the stem without leaves. */
  bare?: number
}

/** Leaves are longest a third up the stem and smallest at its tip. */
const envelope = (part: number): number => 0.45 + 0.55 * Math.sin(Math.min(1, (1 - part) * 1.25 + 0.1) * Math.PI * 0.62)

export function twig(spec: TwigSpec, inks: Inks): string {
  const random = createRandom(spec.seed)
  const bare = spec.bare ?? 0.14
  const stem = spec.stem ?? 2.6
  const leafAt = (point: Point, direction: number, side: number, part: number, index: number): string => {
    const length = random.about(spec.length * envelope(part), 0.16)
    const turn = direction + side * random.about(spec.angle * (1 - part * 0.45), 0.22)
    const pale = spec.mixed && index % 3 === 1
    const leafInks = pale ? { main: inks.second, second: inks.main, paper: inks.paper } : inks
    return place(
      { x: point[0], y: point[1], rotate: turn },
      leaf(length, spec.shape, spec.style, leafInks, -side * random.between(0.02, 0.16) * length),
    )
  }
  const berryAt = (point: Point, direction: number, side: number): string => {
    const [dx, dy] = polar(spec.length * random.between(0.28, 0.45), direction + side * random.between(50, 85))
    const end: Point = [point[0] + dx, point[1] + dy]
    return (
      line(`M${point.map(Math.round).join(' ')}L${end.map(Math.round).join(' ')}`, inks.main, 0.9) +
      circle(end[0], end[1], random.between(2.4, 4), inks.accent)
    )
  }
  const stops = along(spec.control, spec.leaves * 4 + 1).filter(({ part }) => part >= bare)
  const leaves = stops.flatMap(({ point, direction, part }, index) => {
    if (index % 4 !== 0) return []
    const number = index / 4
    const side = number % 2 === 0 ? 1 : -1
    const pair = [leafAt(point, direction, side, part, number), spec.opposite ? leafAt(point, direction, -side, part, number + 1) : '']
    return [...pair, spec.berries && number % 2 === 1 ? berryAt(point, direction, -side) : '']
  })
  const [tip] = stops.slice(-1)
  const last = tip ? leafAt(tip.point, tip.direction, 0, 0.75, 0) : ''
  return fill(taper(along(spec.control, 14), stem, stem * 0.3), inks.main) + leaves.join('') + last
}
