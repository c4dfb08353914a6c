/** Wreaths and garlands: leaves laid along a round or hanging line. */
import { createRandom } from '../random.ts'
import { curve, type Point, polar, steps } from '../shape.ts'
import { circle, line, place } from '../svg.ts'
import { anemone, peony } from './blossoms.ts'
import { type LeafName, type LeafStyle, leaf } from './leaf.ts'
import type { Inks, Motif } from './motif.ts'

interface WreathSpec {
  seed: string
  shape: LeafName
  style: LeafStyle
  leaves: number
  length: number
  /** The part of the circle that is grown over, in degrees; 0 is to the right, 90 down. */
  from: number
  to: number
  berries?: boolean
}

const radius = 80

export function wreath(spec: WreathSpec, inks: Inks): string {
  const random = createRandom(spec.seed)
  const angles = steps(spec.leaves).map((index) => spec.from + ((spec.to - spec.from) * index) / (spec.leaves - 1))
  const wobble = angles.map((angle) => polar(radius + Math.sin(angle / 21) * 1.6, angle))
  const middle = (spec.from + spec.to) / 2
  const leaves = angles.map((angle, index) => {
    const [x, y] = polar(radius + random.between(-2, 2), angle)
    const forward = angle < middle ? -1 : 1
    const side = index % 2 ? 1 : -1
    const turn = angle + 90 * forward + side * forward * random.between(22, 58)
    const ends = Math.min(1, 0.4 + Math.abs(angle - (forward < 0 ? spec.from : spec.to)) / 70)
    const leafInks = index % 5 === 2 ? { ...inks, main: inks.second, second: inks.main } : inks
    return place(
      { x, y, rotate: turn },
      leaf(random.about(spec.length, 0.2) * ends, spec.shape, spec.style, leafInks, side * spec.length * 0.08),
    )
  })
  const berries = spec.berries
    ? angles
        .filter((_, index) => index % 3 === 0)
        .map((angle) => {
          const [x, y] = polar(radius + random.between(-11, 11), angle + 2)
          return circle(x, y, random.between(1.6, 3), inks.accent)
        })
    : []
  return line(curve(wobble), inks.main, 1.1) + leaves.join('') + berries.join('')
}

export const oliveWreath: Motif = {
  label: 'einem Kranz aus Olivenblättern',
  draw: (inks) => wreath({ seed: 'olive', shape: 'olive', style: 'half', leaves: 56, length: 30, from: -250, to: 64, berries: true }, inks),
}
export const openWreath: Motif = {
  label: 'einem offenen Blätterkranz',
  draw: (inks) => wreath({ seed: 'open', shape: 'laurel', style: 'line', leaves: 34, length: 25, from: -20, to: 222 }, inks),
}
export const laurelWreath: Motif = {
  label: 'einem Lorbeerkranz',
  draw: (inks) => wreath({ seed: 'laurel', shape: 'laurel', style: 'half', leaves: 54, length: 27, from: -54, to: 234 }, inks),
}
export const flowerWreath: Motif = {
  label: 'einem Blütenkranz',
  draw: (inks) => {
    const at = (motif: Motif, angle: number, scale: number, rotate = 0): string => {
      const [x, y] = polar(radius, angle)
      return place({ x, y, scale, rotate }, motif.draw(inks))
    }
    return (
      wreath(
        { seed: 'flowers', shape: 'rose', style: 'half', leaves: 44, length: 25, from: -66, to: 250, berries: true },
        { ...inks, accent: inks.accent },
      ) +
      at(peony, 150, 0.28) +
      at(anemone, 116, 0.2, 20) +
      at(anemone, 186, 0.16, 50) +
      at(peony, 22, 0.18) +
      at(anemone, 48, 0.13)
    )
  },
}
export const firWreath: Motif = {
  label: 'einem Tannenkranz mit Beeren',
  draw: (inks) => {
    const random = createRandom('fir')
    const needles = steps(300).map((index) => {
      const angle = index * 1.2
      const [x, y] = polar(radius + random.between(-5, 5), angle)
      const [dx, dy] = polar(random.between(13, 23), angle + 90 + random.between(-62, 62))
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(dx)} ${Math.round(dy)}`
    })
    const berries = [84, 96, 106, 92, 20, 26, 176, 183, 264, 270].map((angle, index) => {
      const [x, y] = polar(radius + ((index * 7) % 15) - 7, angle)
      return circle(x, y, 4.2, inks.accent)
    })
    const half = needles.length / 2
    return (
      line(needles.slice(0, half).join(''), inks.main, 1.3) +
      line(needles.slice(half).join(''), inks.second, 1.2) +
      line(needles.filter((_, i) => i % 3 === 0).join(''), inks.main, 1.2) +
      berries.join('')
    )
  },
}

/** Leaves along a line that hangs between the two upper corners. */
export const garland: Motif = {
  label: 'einer Blättergirlande',
  draw: (inks) => {
    const random = createRandom('garland')
    const hang = (x: number): Point => [x, -60 + 46 * (1 - (x / 104) ** 2) + Math.sin(x / 9) * 1.5]
    const points = steps(60).map((index) => hang(-104 + index * 3.53))
    return (
      line(curve(points.filter((_, index) => index % 6 === 0)), inks.main, 1) +
      points
        .map(([x, y], index) => {
          const slope = x * -0.5 * (index % 2 ? 0.8 : 1)
          const down = index % 2 ? 1 : -1
          const turn = (x < 0 ? slope : slope + 180) + down * random.between(25, 65)
          return place(
            { x, y, rotate: turn },
            leaf(random.between(11, 19), 'laurel', 'half', index % 4 === 1 ? { ...inks, main: inks.second, second: inks.main } : inks, 1),
          )
        })
        .join('') +
      steps(8)
        .map((index) => {
          const [x, y] = hang(-80 + index * 22)
          return circle(x, y + 5, 1.9, inks.accent)
        })
        .join('')
    )
  },
}
