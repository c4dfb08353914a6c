/** What things lie on, and the one soft shadow they throw: the light comes from the upper left. */
import { brightness, darker, mix } from '../colour.ts'
import type { Palette } from '../palettes.ts'
import type { Size } from '../picture.ts'
import { createRandom } from '../random.ts'
import { steps } from '../shape.ts'
import { drawing, element, fill, group, line, type Placement, place, rect, round } from '../svg.ts'

/** How far above the ground a thing is: `lying` paper, a `raised` card or frame. */
export type Lift = 'lying' | 'raised'

const shadows: Record<Lift, { blur: number; dx: number; dy: number; opacity: number }> = {
  lying: { blur: 7, dx: 5, dy: 8, opacity: 0.26 },
  raised: { blur: 15, dx: 13, dy: 20, opacity: 0.3 },
}

const shadowFilter = (lift: Lift): string => {
  const { blur, dx, dy, opacity } = shadows[lift]
  return element(
    'filter',
    { id: lift, 'color-interpolation-filters': 'sRGB', x: '-15%', y: '-15%', width: '135%', height: '135%' },
    element('feDropShadow', { dx, dy, stdDeviation: blur, 'flood-color': '#2a211a', 'flood-opacity': opacity }),
  )
}

/** Fibres and specks of a sheet, as a tile that repeats. */
const grain = (colour: string): string => {
  const random = createRandom('grain')
  const speck = (): string => `M${Math.round(random.between(0, 300))} ${Math.round(random.between(0, 300))}h.01`
  const fibre = (): string => {
    const [dx, dy] = [random.between(-12, 12), random.between(-12, 12)].map(Math.round)
    return `M${Math.round(random.between(0, 300))} ${Math.round(random.between(0, 300))}q${dx} 2 ${dy} ${dx}`
  }
  const dark = brightness(colour) < 0.45
  const ink = dark ? '#ffffff' : '#3a2c1c'
  return element(
    'pattern',
    { id: 'grain', width: 300, height: 300, patternUnits: 'userSpaceOnUse' },
    line(steps(110).map(speck).join(''), ink, 1.5, { opacity: dark ? 0.07 : 0.09 }),
    line(steps(40).map(speck).join(''), dark ? '#000000' : '#ffffff', 1.8, { opacity: 0.35 }),
    line(steps(22).map(fibre).join(''), ink, 0.8, { opacity: dark ? 0.06 : 0.08 }),
  )
}

/**
 * A sheet above the ground, around (0,0) before it is placed. Its shadow is a dozen rectangles, each a little larger and
 * fainter: twenty times as quick to rasterise as a blur, and most things in a print shop are rectangles.
 */
export function sheet(lift: Lift, at: Placement, { width, height }: Size, ...children: string[]): string {
  const { blur, dx, dy, opacity } = shadows[lift]
  const count = 12
  const each = 1 - (1 - opacity) ** (1 / count)
  const layers = steps(count).map((index) => {
    const spread = blur * (1.7 - (2.5 * index) / (count - 1))
    return rect(-width / 2 - spread, -height / 2 - spread, width + spread * 2, height + spread * 2, shade, {
      rx: round(Math.max(spread + blur, 2)),
      opacity: each,
    })
  })
  return place({ ...at, x: (at.x ?? 0) + dx, y: (at.y ?? 0) + dy }, ...layers) + place(at, ...children)
}

/** Children that stand where they are, over the shadow of the sheet whose middle is at (x, y). */
export const overShadow = (lift: Lift, { x, y, ...size }: Size & { x: number; y: number }, ...children: string[]): string =>
  sheet(lift, { x, y }, size) + children.join('')

/** Something thin that lies on the ground: its shadow is its own shape in one dark colour. */
export const laid = (shape: string, silhouette: string): string => group({ opacity: 0.2, transform: 'translate(5 8)' }, silhouette) + shape

export const shade = '#2a211a'

/** Anything else, with a blurred shadow. */
export const lifted = (lift: Lift, ...children: string[]): string => group({ filter: `url(#${lift})` }, ...children)

/** A ground with grain, and on it what is drawn. */
export const onGround = (size: Size, colour: string, ...children: string[]): string =>
  drawing(
    size,
    element('defs', {}, shadowFilter('lying'), shadowFilter('raised'), grain(colour)),
    rect(0, 0, size.width, size.height, colour),
    rect(0, 0, size.width, size.height, 'url(#grain)'),
    ...children,
  )

/** A ground on which the sheet stands out. */
export const groundFor = ({ paper, second, accent }: Palette): string => {
  const light = brightness(paper)
  if (light > 0.88) return mix(mix(second, accent, 0.18), '#e9e2d6', 0.62)
  if (light > 0.5) return mix(paper, '#f6f0e6', 0.72)
  return mix(mix(paper, second, 0.5), '#e4dccf', 0.72)
}

/** A bar of light from a window, across the ground. */
export const windowLight = (size: Size): string =>
  fill(`M${size.width * 0.1} 0H${size.width * 0.42}L${size.width * 0.2} ${size.height}H${-size.width * 0.12}Z`, '#ffffff', {
    opacity: 0.13,
  }) +
  fill(`M${size.width * 0.46} 0H${size.width * 0.58}L${size.width * 0.36} ${size.height}H${size.width * 0.24}Z`, '#ffffff', {
    opacity: 0.1,
  })

/** Wall and table for things that stand. */
export const table = (size: Size, colour: string, at: number): string =>
  rect(0, at, size.width, size.height - at, darker(colour, 0.09)) + rect(0, at, size.width, size.height - at, 'url(#grain)')
