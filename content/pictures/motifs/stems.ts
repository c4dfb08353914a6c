/** Flowers on their stems, as they stand in a meadow. They grow from (0,100) upwards. */
import { mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import { along, blob, ellipse, type Point, points, polar, steps, taper } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import { daisy } from './blossoms.ts'
import { leaf } from './leaf.ts'
import type { Inks, Motif } from './motif.ts'

type Control = readonly [Point, Point, Point, Point]
const stem = (control: Control, inks: Inks, width = 2.4): string => fill(taper(along(control, 12), width, width * 0.55), inks.main)

export const poppy: Motif = {
  label: 'Klatschmohn',
  draw: (inks) => {
    const shade = mix(inks.accent, '#2a0a08', 0.16)
    return (
      stem(
        [
          [6, 100],
          [-12, 40],
          [14, 0],
          [0, -50],
        ],
        inks,
      ) +
      stem(
        [
          [4, 100],
          [20, 60],
          [36, 20],
          [44, -10],
        ],
        inks,
        1.8,
      ) +
      place({ x: 2, y: 66, rotate: -150 }, leaf(50, 'fern', 'flat', inks, 10)) +
      place({ x: -2, y: 46, rotate: -38 }, leaf(46, 'fern', 'flat', inks, -8)) +
      fill(blob(points('-4 -44, -34 -48, -52 -72, -44 -94, -16 -90, 4 -96, 34 -96, 48 -74, 36 -50')), shade) +
      fill(blob(points('0 -44, -26 -50, -34 -70, -18 -80, 2 -74, 22 -82, 36 -70, 28 -50')), inks.accent) +
      fill(ellipse(0, -54, 8, 5), mix(inks.main, '#111111', 0.6)) +
      fill(blob(points('44 -8, 36 -20, 40 -36, 48 -36, 53 -20')), inks.main) +
      fill('M41 -34Q45 -44 50 -33Z', inks.accent)
    )
  },
}

export const lavender: Motif = {
  label: 'Lavendel',
  draw: (inks) =>
    (
      [
        [-34, -58, 0.9],
        [0, -96, 1],
        [32, -66, 0.95],
        [14, -34, 0.8],
        [-16, -22, 0.7],
      ] as const
    )
      .map(([x, top, size], number) => {
        const stops = along(
          [
            [x * 0.15, 100],
            [x * 0.4, 40],
            [x, 0],
            [x * 1.3, top],
          ],
          34,
        )
        return (
          fill(taper(stops, 1.9, 0.9), inks.main) +
          stops
            .slice(18)
            .filter((_, index) => index % 2 === 0)
            .map(({ point, direction, part }, index) =>
              [-1, 0, 1]
                .map((side) =>
                  place(
                    { x: point[0], y: point[1], rotate: direction + side * 42 },
                    leaf(13 * size * (1.25 - part * 0.4), 'rose', 'flat', {
                      main: (index + side + number) % 3 === 0 ? inks.second : inks.accent,
                      second: inks.second,
                      paper: inks.paper,
                    }),
                  ),
                )
                .join(''),
            )
            .join('')
        )
      })
      .join('') +
    place({ x: -2, y: 84, rotate: -130 }, leaf(44, 'willow', 'flat', inks, 6)) +
    place({ x: 2, y: 78, rotate: -50 }, leaf(48, 'willow', 'flat', inks, -6)),
}

/** Queen Anne's lace: umbels of tiny blossoms on fine rays. */
export const umbel: Motif = {
  label: 'einer wilden Möhre in Blüte',
  draw: (inks) => {
    const random = createRandom('umbel')
    const head = (x: number, y: number, size: number): string =>
      steps(15)
        .map((index) => {
          const angle = -168 + index * 11.2
          const [dx, dy] = polar(size * random.between(0.86, 1.05), angle)
          const end: Point = [x + dx, y + dy * 0.62]
          const dots = steps(7).map(() => {
            const [ox, oy] = polar(random.between(0, size * 0.17), random.between(0, 360))
            return circle(end[0] + ox, end[1] + oy * 0.7, random.between(size * 0.028, size * 0.05), index % 3 ? inks.accent : inks.second)
          })
          return (
            line(
              `M${x} ${y}Q${Math.round(x + dx * 0.7)} ${Math.round(y + dy * 0.2)} ${Math.round(end[0])} ${Math.round(end[1])}`,
              inks.main,
              0.9,
            ) + dots.join('')
          )
        })
        .join('')
    return (
      stem(
        [
          [0, 100],
          [-6, 40],
          [6, 10],
          [-6, -36],
        ],
        inks,
        2.2,
      ) +
      stem(
        [
          [-2, 40],
          [14, 20],
          [34, 6],
          [44, -6],
        ],
        inks,
        1.5,
      ) +
      stem(
        [
          [0, 62],
          [-20, 40],
          [-38, 34],
          [-46, 18],
        ],
        inks,
        1.4,
      ) +
      head(-6, -36, 66) +
      head(44, -6, 34) +
      head(-46, 18, 26) +
      [
        [-2, 70, -36],
        [0, 56, -148],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(
            { x, y, rotate: turn },
            leaf(40, 'fern', 'flat', inks, 5),
            place({ x: 14, rotate: -36 }, leaf(22, 'fern', 'flat', inks)),
            place({ x: 14, rotate: 36 }, leaf(22, 'fern', 'flat', inks)),
          ),
        )
        .join('')
    )
  },
}

export const tulip: Motif = {
  label: 'einer Tulpe',
  draw: (inks) =>
    stem(
      [
        [4, 100],
        [-6, 60],
        [4, 10],
        [0, -36],
      ],
      inks,
      4,
    ) +
    fill('M2 96C-38 70 -46 20 -30 -14C-22 24 -12 60 4 82Z', inks.main) +
    fill('M4 98C30 76 40 44 46 8C24 30 8 60 2 86Z', inks.second) +
    fill(
      'M0 -34C-30 -38 -34 -66 -24 -96C-12 -86 -4 -78 0 -70C6 -80 14 -88 25 -96C34 -66 30 -38 0 -34Z',
      mix(inks.accent, '#30100a', 0.14),
    ) +
    fill('M0 -34C-20 -46 -16 -76 1 -98C17 -76 20 -46 0 -34Z', inks.accent),
}

export const snowdrop: Motif = {
  label: 'Schneeglöckchen',
  draw: (inks) =>
    (
      [
        [0, 1, 0],
        [-34, 0.8, -8],
        [30, 0.66, 6],
      ] as const
    )
      .map(([x, size, turn]) =>
        place(
          { x, y: 100 - 100 * size, scale: size, rotate: turn },
          fill(
            taper(
              along(
                [
                  [0, 100],
                  [-10, 30],
                  [-12, -80],
                  [26, -84],
                ],
                16,
              ),
              2.6,
              1.2,
            ),
            inks.main,
          ),
          line('M26 -84C32 -80 33 -74 32 -66', inks.main, 1.2),
          fill('M26 -66Q32 -74 38 -66L37 -58H27Z', inks.main),
          fill('M28 -60C14 -46 12 -26 20 -12C28 -24 32 -40 31 -60Z', inks.second),
          fill('M36 -60C50 -46 54 -26 46 -12C37 -24 33 -40 33 -60Z', inks.second),
          fill('M32 -60C22 -40 22 -18 32 -4C42 -18 42 -40 32 -60Z', inks.accent),
          line('M27 -14Q32 -20 37 -14', inks.main, 1.4),
          place({ x: -4, y: 96, rotate: -100 }, leaf(96, 'willow', 'flat', inks, -10)),
          place({ x: 4, y: 98, rotate: -74 }, leaf(80, 'willow', 'flat', inks, 10)),
        ),
      )
      .join(''),
}

export const daisies: Motif = {
  label: 'Margeriten',
  draw: (inks) =>
    (
      [
        [-40, -20, 0.26, 0.8],
        [6, -66, 0.32, 1],
        [46, -30, 0.24, 0.85],
        [20, 14, 0.18, 1],
      ] as const
    )
      .map(
        ([x, y, size, squash], index) =>
          stem(
            [
              [x * 0.2, 100],
              [x * 0.1, 50],
              [x * 0.9, 40],
              [x, y],
            ],
            inks,
            2,
          ) + place({ x, y, rotate: index * 12 - 14 }, `<g transform="scale(${size} ${size * squash})">${daisy.draw(inks)}</g>`),
      )
      .join('') +
    [
      [2, 80, -150],
      [0, 66, -30],
      [-6, 52, -140],
    ]
      .map(([x = 0, y = 0, rotate = 0]) => place({ x, y, rotate }, leaf(34, 'laurel', 'flat', inks, 4)))
      .join(''),
}

export const thistle: Motif = {
  label: 'einer Distel',
  draw: (inks) =>
    stem(
      [
        [0, 100],
        [-8, 40],
        [8, 10],
        [0, -30],
      ],
      inks,
      3,
    ) +
    steps(19)
      .map((index) => {
        const [dx, dy] = polar(52 + (index % 3) * 5, -148 + index * 6.5)
        return line(`M0 -44L${Math.round(dx)} ${Math.round(-38 + dy)}`, index % 2 ? inks.accent : inks.second, 2.6)
      })
      .join('') +
    fill(blob(points('0 -22, -24 -34, -22 -56, 0 -62, 22 -56, 24 -34')), inks.main) +
    steps(5)
      .map((row) => line(`M${-17 + row * 2} ${-52 + row * 6}Q0 ${-44 + row * 7} ${17 - row * 2} ${-52 + row * 6}`, inks.paper, 0.8))
      .join('') +
    [
      [0, 70, -40, 62],
      [-2, 50, -146, 58],
      [2, 20, -34, 40],
    ]
      .map(([x = 0, y = 0, rotate = 0, size = 0]) =>
        place(
          { x, y, rotate },
          fill(
            `M0 0L${size * 0.2} ${-8}L${size * 0.3} -3L${size * 0.45} -12L${size * 0.55} -3L${size * 0.75} -9L${size} 0L${size * 0.72} 7L${size * 0.56} 3L${size * 0.42} 11L${size * 0.3} 4L${size * 0.18} 8Z`,
            inks.main,
          ),
        ),
      )
      .join(''),
}
