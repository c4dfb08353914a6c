/** Signs of faith, drawn quietly. */
import { mix } from '../colour.ts'
import { along, steps, taper } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import { leaf } from './leaf.ts'
import type { Motif } from './motif.ts'
import { grain } from './twigs.ts'

export const fish: Motif = {
  label: 'einem Fisch',
  draw: ({ main, accent }) =>
    line('M98 -40C60 8 20 44 -30 44C-66 44 -88 20 -98 0C-86 -24 -64 -44 -30 -44C20 -44 60 -6 98 42', main, 6) +
    circle(-58, -8, 4.5, accent),
}

/** Fish made of small fish: a shoal with one that shines. */
export const shoal: Motif = {
  label: 'einem Fischschwarm',
  draw: (inks) =>
    steps(13)
      .map((index) => {
        const row = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 2.6, 4, 4][index] ?? 0
        const x = -74 + row * 40
        const y = ([0, -22, 22, -46, 0, 46, -66, -24, 22, 64, 90, -42, 42][index] ?? 0) + (index % 3) * 4
        const colour = index === 4 ? inks.accent : index % 2 ? inks.main : inks.second
        return place(
          { x, y, scale: 0.19, rotate: (index % 5) * 4 - 8 },
          fill('M98 -42C60 6 20 46 -30 46C-66 46 -88 20 -98 0C-86 -24 -64 -46 -30 -46C20 -46 60 -6 98 42C86 14 86 -14 98 -42Z', colour),
          circle(-56, -8, 7, inks.paper),
        )
      })
      .join(''),
}

export const dove: Motif = {
  label: 'einer Taube mit Zweig',
  draw: (inks) =>
    fill(
      'M-84 34C-60 30 -42 20 -28 2C-40 -30 -34 -66 -8 -94C-2 -64 10 -44 22 -34C34 -58 52 -72 78 -76C72 -50 62 -30 46 -14C56 -18 66 -18 74 -10L88 -6L74 2C66 30 36 48 0 46C-20 58 -48 64 -84 60C-70 52 -66 46 -60 42Z',
      inks.main,
    ) +
    line(
      'M-22 2C-6 -8 10 -22 22 -34M-20 -20C-10 -26 0 -34 6 -42M-24 -42C-18 -46 -12 -54 -8 -62M40 -14C48 -26 56 -40 60 -54',
      inks.paper,
      1.5,
    ) +
    circle(68, -6, 2.4, inks.paper) +
    fill(
      taper(
        along(
          [
            [84, -4],
            [90, 20],
            [84, 40],
            [70, 60],
          ],
          8,
        ),
        1.8,
        1,
      ),
      inks.accent,
    ) +
    (
      [
        [88, 16, 20],
        [86, 30, 150],
        [80, 44, 40],
        [76, 52, 170],
        [70, 60, 110],
      ] as const
    )
      .map(([x, y, turn]) =>
        place({ x, y, rotate: turn }, leaf(20, 'laurel', 'flat', { main: inks.accent, second: inks.second, paper: inks.paper })),
      )
      .join(''),
}

export const cross: Motif = {
  label: 'einem schlichten Kreuz',
  draw: ({ main }) => fill('M-4 -98L4.5 -97L4 -40L52 -41L51 -33L4 -32L5 98L-4.5 97L-4 -32L-52 -31L-51 -39.5L-4 -40Z', main),
}

/** A cross that a twig grows around. */
export const leafCross: Motif = {
  label: 'einem Kreuz mit Ranke',
  draw: (inks) =>
    fill('M-3 -98L3 -97L3 98L-3 97ZM-50 -41L50 -42L50 -36L-50 -35Z', inks.accent) +
    fill(
      taper(
        along(
          [
            [-26, 98],
            [44, 40],
            [-52, 0],
            [14, -58],
          ],
          16,
        ),
        2.4,
        1,
      ),
      inks.main,
    ) +
    along(
      [
        [-26, 98],
        [44, 40],
        [-52, 0],
        [14, -58],
      ],
      15,
    )
      .slice(2)
      .map(({ point, direction }, index) =>
        place(
          { x: point[0], y: point[1], rotate: direction + (index % 2 ? 50 : -54) },
          leaf(26 - index * 0.7, 'laurel', 'half', inks, index % 2 ? -2 : 2),
        ),
      )
      .join(''),
}

export const chalice: Motif = {
  label: 'Kelch und Hostie',
  draw: (inks) =>
    circle(0, -54, 36, mix(inks.second, inks.paper, 0.35)) +
    line('M0 -76V-34M-15 -60H15', inks.main, 2) +
    fill('M-46 -36H46C46 8 26 26 6 30V66C24 70 38 78 42 88H-42C-38 78 -24 70 -6 66V30C-26 26 -46 8 -46 -36Z', inks.main) +
    line('M-34 -22C-33 2 -22 14 -12 18', inks.paper, 2.2) +
    circle(0, 44, 8, inks.accent) +
    line('M-40 -26H40', inks.accent, 2),
}

export const chaliceGrain: Motif = {
  label: 'Kelch, Ähren und Trauben',
  draw: (inks) =>
    place({ x: -48, y: 16, scale: 0.78, rotate: -16 }, grain.draw(inks)) +
    place({ x: 16, y: 10, scale: 0.84 }, chalice.draw(inks)) +
    (
      [
        [66, 62],
        [80, 58],
        [60, 74],
        [73, 73],
        [86, 71],
        [66, 86],
        [79, 86],
        [72, 97],
      ] as const
    )
      .map(([x, y], index) => circle(x, y, 7.4, index % 2 ? inks.second : inks.accent))
      .join('') +
    line('M72 54C70 46 76 40 84 38', inks.main, 1.8),
}

export const tree: Motif = {
  label: 'einem Lebensbaum',
  draw: (inks) =>
    fill('M-12 98C-4 70 -6 50 -4 20L4 20C6 50 4 70 14 98Z', inks.main) +
    steps(11)
      .map((index) => {
        const angle = -172 + index * 16.4
        const reach = 66 + (index % 3) * 12
        const x = Math.round(reach * Math.cos((angle * Math.PI) / 180))
        const y = Math.round(-8 + reach * 0.95 * Math.sin((angle * Math.PI) / 180))
        const stops = along(
          [
            [0, 34],
            [x * 0.1, 0],
            [x * 0.5, y * 0.4],
            [x, y],
          ],
          20,
        )
        return (
          fill(taper(stops, 4, 1), inks.main) +
          stops
            .slice(7)
            .filter((_, at) => at % 2 === 0)
            .map(({ point, direction }, at) =>
              place(
                { x: point[0], y: point[1], rotate: direction + (at % 2 ? 52 : -52) },
                leaf(17, 'rose', 'half', (index + at) % 4 === 0 ? { main: inks.accent, second: inks.second, paper: inks.paper } : inks, 2),
              ),
            )
            .join('')
        )
      })
      .join('') +
    line('M-40 98H44', inks.main, 1.4),
}

export const candle: Motif = {
  label: 'einer Kerze',
  draw: (inks) =>
    fill('M-17 -36C-6 -31 6 -40 17 -35L17 98H-17Z', inks.second) +
    line('M0 0V56M-11 18H11', inks.main, 1.8) +
    line('M-14 78C-4 70 4 86 14 76', inks.accent, 1.6) +
    line('M0 -36C1 -42 0 -46 0 -50', inks.main, 1.8) +
    fill('M0 -98C17 -74 14 -50 0 -49C-14 -50 -16 -72 0 -98Z', inks.accent) +
    fill('M1 -76C8 -64 7 -54 0 -53C-6 -54 -6 -64 1 -76Z', inks.paper),
}

export const drops: Motif = {
  label: 'Wassertropfen und Wellen',
  draw: (inks) =>
    steps(4)
      .map((row) =>
        line(
          `M-98 ${34 + row * 19}C-74 ${20 + row * 19} -58 ${20 + row * 19} -34 ${34 + row * 19}S10 ${48 + row * 19} 32 ${34 + row * 19}S76 ${20 + row * 19} 98 ${34 + row * 19}`,
          row % 2 ? inks.second : inks.main,
          2.6,
        ),
      )
      .join('') +
    (
      [
        [0, -58, 1],
        [-36, -18, 0.6],
        [36, -10, 0.52],
      ] as const
    )
      .map(([x, y, size]) =>
        place(
          { x, y, scale: size },
          fill('M0 -42C22 -8 30 6 30 20A30 30 0 0 1 -30 20C-30 6 -22 -8 0 -42Z', inks.accent),
          line('M-16 20A16 16 0 0 0 0 36', inks.paper, 3),
        ),
      )
      .join(''),
}
