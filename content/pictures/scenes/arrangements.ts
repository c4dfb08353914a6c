/** Ways to lay out a suite of cards, in a box of 1320 by 880. */
import { type Design, formats } from '../designs/design.ts'
import { place } from '../svg.ts'
import { lyingCard, proportion, standingCard } from './card-object.ts'
import { closedEnvelope, openEnvelope, seal } from './envelope.ts'
import { laid, shade, sheet } from './ground.ts'
import type { Mood } from './mood.ts'
import { bow, candleStick, laidTwig, pen, ribbon, vase } from './props.ts'

export interface Arrangement {
  /** Where the table's edge runs behind standing cards. */
  table?: number
  draw: (designs: readonly [Design, Design, Design], mood: Mood) => string
}

export const box = { width: 1320, height: 880 }

/** As tall as asked for, but no wider than its room. */
export const within = (design: Design, height: number, width: number): number => Math.min(height, width / proportion(design))

const initialOf = ({ words }: Design): string => (words.title.join('').match(/\p{Lu}/u) ?? ['A'])[0]

const overlapped: Arrangement = {
  draw: ([first, second], mood) =>
    sheet(
      'lying',
      { x: 800, y: 640, rotate: 13 },
      { width: 640, height: 430 },
      closedEnvelope({ width: 640, height: 430, colour: mood.envelope }),
      seal(0, 46, 44, mood.wax, initialOf(first)),
    ) +
    laidTwig(mood.twig, mood.inks, 1150, 210, 2.3, 38) +
    lyingCard(second, { x: 960, y: 350, height: within(second, 520, 430), rotate: 8 }, 'b') +
    lyingCard(first, { x: 470, y: 440, height: within(first, 720, 620), rotate: -5 }, 'a'),
}

const standing: Arrangement = {
  table: 520,
  draw: ([first, second], mood) =>
    place({ x: 150, y: 640, scale: 1.2 }, vase(mood.envelope, mood.twig, mood.inks)) +
    standingCard(second, { x: 930, y: 690, height: within(second, 450, 460) }, 'b') +
    standingCard(first, { x: 500, y: 780, height: within(first, 620, 560) }, 'a') +
    place({ x: 1230, y: 730 }, candleStick(mood.wax, '#e8b24a')),
}

const rowed: Arrangement = {
  draw: ([first, second, third], mood) =>
    place({ x: 640, y: 560, rotate: -17, scale: 1.25 }, laid(ribbon(mood.ribbon), ribbon(shade))) +
    lyingCard(second, { x: 235, y: 330, height: within(second, 540, 390) }, 'b') +
    lyingCard(first, { x: 665, y: 500, height: within(first, 580, 420) }, 'a') +
    lyingCard(third, { x: 1095, y: 370, height: within(third, 540, 390) }, 'c'),
}

const suite: Arrangement = {
  draw: ([first, second], mood) =>
    sheet(
      'raised',
      { x: 410, y: 600, rotate: -7 },
      { width: 700, height: 450 },
      openEnvelope({ width: 700, height: 450, colour: mood.envelope }, mood.twig, mood.inks, 'liner'),
    ) +
    laidTwig(mood.twig, mood.inks, 1190, 680, 2.1, 150) +
    lyingCard(second, { x: 1080, y: 320, height: within(second, 430, 360), rotate: 9 }, 'b') +
    lyingCard(first, { x: 720, y: 450, height: within(first, 650, 560), rotate: 3 }, 'a') +
    place({ x: 250, y: 800, rotate: -12, scale: 0.8 }, laid(pen(mood.ribbon), pen(shade))),
}

const fanned: Arrangement = {
  draw: ([first, second, third], mood) =>
    lyingCard(third, { x: 1040, y: 430, height: within(third, 560, 450), rotate: 15 }, 'c') +
    lyingCard(second, { x: 710, y: 400, height: within(second, 590, 470), rotate: 3 }, 'b') +
    lyingCard(first, { x: 360, y: 450, height: within(first, 640, 520), rotate: -9 }, 'a') +
    place({ x: 1120, y: 730, scale: 1.15, rotate: -14 }, laid(bow(mood.ribbon), bow(shade))),
}

export const arrangements: readonly [Arrangement, ...Arrangement[]] = [overlapped, standing, rowed, suite, fanned]

/** Cards that stand want to be upright ones. */
export const suits = (arrangement: Arrangement, design: Design): boolean =>
  arrangement.table === undefined || formats[design.format].height >= formats[design.format].width
