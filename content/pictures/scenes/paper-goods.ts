/** Photo books, calendars, prints. Drawn around (0,0) unless said. */
import { lighter } from '../colour.ts'
import type { Landscape } from '../motifs/landscape.ts'
import { steps } from '../shape.ts'
import { circle, fill, line, place, rect } from '../svg.ts'
import { alignedText } from '../type/text-path.ts'
import { art } from './frame-object.ts'
import { lifted, overShadow, sheet } from './ground.ts'

const ink = '#1b1b1d'

/** A book lying open: 1000 wide, 620 high. */
export const openBook = (left: Landscape, right: Landscape, small: Landscape): string =>
  overShadow(
    'raised',
    { x: 0, y: 7, width: 1032, height: 626 },
    rect(-516, -306, 1032, 626, '#2b2d31'),
    rect(-504, -312, 1008, 618, '#dedcd6'),
  ) +
  steps(4)
    .map((index) => rect(-500 + index * 3, -310 + index * 1, 1000 - index * 6, 608 - index * 2, index % 2 ? '#efede8' : '#fbfaf7'))
    .join('') +
  art(left, -490, -306, 490, 600) +
  rect(0, -306, 490, 600, '#fdfcf9') +
  art(right, 60, -240, 370, 250) +
  art(small, 60, 30, 176, 176) +
  rect(254, 30, 176, 176, '#e9e5dc') +
  fill(alignedText('Sommer', { face: 'serifItalic', size: 40 }, 276, 110, 'left'), ink) +
  fill(alignedText('2027', { face: 'grotesk', size: 22, tracking: 10 }, 278, 150, 'left'), ink) +
  fill('M-58 -306H0V294H-58Z', '#1a1a1a', { opacity: 0.12 }) +
  fill('M-20 -306H0V294H-20Z', '#1a1a1a', { opacity: 0.16 }) +
  fill('M0 -306H34V294H0Z', '#1a1a1a', { opacity: 0.1 }) +
  line('M0 -306V294', '#9b978e', 1.5)

export const closedBook = (cover: Landscape, title: string): string =>
  overShadow(
    'raised',
    { x: 8, y: 12, width: 448, height: 556 },
    rect(-216, -266, 448, 556, '#e9e6df'),
    rect(-230, -280, 450, 560, '#f6f3ec'),
    art(cover, -230, -280, 450, 380),
    rect(-230, -280, 20, 560, '#000000', { opacity: 0.12 }),
    fill(alignedText(title, { face: 'groteskBold', size: 44, tracking: -2 }, -184, 172, 'left'), ink),
    fill(alignedText('Fotobuch', { face: 'grotesk', size: 22 }, -184, 214, 'left'), '#6b6b6b'),
  )

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** June 2027 begins on a Tuesday. */
export const monthGrid = (x: number, y: number, cell: number, row: number, size: number): string =>
  days
    .map((day, index) =>
      fill(alignedText(day, { face: 'groteskBold', size: size * 0.7 }, x + index * cell, y, 'center'), index > 4 ? '#d8432a' : '#8a8a8a'),
    )
    .join('') +
  steps(30)
    .map((day) => {
      const at = day + 1
      return fill(
        alignedText(String(day + 1), { face: 'grotesk', size }, x + (at % 7) * cell, y + row * (Math.floor(at / 7) + 1), 'center'),
        at % 7 > 4 ? '#d8432a' : ink,
      )
    })
    .join('')

const spiral = (from: number, to: number, y: number): string =>
  steps(Math.round((to - from) / 22))
    .map((index) => {
      const x = from + 11 + index * 22
      return (
        circle(x, y + 9, 4, '#5c5c5c') + line(`M${x - 3} ${y + 9}C${x - 6} ${y - 16} ${x + 6} ${y - 16} ${x + 3} ${y + 9}`, '#9a9a9a', 2.6)
      )
    })
    .join('')

export const wallCalendar = (landscape: Landscape): string =>
  line('M-46 -392L0 -430L46 -392', '#9a9a9a', 2.6) +
  circle(0, -434, 7, '#6d6d6d') +
  overShadow(
    'raised',
    { x: 0, y: 0, width: 540, height: 780 },
    rect(-270, -390, 540, 780, '#fdfcfa'),
    art(landscape, -246, -352, 492, 372),
    fill(alignedText('Juni', { face: 'groteskBold', size: 58, tracking: -2 }, -244, 96, 'left'), ink),
    fill(alignedText('2027', { face: 'grotesk', size: 30 }, 244, 94, 'right'), '#8a8a8a'),
    monthGrid(-212, 158, 70, 40, 25),
  ) +
  spiral(-250, 250, -390)

export const deskCalendar = (landscape: Landscape): string =>
  fill('M330 -230L380 190H-340L-320 170Z', '#c9c6bf') +
  fill('M316 -230L372 186L300 196Z', '#a9a59c') +
  overShadow(
    'raised',
    { x: -5, y: -15, width: 650, height: 430 },
    rect(-330, -230, 650, 430, '#fdfcfa'),
    art(landscape, -330, -230, 390, 430),
    fill(alignedText('Juni', { face: 'groteskBold', size: 44, tracking: -2 }, 90, -150, 'left'), ink),
    fill(alignedText('2027', { face: 'grotesk', size: 22 }, 292, -150, 'right'), '#8a8a8a'),
    monthGrid(104, -92, 31, 40, 17),
  ) +
  spiral(-310, 300, -230)

/** Narrow, one line a day, for the kitchen. */
export const kitchenCalendar = (landscape: Landscape): string =>
  circle(0, -430, 7, '#6d6d6d') +
  overShadow(
    'raised',
    { x: 0, y: 0, width: 300, height: 800 },
    rect(-150, -400, 300, 800, '#fdfcfa'),
    art(landscape, -150, -400, 300, 270),
    fill(alignedText('Juni 2027', { face: 'groteskBold', size: 32, tracking: -1 }, -128, -84, 'left'), ink),
    ...steps(15).map(
      (index) =>
        fill(
          alignedText(`${index + 1}`, { face: 'groteskBold', size: 17 }, -128, -40 + index * 29, 'left'),
          (index + 1) % 7 > 4 ? '#d8432a' : ink,
        ) +
        fill(alignedText(days[(index + 1) % 7] ?? '', { face: 'grotesk', size: 15 }, -92, -40 + index * 29, 'left'), '#8a8a8a') +
        line(`M-130 ${-33 + index * 29}H130`, '#d9d6cf', 1),
    ),
  )

/** A column for everyone in the family. */
export const planner = (landscape: Landscape): string => {
  const names = ['Mama', 'Papa', 'Ella', 'Theo']
  return (
    circle(0, -430, 7, '#6d6d6d') +
    overShadow(
      'raised',
      { x: 0, y: 0, width: 580, height: 800 },
      rect(-290, -400, 580, 800, '#fdfcfa'),
      art(landscape, -290, -400, 580, 230),
      fill(alignedText('Juni 2027', { face: 'groteskBold', size: 36, tracking: -1 }, -262, -118, 'left'), ink),
      ...names.map(
        (each, index) =>
          fill(
            alignedText(each, { face: 'groteskBold', size: 19 }, -150 + index * 116, -74, 'left'),
            ['#d8432a', '#2d5672', '#3f7a5c', '#c98a2b'][index] ?? ink,
          ) + line(`M${-164 + index * 116} -92V380`, '#d9d6cf', 1),
      ),
      ...steps(15).map(
        (index) =>
          fill(
            alignedText(`${index + 1}  ${days[(index + 1) % 7]}`, { face: 'grotesk', size: 16 }, -262, -40 + index * 29, 'left'),
            (index + 1) % 7 > 4 ? '#d8432a' : ink,
          ) + line(`M-264 ${-33 + index * 29}H264`, '#e2dfd8', 1),
      ),
      ...[
        ['Zahnarzt', 2, 3],
        ['Chor', 0, 5],
        ['Turnen', 3, 1],
        ['Ferien!', 1, 9],
        ['Kino', 0, 12],
        ['Oma', 2, 8],
      ].map(([text, column, row]) =>
        fill(
          alignedText(String(text), { face: 'serifItalic', size: 22 }, -150 + Number(column) * 116, -41 + Number(row) * 29, 'left'),
          '#3a4a66',
        ),
      ),
    )
  )
}

/** One line for each day again, long enough to write in. */
export const appointmentCalendar = (landscape: Landscape): string =>
  circle(0, -430, 7, '#6d6d6d') +
  overShadow(
    'raised',
    { x: 0, y: 0, width: 420, height: 800 },
    rect(-210, -400, 420, 800, '#fdfcfa'),
    art(landscape, -210, -400, 420, 236),
    fill(alignedText('Juni', { face: 'groteskBold', size: 40, tracking: -1 }, -184, -106, 'left'), ink),
    fill(alignedText('2027', { face: 'grotesk', size: 24 }, 184, -106, 'right'), '#8a8a8a'),
    ...steps(12).map(
      (index) =>
        rect(-184, -84 + index * 38, 44, 30, (index + 1) % 7 > 4 ? '#d8432a' : '#eceae4') +
        fill(
          alignedText(`${index + 1}`, { face: 'groteskBold', size: 19 }, -162, -62 + index * 38, 'center'),
          (index + 1) % 7 > 4 ? '#ffffff' : ink,
        ) +
        fill(alignedText(days[(index + 1) % 7] ?? '', { face: 'grotesk', size: 15 }, -128, -63 + index * 38, 'left'), '#8a8a8a') +
        line(`M-134 ${-53 + index * 38}H184`, '#d9d6cf', 1),
    ),
    ...(
      [
        ['9.30 Frisör', 1],
        ['Paket abholen', 3],
        ['Garten, alle', 4],
        ['18 Uhr Probe', 7],
        ['Anna ruft an', 10],
      ] as const
    ).map(([text, row]) => fill(alignedText(text, { face: 'serifItalic', size: 25 }, -88, -62 + row * 38, 'left'), '#3a4a66')),
  )

export const collage = (landscapes: readonly Landscape[]): string =>
  overShadow(
    'raised',
    { x: 0, y: 0, width: 800, height: 600 },
    rect(-400, -300, 800, 600, '#fdfcfa'),
    ...(
      [
        [-380, -280, 370, 270],
        [0, -280, 180, 270],
        [190, -280, 190, 130],
        [190, -140, 190, 130],
        [-380, 0, 180, 280],
        [-190, 0, 190, 135],
        [-190, 145, 190, 135],
        [10, 0, 370, 280],
      ] as const
    ).map(([x, y, w, h], index) => art(landscapes[index % landscapes.length] as Landscape, x, y, w, h)),
  )

export const print = (landscape: Landscape, rotate: number, x: number, y: number): string =>
  sheet('lying', { x, y, rotate }, { width: 380, height: 280 }, rect(-190, -140, 380, 280, '#fefdfb'), art(landscape, -176, -126, 352, 252))

/** A box with a lid beside it, prints standing in it. */
export const photoBox = (first: Landscape, second: Landscape): string =>
  place(
    { x: 380, y: 150 },
    lifted('raised', fill('M-210 -30L-170 -110H190L220 -30V30H-210Z', '#2b3c47'), fill('M-210 -30H220V30H-210Z', '#3b505d')),
  ) +
  fill('M-360 -60L-320 -150H60L100 -60Z', '#1d2a32') +
  place({ x: -120, y: -190, rotate: -4 }, rect(-176, -120, 352, 240, '#fefdfb'), art(first, -164, -108, 328, 216)) +
  place({ x: -134, y: -130, rotate: 3 }, rect(-176, -120, 352, 240, '#fefdfb'), art(second, -164, -108, 328, 216)) +
  overShadow(
    'raised',
    { x: -130, y: 70, width: 460, height: 260 },
    rect(-360, -60, 460, 260, '#3b505d'),
    rect(-360, -60, 460, 6, lighter('#3b505d', 0.3)),
    rect(-200, 40, 140, 70, '#f3efe6'),
    fill(alignedText('Sommer 27', { face: 'serifItalic', size: 28 }, -130, 84, 'center'), ink),
  )
