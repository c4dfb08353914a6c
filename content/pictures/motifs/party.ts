/** What stands and hangs about when people celebrate. */
import { mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import { curve, ellipse, type Point, polar, polygon, ring, steps } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import type { Inks, Motif } from './motif.ts'

const balloonAt = (x: number, y: number, size: number, colour: string, turn: number, inks: Inks): string =>
  place(
    { x, y, scale: size, rotate: turn },
    fill('M0 52C-36 34 -48 4 -40 -24C-32 -52 32 -52 40 -24C48 4 34 34 0 52Z', colour),
    fill('M-7 60L0 50L8 60Z', colour),
    line('M-24 -22C-20 -34 -10 -38 -4 -39', inks.paper, 3),
  )

export const balloons: Motif = {
  label: 'Luftballons',
  draw: (inks) =>
    (
      [
        [-46, -30, 'M-44 0C-40 40 -12 60 0 100'],
        [4, -56, 'M5 -22C0 20 4 60 0 100'],
        [50, -18, 'M48 10C40 50 14 60 0 100'],
        [14, 4, 'M14 34C10 60 4 70 0 100'],
      ] as const
    )
      .map(([, , d]) => line(d, inks.main, 1))
      .join('') +
    balloonAt(-46, -30, 0.74, inks.accent, -10, inks) +
    balloonAt(50, -18, 0.7, inks.second, 12, inks) +
    balloonAt(4, -58, 0.82, inks.main, 2, inks) +
    balloonAt(14, 8, 0.56, mix(inks.accent, inks.paper, 0.45), 4, inks),
}

export const bunting: Motif = {
  label: 'einer Wimpelkette',
  draw: (inks) => {
    const hang = (x: number): number => -40 + 40 * (1 - (x / 100) ** 2)
    const colours = [inks.main, inks.accent, inks.second]
    const flags = steps(9).map((index) => {
      const x = -88 + index * 22
      const y = hang(x)
      const slope = -x * 0.4
      return place({ x, y, rotate: slope }, fill(`M-9.5 0H9.5L${index % 2 ? 1 : -1} 27Z`, colours[index % 3] ?? inks.main))
    })
    return (
      line(
        curve(
          steps(11).map((index): Point => {
            const x = -100 + index * 20
            return [x, hang(x)]
          }),
        ),
        inks.main,
        1.2,
      ) + flags.join('')
    )
  },
}

export const confetti: Motif = {
  label: 'Konfetti',
  draw: (inks) => {
    const random = createRandom('confetti')
    const colours = [inks.main, inks.accent, inks.second, mix(inks.accent, inks.paper, 0.5)]
    return steps(64)
      .map((index) => {
        const x = -98 + ((index * 59) % 196) + random.between(-5, 5)
        const y = -98 + ((index * 101) % 196) + random.between(-5, 5)
        const colour = colours[index % 4] ?? inks.main
        const piece =
          [
            circle(0, 0, 3.2, colour),
            rect(-2, -6, 4, 12, colour),
            line('M-6 2Q-2 -6 1 0T7 -2', colour, 2),
            fill('M-4 3L0 -4L4.5 3Z', colour),
          ][index % 4] ?? ''
        return place({ x, y, rotate: random.between(0, 180) }, piece)
      })
      .join('')
  },
}

export const candles: Motif = {
  label: 'brennenden Kerzen',
  draw: (inks) =>
    steps(5)
      .map((index) => {
        const x = -64 + index * 32
        const top = [-10, -34, -20, -44, -4][index] ?? 0
        return (
          rect(x - 5, top, 10, 100 - top, index % 2 ? inks.main : inks.second) +
          steps(6)
            .map((stripe) => line(`M${x - 5} ${top + 14 + stripe * 18}L${x + 5} ${top + 6 + stripe * 18}`, inks.paper, 1.4))
            .join('') +
          line(`M${x} ${top}v-8`, inks.main, 1.3) +
          fill(
            `M${x} ${top - 36}C${x + 11} ${top - 20} ${x + 8} ${top - 8} ${x} ${top - 8}C${x - 8} ${top - 8} ${x - 10} ${top - 20} ${x} ${top - 36}Z`,
            inks.accent,
          )
        )
      })
      .join(''),
}

export const cake: Motif = {
  label: 'einer Torte',
  draw: (inks) =>
    fill('M-66 20H66V84H-66Z', inks.second) +
    fill('M-46 -28H46V20H-46Z', inks.main) +
    fill('M-66 20C-60 44 -46 44 -42 28C-36 48 -22 48 -18 28C-12 50 4 50 8 28C14 46 28 46 32 28C38 48 54 44 66 20Z', inks.paper) +
    fill('M-46 -28C-42 -8 -30 -8 -26 -18C-20 -2 -8 -4 -4 -18C2 0 14 -2 18 -18C24 -4 40 -6 46 -28Z', inks.accent) +
    line('M-84 86H84', inks.main, 4) +
    line('M-60 66H60', inks.accent, 2) +
    steps(9)
      .map((index) => circle(-56 + index * 14, 74, 2.4, inks.paper))
      .join('') +
    [-24, 0, 24]
      .map(
        (x) =>
          rect(x - 2.5, -62, 5, 34, inks.accent) +
          fill(`M${x} -84C${x + 7} -74 ${x + 5} -64 ${x} -64C${x - 5} -64 ${x - 7} -74 ${x} -84Z`, inks.second),
      )
      .join(''),
}

const glass = (inks: Inks): string =>
  fill(
    'M-22 -84H22C22 -40 16 -14 3 -6V60C14 62 24 66 28 72H-28C-24 66 -14 62 -3 60V-6C-16 -14 -22 -40 -22 -84Z',
    mix(inks.second, inks.paper, 0.55),
  ) +
  fill('M-20 -50H20C18 -26 12 -12 0 -8C-12 -12 -18 -26 -20 -50Z', inks.accent) +
  line('M-14 -74C-14 -50 -12 -40 -8 -28', inks.paper, 1.8)
export const glasses: Motif = {
  label: 'anstoßenden Gläsern',
  draw: (inks) =>
    place({ x: -38, y: 22, rotate: 15, scale: 0.95 }, glass(inks)) +
    place({ x: 40, y: 22, rotate: -17, scale: 0.95 }, glass(inks)) +
    [
      [0, -88, 0, -98],
      [-14, -84, -20, -94],
      [14, -84, 20, -94],
    ]
      .map(([x, y, ex, ey]) => line(`M${x} ${y}L${ex} ${ey}`, inks.accent, 2))
      .join('') +
    [
      [-6, -26],
      [8, -40],
      [-2, -54],
      [5, -66],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2, inks.accent))
      .join(''),
}

export const discoBall: Motif = {
  label: 'einer Discokugel',
  draw: (inks) => {
    const rows = steps(9).flatMap((row) => {
      const y = -56 + row * 14
      const half = Math.sqrt(Math.max(0, 70 * 70 - y * y))
      return steps(10).map((column) => {
        const a = -half + (column * half) / 5
        return rect(
          a + 0.7,
          y + 20 - 7 + 0.7,
          half / 5 - 1.4,
          12.6,
          [inks.main, inks.second, inks.accent, mix(inks.second, inks.paper, 0.5)][(row * 7 + column * 3 + ((row * column) % 5)) % 4] ??
            inks.main,
        )
      })
    })
    return (
      line('M0 -100V-52', inks.main, 1.6) +
      rows.join('') +
      rect(-8, -58, 16, 8, inks.main) +
      (
        [
          [64, -50, 0.2],
          [-70, -34, 0.14],
          [80, 40, 0.12],
        ] as const
      )
        .map(([x, y, scale]) => place({ x, y, scale }, fill(polygon(ring(8, (i) => (i % 2 ? 14 : 100))), inks.accent)))
        .join('')
    )
  },
}

export const fireworks: Motif = {
  label: 'einem Feuerwerk',
  draw: (inks) =>
    (
      [
        [-34, -30, 58, inks.accent],
        [46, -52, 40, inks.second],
        [34, 36, 50, mix(inks.accent, inks.paper, 0.35)],
      ] as const
    )
      .map(
        ([x, y, size, colour]) =>
          steps(20)
            .map((index) => {
              const angle = index * 18 + (index % 2) * 3
              const [ix, iy] = polar(size * 0.3, angle)
              const [ex, ey] = polar(size * (index % 2 ? 0.72 : 0.98), angle)
              return (
                line(
                  `M${Math.round(x + ix)} ${Math.round(y + iy)}Q${Math.round(x + ex * 0.8)} ${Math.round(y + ey * 0.8 - 2)} ${Math.round(x + ex)} ${Math.round(y + ey + 4)}`,
                  colour,
                  1.4,
                ) + circle(x + ex * 1.08, y + ey * 1.08 + 5, 1.7, colour)
              )
            })
            .join('') + line(`M${x} ${y + 14}Q${x + 4} ${y + 60} ${x * 0.5} 100`, colour, 0.7, { 'stroke-dasharray': '1 5' }),
      )
      .join(''),
}

export const hotAirBalloon: Motif = {
  label: 'einem Heißluftballon',
  draw: (inks) =>
    fill('M0 40C-30 34 -66 0 -64 -36C-62 -74 -32 -98 0 -98C32 -98 62 -74 64 -36C66 0 30 34 0 40Z', inks.accent) +
    fill('M-10 40C-38 20 -46 -10 -42 -42C-38 -74 -20 -94 0 -98C-8 -70 -12 -20 -4 40Z', inks.main) +
    fill('M10 40C38 20 46 -10 42 -42C38 -74 20 -94 0 -98C8 -70 12 -20 4 40Z', inks.second) +
    line('M-16 38L-12 72M16 38L12 72M-4 40L-4 72M4 40V72', inks.main, 1.1) +
    fill('M-15 72H15L12 96H-12Z', inks.main) +
    line('M-14 80H14M-13 88H13', inks.paper, 1) +
    fill(ellipse(0, 40, 16, 3), inks.main),
}
