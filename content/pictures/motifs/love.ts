/** Hearts, rings and what lovers send. */
import { mix } from '../colour.ts'
import { createRandom } from '../random.ts'
import { steps } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import type { Motif } from './motif.ts'
import { heartShape } from './sky.ts'

/** A heart in one stroke of a brush, its ends not quite meeting. */
export const brushHeart: Motif = {
  label: 'einem Herz aus einem Pinselstrich',
  draw: ({ accent }) =>
    fill(
      'M6 -38C-16 -92 -84 -92 -92 -40C-98 6 -54 48 4 94C8 96 12 92 8 88C-44 42 -84 2 -80 -38C-74 -78 -22 -76 2 -24C4 -18 8 -20 10 -26C22 -60 54 -84 76 -64C96 -44 82 -2 46 40C44 44 48 46 52 42C94 0 112 -46 86 -74C58 -100 24 -76 6 -38Z',
      accent,
    ),
}

export const heart: Motif = { label: 'einem Herz', draw: ({ accent }) => fill(heartShape, accent) }

export const hearts: Motif = {
  label: 'vielen kleinen Herzen',
  draw: (inks) => {
    const random = createRandom('hearts')
    return steps(38)
      .map((index) => {
        const row = Math.floor(index / 6)
        return place(
          {
            x: -84 + (index % 6) * 32 + (row % 2) * 14 + random.between(-4, 4),
            y: -84 + row * 28 + random.between(-4, 4),
            scale: random.between(0.07, 0.13),
            rotate: random.between(-24, 24),
          },
          fill(heartShape, [inks.accent, inks.second, mix(inks.accent, inks.paper, 0.45)][index % 3] ?? inks.accent),
        )
      })
      .join('')
  },
}

/** One line that runs along, becomes a heart, and runs on. */
export const lineHeart: Motif = {
  label: 'einem Herz aus einer Linie',
  draw: ({ main, accent }) =>
    line(
      'M-100 44C-70 30 -50 52 -24 62C-10 68 4 66 0 54C-34 26 -58 4 -52 -24C-46 -52 -10 -52 2 -16C12 -52 52 -54 56 -22C60 6 30 32 0 54C-8 62 6 74 26 62C52 48 70 34 100 46',
      main,
      1.8,
    ) + circle(100, 46, 2.6, accent),
}

export const rings: Motif = {
  label: 'zwei Ringen',
  draw: ({ accent, second, paper }) =>
    circle(-26, 10, 52, 'none', { stroke: accent, 'stroke-width': 8 }) +
    circle(32, -4, 46, 'none', { stroke: paper, 'stroke-width': 13 }) +
    circle(32, -4, 46, 'none', { stroke: second, 'stroke-width': 7 }) +
    line('M20 35A52 52 0 0 1 -8 58', paper, 13, { 'stroke-linecap': 'butt' }) +
    line('M24 24A52 52 0 0 1 -12 60', accent, 8, { 'stroke-linecap': 'butt' }) +
    fill('M32 -64L44 -78L38 -90H26L20 -78Z', second) +
    line('M20 -78H44M32 -64L28 -78L32 -90L36 -78Z', paper, 1.2),
}

/** Heads of two, close together, in one line. */
export const couple: Motif = {
  label: 'einem Paar in einer Linie',
  draw: ({ main, accent }) =>
    line(
      'M-98 98C-84 62 -54 60 -42 40C-58 34 -66 18 -60 4C-74 -14 -62 -52 -30 -54C0 -56 16 -34 8 -14C8 -8 16 -2 12 2C8 4 6 4 6 8C8 16 2 22 -8 20C-12 30 -10 40 -2 46',
      main,
      1.9,
    ) +
    line(
      'M98 98C94 70 72 64 58 52C56 44 58 36 62 30C84 18 86 -24 62 -42C40 -58 14 -44 16 -24C14 -14 8 -4 12 2C20 4 16 10 20 16C18 26 28 30 38 26C40 36 34 46 20 56C2 68 -6 84 -8 98',
      main,
      1.9,
    ) +
    line('M-58 2C-46 -4 -40 -24 -22 -28M62 -42C72 -10 70 10 62 30', main, 1.3) +
    place({ x: 10, y: -78, scale: 0.13, rotate: 8 }, fill(heartShape, accent)),
}

export const letter: Motif = {
  label: 'einem Brief mit Herz',
  draw: ({ main, second, accent, paper }) =>
    fill('M-82 -40L82 -46L86 62L-80 66Z', second) +
    fill('M-82 -40L6 26L82 -46Z', mix(second, paper, 0.45)) +
    line('M-82 -40L6 26L82 -46M-80 66L-18 8M86 62L22 12', main, 1.8) +
    place({ x: 5, y: 18, scale: 0.2 }, fill(heartShape, accent)) +
    place({ x: 40, y: -80, scale: 0.11, rotate: 12 }, fill(heartShape, accent)) +
    place({ x: 64, y: -66, scale: 0.07, rotate: -10 }, fill(heartShape, accent)),
}
