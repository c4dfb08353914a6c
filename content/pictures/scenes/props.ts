/** Small things that lie about: ribbon, twig, pen, vase, ink. Drawn around (0,0), a few hundred units large. */
import { darker, lighter, mix } from '../colour.ts'
import type { Inks, Motif } from '../motifs/motif.ts'
import { curve, ellipse, type Point } from '../shape.ts'
import { circle, fill, line, place, rect, repeated } from '../svg.ts'
import { laid, shade } from './ground.ts'

/** A long flat ribbon, folded over once, its ends cut like swallows' tails. */
export const ribbon = (colour: string): string =>
  fill('M-620 -22L40 -22L40 22L-620 22L-594 0Z', colour) +
  line('M-612 -17H40M-612 17H40', lighter(colour, 0.2), 1.4) +
  fill('M40 -22L96 40L70 82L-4 22Z', darker(colour, 0.24)) +
  fill('M30 84L96 40L640 62L612 84L638 106L30 84Z', lighter(colour, 0.05))

export const bow = (colour: string): string =>
  fill('M-8 6L-64 130L-34 118L-14 132L14 14Z', darker(colour, 0.12)) +
  fill('M6 8L52 138L28 124L6 136L-6 12Z', colour) +
  fill('M-6 0C-50 -66 -130 -70 -134 -22C-136 26 -60 34 -6 8Z', colour) +
  fill('M-14 2C-56 -40 -104 -44 -112 -20C-112 4 -60 16 -14 4Z', darker(colour, 0.22)) +
  fill('M6 0C50 -66 130 -70 134 -22C136 26 60 34 6 8Z', lighter(colour, 0.08)) +
  fill('M14 2C56 -40 104 -44 112 -20C112 4 60 16 14 4Z', darker(colour, 0.16)) +
  fill('M-18 -14C-6 -22 10 -22 20 -12C24 2 20 16 14 22C0 26 -12 24 -18 18C-22 6 -22 -6 -18 -14Z', darker(colour, 0.05))

export const pen = (colour: string): string =>
  rect(-200, -9, 250, 18, colour) +
  rect(50, -10, 16, 20, '#c9a75c') +
  fill('M66 -9L150 -6L150 6L66 9Z', darker(colour, 0.25)) +
  fill('M150 -6L204 -1L150 6Z', '#c9a75c') +
  line('M150 0H198', darker('#c9a75c', 0.4), 1) +
  rect(-200, -9, 250, 5, lighter(colour, 0.2)) +
  rect(-206, -9, 8, 18, '#c9a75c')

/** A vase with a motif of twigs in it; its foot is at (0,0). */
export const vase = (colour: string, motif: Motif, inks: Inks): string =>
  repeated('repeat-vase', motif.draw(inks), [
    { x: -20, y: -330, scale: 2, rotate: -12 },
    { x: 46, y: -300, scale: 1.6, rotate: 17, flip: true },
  ]) +
  fill('M-26 -190C-30 -150 -70 -130 -72 -76C-74 -30 -52 0 -34 2H40C60 -2 78 -34 74 -78C70 -130 30 -150 28 -190Z', colour) +
  fill('M28 -190C30 -150 70 -130 74 -78C78 -34 60 -2 40 2H8C40 -20 50 -80 34 -126C26 -150 12 -170 12 -190Z', darker(colour, 0.12)) +
  fill(ellipse(1, -190, 27, 6), darker(colour, 0.35))

export const candleStick = (colour: string, flame: string): string =>
  rect(-9, -330, 18, 250, lighter(colour, 0.3)) +
  rect(2, -330, 7, 250, lighter(colour, 0.1)) +
  line('M0 -330V-344', '#3a3026', 2.4) +
  fill('M0 -396C13 -372 11 -346 0 -345C-11 -346 -12 -372 0 -396Z', flame) +
  fill('M-15 -84H15L10 -60V-20C24 -16 44 -8 48 2H-48C-44 -8 -24 -16 -10 -20V-60Z', darker(colour, 0.15))

/** A twig laid beside the cards, with its own shadow. */
export const laidTwig = (motif: Motif, inks: Inks, x: number, y: number, scale: number, rotate: number): string =>
  laid(
    place({ x, y, scale, rotate }, motif.draw(inks)),
    place({ x, y, scale, rotate }, motif.draw({ main: shade, second: shade, accent: shade, paper: shade })),
  )

const strand = (points: readonly Point[], colour: string, width: number): string =>
  line(curve(points), darker(colour, 0.15), width) + line(curve(points), colour, width * 0.6)
export const twine = (colour: string): string =>
  strand(
    [
      [-300, 30],
      [-180, -30],
      [-60, 24],
      [40, -36],
      [20, -80],
      [-30, -50],
      [60, 10],
      [180, -20],
      [300, 26],
    ],
    colour,
    5,
  )

/** Squares of sample paper, fanned. */
export const samples = (colours: readonly string[]): string =>
  colours
    .map((colour, index) =>
      place(
        { rotate: -34 + index * (64 / Math.max(colours.length - 1, 1)) },
        rect(-46, -330, 92, 300, colour),
        line('M46 -330V-30', darker(colour, 0.18), 1.4),
        circle(0, -46, 5, mix(colour, '#1a1410', 0.5)),
      ),
    )
    .join('')
