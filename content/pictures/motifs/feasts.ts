/** Easter, Halloween, Oktoberfest. */
import { mix } from '../colour.ts'
import { blob, curve, ellipse, points, polar, steps } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import { hare } from './animals.ts'
import { leaf } from './leaf.ts'
import type { Inks, Motif } from './motif.ts'
import { tulip } from './stems.ts'

export const pretzel: Motif = {
  label: 'einer Breze',
  draw: ({ main, second, paper, accent }) => {
    const belly =
      'M-4 -2C-20 -26 -30 -66 -56 -60C-86 -52 -92 -6 -70 28C-52 58 -28 70 0 70S52 58 70 28C92 -6 86 -52 56 -60C30 -66 20 -26 4 -2'
    const arms = 'M-16 -26C-4 4 20 20 40 56M16 -26C4 4 -20 20 -40 56'
    return (
      line(arms, main, 19) +
      line(arms, second, 13) +
      line(belly, main, 25) +
      line(belly, second, 18) +
      line('M-16 -26C-8 -6 2 6 10 16', second, 13) +
      line('M-40 66C-14 76 14 76 40 66', mix(second, paper, 0.5), 7) +
      line('M-66 -46C-76 -34 -78 -14 -70 4M66 -46C76 -34 78 -14 70 4', mix(second, paper, 0.35), 3) +
      (
        [
          [-58, -56],
          [-76, -10],
          [60, -58],
          [78, -6],
          [-54, 44],
          [56, 42],
          [-20, 24],
          [22, 26],
          [0, -2],
          [-34, -48],
          [36, -44],
        ] as const
      )
        .map(([x, y], index) => place({ x, y, rotate: index * 34 }, rect(-2.8, -2.4, 5.6, 4.8, accent)))
        .join('')
    )
  },
}

export const mug: Motif = {
  label: 'einem Maßkrug',
  draw: ({ main, second, accent, paper }) =>
    line('M44 -30H64C84 -30 84 52 62 56H44', main, 12) +
    fill('M-56 -44H46L50 92H-60Z', main) +
    fill('M-48 -36H38L42 84H-52Z', accent) +
    steps(3)
      .map((column) =>
        steps(4)
          .map((row) => fill(ellipse(-32 + column * 28, -8 + row * 26, 9, 10), mix(accent, paper, 0.35)))
          .join(''),
      )
      .join('') +
    fill(
      blob(
        points(
          '-64 -34, -70 -62, -48 -80, -24 -76, 0 -92, 26 -80, 50 -82, 60 -58, 48 -34, 30 -28, 22 -8, 8 -26, -20 -32, -34 -16, -44 -32',
        ),
      ),
      mix(paper, '#ffffff', 0.7),
    ) +
    line(curve(points('-64 -34, -70 -62, -48 -80, -24 -76, 0 -92, 26 -80, 50 -82, 60 -58, 48 -34')), second, 2),
}

/** The lozenges of the Bavarian flag. */
export const lozenges: Motif = {
  label: 'Rauten',
  draw: ({ main, second }) =>
    steps(9)
      .flatMap((row) =>
        steps(9).map((column) => {
          const x = -88 + column * 22 + (row % 2) * 11
          const y = -88 + row * 22
          return fill(`M${x} ${y - 21}L${x + 10.4} ${y}L${x} ${y + 21}L${x - 10.4} ${y}Z`, (row + column) % 5 === 3 ? second : main)
        }),
      )
      .join(''),
}

export const pumpkin: Motif = {
  label: 'einem Kürbis',
  draw: ({ main, second, accent, paper }) => {
    const shade = mix(accent, '#3a1204', 0.2)
    return (
      fill(ellipse(-46, 28, 44, 54), shade) +
      fill(ellipse(46, 28, 44, 54), shade) +
      fill(ellipse(-24, 28, 42, 60), accent) +
      fill(ellipse(24, 28, 42, 60), accent) +
      fill(ellipse(0, 28, 30, 62), mix(accent, paper, 0.12)) +
      fill('M-8 -30C-10 -50 -4 -62 -18 -76L-2 -84C12 -70 8 -50 12 -30Z', main) +
      line('M10 -44C30 -70 44 -40 58 -58C66 -68 76 -58 70 -50', main, 2.4) +
      fill(
        'M-48 14L-22 20L-40 -12ZM48 14L22 20L40 -12ZM-6 34L6 34L0 20ZM-62 44Q-40 50 -34 50L-28 62L-18 53Q0 57 16 53L24 63L32 50Q40 50 62 44Q40 84 0 84T-62 44Z',
        second,
      )
    )
  },
}

const batShape =
  'M0 18C-6 6 -12 4 -20 12C-30 2 -44 4 -52 16C-60 8 -74 8 -98 20C-88 -14 -62 -30 -34 -30C-24 -28 -16 -20 -12 -10L-10 -28L-3 -20H3L10 -28L12 -10C16 -20 24 -28 34 -30C62 -30 88 -14 98 20C74 8 60 8 52 16C44 4 30 2 20 12C12 4 6 6 0 18Z'
export const bats: Motif = {
  label: 'Fledermäusen vor dem Mond',
  draw: (inks) =>
    circle(10, 0, 76, inks.accent) +
    circle(34, -26, 9, mix(inks.accent, inks.paper, 0.25)) +
    circle(-14, 34, 14, mix(inks.accent, inks.paper, 0.25)) +
    circle(46, 20, 5, mix(inks.accent, inks.paper, 0.25)) +
    place({ x: -26, y: -20, scale: 0.66, rotate: -12 }, fill(batShape, inks.main)) +
    place({ x: 50, y: 34, scale: 0.42, rotate: 14 }, fill(batShape, inks.main)) +
    place({ x: 52, y: -70, scale: 0.26, rotate: -6 }, fill(batShape, inks.main)) +
    place({ x: -66, y: 60, scale: 0.22, rotate: 10 }, fill(batShape, inks.second)),
}

/** Ghosts are sheets: one line each, and two holes. */
export const ghosts: Motif = {
  label: 'kleinen Gespenstern',
  draw: (inks) =>
    (
      [
        [-44, 4, 0.8, -6],
        [44, -14, 0.62, 8],
        [6, 54, 0.46, 2],
      ] as const
    )
      .map(([x, y, scale, rotate]) =>
        place(
          { x, y, scale, rotate },
          fill('M-44 84C-50 20 -54 -84 2 -84C58 -84 50 20 48 88C38 76 30 74 22 86C14 74 4 72 -4 86C-14 74 -28 72 -44 84Z', inks.second),
          fill(ellipse(-14, -34, 7, 11), inks.main),
          fill(ellipse(18, -34, 7, 11), inks.main),
          fill(ellipse(3, -4, 6, 9), inks.main),
        ),
      )
      .join(''),
}

const eggShape = 'M0 -92C38 -92 66 -20 66 22C66 62 38 88 0 88S-66 62 -66 22C-66 -20 -38 -92 0 -92Z'
const egg = (x: number, y: number, scale: number, rotate: number, colour: string, kind: number, inks: Inks): string =>
  place(
    { x, y, scale, rotate },
    fill(eggShape, colour),
    [
      [-40, -8, 24, 54]
        .map((height, index) =>
          line(`M${-58 + index * 3} ${height}Q-34 ${height - 16} -18 ${height}T20 ${height}T58 ${height}`, inks.paper, 4),
        )
        .join(''),
      steps(14)
        .map((index) => circle(-42 + (index % 4) * 28 + (Math.floor(index / 4) % 2) * 12, -38 + Math.floor(index / 4) * 32, 6, inks.paper))
        .join(''),
      [-16, 24]
        .map((rotate) =>
          place({ x: -8, y: 66, rotate: -90 + rotate }, leaf(116, 'fern', 'vein', { main: inks.paper, second: inks.paper, paper: colour })),
        )
        .join('') + line('M-8 66C-6 20 0 -20 6 -60', inks.paper, 3),
    ][kind] ?? '',
  )

export const eggs: Motif = {
  label: 'bemalten Ostereiern',
  draw: (inks) =>
    egg(-46, 20, 0.62, -14, inks.accent, 0, inks) +
    egg(48, 26, 0.56, 16, inks.second, 1, inks) +
    egg(2, 4, 0.76, 2, inks.main, 2, inks) +
    line('M-98 84Q-40 78 0 84T98 82', inks.main, 1.4),
}

export const hareMeadow: Motif = {
  label: 'einem Hasen zwischen Tulpen',
  draw: (inks) =>
    place({ x: 4, y: 16, scale: 0.84 }, hare.draw(inks)) +
    (
      [
        [-74, 46, 0.52, -4, false],
        [-50, 62, 0.36, 6, true],
        [62, 42, 0.56, 5, false],
        [84, 60, 0.38, -3, true],
      ] as const
    )
      .map(([x, y, scale, rotate, flip]) => place({ x, y, scale, rotate, flip }, tulip.draw(inks)))
      .join('') +
    line('M-98 98Q0 90 98 98', inks.main, 1.4),
}

export const sunburst: Motif = {
  label: 'einem Strahlenkranz',
  draw: ({ accent, second }) =>
    steps(36)
      .map((index) => {
        const [x, y] = polar(100, index * 10)
        const [ax, ay] = polar(100, index * 10 + 4.2)
        return fill(`M0 0L${x.toFixed(1)} ${y.toFixed(1)}L${ax.toFixed(1)} ${ay.toFixed(1)}Z`, index % 2 ? accent : second)
      })
      .join(''),
}
