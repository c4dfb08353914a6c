import { collageLayouts } from '../../content/catalogue/collage-designs.ts'
import type { Channel } from '../../schemas/channel.ts'
import {
  type CollageDesign,
  type CollageDesignGroup,
  type CollageGroupKey,
  collageGroupKeys,
  collageGroupQuestion,
  collageGroupsQuestion,
} from '../../schemas/collage.ts'
import { defaultCollageIds } from '../../schemas/collage-choice.ts'
import { readFormat } from '../../schemas/format.ts'
import { turned } from '../../schemas/format-limits.ts'
import { formatsOf } from '../../schemas/wall-format.ts'
import { answering, type EmbeddedAnswer } from './embedded-answer.ts'
import type { Market } from './shop-api.ts'
import { swissSpelling } from './swiss-spelling.ts'

const colors: CollageDesignGroup['colors'] = [
  { value: 'weiss', name: 'Weiß', color: '#fdfcfa' },
  { value: 'creme', name: 'Creme', color: '#f1e6d2' },
  { value: 'altrosa', name: 'Altrosa', color: '#dcb6b0' },
  { value: 'salbei', name: 'Salbei', color: '#b3c0a9' },
  { value: 'nachtblau', name: 'Nachtblau', color: '#26345a' },
  { value: 'schwarz', name: 'Schwarz', color: '#1d1d1f' },
]

/** The arrangements of pictures (R7.10). What collages cost is asked as for pictures on the same material. */
export const collageAnswers: EmbeddedAnswer[] = [
  answering(collageGroupsQuestion, (market, { key: wanted }) =>
    collageGroupKeys.filter((key) => wanted.length === 0 || wanted.includes(key)).map((key) => designGroup(key, market)),
  ),
  answering(collageGroupQuestion, (market, { key }) => designGroup(key, market)),
]

function designGroup(key: CollageGroupKey, { channel, locale }: Market): CollageDesignGroup {
  const { name, layouts } = collageLayouts[key]
  const group = { key, name, designs: layouts.map((layout) => designOf(layout, channel)), colors }
  return locale === 'de-CH' ? swissSpelling(group) : group
}

function designOf(layout: (typeof collageLayouts)[CollageGroupKey]['layouts'][number], channel: Channel): CollageDesign {
  const { id, name, formatGroup, isPortrait = false, rows } = layout
  return {
    id,
    name,
    formatGroup,
    isPortrait,
    formats: formatsOf[formatGroup].filter(isLarge).map((format) => turned(format, isPortrait)),
    isDefault: id === defaultCollageIds[channel],
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    cells: cellsOf(rows),
  }
}

/** Pictures of a smaller collage would be no larger than stamps. */
const isLarge = (format: string) => readFormat(format).width >= 400

/** The rectangle of each letter, in the order in which they are met. */
function cellsOf(rows: readonly string[]): CollageDesign['cells'] {
  const letters = new Set(rows.join('').replaceAll('.', ''))
  return [...letters].map((letter) => {
    const y = rows.findIndex((row) => row.includes(letter))
    const row = rows[y] ?? ''
    const x = row.indexOf(letter)
    const height = rows.filter((each) => each.includes(letter)).length
    return { x, y, width: row.lastIndexOf(letter) - x + 1, height }
  })
}
