/** Landscapes in flat layers: the 'photographs' of our drawings, and wall art of their own. */
import { mix } from '../colour.ts'
import type { Size } from '../picture.ts'
import { createRandom } from '../random.ts'
import { curve, type Point, polyline, steps } from '../shape.ts'
import { circle, fill, rect } from '../svg.ts'

export interface Landscape {
  label: string
  draw: (size: Size) => string
}

/** A ridge across the picture: `roll` high, with `waves` hills, jagged or soft. */
const ridge = (seed: string, { width, height }: Size, at: number, roll: number, waves: number, jagged = false): string => {
  const random = createRandom(seed)
  const count = jagged ? waves * 5 : waves * 2
  const points = steps(count + 1).map(
    (index): Point => [(width * index) / count, height * (at - (index % 2 ? roll : roll * 0.15) * random.between(0.35, 1.1))],
  )
  return `${jagged ? polyline(points) : curve(points)}L${width} ${height}L0 ${height}Z`
}

interface Layer {
  at: number
  roll: number
  waves: number
  colour: string
  jagged?: boolean
}

const layered = (
  label: string,
  sky: string,
  sun: { x: number; y: number; r: number; colour: string } | undefined,
  layers: readonly Layer[],
): Landscape => ({
  label,
  draw: (size) =>
    rect(0, 0, size.width, size.height, sky) +
    (sun ? circle(size.width * sun.x, size.height * sun.y, size.width * sun.r, sun.colour) : '') +
    layers.map((each, index) => fill(ridge(label + index, size, each.at, each.roll, each.waves, each.jagged), each.colour)).join(''),
})

export const dunes = layered('Dünen im Abendlicht', '#efd9bd', { x: 0.7, y: 0.26, r: 0.09, colour: '#f6efdf' }, [
  { at: 0.52, roll: 0.1, waves: 2, colour: '#d9b48a' },
  { at: 0.66, roll: 0.14, waves: 1, colour: '#c4915f' },
  { at: 0.8, roll: 0.16, waves: 2, colour: '#a86f43' },
  { at: 0.98, roll: 0.18, waves: 1, colour: '#7d4a2d' },
])
export const mountains = layered('Bergketten im Morgendunst', '#dfe5e6', { x: 0.32, y: 0.3, r: 0.06, colour: '#f7f3e6' }, [
  { at: 0.5, roll: 0.24, waves: 3, colour: '#b9c7cd', jagged: true },
  { at: 0.62, roll: 0.22, waves: 2, colour: '#8fa5b0', jagged: true },
  { at: 0.76, roll: 0.18, waves: 3, colour: '#5f7c8b', jagged: true },
  { at: 0.92, roll: 0.12, waves: 3, colour: '#34505e' },
])
export const hills = layered('Hügel in der Toskana', '#f0e6cf', { x: 0.22, y: 0.24, r: 0.07, colour: '#e2a24d' }, [
  { at: 0.5, roll: 0.08, waves: 3, colour: '#c3c49a' },
  { at: 0.62, roll: 0.1, waves: 2, colour: '#9aa36d' },
  { at: 0.76, roll: 0.1, waves: 2, colour: '#6f7f4b' },
  { at: 0.94, roll: 0.12, waves: 1, colour: '#46552f' },
])

export const coast: Landscape = {
  label: 'Küste mit ruhiger See',
  draw: ({ width, height }) =>
    rect(0, 0, width, height, '#e9ecea') +
    rect(0, height * 0.46, width, height * 0.54, '#9fbcc0') +
    rect(0, height * 0.46, width, height * 0.05, '#7fa3ab') +
    steps(16)
      .map((index) =>
        rect(
          (width * ((index * 37) % 100)) / 100 - width * 0.1,
          height * (0.5 + ((index * 13) % 20) / 100),
          width * (0.08 + ((index * 7) % 9) / 80),
          height * 0.004,
          '#d7e4e3',
        ),
      )
      .join('') +
    fill(
      `M0 ${height * 0.78}C${width * 0.3} ${height * 0.7} ${width * 0.5} ${height * 0.84} ${width} ${height * 0.74}V${height}H0Z`,
      '#f2f0e6',
    ) +
    fill(
      `M0 ${height * 0.82}C${width * 0.3} ${height * 0.74} ${width * 0.5} ${height * 0.88} ${width} ${height * 0.79}V${height}H0Z`,
      '#dcc7a3',
    ) +
    fill(
      `M${width} ${height * 0.3}C${width * 0.9} ${height * 0.3} ${width * 0.86} ${height * 0.4} ${width * 0.7} ${height * 0.46}H${width}Z`,
      '#5d7a6a',
    ),
}

export const forest: Landscape = {
  label: 'Wald im Morgennebel',
  draw: ({ width, height }) => {
    const random = createRandom('forest')
    const row = (base: number, count: number, tall: number, colour: string): string =>
      fill(
        `${steps(count)
          .map((index) => {
            const x = (width * (index + random.between(-0.3, 0.3))) / (count - 1)
            const h = height * tall * random.between(0.7, 1.1)
            const half = h * 0.16
            const y = height * base
            return `M${x.toFixed(1)} ${(y - h).toFixed(1)}l${half.toFixed(1)} ${(h * 0.5).toFixed(1)}h${(-half * 0.5).toFixed(1)}l${(half * 0.8).toFixed(1)} ${(h * 0.6).toFixed(1)}h${(-half * 2.6).toFixed(1)}l${(half * 0.8).toFixed(1)} ${(-h * 0.6).toFixed(1)}h${(-half * 0.5).toFixed(1)}z`
          })
          .join('')}M0 ${(height * base).toFixed(1)}H${width}V${height}H0Z`,
        colour,
      )
    return (
      rect(0, 0, width, height, '#e6e9e1') +
      circle(width * 0.64, height * 0.24, width * 0.08, '#f4ecd2') +
      row(0.56, 17, 0.24, '#c3cdc2') +
      row(0.68, 13, 0.3, '#94a699') +
      row(0.82, 11, 0.36, '#5b7566') +
      row(1, 8, 0.44, '#2c463b')
    )
  },
}

export const lake: Landscape = {
  label: 'See vor Bergen',
  draw: ({ width, height }) =>
    rect(0, 0, width, height, '#f3dcc8') +
    circle(width * 0.5, height * 0.36, width * 0.1, '#e8825a') +
    fill(ridge('lake', { width, height: height * 0.58 }, 0.98, 0.4, 3, true), '#8d6f7d') +
    fill(ridge('lake2', { width, height: height * 0.58 }, 1, 0.2, 3), '#5b4a61') +
    rect(0, height * 0.58, width, height * 0.42, '#d9a48f') +
    steps(13)
      .map((index) =>
        rect(
          width * (0.5 - (0.3 - index * 0.018) + ((index * 17) % 7) / 90),
          height * (0.61 + index * 0.028),
          width * (0.5 - index * 0.03),
          height * 0.009,
          index % 2 ? '#e8b9a0' : '#c08578',
        ),
      )
      .join('') +
    fill(`M0 ${height}V${height * 0.86}Q${width * 0.24} ${height * 0.9} ${width * 0.4} ${height}Z`, '#3c3044'),
}

/** The sea and nothing else, for mourning. */
export const horizon: Landscape = {
  label: 'Meer bis zum Horizont',
  draw: ({ width, height }) =>
    rect(0, 0, width, height, '#eceeed') +
    rect(0, height * 0.56, width, height * 0.44, '#c5d0d3') +
    rect(0, height * 0.56, width, height * 0.012, '#9fb0b6') +
    rect(0, height * 0.72, width, height * 0.28, '#b3c2c7') +
    rect(0, height * 0.86, width, height * 0.14, mix('#b3c2c7', '#7f949c', 0.45)),
}

export const field: Landscape = {
  label: 'Kornfeld unter weitem Himmel',
  draw: ({ width, height }) =>
    rect(0, 0, width, height, '#dfe8ea') +
    fill(ridge('field', { width, height }, 0.58, 0.06, 2), '#8b9c72') +
    rect(0, height * 0.6, width, height * 0.4, '#dcb663') +
    steps(18)
      .map((index) =>
        fill(
          `M${width * (0.5 + (index - 9) * 0.012)} ${height * 0.6}L${width * (0.5 + (index - 9) * 0.16)} ${height}H${width * (0.5 + (index - 9) * 0.16) + width * 0.05}Z`,
          index % 2 ? '#c99c45' : '#e6c77f',
        ),
      )
      .join(''),
}
