import { collageLayouts } from '../../../content/catalogue/collage-designs.ts'
import type { Channel } from '../../../schemas/channel.ts'
import { readFormat } from '../../../schemas/format.ts'
import {
  type CollageDesign,
  type CollageDesignGroup,
  type CollageGroupKey,
  collageGroupKeys,
  collageGroupQuestion,
  collageGroupsQuestion,
} from '../../../schemas/wall-art/collage.ts'
import { defaultCollageIds } from '../../../schemas/wall-art/collage-choice.ts'
import { turned } from '../../../schemas/wall-art/format-limits.ts'
import { formatsOf } from '../../../schemas/wall-art/wall-format.ts'
import { answering, type EmbeddedAnswer } from '../embedded-answer.ts'

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
  answering(collageGroupsQuestion, ({ channel }, { key: wanted }) =>
    collageGroupKeys.filter((key) => wanted.length === 0 || wanted.includes(key)).map((key) => designGroup(key, channel)),
  ),
  answering(collageGroupQuestion, ({ channel }, { key }) => designGroup(key, channel)),
]

function designGroup(key: CollageGroupKey, channel: Channel): CollageDesignGroup {
  const { name, layouts } = collageLayouts[key]
  return { key, name, designs: layouts.map((layout) => designOf(layout, channel)), colors }
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
    rows,
  }
}

/** Pictures of a smaller collage would be no larger than stamps. */
const isLarge = (format: string) => readFormat(format).width >= 400
