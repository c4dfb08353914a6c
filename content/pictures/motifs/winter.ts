/** Advent, Christmas and the turn of the year. */
import { mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import { along, type Point, polar, steps, taper } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import type { Inks, Motif } from './motif.ts'
import { star } from './sky.ts'

const branch = (control: readonly [Point, Point, Point, Point], seed: string, inks: Inks, length: number): string => {
  const random = createRandom(seed)
  const stops = along(control, 34)
  const needles = (sides: readonly number[]): string =>
    stops
      .slice(2)
      .flatMap(({ point, direction, part }) =>
        sides.map((side) => {
          const [dx, dy] = polar(random.about(length * (1 - part * 0.55), 0.2), direction + side * random.between(26, 48))
          return `M${Math.round(point[0] * 10) / 10} ${Math.round(point[1] * 10) / 10}l${Math.round(dx * 10) / 10} ${Math.round(dy * 10) / 10}`
        }),
      )
      .join('')
  return line(needles([1, -1]), inks.second, 1.5) + line(needles([0.6, -0.6]), inks.main, 1.3) + fill(taper(stops, 2.6, 1), inks.main)
}

export const firTwig: Motif = {
  label: 'einem Tannenzweig',
  draw: (inks) =>
    branch(
      [
        [-24, 100],
        [-20, 40],
        [6, 0],
        [16, -90],
      ],
      'a',
      inks,
      30,
    ) +
    branch(
      [
        [-18, 58],
        [-4, 30],
        [34, 20],
        [58, -16],
      ],
      'b',
      inks,
      22,
    ) +
    branch(
      [
        [-18, 40],
        [-30, 14],
        [-54, 0],
        [-64, -30],
      ],
      'c',
      inks,
      22,
    ) +
    branch(
      [
        [0, 4],
        [14, -16],
        [36, -26],
        [48, -56],
      ],
      'd',
      inks,
      17,
    ) +
    branch(
      [
        [-6, 0],
        [-14, -24],
        [-30, -36],
        [-36, -64],
      ],
      'e',
      inks,
      17,
    ) +
    (
      [
        [-22, 62],
        [-12, 70],
        [-26, 74],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 5.4, inks.accent))
      .join(''),
}

const bauble = (x: number, y: number, r: number, colour: string, kind: number, inks: Inks): string =>
  line(`M${x} -100V${y - r - 5}`, inks.main, 0.9) +
  rect(x - 4, y - r - 6, 8, 7, inks.main) +
  circle(x, y, r, colour) +
  ([
    line(
      `M${x - r} ${y}H${x + r}M${x - r * 0.94} ${y - r * 0.34}H${x + r * 0.94}M${x - r * 0.94} ${y + r * 0.34}H${x + r * 0.94}`,
      inks.paper,
      1.4,
    ),
    place({ x, y, scale: r / 150 }, star.draw({ ...inks, accent: inks.paper, second: colour })),
    line(`M${x - r * 0.62} ${y - r * 0.2}A${r * 0.66} ${r * 0.66} 0 0 1 ${x - r * 0.1} ${y - r * 0.66}`, inks.paper, 2.2),
    steps(7)
      .map((index) => circle(x - r * 0.7 + index * r * 0.233, y + (index % 2 ? r * 0.2 : -r * 0.1), 1.8, inks.paper))
      .join(''),
  ][kind] ?? '')

export const baubles: Motif = {
  label: 'Christbaumkugeln',
  draw: (inks) =>
    bauble(-58, -18, 30, inks.accent, 0, inks) +
    bauble(54, -40, 25, inks.second, 3, inks) +
    bauble(4, 46, 38, mix(inks.accent, inks.main, 0.35), 1, inks) +
    bauble(-22, -62, 15, inks.second, 2, inks) +
    bauble(74, 34, 16, inks.accent, 2, inks),
}

const layered = (x: number, base: number, width: number, height: number, colour: string, shade: string): string =>
  steps(4)
    .map((tier) => {
      const top = base - height + (height * tier) / 5.2
      const half = width * (0.2 + tier * 0.1)
      const bottom = top + height * 0.3
      return (
        fill(`M${x} ${top}L${x + half} ${bottom}Q${x + half * 0.4} ${bottom - 3} ${x} ${bottom + 2}Z`, shade) +
        fill(`M${x} ${top}L${x - half} ${bottom}Q${x - half * 0.4} ${bottom - 3} ${x} ${bottom + 2}Z`, colour)
      )
    })
    .join('') + rect(x - 2, base - height * 0.14, 4, height * 0.14, shade)

export const firTrees: Motif = {
  label: 'verschneiten Tannen',
  draw: (inks) =>
    layered(-62, 78, 66, 110, mix(inks.main, inks.paper, 0.35), mix(inks.second, inks.paper, 0.25)) +
    layered(64, 84, 72, 128, mix(inks.main, inks.paper, 0.2), inks.second) +
    layered(-4, 92, 92, 176, inks.main, mix(inks.main, inks.second, 0.6)) +
    place({ x: -4, y: -92, scale: 0.11 }, star.draw(inks)) +
    fill('M-100 84Q-40 72 0 86T100 82V90Q40 98 -10 94T-100 92Z', mix(inks.second, inks.paper, 0.6)),
}

/** A fir tree of nothing but strokes of one pen. */
export const penTree: Motif = {
  label: 'einem Baum aus Federstrichen',
  draw: (inks) =>
    steps(17)
      .map((row) => {
        const y = -78 + row * 10
        const half = 6 + row * 4.6
        return line(
          `M${-half} ${y + 8 + (row % 3)}Q${-half * 0.4} ${y + 12} 0 ${y}Q${half * 0.4} ${y + 12} ${half} ${y + 7 - (row % 2) * 2}`,
          row % 4 === 2 ? inks.second : inks.main,
          1.7,
        )
      })
      .join('') +
    line('M0 90V100', inks.main, 3) +
    place({ y: -88, scale: 0.13 }, star.draw(inks)) +
    (
      [
        [-14, -20],
        [20, 4],
        [-30, 32],
        [8, 40],
        [46, 62],
        [-56, 74],
        [-6, 80],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 3.6, inks.accent))
      .join(''),
}

const cottage = (x: number, y: number, size: number, colour: string, inks: Inks): string =>
  place(
    { x, y, scale: size },
    rect(-24, -36, 48, 36, colour),
    fill('M-31 -34L0 -66L31 -34Z', inks.paper),
    fill('M-31 -34L0 -66L31 -34L27 -30L0 -58L-27 -30Z', inks.second),
    rect(12, -62, 8, 18, colour),
    rect(-14, -26, 10, 11, inks.accent),
    rect(4, -26, 10, 11, inks.accent),
    rect(-4, -12, 9, 12, inks.second),
  )
export const village: Motif = {
  label: 'einem verschneiten Dorf',
  draw: (inks) =>
    fill('M-100 40Q-60 20 -20 34T60 26T100 36V80H-100Z', mix(inks.second, inks.paper, 0.72)) +
    cottage(-58, 36, 0.8, inks.main, inks) +
    cottage(-2, 38, 1.05, mix(inks.main, inks.second, 0.35), inks) +
    cottage(60, 34, 0.86, inks.main, inks) +
    fill('M24 36V-34L32 -66L40 -34V36Z', inks.main) +
    rect(29, -22, 6, 9, inks.accent) +
    layered(-88, 46, 30, 46, inks.main, inks.second) +
    layered(90, 46, 34, 56, inks.main, inks.second) +
    fill('M-100 50Q-40 30 10 46T100 44V92Q0 104 -100 90Z', inks.paper) +
    line('M-100 50Q-40 30 10 46T100 44', mix(inks.second, inks.paper, 0.4), 1),
}

export const clover: Motif = {
  label: 'einem Glücksklee',
  draw: (inks) =>
    fill(
      taper(
        along(
          [
            [0, 6],
            [8, 40],
            [-6, 70],
            [18, 100],
          ],
          10,
        ),
        3,
        5,
      ),
      inks.main,
    ) +
    steps(4)
      .map((index) =>
        place(
          { y: -14, rotate: index * 90 + 45 },
          fill(
            'M0 0C-26 -10 -48 -30 -40 -56C-34 -76 -8 -74 0 -54C8 -74 34 -76 40 -56C48 -30 26 -10 0 0Z',
            index % 2 ? inks.main : inks.second,
          ),
          line('M0 -4V-46', inks.paper, 1.6),
        ),
      )
      .join(''),
}
