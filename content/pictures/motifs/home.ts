/** Houses, keys, work and rest. */
import { mix } from '../colour.ts'
import { ellipse, steps } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import type { Motif } from './motif.ts'
import { bunting } from './party.ts'
import { firWreath } from './wreaths.ts'

export const house: Motif = {
  label: 'einem Haus',
  draw: ({ main, second, accent, paper }) =>
    rect(34, -84, 16, 40, second) +
    fill('M-66 -20L2 -86L70 -20V92H-66Z', mix(second, paper, 0.5)) +
    fill('M-82 -12L2 -94L86 -12L78 -4L2 -76L-74 -4Z', main) +
    fill('M-14 92V36A17 17 0 0 1 20 36V92Z', accent) +
    circle(13, 64, 2.2, paper) +
    (
      [
        [-48, 24],
        [34, 24],
      ] as const
    )
      .map(([x, y]) => rect(x, y, 20, 30, main) + line(`M${x + 10} ${y}V${y + 30}M${x} ${y + 12}H${x + 20}`, paper, 1.8))
      .join('') +
    circle(3, -34, 12, main) +
    line('M3 -46V-22M-9 -34H15', paper, 1.8) +
    line('M-96 92H98', main, 1.6) +
    line('M-88 92C-94 70 -86 56 -80 50C-72 62 -72 80 -78 92M86 92C82 76 86 66 92 60', accent, 2),
}

export const houses: Motif = {
  label: 'einer Häuserzeile',
  draw: ({ main, second, accent, paper }) =>
    (
      [
        [-98, 46, -20, 0, accent],
        [-50, 50, -48, 1, main],
        [2, 42, -8, 2, second],
        [46, 52, -34, 1, mix(accent, main, 0.4)],
      ] as const
    )
      .map(([x, width, top, roof, colour]) => {
        const gable =
          [
            fill(`M${x - 3} ${top}L${x + width / 2} ${top - 34}L${x + width + 3} ${top}Z`, mix(colour, '#1a1410', 0.3)),
            fill(
              `M${x} ${top}V${top - 12}H${x + 9}V${top - 24}H${x + 17}V${top - 34}H${x + width - 17}V${top - 24}H${x + width - 9}V${top - 12}H${x + width}V${top}Z`,
              colour,
            ),
            fill(`M${x - 3} ${top}L${x + 6} ${top - 22}H${x + width - 6}L${x + width + 3} ${top}Z`, mix(colour, '#1a1410', 0.3)),
          ][roof] ?? ''
        const windows = steps(Math.floor((66 - top) / 26)).flatMap((row) =>
          [0.28, 0.72].map((part) => rect(x + width * part - 5, top + 12 + row * 26, 10, 15, paper)),
        )
        return rect(x, top, width, 92 - top, colour) + gable + windows.join('') + rect(x + width / 2 - 6, 72, 12, 20, paper)
      })
      .join('') + line('M-100 92H100', main, 1.6),
}

export const key: Motif = {
  label: 'einem Schlüssel',
  draw: ({ main, accent, paper }) =>
    place(
      { rotate: 38 },
      circle(0, -56, 36, main),
      circle(0, -56, 22, paper),
      circle(0, -98, 0, main),
      rect(-6, -22, 12, 120, main),
      rect(6, 52, 26, 11, main),
      rect(6, 74, 20, 11, main),
      rect(-11, -20, 22, 8, main),
    ) +
    fill('M28 -64C52 -50 66 -20 62 6L84 22L66 48L42 32L44 4C46 -16 40 -40 24 -56Z', accent, { opacity: 0 }) +
    line('M50 -62C66 -50 78 -20 66 6', accent, 2.4) +
    place({ x: 64, y: 24, rotate: 8 }, fill('M0 -22L17 -8V34H-17V-8Z', accent), circle(0, -8, 3.4, paper)),
}

export const boxes: Motif = {
  label: 'Umzugskartons',
  draw: ({ main, second, accent, paper }) =>
    (
      [
        [-72, 22, 78, 70, second],
        [10, 36, 66, 56, mix(second, main, 0.25)],
        [-46, -46, 70, 66, mix(second, paper, 0.3)],
      ] as const
    )
      .map(
        ([x, y, width, height, colour]) =>
          rect(x, y, width, height, colour) +
          rect(x + width / 2 - 6, y, 12, height * 0.4, mix(colour, paper, 0.5)) +
          line(`M${x + 10} ${y + height - 12}h16M${x + 10} ${y + height - 20}h10`, main, 1.6),
      )
      .join('') +
    fill('M36 36C34 10 26 -4 14 -14C30 -14 38 0 40 8C42 -10 52 -24 68 -28C64 -12 56 0 46 10L48 36Z', accent) +
    line('M-98 92H98', main, 1.6) +
    line('M-10 -46C-14 -66 -6 -80 4 -84M4 -84l-12 -2M4 -84l-2 12', accent, 0),
}

/** The frame of a new roof, with the wreath on it. */
export const roofFrame: Motif = {
  label: 'einem Dachstuhl mit Richtkranz',
  draw: (inks) =>
    line('M-84 34L0 -42L84 34M-64 34L0 -24L64 34M-44 34V-4M44 34V-4M-22 34V-20M22 34V-20M0 34V-40M-90 34H90M-46 -2H46', inks.second, 5) +
    fill('M-78 38H78V92H-78Z', 'none', { stroke: inks.main, 'stroke-width': 3 }) +
    steps(5)
      .map(
        (row) =>
          line(`M-78 ${48 + row * 10}H78`, inks.main, 1.1) +
          steps(6)
            .map((column) => line(`M${-66 + column * 26 + (row % 2) * 12} ${38 + row * 10}v10`, inks.main, 1.1))
            .join(''),
      )
      .join('') +
    line('M0 -42V-70', inks.second, 3) +
    place({ y: -76, scale: 0.24 }, firWreath.draw({ ...inks })) +
    line('M-8 -60C-20 -44 -14 -34 -24 -22M8 -60C18 -46 14 -34 26 -24M0 -58C-4 -46 6 -40 0 -30', inks.accent, 2.6),
}

export const hammer: Motif = {
  label: 'Hammer und Nägeln',
  draw: ({ main, second, accent }) =>
    place(
      { rotate: 34 },
      fill('M-7 -50H7L10 96Q0 102 -10 96Z', second),
      fill('M-52 -84Q-56 -66 -50 -50L-18 -52V-46H20V-52H36V-46H50V-88H36V-82H20V-88H-14C-30 -90 -44 -90 -52 -84Z', main),
    ) +
    (
      [
        [-64, 30, -12],
        [-46, 52, 20],
        [-76, 62, 64],
      ] as const
    )
      .map(([x, y, rotate]) => place({ x, y, rotate }, fill('M-7 0H7V4H2L0 40L-2 4H-7Z', accent)))
      .join(''),
}

export const deckChair: Motif = {
  label: 'einem Liegestuhl unter der Sonne',
  draw: (inks) =>
    circle(48, -58, 26, inks.accent) +
    line('M-72 -34L40 88M-46 88L34 8M52 34L18 8', inks.main, 5) +
    fill('M-76 -40C-60 0 -30 46 24 40C42 38 52 30 58 26L66 34C56 46 40 56 20 56C-36 56 -66 6 -86 -34Z', inks.second) +
    fill('M-82 -38C-62 2 -34 50 22 46C40 45 52 36 60 29L62 31C52 42 38 50 20 50C-36 52 -62 4 -84 -36Z', inks.paper) +
    line('M-96 90Q-40 82 0 88T98 86', inks.main, 1.6) +
    line('M60 90C58 74 62 64 74 60M66 90C70 78 78 74 88 76M56 90C52 80 46 76 40 78', inks.accent, 2),
}

export const sailingBoat: Motif = {
  label: 'einem Segelboot',
  draw: ({ main, second, accent }) =>
    fill('M-4 -92L-4 44L-66 44C-36 8 -14 -40 -4 -92Z', accent) +
    fill('M4 -74C30 -36 48 6 52 44L4 44Z', second) +
    line('M0 -96V56', main, 2.6) +
    fill('M-76 54H74C66 76 52 84 36 84H-42C-60 84 -70 72 -76 54Z', main) +
    line('M-98 92Q-74 84 -50 92T-2 92T46 92T96 92', second, 2),
}

export const skyline: Motif = {
  label: 'einer Stadtsilhouette',
  draw: ({ main, second, accent, paper }) =>
    (
      [
        [-96, -10, 28, main],
        [-66, -44, 34, second],
        [-30, 4, 26, mix(main, paper, 0.3)],
        [-2, -78, 30, main],
        [30, -24, 32, second],
        [64, -52, 34, mix(main, paper, 0.15)],
      ] as const
    )
      .map(
        ([x, top, width, colour], number) =>
          rect(x, top, width, 92 - top, colour) +
          steps(Math.floor((84 - top) / 14))
            .map((row) =>
              steps(Math.floor(width / 9))
                .map((column) =>
                  (row * 3 + column * 5 + number) % 4
                    ? rect(x + 4 + column * 9, top + 8 + row * 14, 4, 6, (row + column + number) % 5 ? paper : accent)
                    : '',
                )
                .join(''),
            )
            .join(''),
      )
      .join('') +
    line('M13 -78V-98', main, 2) +
    line('M-100 92H100', main, 2),
}

export const cup: Motif = {
  label: 'einer Tasse Tee',
  draw: ({ main, second, accent, paper }) =>
    line('M52 6C86 -4 88 44 46 44', main, 8) +
    fill('M-58 -14H56C56 40 36 70 18 76H-20C-38 70 -58 40 -58 -14Z', main) +
    fill(ellipse(-1, -14, 57, 11), second) +
    fill(ellipse(-1, -12, 48, 7), accent) +
    fill(ellipse(0, 84, 74, 8), second) +
    line('M-20 -36C-30 -52 -8 -60 -18 -80M4 -36C-6 -54 18 -64 6 -90M28 -36C20 -50 40 -60 30 -78', second, 2.4) +
    line('M-40 8C-38 32 -28 48 -16 56', paper, 2.6) +
    line('M20 -8C22 16 30 22 34 34', paper, 1.4) +
    rect(27, 34, 15, 18, paper),
}

export const bicycle: Motif = {
  label: 'einem Fahrrad',
  draw: ({ main, second, accent }) =>
    circle(-56, 46, 38, 'none', { stroke: main, 'stroke-width': 4 }) +
    circle(58, 46, 38, 'none', { stroke: main, 'stroke-width': 4 }) +
    line('M-56 46L-22 -14L2 46ZM-22 -14L40 -18L2 46M58 46L36 -38M36 -38L54 -46M-22 -14L-28 -30M-40 -32H-16', accent, 4) +
    circle(2, 46, 8, main) +
    steps(8)
      .map((index) =>
        [-56, 58]
          .map((x) => {
            const a = index * 0.785
            return line(`M${x} 46L${Math.round(x + 36 * Math.cos(a))} ${Math.round(46 + 36 * Math.sin(a))}`, second, 0.8)
          })
          .join(''),
      )
      .join('') +
    fill('M30 -34H62L58 -14H34Z', second) +
    line('M38 -34C34 -50 44 -60 40 -70M48 -34C50 -50 44 -56 52 -66M56 -34C60 -46 66 -50 66 -60', main, 1.4) +
    [
      [40, -72],
      [52, -68],
      [66, -62],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, accent))
      .join(''),
}

export const buntingHouse: Motif = {
  label: 'einem Haus mit Wimpelkette',
  draw: (inks) => place({ y: 18, scale: 0.8 }, house.draw(inks)) + place({ y: -60 }, bunting.draw(inks)),
}
