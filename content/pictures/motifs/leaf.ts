/** One leaf: it starts at (0,0) and grows along the x axis. */
import { fill, line, round } from '../svg.ts'

export interface LeafShape {
  /** How full it is near the stem and near the tip: where the two handles of its edge stand. */
  base: number
  tip: number
  /** Width as a part of the length. */
  width: number
}

export const leafShapes = {
  olive: { base: 0.25, tip: 0.75, width: 0.15 },
  willow: { base: 0.2, tip: 0.6, width: 0.085 },
  laurel: { base: 0.2, tip: 0.72, width: 0.24 },
  eucalyptus: { base: -0.02, tip: 1.08, width: 0.5 },
  fern: { base: 0.1, tip: 0.5, width: 0.13 },
  rose: { base: 0.02, tip: 0.68, width: 0.36 },
  needle: { base: 0.1, tip: 0.9, width: 0.035 },
} as const satisfies Record<string, LeafShape>

export type LeafName = keyof typeof leafShapes
export type LeafStyle = 'flat' | 'half' | 'line' | 'vein'

export interface LeafInks {
  main: string
  second: string
  paper: string
}

const edges = (length: number, shape: LeafShape, bend: number) => {
  const width = length * shape.width
  const near = round(length * shape.base)
  const far = round(length * shape.tip)
  const tip = `${round(length)} ${round(bend)}`
  return {
    upper: `M0 0C${near} ${round(-width)} ${far} ${round(bend * 0.6 - width)} ${tip}`,
    lower: `C${far} ${round(bend * 0.6 + width * 0.9)} ${near} ${round(width * 0.9)} 0 0Z`,
    rib: `C${far} ${round(bend * 0.65)} ${near} ${round(bend * 0.12)} 0 0`,
    tip,
  }
}

/** Its outline alone, for shapes that are cut out or filled elsewhere. */
export function leafOutline(length: number, name: LeafName, bend = 0): string {
  const { upper, lower } = edges(length, leafShapes[name], bend)
  return upper + lower
}

export function leaf(length: number, name: LeafName, style: LeafStyle, inks: LeafInks, bend = 0): string {
  const { upper, lower, rib, tip } = edges(length, leafShapes[name], bend)
  switch (style) {
    case 'flat':
      return fill(upper + lower, inks.main)
    case 'half':
      return fill(upper + lower, inks.main) + fill(`${upper}${rib}Z`, inks.second)
    case 'vein':
      return fill(upper + lower, inks.main) + line(`M${tip}${rib}`, inks.paper, Math.max(length * 0.012, 0.5))
    case 'line':
      return line(upper + lower, inks.main, 1.1) + line(`M${tip}${rib}`, inks.main, 0.6)
  }
}
