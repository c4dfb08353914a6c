/** Things of paper that are not cards: tents, tags, labels, booklets, seals. Drawn around (0,0). */
import { darker, lighter, mix } from '../colour.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import { curve, ellipse, points, steps } from '../shape.ts'
import { circle, element, fill, line, place, rect } from '../svg.ts'
import { alignedText, fittedText, type TextStyle } from '../type/text-path.ts'
import { lifted } from './ground.ts'

const name = (size: number): TextStyle => ({ face: 'script', size })
const caps = (size: number): TextStyle => ({ face: 'sansMedium', size, tracking: 20 })

/** A place card, folded like a roof. */
export const tent = (palette: Palette, motif: Motif, text: string): string =>
  fill('M-150 96L-136 -84H168L186 74L150 96Z', darker(palette.paper, 0.2)) +
  lifted(
    'lying',
    fill('M-168 100L-150 -84H154L172 100Z', palette.paper),
    fill('M-150 -84H154L155 -78H-151Z', lighter(palette.paper, 0.4)),
    place({ x: -118, y: 30, scale: 0.4, rotate: 8 }, motif.draw(palette)),
    fill(fittedText(text, name(74), 34, 44, 'center', 220), palette.main),
  )

/** A tag with an eyelet and a thread. */
export const tag = (palette: Palette, motif: Motif, text: string, thread: string): string =>
  lifted(
    'lying',
    fill('M-110 -150L-60 -210H60L110 -150V210H-110Z', palette.paper),
    circle(0, -168, 13, darker(palette.paper, 0.35)),
    circle(0, -168, 19, 'none', { stroke: palette.accent, 'stroke-width': 5 }),
    place({ x: 0, y: -18, scale: 1 }, motif.draw(palette)),
    fill(fittedText(text, name(58), 0, 160, 'center', 190), palette.main),
  ) +
  line(curve(points('0 -166, -26 -240, 40 -300, 120 -290, 180 -350')), darker(thread, 0.1), 5) +
  line(curve(points('0 -166, 30 -250, -30 -310, -110 -320')), thread, 5)

/** A round sticker, half lifted from its backing if it says so. */
export const sticker = (palette: Palette, motif: Motif, text: string): string =>
  circle(0, 0, 118, palette.paper) +
  circle(0, 0, 107, 'none', { stroke: palette.accent, 'stroke-width': 1.6 }) +
  place({ y: -24, scale: 0.62 }, motif.draw(palette)) +
  fill(fittedText(text, caps(19), 0, 70, 'center', 140), palette.main)

/** A wine bottle with its label. Its foot is at (0,0). */
export const bottle = (glass: string, palette: Palette, motif: Motif, texts: readonly [string, string]): string => {
  const body =
    'M-28 -640H28V-600C28 -540 30 -510 52 -470C84 -430 92 -410 92 -360V-16C92 -4 84 0 70 0H-70C-84 0 -92 -4 -92 -16V-360C-92 -410 -84 -430 -52 -470C-30 -510 -28 -540 -28 -600Z'
  return (
    fill(body, glass) +
    fill(
      'M60 -450C84 -424 92 -410 92 -360V-16C92 -4 84 0 70 0H40C62 -20 64 -60 64 -120V-350C64 -400 62 -430 46 -460Z',
      darker(glass, 0.35),
    ) +
    line('M-70 -380V-300M-70 -52V-24M-20 -586C-20 -540 -24 -500 -40 -476', lighter(glass, 0.4), 5) +
    rect(-31, -652, 62, 96, palette.accent) +
    rect(8, -652, 23, 96, darker(palette.accent, 0.2)) +
    rect(-92, -318, 184, 240, palette.paper) +
    rect(62, -318, 30, 240, darker(palette.paper, 0.08)) +
    place({ y: -226, scale: 0.66 }, motif.draw(palette)) +
    fill(fittedText(texts[0], { face: 'serifItalic', size: 34 }, 0, -128, 'center', 160), palette.main) +
    fill(alignedText(texts[1], caps(13), 0, -100, 'center'), palette.accent)
  )
}

/** A folded booklet with two staples, a little open. */
export const booklet = (palette: Palette, motif: Motif, texts: readonly string[]): string =>
  fill('M-240 320L-226 -330H262L270 312Z', darker(palette.paper, 0.14)) +
  fill('M-240 320L-232 -332H252L254 318Z', lighter(palette.paper, 0.3)) +
  lifted(
    'lying',
    rect(-250, -336, 490, 660, palette.paper),
    rect(-250, -336, 14, 660, darker(palette.paper, 0.06)),
    line('M-247 -190v44M-247 150v44', '#8d8d8d', 4),
    place({ x: 0, y: -100, scale: 1.5 }, motif.draw(palette)),
    ...texts.map((text, index) =>
      fill(
        alignedText(text, index === 1 ? { face: 'serif', size: 58 } : caps(20), 0, 130 + index * 62, 'center'),
        index === 1 ? palette.main : palette.accent,
      ),
    ),
  )

/** The back of a postcard. */
export const postcardBack = (paper: string, ink: string, lines: readonly string[]): string =>
  rect(-300, -210, 600, 420, paper) +
  line('M20 -160V160', ink, 1.4) +
  rect(202, -178, 66, 82, mix(ink, paper, 0.8), { stroke: ink, 'stroke-width': 1.2 }) +
  steps(4)
    .map((index) => line(`M60 ${-20 + index * 46}H264`, ink, 1))
    .join('') +
  lines.map((text, index) => fill(alignedText(text, { face: 'serifItalic', size: 33 }, -266, -110 + index * 48, 'left'), ink)).join('')

/** A spool of ribbon, seen a little from above. */
export const spool = (colour: string, wood: string): string =>
  fill('M-96 60V90A96 34 0 0 0 96 90V60Z', darker(wood, 0.2)) +
  fill(ellipse(0, 60, 96, 34), wood) +
  fill('M-76 -70V56A76 27 0 0 0 76 56V-70Z', colour) +
  fill('M30 -52V82C56 78 76 68 76 56V-70Z', darker(colour, 0.18)) +
  steps(5)
    .map((index) => line(`M-76 ${-44 + index * 22}A76 27 0 0 0 76 ${-44 + index * 22}`, lighter(colour, 0.28), 1.4))
    .join('') +
  fill('M-96 -92V-70A96 34 0 0 0 96 -70V-92Z', darker(wood, 0.2)) +
  fill(ellipse(0, -92, 96, 34), lighter(wood, 0.1)) +
  fill(ellipse(0, -92, 24, 9), darker(wood, 0.5)) +
  fill('M-74 20C-120 40 -150 90 -210 96L-196 122C-130 116 -104 76 -66 58Z', lighter(colour, 0.06)) +
  fill('M-210 96C-240 100 -262 92 -280 80L-274 108C-252 122 -224 126 -196 122Z', darker(colour, 0.2))

export const plate = (): string =>
  circle(0, 0, 300, '#fbfaf6') +
  circle(0, 0, 298, 'none', { stroke: '#d9d4ca', 'stroke-width': 2 }) +
  circle(4, 5, 208, '#efece5') +
  circle(0, 0, 204, '#f9f8f4')

export const fork = (): string =>
  fill(
    'M-6 330L-9 -90C-30 -110 -34 -150 -32 -230H-26V-140H-15V-230H-9V-140H9V-230H15V-140H26V-230H32C34 -150 30 -110 9 -90L6 330C6 342 -6 342 -6 330Z',
    '#b9b4a8',
  )
export const knife = (): string => fill('M-8 330L-7 20H-22C-26 -90 -16 -200 10 -260V20L9 330C9 342 -8 342 -8 330Z', '#b9b4a8')

/** A code to hold a phone at. It looks like one, and leads nowhere. */
export const code = (size: number, ink: string): string => {
  const cell = size / 21
  const finder = (x: number, y: number): string =>
    rect(x * cell, y * cell, cell * 7, cell * 7, ink) +
    rect((x + 1) * cell, (y + 1) * cell, cell * 5, cell * 5, '#ffffff') +
    rect((x + 2) * cell, (y + 2) * cell, cell * 3, cell * 3, ink)
  const inFinder = (x: number, y: number): boolean => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)
  const cells = steps(441).filter((index) => {
    const [x, y] = [index % 21, Math.floor(index / 21)]
    return !inFinder(x, y) && (x * 7 + y * 13 + x * y * 3 + ((x * x + y) % 5)) % 3 === 0
  })
  return (
    fill(
      cells
        .map(
          (index) =>
            `M${((index % 21) * cell).toFixed(1)} ${(Math.floor(index / 21) * cell).toFixed(1)}h${cell.toFixed(1)}v${cell.toFixed(1)}h${(-cell).toFixed(1)}z`,
        )
        .join(''),
      ink,
    ) +
    finder(0, 0) +
    finder(14, 0) +
    finder(0, 14)
  )
}

export const phone = (screen: string): string =>
  element('rect', { x: -130, y: -270, width: 260, height: 540, rx: 34, fill: '#22242a' }) +
  element('rect', { x: -118, y: -258, width: 236, height: 516, rx: 24, fill: '#fbfaf6' }) +
  screen
