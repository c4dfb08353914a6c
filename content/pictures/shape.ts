/** Outlines as SVG path data: smooth curves through points, tapering strokes, regular figures. */
import { round } from './svg.ts'

export type Point = readonly [x: number, y: number]

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`

const at = (points: readonly Point[], index: number, closed: boolean): Point => {
  const last = points.length - 1
  const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
  return points[wrapped] ?? [0, 0]
}

/** A Catmull-Rom curve through the points, as cubic segments. */
const curves = (points: readonly Point[], closed: boolean, tension: number): string => {
  const count = closed ? points.length : points.length - 1
  return Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => at(points, index + step, closed)) as [Point, Point, Point, Point]
    const first: Point = [from[0] + ((to[0] - before[0]) * tension) / 3, from[1] + ((to[1] - before[1]) * tension) / 3]
    const second: Point = [to[0] - ((after[0] - from[0]) * tension) / 3, to[1] - ((after[1] - from[1]) * tension) / 3]
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  }).join('')
}

export const curve = (points: readonly Point[], tension = 0.5): string =>
  `M${pair(at(points, 0, false))}${curves(points, false, tension * 2)}`
export const blob = (points: readonly Point[], tension = 0.5): string =>
  `M${pair(at(points, 0, true))}${curves(points, true, tension * 2)}Z`
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

export const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

export const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Where a hand stops along a curve: `count` points and the direction there, in degrees. */
export interface Stop {
  point: Point
  direction: number
  /** 0 at the start, 1 at the end. */
  part: number
}

const bezier = ([a, b, c, d]: readonly [Point, Point, Point, Point], t: number, axis: 0 | 1): number =>
  (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis]

export function along(control: readonly [Point, Point, Point, Point], count: number): Stop[] {
  return steps(count).map((index) => {
    const part = count === 1 ? 0 : index / (count - 1)
    const before = Math.max(part - 0.01, 0)
    const after = Math.min(part + 0.01, 1)
    const dx = bezier(control, after, 0) - bezier(control, before, 0)
    const dy = bezier(control, after, 1) - bezier(control, before, 1)
    return { point: [bezier(control, part, 0), bezier(control, part, 1)], direction: (Math.atan2(dy, dx) * 180) / Math.PI, part }
  })
}

/** A stroke that is `from` wide where it starts and `to` wide where it ends, as a filled shape. */
export function taper(stops: readonly Stop[], from: number, to: number): string {
  const side = (sign: 1 | -1): Point[] =>
    stops.map(({ point, direction, part }) => {
      const [dx, dy] = polar((from + (to - from) * part) / 2, direction + 90 * sign)
      return [point[0] + dx, point[1] + dy]
    })
  return `${curve(side(1))}L${curve(side(-1).reverse()).slice(1)}Z`
}

export const ring = (count: number, radius: (index: number) => number, turn = -90): Point[] =>
  steps(count).map((index) => polar(radius(index), turn + (360 / count) * index))

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0Z`

export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y + height)}V${round(y + width / 2)}a${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(width)} 0V${round(y + height)}Z`

/** Points as a hand would note them: `x y, x y`. */
export const points = (text: string): Point[] =>
  text.split(',').map((each): Point => {
    const [x = 0, y = 0] = each.trim().split(' ').map(Number)
    return [x, y]
  })
