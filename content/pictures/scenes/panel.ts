/** The lower right corner of a print, close up: the edge shows what it is made of. */
import { darker, lighter, mix } from '../colour.ts'
import type { Landscape } from '../motifs/landscape.ts'
import { ellipse, steps } from '../shape.ts'
import { clipped, fill, line, rect } from '../svg.ts'
import { art } from './frame-object.ts'
import { overShadow } from './ground.ts'

/** Layers of the edge, from the print backwards: thickness and colour of each. */
export interface Panel {
  layers: readonly (readonly [thickness: number, colour: string])[]
  surface: Surface
}

export type Surface = 'gloss' | 'matte' | 'weave' | 'clear' | 'glow' | 'rolled' | 'deckle' | 'peeled' | 'seams' | 'eyelets'

/** The picture ends here; the layers run back down and to the right. */
export const corner = { x: 850, y: 640 }

const side = (from: number, thickness: number, colour: string): string => {
  const { x, y } = corner
  const [a, b] = [from, from + thickness]
  return (
    fill(`M${x + a} ${-10}L${x + b} ${-10}V${y + b * 0.62}L${x + a} ${y + a * 0.62}Z`, darker(colour, 0.16)) +
    fill(`M-10 ${y + a * 0.62}H${x + a}L${x + b} ${y + b * 0.62}H-10Z`, darker(colour, 0.04))
  )
}

const surfaces: Record<Surface, () => string> = {
  matte: () => '',
  gloss: () => fill(`M120 0H330L60 ${corner.y}H-150ZM400 0H450L180 ${corner.y}H130Z`, '#ffffff', { opacity: 0.26 }),
  clear: () =>
    fill(`M420 0H640L400 ${corner.y}H180Z`, '#ffffff', { opacity: 0.22 }) +
    rect(corner.x - 10, 0, 10, corner.y, '#d8efe9', { opacity: 0.6 }) +
    rect(0, corner.y - 10, corner.x, 10, '#d8efe9', { opacity: 0.6 }),
  weave: () =>
    line(
      steps(108)
        .map((index) => `M${index * 8} 0V${corner.y}`)
        .join(''),
      '#ffffff',
      1.6,
      { opacity: 0.2, 'stroke-dasharray': '5 4' },
    ) +
    line(
      steps(82)
        .map((index) => `M0 ${index * 8}H${corner.x}`)
        .join(''),
      '#3a2c1c',
      1.4,
      { opacity: 0.14, 'stroke-dasharray': '4 5' },
    ),
  glow: () => rect(0, 0, corner.x, corner.y, '#fff6cf', { opacity: 0.18 }),
  rolled: () =>
    fill(`M0 ${corner.y - 150}C260 ${corner.y - 190} 600 ${corner.y - 120} ${corner.x} ${corner.y - 150}V${corner.y}H0Z`, '#000000', {
      opacity: 0.07,
    }),
  deckle: () =>
    line(
      steps(60)
        .map((index) => `M${(index * 137) % corner.x} ${(index * 89) % corner.y}h3`)
        .join(''),
      '#ffffff',
      2,
      { opacity: 0.4 },
    ),
  peeled: () => '',
  seams: () => line(`M${corner.x * 0.34} 0V${corner.y}M${corner.x * 0.68} 0V${corner.y}`, '#2a211a', 2, { opacity: 0.35 }),
  eyelets: () =>
    [
      [corner.x - 60, corner.y - 60],
      [corner.x - 60, 120],
      [corner.x - 420, corner.y - 60],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(ellipse(x, y, 27, 27), '#d5d8da') + fill(ellipse(x + 2, y + 2, 20, 20), '#8d9499') + fill(ellipse(x, y, 14, 14), '#2b2d31'),
      )
      .join(''),
}

/** What happens at the corner itself, over everything else. */
const corners: Partial<Record<Surface, () => string>> = {
  peeled: () =>
    fill(
      `M${corner.x + 2} ${corner.y - 250}C${corner.x - 60} ${corner.y - 210} ${corner.x - 190} ${corner.y - 80} ${corner.x - 260} ${corner.y + 2}H${corner.x + 2}Z`,
      '#f4f4f2',
    ) +
    fill(
      `M${corner.x + 2} ${corner.y - 250}C${corner.x - 120} ${corner.y - 240} ${corner.x - 230} ${corner.y - 190} ${corner.x - 250} ${corner.y - 160}C${corner.x - 230} ${corner.y - 100} ${corner.x - 250} ${corner.y - 40} ${corner.x - 260} ${corner.y + 2}C${corner.x - 200} ${corner.y - 80} ${corner.x - 80} ${corner.y - 200} ${corner.x + 2} ${corner.y - 250}Z`,
      '#dfe3e4',
    ) +
    line(
      `M${corner.x + 2} ${corner.y - 250}C${corner.x - 80} ${corner.y - 200} ${corner.x - 200} ${corner.y - 80} ${corner.x - 260} ${corner.y + 2}`,
      '#aab0b2',
      3,
    ),
  rolled: () =>
    fill(`M-10 ${corner.y - 64}H${corner.x + 6}V${corner.y + 30}H-10Z`, '#f1efea') +
    fill(`M-10 ${corner.y + 2}H${corner.x + 6}V${corner.y + 30}H-10Z`, '#d5d2ca') +
    fill(ellipse(corner.x + 6, corner.y - 17, 17, 47), '#e3e0d9') +
    fill(ellipse(corner.x + 7, corner.y - 14, 11, 36), '#bdb9b0') +
    fill(ellipse(corner.x + 8, corner.y - 12, 6, 26), '#8f8b82'),
  deckle: () =>
    fill(
      `M${corner.x - 44} -10${steps(27)
        .map((index) => `L${corner.x - 44 + 50 + ((index * 7) % 9)} ${index * 25}`)
        .join('')}L${corner.x} ${corner.y}${steps(35)
        .map((index) => `L${corner.x - index * 25} ${corner.y + ((index * 5) % 8)}`)
        .join('')}L-10 ${corner.y - 40}H${corner.x - 44}Z`,
      '#faf7ef',
    ),
}

export function panelCorner(landscape: Landscape, { layers, surface }: Panel, id: string): string {
  const { x, y } = corner
  const { drawn, from: back } = layers.reduce(
    (state, [thickness, colour]) => ({ from: state.from + thickness, drawn: side(state.from, thickness, colour) + state.drawn }),
    { from: 0, drawn: '' },
  )
  const glow =
    surface === 'glow'
      ? fill(ellipse(x * 0.5, y * 0.5, x * 0.9, y * 0.92), '#ffedb8', { opacity: 0.5 }) +
        fill(ellipse(x * 0.5, y * 0.5, x * 0.76, y * 0.8), '#fff4d2', { opacity: 0.7 })
      : ''
  return (
    glow +
    overShadow(
      'raised',
      { x: x / 2 - 30 + back / 2, y: y / 2 - 30 + back * 0.31, width: x + 60 + back, height: y + 60 + back * 0.62 },
      drawn,
      clipped(id, rect(-10, -10, x + 10, y + 10, '#000000'), art(landscape, -420, -260, x + 420, y + 260), surfaces[surface]()),
    ) +
    line(`M-10 ${y}H${x}V-10`, lighter(mix('#ffffff', layers[0]?.[1] ?? '#ffffff', 0.5), 0.4), 1.6) +
    (corners[surface]?.() ?? '')
  )
}
