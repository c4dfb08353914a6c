/** Animals as flat shapes with few lines: cut paper rather than cartoon. */
import { blob, ellipse, type Point, points, steps } from '../shape.ts'
import { circle, fill, line, place } from '../svg.ts'
import type { Inks, Motif } from './motif.ts'

const eye =
  (x: number, y: number, size = 2.6) =>
  ({ paper }: Inks): string =>
    circle(x, y, size, paper)
const body = (points: readonly Point[], colour: string, tension?: number): string => fill(blob(points, tension), colour)

export const hare: Motif = {
  label: 'einem Hasen',
  draw: (inks) =>
    body(points('-62 40, -72 26, -60 16, -46 26'), inks.second) +
    body(points('-22 -50, -40 -72, -44 -98, -30 -92, -14 -66, -8 -48'), inks.second) +
    body(
      points(
        '-56 88, -64 50, -46 12, -14 -4, -16 -34, -4 -54, 6 -74, 12 -100, 22 -92, 18 -62, 14 -48, 36 -36, 46 -20, 38 -8, 18 -2, 20 30, 24 76, 36 84, 32 90, 6 90',
      ),
      inks.main,
      0.46,
    ) +
    line('M-42 82C-52 56 -34 30 -10 38C10 46 8 72 -6 82', inks.paper, 1.3) +
    line('M12 -88C11 -74 9 -64 4 -54', inks.paper, 1.2) +
    circle(18, -30, 2.8, inks.paper) +
    circle(44, -21, 2.4, inks.accent) +
    line('M34 -16l18 4M34 -19l20 -2', inks.paper, 0.7),
}

export const bear: Motif = {
  label: 'einem Bären',
  draw: (inks) =>
    circle(-34, -74, 15, inks.main) +
    circle(30, -74, 15, inks.main) +
    circle(-34, -74, 8, inks.second) +
    circle(30, -74, 8, inks.second) +
    body(
      points(
        '-40 -62, -46 -34, -30 -14, -52 14, -74 44, -66 54, -50 42, -54 76, -62 90, -46 96, -18 94, -2 84, 14 94, 42 96, 58 90, 50 76, 46 42, 62 54, 70 44, 48 14, 26 -14, 42 -34, 36 -62, -2 -82',
      ),
      inks.main,
      0.45,
    ) +
    fill(ellipse(-2, 44, 30, 34), inks.second) +
    fill(ellipse(-2, -34, 20, 15), inks.second) +
    fill('M-10 -42Q-2 -46 6 -42Q4 -33 -2 -32Q-8 -33 -10 -42Z', inks.paper) +
    circle(-19, -50, 2.8, inks.paper) +
    circle(15, -50, 2.8, inks.paper) +
    line('M-2 -32V-26M-10 -24Q-5 -20 -2 -26Q2 -20 7 -24', inks.paper, 1.3) +
    fill('M-20 -12L-2 -4L18 -13L14 6L-2 -1L-18 7Z', inks.accent),
}

export const fox: Motif = {
  label: 'einem schlafenden Fuchs',
  draw: (inks) =>
    body(points('-92 30, -86 -14, -48 -44, 0 -50, 52 -36, 88 4, 86 46, 50 70, -10 74, -64 66'), inks.main) +
    body(points('96 20, 82 54, 38 72, -16 66, -50 52, -20 48, 24 48, 56 34, 72 4'), inks.second) +
    body(points('-54 54, -32 58, -14 64, -24 48'), inks.paper) +
    body(points('-84 44, -92 12, -76 -8, -78 -38, -56 -18, -36 -16, -16 -36, -14 -6, -2 10, -18 34, -48 58'), inks.main, 0.34) +
    fill('M-84 40C-74 22 -62 20 -50 56C-60 58 -76 54 -84 40ZM-6 14C-24 18 -38 30 -46 58C-30 52 -14 36 -6 14Z', inks.paper) +
    circle(-49, 57, 4.6, inks.accent) +
    line('M-72 14Q-65 21 -58 15M-34 12Q-27 18 -20 10', inks.paper, 1.8) +
    line('M-73 -28L-63 -16M-20 -26L-27 -12', inks.paper, 2),
}

export const elephant: Motif = {
  label: 'einem Elefanten',
  draw: (inks) =>
    body(
      points(
        '-52 -46, -84 -42, -96 -10, -90 26, -94 60, -84 66, -74 40, -66 22, -58 34, -60 84, -32 86, -28 50, 20 50, 26 86, 54 86, 56 40, 80 30, 88 -10, 66 -46, 20 -56, -14 -48',
      ),
      inks.main,
      0.42,
    ) +
    body(points('-44 -50, -8 -58, 14 -34, 12 8, -8 26, -32 12, -48 -20'), inks.second) +
    line('M86 0C96 8 98 24 94 36', inks.main, 3) +
    circle(-62, -16, 3, inks.paper) +
    line('M-92 8h12M-92 20h12M-93 32h12', inks.paper, 1.1) +
    fill('M-66 18C-70 28 -78 32 -84 30C-80 24 -76 18 -72 10Z', inks.paper) +
    line('M-78 64C-78 40 -96 84 -100 100', inks.accent, 0) +
    fill('M28 -56Q52 -52 66 -46L62 -8Q40 -4 24 -8Z', inks.accent) +
    line('M32 -40q12 4 28 3M31 -24q14 4 30 3', inks.paper, 1.3),
}

export const bird: Motif = {
  label: 'einem Vogel auf dem Ast',
  draw: (inks) =>
    fill('M-98 62C-40 52 20 66 98 48C60 62 20 74 -30 68C-60 66 -80 70 -98 62Z', inks.main) +
    (
      [
        [60, 54, -40],
        [74, 56, 40],
        [-70, 62, -140],
        [-50, 64, 40],
      ] as const
    )
      .map(([x, y, turn]) => place({ x, y, rotate: turn }, fill('M0 0C8 -12 24 -12 34 0C24 8 10 8 0 0Z', inks.second)))
      .join('') +
    body(points('-82 52, -46 16, -34 -18, -6 -44, 22 -46, 38 -30, 40 -2, 24 34, -6 54, -36 48'), inks.accent, 0.42) +
    fill('M36 -30L58 -24L38 -17Z', inks.main) +
    fill('M-50 22C-36 -14 -4 -20 10 -2C6 22 -22 42 -60 44Z', inks.main) +
    line('M-44 26C-30 28 -10 20 2 4M-50 36C-34 36 -16 30 -4 18', inks.paper, 1.2) +
    eye(24, -30, 3)(inks) +
    line('M-2 54V62M8 50V61', inks.main, 2),
}

export const whale: Motif = {
  label: 'einem Wal',
  draw: (inks) =>
    body(
      points(
        '-94 10, -88 -26, -50 -44, 0 -36, 40 -8, 66 2, 76 -26, 60 -48, 78 -46, 88 -36, 98 -52, 100 -34, 92 -14, 86 22, 56 50, 0 58, -60 48',
      ),
      inks.main,
      0.42,
    ) +
    fill('M-94 12C-60 30 -20 26 -2 44C-8 54 -4 58 -2 58C-50 60 -92 44 -94 12Z', inks.second) +
    line('M-84 20C-64 30 -40 34 -28 46M-74 32C-60 36 -50 40 -46 50', inks.paper, 1.2) +
    circle(-58, -2, 3.2, inks.paper) +
    line('M-40 -52C-40 -72 -58 -80 -66 -72M-40 -52C-40 -72 -22 -82 -14 -72', inks.accent, 3) +
    fill('M-14 40C-2 48 8 66 2 78C-14 72 -24 60 -26 44Z', inks.main),
}

export const reindeer: Motif = {
  label: 'einem Rentier',
  draw: (inks) =>
    body(
      points('-58 8, -34 -2, 6 -2, 16 -30, 24 -40, 44 -34, 56 -22, 50 -14, 36 -16, 32 4, 28 22, -10 30, -48 30, -64 22'),
      inks.main,
      0.4,
    ) +
    (
      [
        [-54, -58],
        [-40, -36],
        [8, 12],
        [20, 26],
      ] as const
    )
      .map(([from, to]) => fill(`M${from} 22L${to} 96H${to + 6}L${from + 16} 22Z`, from % 4 === 0 ? inks.second : inks.main))
      .join('') +
    line(
      'M24 -38C14 -56 4 -62 8 -90M12 -60C2 -66 -6 -74 -6 -86M8 -76L18 -90M28 -38C38 -54 44 -62 40 -92M38 -58C48 -64 54 -72 56 -84M41 -74L32 -86',
      inks.second,
      3.2,
    ) +
    fill('M18 -36L2 -42L14 -28Z', inks.main) +
    fill('M-60 10L-72 2L-64 20Z', inks.accent) +
    circle(54, -19, 4.4, inks.accent) +
    eye(38, -29, 2)(inks) +
    fill('M10 -2L32 4L30 12L8 6Z', inks.accent),
}

export const stork: Motif = {
  label: 'einem Storch mit Bündel',
  draw: (inks) =>
    line('M-20 20L-34 96M-8 22L-12 96M-34 96h-12M-12 96h-12', inks.accent, 3) +
    body(points('-78 8, -40 -10, -2 -16, 14 -46, 22 -72, 36 -78, 46 -66, 38 -56, 34 -30, 24 4, 0 26, -40 26'), inks.second, 0.42) +
    fill('M-80 6C-60 -14 -24 -18 2 0C-14 22 -50 32 -88 30C-74 24 -76 14 -80 6Z', inks.main) +
    line('M-60 16C-40 16 -22 10 -8 2M-66 24C-46 24 -26 20 -12 12', inks.paper, 1.2) +
    fill('M43 -72L98 -56L42 -60Z', inks.accent) +
    circle(36, -67, 2.4, inks.main) +
    line('M76 -62C70 -40 66 -30 60 -22M76 -62C84 -40 86 -32 88 -22', inks.main, 1.4) +
    fill('M58 -24C50 0 60 18 76 18C94 18 98 -2 90 -24C80 -18 66 -18 58 -24Z', inks.accent) +
    line('M64 2C72 8 80 8 88 0', inks.paper, 1.3),
}

/** Small footprints, side by side. */
export const footprints: Motif = {
  label: 'kleinen Fußabdrücken',
  draw: (inks) =>
    [-1, 1]
      .map((side) =>
        place(
          { x: side * 38, y: side * 10, rotate: side * 9, flip: side < 0 },
          body(
            points('-12 70, -24 44, -16 14, -26 -14, -20 -40, 4 -48, 24 -36, 26 -8, 14 20, 16 54, 4 74'),
            side < 0 ? inks.accent : inks.main,
          ),
          ...steps(5).map((toe) =>
            fill(
              ellipse(-20 + toe * 12.5, -62 + Math.abs(toe - 1) * 4.5, 8.5 - toe * 1.1, 9.5 - toe * 1.2),
              side < 0 ? inks.accent : inks.main,
            ),
          ),
        ),
      )
      .join(''),
}
