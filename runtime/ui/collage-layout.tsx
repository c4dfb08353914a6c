import type { CollageDesign } from '../../schemas/wall-art/collage.ts'
import { collageCells } from '../../schemas/wall-art/collage-cells.ts'

/** How pictures lie in a collage, in small: rectangles in the colour of the text. */
export function CollageLayout({ design: { rows, formatGroup, isPortrait } }: { design: CollageDesign }) {
  const [width, height] = proportions[formatGroup] ?? [4, 3]
  const [w, h] = isPortrait ? [height * 10, width * 10] : [width * 10, height * 10]
  const [column, row] = [w / (rows[0]?.length ?? 1), h / rows.length]
  const gap = 0.5
  const path = collageCells(rows)
    .map((cell) => {
      const [x, y] = [cell.x * column + gap, cell.y * row + gap]
      return `M${short(x)} ${short(y)}h${short(cell.width * column - 2 * gap)}v${short(cell.height * row - 2 * gap)}H${short(x)}z`
    })
    .join('')
  return (
    <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true" fill="currentColor">
      <path d={path} />
    </svg>
  )
}

/** Of a format that lies. */
const proportions: Partial<Record<CollageDesign['formatGroup'], [number, number]>> = { square: [3, 3], '3-2': [3, 2], panorama: [3, 1] }

const short = (value: number) => Math.round(value * 100) / 100
