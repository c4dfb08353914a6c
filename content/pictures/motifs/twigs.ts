/** Twigs and single leaves, each growing upwards. */
import { along, type Point, polar, steps, taper } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import { leaf } from './leaf.ts'
import type { Inks, Motif } from './motif.ts'
import { type TwigSpec, twig } from './twig.ts'

type Control = readonly [Point, Point, Point, Point]
const upright: Control = [
  [-14, 100],
  [-34, 40],
  [26, -20],
  [8, -92],
]
const leaning: Control = [
  [-50, 98],
  [-30, 40],
  [-10, -10],
  [44, -90],
]

const drawn = (label: string, spec: TwigSpec): Motif => ({ label, draw: (inks) => twig(spec, inks) })

export const oliveTwig = drawn('einem Olivenzweig', {
  seed: 'olive',
  control: upright,
  leaves: 9,
  shape: 'olive',
  style: 'half',
  length: 64,
  angle: 62,
  opposite: true,
  berries: true,
})
export const fineTwig = drawn('einem feinen Zweig', {
  seed: 'fine',
  control: leaning,
  leaves: 11,
  shape: 'laurel',
  style: 'line',
  length: 46,
  angle: 52,
  stem: 1.6,
})
export const laurelTwig = drawn('einem Lorbeerzweig', {
  seed: 'laurel',
  control: leaning,
  leaves: 7,
  shape: 'laurel',
  style: 'vein',
  length: 58,
  angle: 62,
  opposite: true,
  mixed: true,
})
export const eucalyptus = drawn('einem Eukalyptuszweig', {
  seed: 'eucalyptus',
  control: upright,
  leaves: 7,
  shape: 'eucalyptus',
  style: 'vein',
  length: 36,
  angle: 88,
  opposite: true,
  mixed: true,
  stem: 2,
})
export const willow = drawn('einem Weidenzweig', {
  seed: 'willow',
  control: [
    [30, 100],
    [36, 30],
    [10, -60],
    [-50, -88],
  ],
  leaves: 15,
  shape: 'willow',
  style: 'flat',
  length: 70,
  angle: 30,
  stem: 1.8,
})
export const fern = drawn('einem Farnwedel', {
  seed: 'fern',
  control: upright,
  leaves: 20,
  shape: 'fern',
  style: 'flat',
  length: 60,
  angle: 84,
  opposite: true,
  stem: 2,
  bare: 0.2,
})
export const roseTwig = drawn('einem Blätterzweig', {
  seed: 'rose',
  control: leaning,
  leaves: 5,
  shape: 'rose',
  style: 'half',
  length: 60,
  angle: 70,
  opposite: true,
})

/** One leaf, large, with its veins: the quiet motif of a mourning card. */
export const singleLeaf: Motif = {
  label: 'einem einzelnen Blatt',
  draw: (inks) =>
    place(
      { x: -58, y: 82, rotate: -54 },
      fill('M-34 -6C-20 -1 -10 0 2 0L2 3C-12 3 -24 2 -35 -3Z', inks.main),
      leaf(186, 'rose', 'half', inks, -14),
      ...steps(7).map((index) => {
        const x = 26 + index * 21
        const reach = 40 * Math.sin(((index + 1.2) / 8.4) * Math.PI)
        return line(
          `M${x} ${-index}C${x + 10} ${-reach * 0.5} ${x + 18} ${-reach * 0.9} ${x + 26} ${-reach}M${x} ${-index}C${x + 12} ${reach * 0.4} ${x + 18} ${reach * 0.7} ${x + 24} ${reach * 0.8}`,
          inks.paper,
          1,
        )
      }),
    ),
}

const blade = (from: number, to: number, height: number, width: number, colour: string): string =>
  fill(
    taper(
      along(
        [
          [from, 100],
          [from + (to - from) * 0.1, 20],
          [from + (to - from) * 0.4, -height * 0.5],
          [to, -height],
        ],
        12,
      ),
      width,
      0.5,
    ),
    colour,
  )

export const grasses: Motif = {
  label: 'Gräsern im Wind',
  draw: (inks) =>
    [
      ...steps(11).map((index) =>
        blade(-46 + index * 9, -30 + index * 12 + (index % 3) * 16, 20 + ((index * 37) % 70), 2.4, index % 2 ? inks.main : inks.second),
      ),
      ...steps(4).map((index) => {
        const stops = along(
          [
            [-20 + index * 14, 100],
            [-14 + index * 16, 10],
            [6 + index * 18, -50],
            [26 + index * 20, -70 - ((index * 29) % 26)],
          ],
          40,
        )
        return (
          fill(taper(stops, 1.8, 0.8), inks.main) +
          stops
            .slice(20)
            .filter((_, index) => index % 2 === 0)
            .map(({ point, direction }, seed) =>
              place({ x: point[0], y: point[1], rotate: direction + (seed % 2 ? 26 : -26) }, leaf(12, 'fern', 'flat', inks, 1)),
            )
            .join('')
        )
      }),
    ].join(''),
}

/** Ears of grain, for communion and harvest. */
export const grain: Motif = {
  label: 'Kornähren',
  draw: (inks) =>
    (
      [
        [[4, 100], [2, 40], [-4, -10], [-36, -66], 1],
        [[0, 100], [4, 40], [2, -20], [8, -84], 1],
        [[-4, 100], [2, 50], [14, 0], [52, -44], 0.86],
      ] as const
    )
      .map(([a, b, c, d, size]) => ear([a, b, c, d], size, inks))
      .join(''),
}

function ear(control: Control, size: number, inks: Inks): string {
  const stops = along(control, 41)
  const kernels = stops.slice(24).filter((_, index) => index % 2 === 0)
  return (
    fill(taper(stops, 2.4, 1), inks.main) +
    kernels
      .map(({ point, direction }, index) =>
        [1, -1]
          .map((side) => {
            const [dx, dy] = polar(34 * size, direction + side * 17)
            return (
              line(`M${Math.round(point[0])} ${Math.round(point[1])}l${Math.round(dx)} ${Math.round(dy)}`, inks.second, 0.7) +
              place(
                { x: point[0], y: point[1], rotate: direction + side * (34 - index) },
                leaf(17 * size, 'rose', 'half', { main: inks.accent, second: inks.second, paper: inks.paper }),
              )
            )
          })
          .join(''),
      )
      .join('')
  )
}

export const mistletoe: Motif = {
  label: 'einem Mistelzweig',
  draw: (inks) =>
    [-62, -20, 24, 68]
      .map((turn, index) =>
        place(
          { x: 0, y: -84, rotate: turn + 90 },
          fill(
            taper(
              along(
                [
                  [0, 0],
                  [30, 8],
                  [60, -6],
                  [96, 2],
                ],
                10,
              ),
              3,
              1.4,
            ),
            inks.main,
          ),
          ...[44, 70, 98].map(
            (x, part) =>
              place({ x, y: 2, rotate: part % 2 ? 30 : -34 }, leaf(54, 'laurel', 'half', inks)) +
              place({ x, y: 2, rotate: part % 2 ? -38 : 32 }, leaf(46, 'laurel', 'half', inks)),
          ),
          ...[52, 80, 104].map((x, part) => circle(x, 6 - part * 5 + index, 6, inks.accent)),
        ),
      )
      .join('') + line('M0 -100V-84', inks.accent, 3),
}
