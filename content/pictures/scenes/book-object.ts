/** A photo book that lies closed. Drawn around (0,0). */
import { brightness, darker, lighter } from '../colour.ts'
import type { Landscape } from '../motifs/landscape.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Palette } from '../palettes.ts'
import type { Size } from '../picture.ts'
import { fill, line, place, rect } from '../svg.ts'
import { fittedText, type TextStyle } from '../type/text-path.ts'
import { art } from './frame-object.ts'
import { overShadow } from './ground.ts'

export interface BookCover {
  title: string
  /** Below the title. */
  line: string
  palette: Palette
  face: TextStyle['face']
  /** A picture over all of it, a picture in a window, a motif, or the title alone. */
  look: { picture: Landscape } | { window: Landscape } | { motif: Motif } | 'lettered'
}

const spine = 26
const pages = 14

export function lyingBook(cover: BookCover, { width, height }: Size): string {
  const [left, top] = [-width / 2, -height / 2]
  const { paper } = cover.palette
  return overShadow(
    'raised',
    { x: pages / 2, y: pages / 2, width: width + pages, height: height + pages },
    // The block of pages, and the back of the cover below it.
    rect(left + 4, top + 6, width + pages, height + pages, darker(paper, 0.3)),
    rect(left + 4, top + 4, width + pages - 5, height + pages - 5, '#f4f1ea'),
    line(`M${left + 8} ${top + height + 4}H${left + width + 4}V${top + 8}`, '#d8d3c8', 2),
    rect(left, top, width, height, paper),
    place({ x: left, y: top }, coverFace(cover, { width, height })),
    // Where the cover bends, and the edge that catches the light.
    rect(left, top, spine, height, brightness(paper) > 0.5 ? '#000000' : '#ffffff', { opacity: 0.06 }),
    line(`M${left + spine} ${top}V${top + height}`, '#000000', 2.4, { opacity: 0.18, 'stroke-linecap': 'butt' }),
    line(`M${left + spine + 3} ${top}V${top + height}`, '#ffffff', 2, { opacity: 0.22, 'stroke-linecap': 'butt' }),
    line(`M${left} ${top + height}V${top}H${left + width}`, lighter(paper, 0.45), 1.6, { 'stroke-linecap': 'butt' }),
  )
}

function coverFace(cover: BookCover, { width, height }: Size): string {
  const { look, palette } = cover
  const middle = spine + (width - spine) / 2
  const room = width - spine
  if (look === 'lettered') {
    const size = Math.min(width, height)
    return (
      fill(
        fittedText(cover.title, { face: cover.face, size: size * 0.62, tracking: -3 }, middle, height * 0.66, 'center', room * 0.84),
        palette.accent,
      ) + words({ ...cover, title: '' }, middle, height * 0.88, size, room * 0.8)
    )
  }
  if ('picture' in look) {
    return art(look.picture, 0, 0, width, height * 0.74) + words(cover, middle, height * 0.89, Math.min(width, height), room * 0.86)
  }
  if ('window' in look) {
    const [wide, high] = [room * 0.68, height * 0.54]
    return (
      art(look.window, middle - wide / 2, height * 0.12, wide, high) +
      line(`M${middle - wide / 2} ${height * 0.12 + high}V${height * 0.12}H${middle + wide / 2}`, darker(palette.paper, 0.25), 2) +
      words(cover, middle, height * 0.82, Math.min(width, height), room * 0.8)
    )
  }
  return (
    place({ x: middle, y: height * 0.41, scale: Math.min(room, height) / 330 }, look.motif.draw(palette)) +
    words(cover, middle, height * 0.84, Math.min(width, height), room * 0.8)
  )
}

/** The title, and the line below it. */
function words({ title, line: below, face, palette }: BookCover, x: number, y: number, size: number, room: number): string {
  return (
    (title && fill(fittedText(title, { face, size: size * 0.105 }, x, y, 'center', room), palette.main)) +
    fill(fittedText(below, { face: 'sansMedium', size: size * 0.034, tracking: 12 }, x, y + size * 0.068, 'center', room), palette.main)
  )
}
