/** What frames pictures for the wall. Plain data: browsers read it, too. */

/** R3.06, in the order of the shop. */
export const frameTypes = [
  'alurahmen',
  'holzrahmen',
  'fotorahmen',
  'kunststoffrahmen',
  'artbox',
  'schattenfuge-leinwand',
  'schattenfuge-platte',
] as const
export type FrameType = (typeof frameTypes)[number]

export const frameColors = ['schwarz', 'weiss', 'silber', 'eiche', 'nussbaum'] as const
export type FrameColor = (typeof frameColors)[number]

/** A sheet of card between picture and frame; its size is the width of its border in millimetres. */
export const matTypes = ['mat-none', 'mat-weiss'] as const
export type MatType = (typeof matTypes)[number]
export const matSizes = [0, 30] as const
export type MatSize = (typeof matSizes)[number]

export interface Mat {
  matType: MatType
  matSize: MatSize
}

export const noMat: Mat = { matType: 'mat-none', matSize: 0 }
export const whiteMat: Mat = { matType: 'mat-weiss', matSize: 30 }

interface FrameFacts {
  /** The first is what it comes in unless another is asked for. */
  colors: readonly ['schwarz', ...FrameColor[]]
  /** What it comes with unless another is asked for; `undefined` for a frame that lies on no paper, and takes none. */
  mat: Mat | undefined
  /** How wide its face is, and the gap between it and the picture. Millimetres. */
  width: number
  gap: number
  /** Of the longest picture that it holds. Millimetres. */
  longest: number
}

export const frameFacts: Record<FrameType, FrameFacts> = {
  alurahmen: { colors: ['schwarz', 'silber', 'weiss'], mat: whiteMat, width: 12, gap: 0, longest: 1200 },
  holzrahmen: { colors: ['schwarz', 'eiche', 'nussbaum', 'weiss'], mat: whiteMat, width: 24, gap: 0, longest: 1200 },
  fotorahmen: { colors: ['schwarz', 'weiss'], mat: noMat, width: 30, gap: 0, longest: 600 },
  kunststoffrahmen: { colors: ['schwarz', 'weiss', 'silber'], mat: noMat, width: 18, gap: 0, longest: 900 },
  artbox: { colors: ['schwarz', 'weiss', 'eiche'], mat: noMat, width: 14, gap: 0, longest: 1000 },
  'schattenfuge-leinwand': { colors: ['schwarz', 'eiche', 'nussbaum', 'weiss'], mat: undefined, width: 12, gap: 8, longest: 1800 },
  'schattenfuge-platte': { colors: ['schwarz', 'silber', 'weiss'], mat: undefined, width: 10, gap: 6, longest: 1500 },
}

/** A frame in one of its colours. */
export interface Frame {
  type: FrameType
  color: FrameColor
}

/** `holzrahmen-schwarz` */
export const writeFrame = ({ type, color }: Frame): string => `${type}-${color}`

/** What `writeFrame` has written; the bare type is the frame in black. `undefined` for what there is not. */
export function readFrame(written: string): Frame | undefined {
  for (const type of frameTypes)
    for (const color of frameFacts[type].colors)
      if (written === writeFrame({ type, color }) || (written === type && color === 'schwarz')) return { type, color }
  return undefined
}

/** What a frame comes with until another mat is asked for (R3.06). */
export const usualMat = (type: FrameType | undefined): Mat => (type && frameFacts[type].mat) || noMat
