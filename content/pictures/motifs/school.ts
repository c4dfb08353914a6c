/** The first day at school. */
import { mix } from '../colour.ts'
import { blob, points } from '../shape.ts'
import { fill, line, place } from '../svg.ts'
import type { Motif } from './motif.ts'

export const schoolCone: Motif = {
  label: 'einer Schultüte',
  draw: (inks) =>
    place(
      { rotate: 16, scale: 1.08 },
      fill('M-44 -36H44L3 98H-3Z', inks.main),
      fill('M-40 -22H40L34 -4H-34ZM-28 16H28L22 34H-22ZM-17 52H17L11 70H-11Z', inks.accent),
      fill(
        blob(points('-46 -34, -52 -52, -36 -58, -40 -82, -14 -72, 0 -96, 16 -72, 40 -80, 36 -58, 52 -52, 46 -34, 0 -30'), 0.4),
        inks.second,
      ),
      line('M-20 -40L-28 -66M0 -40V-78M20 -40L28 -66', inks.paper, 1.6),
      fill(
        'M-3 -40C-26 -58 -44 -48 -40 -34C-34 -26 -14 -32 -3 -40ZM3 -40C26 -58 44 -48 40 -34C34 -26 14 -32 3 -40ZM-2 -40L-18 -10L-8 -12L0 -36L10 -10L18 -14Z',
        inks.accent,
      ),
    ) +
    (
      [
        [-66, -50],
        [70, -20],
        [-70, 30],
        [58, 66],
        [-44, 76],
      ] as const
    )
      .map(([x, y], index) =>
        place(
          { x, y, rotate: index * 30 },
          fill('M0 -9L2.6 -2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6 -2.6Z', index % 2 ? inks.second : inks.accent),
        ),
      )
      .join(''),
}

export const pencils: Motif = {
  label: 'Buntstiften',
  draw: (inks) =>
    (
      [
        [-60, -20, inks.main],
        [-30, -54, inks.accent],
        [0, -34, inks.second],
        [30, -66, inks.main],
        [60, -10, inks.accent],
      ] as const
    )
      .map(
        ([x, y, colour]) =>
          fill(`M${x - 12} ${y}L${x} ${y - 32}L${x + 12} ${y}Z`, mix(inks.paper, '#c89a63', 0.45)) +
          fill(`M${x - 4.4} ${y - 20}L${x} ${y - 32}L${x + 4.4} ${y - 20}Z`, colour) +
          fill(
            `M${x - 12} ${y}Q${x - 8} ${y - 6} ${x - 4} ${y}Q${x} ${y - 6} ${x + 4} ${y}Q${x + 8} ${y - 6} ${x + 12} ${y}V100H${x - 12}Z`,
            colour,
          ) +
          line(`M${x - 4} ${y + 2}V100M${x + 4} ${y + 2}V100`, inks.paper, 0.9),
      )
      .join(''),
}
