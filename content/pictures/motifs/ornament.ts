/** Geometry: deco fans, rays, arcs, waves, dots. */
import { mix } from '../colour.ts'
import { polar, steps } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import type { Motif } from './motif.ts'

const fan = (x: number, y: number, size: number, colour: string, back: string): string =>
  steps(5)
    .map((index) => {
      const r = size * (1 - index * 0.19)
      return fill(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, index % 2 ? back : colour)
    })
    .join('')

export const fans: Motif = {
  label: 'einem Muster aus Fächern',
  draw: ({ accent, main }) =>
    steps(6)
      .flatMap((row) => steps(6).map((column) => fan(-110 + column * 40 + (row % 2) * 20, -66 + row * 32, 19, accent, main)))
      .join(''),
}

export const decoRays: Motif = {
  label: 'Art-déco-Strahlen',
  draw: ({ accent, second }) =>
    steps(19)
      .map((index) => {
        const angle = -180 + index * 10
        const [x, y] = polar(index % 2 ? 126 : 96, angle)
        const [ix, iy] = polar(40, angle)
        return (
          line(`M${ix.toFixed(1)} ${(iy + 60).toFixed(1)}L${x.toFixed(1)} ${(y + 60).toFixed(1)}`, index % 2 ? second : accent, 2) +
          circle(x, y + 60, index % 2 ? 0 : 3, accent)
        )
      })
      .join('') +
    [40, 30, 20].map((r, index) => line(`M${-r} 60A${r} ${r} 0 0 1 ${r} 60`, index === 1 ? second : accent, 2.4)).join('') +
    line('M-98 60H98M-70 68H70M-40 76H40', accent, 2),
}

export const arcs: Motif = {
  label: 'farbigen Bögen',
  draw: ({ main, second, accent, paper }) =>
    fill('M-90 0A45 45 0 0 1 0 0Z', main) +
    fill('M0 0A45 45 0 0 0 90 0Z', accent) +
    circle(45, -45, 38, second) +
    fill('M-90 90V0A90 90 0 0 1 0 90Z', mix(second, paper, 0.35)) +
    fill('M0 90A45 45 0 0 1 90 90Z', main) +
    fill('M-90 -90H0V-45H-90Z', mix(accent, paper, 0.4)),
}

/** Circles within each other's reach: two lives, one middle. */
export const circles: Motif = {
  label: 'zwei Kreisen, die sich schneiden',
  draw: ({ accent, second, main }) =>
    circle(-32, 0, 64, accent) +
    circle(32, 0, 64, second) +
    fill('M0 -55.4A64 64 0 0 1 0 55.4A64 64 0 0 1 0 -55.4Z', mix(main, accent, 0.3)),
}

export const waves: Motif = {
  label: 'Wellenlinien',
  draw: ({ main, second }) =>
    steps(11)
      .map((row) => {
        const y = -84 + row * 17
        return line(
          `M-100 ${y}C-76 ${y - 18} -56 ${y - 18} -34 ${y}S12 ${y + 18} 34 ${y}S78 ${y - 18} 100 ${y}`,
          row % 3 === 1 ? second : main,
          1.8,
        )
      })
      .join(''),
}

export const dots: Motif = {
  label: 'Punkten',
  draw: ({ main, second, accent }) =>
    steps(81)
      .map((index) =>
        circle(
          -88 + (index % 9) * 22,
          -88 + Math.floor(index / 9) * 22,
          3 + ((index * 7) % 5),
          [main, second, accent][(index * 5 + Math.floor(index / 9)) % 3] ?? main,
        ),
      )
      .join(''),
}

export const brushStrokes: Motif = {
  label: 'Pinselstrichen',
  draw: ({ main, second, accent }) =>
    (
      [
        [-56, accent, 0],
        [-18, second, 1],
        [20, main, 2],
        [58, accent, 3],
      ] as const
    )
      .map(([y, colour, kind]) =>
        place(
          { y, flip: kind % 2 === 1, rotate: kind * 1.5 - 3 },
          fill(
            'M-96 -6C-60 -18 20 -16 70 -14C90 -14 98 -10 92 -6L98 -2C92 0 96 4 88 5L94 9C70 14 -30 18 -84 14C-92 12 -86 8 -94 6C-88 2 -100 0 -96 -6Z',
            colour,
          ),
        ),
      )
      .join(''),
}

export const cornerLines: Motif = {
  label: 'feinen Linien',
  draw: ({ accent, second }) =>
    steps(7)
      .map((index) =>
        line(
          `M${-98 + index * 9} 98V${-60 + index * 22}A${40} ${40} 0 0 1 ${-58 + index * 9} ${-98 + index * 22}H98`,
          index % 3 ? second : accent,
          1.6,
        ),
      )
      .join(''),
}

/** Seals, stamps and blank paper need almost nothing: a fold and a cut corner. */
export const fold: Motif = {
  label: 'gefaltetem Papier',
  draw: ({ main, second, accent }) =>
    fill('M-80 -70L0 -90V70L-80 90Z', second) + fill('M0 -90L80 -70V90L0 70Z', mix(second, main, 0.2)) + line('M0 -90V70', accent, 1),
}
