/** How a card speaks: which faces its words are set in, and how large they are against each other. */
import type { Face } from '../type/faces.ts'

export interface Voice {
  face: Face
  factor: number
  tracking: number
  upper: boolean
  lining?: boolean
}

interface Voices {
  over: Voice
  title: Voice
  under: Voice
  /** Space between two lines of the title, as a part of its size. */
  leading: number
}

const style = (face: Face, factor = 1, tracking = 0, upper = false): Voice => ({ face, factor, tracking, upper, lining: upper })
const smallCaps = style('sansMedium', 0.82, 22, true)

export const voices = {
  classic: { over: smallCaps, title: style('serif', 1.1, -1), under: style('serifItalic', 1.2), leading: 0.36 },
  light: { over: style('serifItalic', 1.25), title: style('serifLight', 1.25, -2), under: smallCaps, leading: 0.32 },
  italic: { over: smallCaps, title: style('serifItalic', 1.15, -1), under: style('sans', 1.02, 2), leading: 0.36 },
  script: { over: smallCaps, title: style('script', 1.22), under: style('serif', 1.15, 1), leading: 0.46 },
  caps: { over: style('serifItalic', 1.25), title: style('sans', 0.62, 26, true), under: style('sans', 0.86, 14, true), leading: 0.42 },
  romancaps: { over: style('serifItalic', 1.25), title: style('serif', 0.8, 14, true), under: style('serif', 1.12), leading: 0.34 },
  bold: { over: style('sansMedium', 1.05), title: style('sansBlack', 1, -1), under: style('sansMedium', 1.02), leading: 0.22 },
  boldcaps: {
    over: style('sansMedium', 0.9, 14, true),
    title: style('sansBlack', 0.86, 3, true),
    under: style('sansMedium', 0.9, 10, true),
    leading: 0.2,
  },
  grotesk: { over: style('grotesk', 0.86), title: style('groteskBold', 0.84, -3), under: style('grotesk', 0.86), leading: 0.2 },
  poster: { over: style('sans', 1), title: style('serifBold', 1.1, -3), under: style('sans', 1), leading: 0.18 },
} as const satisfies Record<string, Voices>

export type VoiceName = keyof typeof voices
