/** SVG as strings: small builders, so that a drawing reads as a drawing. */
import type { Size } from './picture.ts'

type Attributes = Record<string, string | number | undefined>

/** One decimal is finer than a pixel at any size we show, and halves the file. */
export const round = (value: number): number => Math.round(value * 10) / 10

const attribute = ([name, value]: [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`

export const element = (name: string, attributes: Attributes, ...children: string[]): string => {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`
}

export const group = (attributes: Attributes, ...children: string[]): string => element('g', attributes, ...children)

export const fill = (d: string, colour: string, more: Attributes = {}): string => element('path', { d, fill: colour, ...more })

export const line = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const rect = (x: number, y: number, width: number, height: number, colour: string, more: Attributes = {}): string =>
  element('rect', { x: round(x), y: round(y), width: round(width), height: round(height), fill: colour, ...more })

export const circle = (x: number, y: number, radius: number, colour: string, more: Attributes = {}): string =>
  element('circle', { cx: round(x), cy: round(y), r: round(radius), fill: colour, ...more })

export interface Placement {
  x?: number
  y?: number
  scale?: number
  /** Mirrors left and right. */
  flip?: boolean
  rotate?: number
}

/** Children drawn around (0,0), moved to where they belong. */
export const place = ({ x = 0, y = 0, scale = 1, flip = false, rotate = 0 }: Placement, ...children: string[]): string => {
  const turn = rotate === 0 ? '' : ` rotate(${round(rotate)})`
  const size = scale === 1 && !flip ? '' : ` scale(${Math.round((flip ? -scale : scale) * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`
  return group({ transform: `translate(${round(x)} ${round(y)})${turn}${size}` }, ...children)
}

/** Children cut to a shape. The id must be unique in the picture. */
export const clipped = (id: string, shape: string, ...children: string[]): string =>
  element('clipPath', { id }, shape) + group({ 'clip-path': `url(#${id})` }, ...children)

export const drawing = (size: Size, ...children: string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size.width, height: size.height, viewBox: `0 0 ${size.width} ${size.height}` },
    ...children,
  )

/** One drawing in many places, written once. The id begins with `repeat` and must be unique in the picture. */
export const repeated = (id: string, child: string, placements: readonly Placement[]): string =>
  element('defs', {}, group({ id }, child)) + placements.map((each) => place(each, element('use', { href: `#${id}` }))).join('')
