/** A card as a thing: a sheet that lies, a folded card that stands. All are drawn around (0,0). */
import { brightness, darker, lighter } from '../colour.ts'
import { type Design, drawFace, formats } from '../designs/design.ts'
import { element, fill, group, line, place, rect } from '../svg.ts'
import { sheet } from './ground.ts'

/** Two faces in one picture must not share the ids of what they define. */
const withOwnIds = (svg: string, owner: string): string => svg.replaceAll(/(id="|url\(#|href="#)(cut|repeat)/g, `$1${owner}$2`)

export const proportion = ({ format }: Design): number => formats[format].width / formats[format].height

const face = (design: Design, width: number, height: number, owner: string): string => {
  const { width: unitsWide, height: unitsHigh } = formats[design.format]
  return element(
    'svg',
    { x: -width / 2, y: -height / 2, width, height, viewBox: `0 0 ${unitsWide} ${unitsHigh}` },
    withOwnIds(drawFace(design), owner),
  )
}

/** The edge that catches the light, and the one that does not. */
const edges = (width: number, height: number, paper: string): string => {
  const [w, h] = [width / 2, height / 2]
  return (
    line(`M${-w} ${h}H${w}V${-h}`, darker(paper, brightness(paper) > 0.5 ? 0.22 : 0.5), 1.6, { 'stroke-linecap': 'butt' }) +
    line(`M${-w} ${h}V${-h}H${w}`, lighter(paper, 0.45), 1.2, { 'stroke-linecap': 'butt' })
  )
}

export interface Stand {
  x: number
  y: number
  height: number
  rotate?: number
}

/** A card that lies flat; a folded one shows the edge of its second leaf. */
export function lyingCard(design: Design, { x, y, height, rotate = 0 }: Stand, owner: string): string {
  const width = height * proportion(design)
  const second = rect(-width / 2 + 5, -height / 2 + 4, width, height, darker(design.palette.paper, 0.1))
  return sheet(
    'raised',
    { x, y, rotate },
    { width, height },
    second,
    face(design, width, height, owner),
    edges(width, height, design.palette.paper),
  )
}

/** A folded card on its two lower edges, opened towards the right. (x, y) is the middle of its foot. */
export function standingCard(design: Design, { x, y, height }: Stand, owner: string): string {
  const width = height * proportion(design)
  const front = width * 0.93
  const depth = width * 0.3
  const slant = depth * 0.3
  const paper = design.palette.paper
  const shadow = fill(
    `M${-front / 2} 2L${front / 2 + depth} ${-slant + 8}L${front / 2 + depth + height * 0.34} ${-slant - height * 0.03}L${front / 2 + height * 0.1} -14Z`,
    '#2a211a',
    { opacity: 0.17 },
  )
  const back = fill(
    `M${front / 2 - 2} ${-height}L${front / 2 + depth} ${-height - slant}V${-slant}L${front / 2 - 2} 0Z`,
    darker(paper, 0.2),
  )
  const leaf = group(
    { transform: `matrix(0.93 0.035 0 1 0 ${Math.round(-height / 2 - width * 0.017)})` },
    face(design, width, height, owner),
    edges(width, height, paper),
  )
  return place({ x, y }, shadow, back, leaf)
}
